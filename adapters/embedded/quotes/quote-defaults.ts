import { sql } from 'kysely'
import type { QuoteDefaults, QuoteHead } from '#domain/quotes/quote'
import type { PartyAddress } from '#domain/quotes/quote-party'
import { may } from '#domain/session/permissions'
import type { Database } from '../database/database'
import { nameOfUser, type QuoteUser } from './quote-users'

const USUAL_VALIDITY_DAYS = 30

const lastHead = async (db: Database, { userId, customerId }: QuoteUser): Promise<QuoteHead | undefined> => {
  const row = await db
    .selectFrom('quotes')
    .select('head')
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy(sql`length(quote_number)`, 'desc')
    .orderBy('quote_number', 'desc')
    .executeTakeFirst()
  return row?.head
}

const addressOf = async (db: Database, { customerId }: QuoteUser): Promise<PartyAddress> => {
  const { rows } = await sql<{ address2: string | null; postal_code: string; postal_address: string }>`
    select address2, postal_code, postal_address from addresses
    where customer_id = ${customerId} and country_code = 'SE' order by preselected desc, id limit 1`.execute(db)
  const [row] = rows
  return { street: row?.address2 ?? '', postalCode: row?.postal_code ?? '', place: row?.postal_address ?? '' }
}

const customerName = async (db: Database, { customerId }: QuoteUser): Promise<string> => {
  const row = await db.selectFrom('customers').select('name').where('customer_id', '=', customerId).executeTakeFirst()
  return row?.name ?? ''
}

/**
 * What a new quote of a user begins with (QUOTE-16): as their last one was, or where it is the first, their customer as the
 * sender with the address that the customer prefers.
 */
export const readDefaults = async (db: Database, user: QuoteUser): Promise<QuoteDefaults> => {
  const last = await lastHead(db, user)
  if (last !== undefined) {
    const { sender, validFor, priceType, finalMessage } = last
    return { sender, validFor, priceType: may(user, 'seeDiscounts') ? priceType : 'net', finalMessage }
  }
  return {
    sender: {
      choice: 'your',
      name: await customerName(db, user),
      organizationNumber: '',
      reference: await nameOfUser(db, user),
      address: await addressOf(db, user),
    },
    validFor: USUAL_VALIDITY_DAYS,
    priceType: 'net',
    finalMessage: '',
  }
}

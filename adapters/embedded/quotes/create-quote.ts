import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'
import { projectId, type ProjectId } from '#domain/kernel/ids'
import type { Quote, QuoteHead } from '#domain/quotes/quote'
import { longestQuoteText } from '#domain/quotes/quote-text'
import { readText } from '#domain/quotes/read-fields'
import { may } from '#domain/session/permissions'
import { quoteSeenBy, seenPricesOf } from '#domain/quotes/seen-prices'
import { QuoteCodec } from '#adapters/contract/quote'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse, type KeyedRequest } from '../idempotency/idempotent-response'
import { limits } from '../limits'
import { notFound } from '../request-failure'
import { addFirstArticles, type NewArticle } from './add-rows'
import type { Outcome } from './change-quote'
import { fieldRefusal } from './field-refusal'
import { readDefaults } from './quote-defaults'
import { nameOfUser, type QuoteUser } from './quote-users'
import { findQuote, type FoundQuote, wholeQuote } from './read-quote'
import { tooManyQuotes } from './refusals'
import { headColumns } from './stored-head'

const { mostOfACustomer } = limits.quotes

/** Who makes a quote, and where. */
export interface Making {
  readonly services: Pick<ServiceContext, 'db' | 'clock' | 'ids'>
  readonly user: QuoteUser
  readonly brand: BrandCode
  readonly keyed: KeyedRequest | undefined
}

const UNNAMED = 'Ny offert'

const isFull = async (trx: Database, { customerId }: QuoteUser): Promise<boolean> => {
  const { count } = await trx
    .selectFrom('quotes')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(count) >= mostOfACustomer
}

const nextNumber = async (trx: Database): Promise<string> => {
  const { rows } = await sql<{ number: string | number }>`select nextval('quote_numbers') as number`.execute(trx)
  return `Q-${rows[0]?.number}`
}

/** Writes a draft without rows. */
const insertQuote = async (
  trx: Database,
  { services: { clock, ids }, user, brand }: Making,
  head: QuoteHead,
  project: ProjectId | undefined,
): Promise<FoundQuote | undefined> => {
  const [quote_id, quote_number, by, at] = [ids.next(), await nextNumber(trx), await nameOfUser(trx, user), clock.now()]
  await trx
    .insertInto('quotes')
    .values({
      ...{ quote_id, quote_number, customer_id: user.customerId, project_id: project ?? null, user_id: user.userId },
      ...{ brand, version: 1, created_at: at, changed_at: at, status: 'draft', head_by: JSON.stringify({}) },
      history: JSON.stringify([{ status: 'draft', at, side: 'sender', by, message: '' }]),
      ...headColumns(head, quote_number),
    })
    .execute()
  return findQuote(trx, user, quote_id)
}

const make = (making: Making, work: (trx: Database) => Outcome<FoundQuote | undefined>): Outcome<Quote> =>
  inTransaction(making.services.db, (trx) =>
    idempotentResponse(trx, making.keyed, QuoteCodec, async () => {
      if (await isFull(trx, making.user)) return E.left(tooManyQuotes)
      const made = await work(trx)
      if (E.isLeft(made)) return made
      if (made.right === undefined) return E.left(notFound)
      return E.right(quoteSeenBy(await wholeQuote(trx, made.right), seenPricesOf(making.user)))
    }),
  )

export interface AskedQuote {
  readonly name: string
  readonly projectId: ProjectId | undefined
  readonly items: readonly NewArticle[]
}

const isProjectOf = async (trx: Database, { customerId }: QuoteUser, project: ProjectId): Promise<boolean> => {
  const row = await trx
    .selectFrom('projects')
    .select('project_id')
    .where('customer_id', '=', customerId)
    .where('project_id', '=', project)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a draft with its first articles (QUOTE-15). It belongs to the user's customer, and to the project that they name. */
export const createQuote = (making: Making, { name, projectId: project, items }: AskedQuote): Outcome<Quote> =>
  make(making, async (trx) => {
    const { services, user } = making
    const read = readText('quoteName', name.trim() === '' ? UNNAMED : name)
    if (E.isLeft(read)) return E.left(fieldRefusal(read.left))
    if (project !== undefined && !(await isProjectOf(trx, user, project))) return E.left(notFound)
    const head: QuoteHead = {
      name: read.right,
      reference: '',
      ...(await readDefaults(trx, user)),
      receiver: {
        ...{ choice: 'customer', type: 'business', label: '', name: '', organizationNumber: '' },
        ...{ contactPerson: '', email: '', address: { street: '', postalCode: '', place: '' } },
      },
      validFrom: services.clock.today(),
      ...{ mergeArticles: false, showDiscounts: false, showArticleNumbers: true, taxReduction: 'none' },
    }
    const found = await insertQuote(trx, making, head, project)
    if (found === undefined) return E.right(undefined)
    const open = {
      ...{ trx, found, user, by: found.owner_name, at: services.clock.now() },
      nextId: services.ids.next,
    }
    const added = await addFirstArticles(open, items)
    return E.isLeft(added) ? added : E.right(found)
  })

const COPY = ' (kopia)'

/** Makes a draft of a quote of the customer, with all its rows, valid from today (QUOTE-19). */
export const copyQuote = (making: Making, id: string): Outcome<Quote> =>
  make(making, async (trx) => {
    const { user, services } = making
    const source = await findQuote(trx, user, id)
    if (source === undefined) return E.left(notFound)
    const head: QuoteHead = {
      ...source.head,
      name: `${source.head.name.slice(0, longestQuoteText.quoteName - COPY.length)}${COPY}`,
      priceType: may(user, 'seeDiscounts') ? source.head.priceType : 'net',
      validFrom: services.clock.today(),
    }
    const found = await insertQuote(
      trx,
      making,
      head,
      source.project_id === null ? undefined : projectId(source.project_id),
    )
    if (found === undefined) return E.right(undefined)
    await sql`insert into quote_rows (quote_id, row_id, kind, position, article_number, name, quantity, unit, own_price,
        discount, cost, is_labour, changed_by)
      select ${found.quote_id}, gen_random_uuid()::text, kind, position, article_number, name, quantity, unit, own_price,
        discount, cost, is_labour, ${found.owner_name} from quote_rows where quote_id = ${id}`.execute(trx)
    return E.right(found)
  })

import * as E from 'fp-ts/Either'
import { sql, type Updateable } from 'kysely'
import type { NewAddress } from '#application/ports/address-service'
import type { Address } from '#domain/address/address'
import type { CustomerId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { limits } from '../limits'
import { notFound, type RequestFailure } from '../request-failure'
import { addressOf, columnsOf, textColumns, textsOf } from './address-row'
import type { AddressesTables } from './tables'

const { mostOfCustomer } = limits.addresses

const readOnly: RequestFailure = {
  status: 403,
  code: 'ADDRESS_READ_ONLY',
  message: 'Adressen hör till kundregistret och kan inte ändras här.',
}

const tooMany: RequestFailure = {
  status: 422,
  code: 'ADDRESS_LIMIT',
  message: `Ni kan ha högst ${mostOfCustomer} adresser. Ta bort någon som inte används.`,
}

type Saved = Promise<E.Either<RequestFailure, Address>>

/** Of the customer, by label in Swedish order. */
export const readAddresses = async (db: Database, customer: CustomerId): Promise<readonly Address[]> => {
  const rows = await ofCustomer(db, customer).orderBy('sv_key').orderBy('id').execute()
  return rows.map(addressOf)
}

/**
 * Adds an address to those of a customer. One with the same texts is answered as it is, so that a call whose answer was
 * lost can be made again.
 */
export const createAddress = (db: Database, customer: CustomerId, id: string, address: NewAddress): Saved =>
  inTransaction(db, async (trx) => {
    await lockAddresses(trx, customer)
    const same = await sameAddress(trx, customer, address)
    if (same !== undefined) return E.right(address.preselected ? await preselect(trx, customer, same) : same)
    const { count } = await trx
      .selectFrom('addresses')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostOfCustomer) return E.left(tooMany)
    if (address.preselected) await preselectNone(trx, customer)
    const row = await trx
      .insertInto('addresses')
      .values({
        ...columnsOf(address),
        id,
        customer_id: customer,
        address_id: null,
        read_only: false,
        valid_for_delivery: true,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return E.right(addressOf(row))
  })

export const updateAddress = (db: Database, customer: CustomerId, id: string, address: NewAddress): Saved =>
  inTransaction(db, async (trx) => {
    await lockAddresses(trx, customer)
    const before = await ownAddress(trx, customer, id)
    if (before === undefined) return E.left(notFound)
    if (before.readOnly) return E.left(readOnly)
    if (address.preselected) await preselectNone(trx, customer)
    return E.right(await changed(trx, before, columnsOf(address)))
  })

export const deleteAddress = (
  db: Database,
  customer: CustomerId,
  id: string,
): Promise<E.Either<RequestFailure, void>> =>
  inTransaction(db, async (trx) => {
    const before = await ownAddress(trx, customer, id)
    if (before === undefined) return E.left(notFound)
    if (before.readOnly) return E.left(readOnly)
    await trx.deleteFrom('addresses').where('id', '=', id).where('customer_id', '=', customer).execute()
    return E.right(undefined)
  })

const preselect = async (trx: Database, customer: CustomerId, address: Address): Promise<Address> => {
  await preselectNone(trx, customer)
  return changed(trx, address, { preselected: true })
}

const changed = async (
  trx: Database,
  { id }: Address,
  columns: Updateable<AddressesTables['addresses']>,
): Promise<Address> =>
  addressOf(
    await trx.updateTable('addresses').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  )

const ofCustomer = (db: Database, customer: CustomerId) =>
  db.selectFrom('addresses').selectAll().where('customer_id', '=', customer)

const ownAddress = async (trx: Database, customer: CustomerId, id: string): Promise<Address | undefined> => {
  const row = await ofCustomer(trx, customer).where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : addressOf(row)
}

const sameAddress = async (
  trx: Database,
  customer: CustomerId,
  { preselected: _preselected, ...address }: NewAddress,
): Promise<Address | undefined> => {
  const texts = textsOf(address)
  const row = await textColumns
    .reduce((query, column) => query.where(column, 'is not distinct from', texts[column]), ofCustomer(trx, customer))
    .executeTakeFirst()
  return row === undefined ? undefined : addressOf(row)
}

/** Changes of the addresses of one customer run one after the other. */
const lockAddresses = async (trx: Database, customer: CustomerId): Promise<void> => {
  await sql`select 1 from customers where customer_id = ${customer} for update`.execute(trx)
}

const preselectNone = async (trx: Database, customer: CustomerId): Promise<void> => {
  await trx.updateTable('addresses').set({ preselected: false }).where('customer_id', '=', customer).execute()
}

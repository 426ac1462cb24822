import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { type ListUser, mayChangeList, mayChangeRows } from '#domain/favourite-lists/list-rights'
import type { ListAccess } from '#domain/favourite-lists/favourite-list'
import { customerId, type Instant, userId } from '#domain/kernel/ids'
import type { Database } from '../database/database'
import { notFound, type RequestFailure } from '../request-failure'
import { ownerOnly } from './refusals'

/** Who changes a list, and when. */
export interface ListChange {
  readonly user: ListUser
  readonly list: string
  readonly at: Instant
}

interface HeldList {
  readonly list_id: string
  readonly name: string
  readonly access: ListAccess
  readonly user_id: string
  readonly customer_id: string
}

type Held = Promise<E.Either<RequestFailure, HeldList>>

/** Holds a list until the transaction ends: changes of one list run one after the other. */
const hold = async (trx: Database, list: string, removed: boolean): Promise<HeldList | undefined> => {
  const { rows } = await sql<HeldList>`select list_id, name, access, user_id, customer_id from favourite_lists
    where list_id = ${list} and removed_at is ${removed ? sql`not null` : sql`null`} for update`.execute(trx)
  return rows[0]
}

const ownedBy = ({ user_id, customer_id, access }: HeldList) => ({
  userId: userId(user_id),
  customerId: customerId(customer_id),
  access,
})

/** A list whose rows the user may change. A list that the user may not see is as if it did not exist. */
export const holdForRows = async (trx: Database, { user, list }: ListChange): Held => {
  const held = await hold(trx, list, false)
  return held === undefined || !mayChangeRows(ownedBy(held), user) ? E.left(notFound) : E.right(held)
}

/** A list that the user may rename, share or remove. */
export const holdForOwner = async (trx: Database, { user, list }: ListChange): Held => {
  const held = await hold(trx, list, false)
  if (held === undefined || !mayChangeRows(ownedBy(held), user)) return E.left(notFound)
  return mayChangeList(ownedBy(held), user) ? E.right(held) : E.left(ownerOnly)
}

/** A removed list of the user's own; those of colleagues are as if they did not exist. */
export const holdRemoved = async (trx: Database, { user, list }: ListChange): Held => {
  const held = await hold(trx, list, true)
  return held === undefined || !mayChangeList(ownedBy(held), user) ? E.left(notFound) : E.right(held)
}

/** Notes that a list or one of its rows has changed. */
export const touch = async (trx: Database, { list, at }: ListChange): Promise<void> => {
  await trx.updateTable('favourite_lists').set({ updated_at: at }).where('list_id', '=', list).execute()
}

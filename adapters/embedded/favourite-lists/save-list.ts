import * as E from 'fp-ts/Either'
import { sql, type Updateable } from 'kysely'
import { type FavouriteList, type ListAccess, MOST_LISTS } from '#domain/favourite-lists/favourite-list'
import { readListName } from '#domain/favourite-lists/list-text'
import type { ListUser } from '#domain/favourite-lists/list-rights'
import type { CustomerId, Instant } from '#domain/kernel/ids'
import type { NewList } from '#application/ports/favourite-list-service'
import type { IdSource } from '#application/ports/id-source'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { notFound, type RequestFailure } from '../request-failure'
import { swedishSortKey } from '../swedish-order'
import { holdForOwner, holdRemoved, type ListChange } from './held-list'
import { readList } from './read-lists'
import { textRefused, tooManyLists } from './refusals'
import type { FavouriteListsTables } from './tables'

type Saved = Promise<E.Either<RequestFailure, FavouriteList>>

interface Creation {
  readonly user: ListUser
  /** The customer that the user works for. */
  readonly customer: CustomerId
  readonly at: Instant
  readonly ids: IdSource
}

/** Makes a list of the user, empty or with the rows of another list that the user sees (FAV-20). */
export const createList = async (db: Database, creation: Creation, wanted: NewList): Saved => {
  const name = readListName(wanted.name)
  if (E.isLeft(name)) return E.left(textRefused('name', name.left))
  const { user, customer, at, ids } = creation
  return inTransaction(db, async (trx) => {
    // Lists of one user are made one after the other, or two at once would both find room for the last.
    await sql`select 1 from users where user_id = ${user.userId} for update`.execute(trx)
    const { copyOf } = wanted
    if (copyOf !== undefined && (await readList(trx, user, copyOf)) === undefined) return E.left(notFound)
    if ((await countLists(trx, user, customer)) >= MOST_LISTS) return E.left(tooManyLists)
    const list = ids.next()
    await trx
      .insertInto('favourite_lists')
      .values({
        ...{ list_id: list, user_id: user.userId, customer_id: customer },
        ...named(name.right),
        ...{ access: wanted.access, created_at: at, updated_at: at },
      })
      .execute()
    if (copyOf !== undefined) await copyRows(trx, copyOf, list, ids)
    return present(trx, user, list)
  })
}

export const renameList = async (db: Database, change: ListChange, written: string): Saved => {
  const name = readListName(written)
  return E.isLeft(name) ? E.left(textRefused('name', name.left)) : changeList(db, change, named(name.right))
}

export const shareList = (db: Database, change: ListChange, access: ListAccess): Saved =>
  changeList(db, change, { access })

/** Removes a list; it can be brought back for a while. */
export const removeList = (db: Database, change: ListChange): Promise<E.Either<RequestFailure, void>> =>
  inTransaction(db, async (trx) => {
    const held = await holdForOwner(trx, change)
    if (E.isLeft(held)) return held
    await set(trx, change.list, { removed_at: change.at })
    return E.right(undefined)
  })

/** Brings a list back that its owner has removed, unless the owner has made as many others since as there may be. */
export const restoreList = (db: Database, change: ListChange): Saved =>
  inTransaction(db, async (trx) => {
    const { user, list } = change
    await sql`select 1 from users where user_id = ${user.userId} for update`.execute(trx)
    const held = await holdRemoved(trx, change)
    if (E.isLeft(held)) return held
    if ((await countLists(trx, user, held.right.customer_id)) >= MOST_LISTS) return E.left(tooManyLists)
    await set(trx, list, { removed_at: null })
    return present(trx, user, list)
  })

const named = (name: string) => ({ name, sv_key: swedishSortKey(name) })

const changeList = (
  db: Database,
  change: ListChange,
  columns: Updateable<FavouriteListsTables['favourite_lists']>,
): Saved =>
  inTransaction(db, async (trx) => {
    const held = await holdForOwner(trx, change)
    if (E.isLeft(held)) return held
    await set(trx, change.list, { ...columns, updated_at: change.at })
    return present(trx, change.user, change.list)
  })

const set = async (
  trx: Database,
  list: string,
  columns: Updateable<FavouriteListsTables['favourite_lists']>,
): Promise<void> => {
  await trx.updateTable('favourite_lists').set(columns).where('list_id', '=', list).execute()
}

const present = async (trx: Database, user: ListUser, list: string): Saved => {
  const found = await readList(trx, user, list)
  return found === undefined ? E.left(notFound) : E.right(found)
}

const countLists = async (trx: Database, { userId }: ListUser, customer: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('favourite_lists')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .where('customer_id', '=', customer)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const copyRows = async (trx: Database, from: string, to: string, ids: IdSource): Promise<void> => {
  const rows = await trx
    .selectFrom('favourite_list_items')
    .select(['article_number', 'quantity', 'note'])
    .where('list_id', '=', from)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('item_id')
    .execute()
  if (rows.length === 0) return
  await trx
    .insertInto('favourite_list_items')
    .values(rows.map((row, position) => ({ ...row, item_id: ids.next(), list_id: to, position })))
    .execute()
}

import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { sql } from 'kysely'
import { MOST_LIST_ROWS, type ListItem } from '#domain/favourite-lists/favourite-list'
import { readNote } from '#domain/favourite-lists/list-text'
import { changeRow, type RowChange } from '#domain/favourite-lists/row-change'
import { movedBehind } from '#domain/favourite-lists/row-order'
import { type ArticleNumber, articleNumber, type ListItemId, listItemId } from '#domain/kernel/ids'
import type { ItemChange, ListAddition, NewListRow } from '#application/ports/favourite-list-service'
import type { IdSource } from '#application/ports/id-source'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { notFound, type RequestFailure } from '../request-failure'
import { holdForRows, type ListChange, touch } from './held-list'
import { itemOf } from './list-row'
import { neighbourGone, rowChanged, textRefused, tooManyRows } from './refusals'

type Outcome<A> = Promise<E.Either<RequestFailure, A>>

/**
 * Adds rows at the end, in their order (FAV-19). An article that the list has already stays as it is, so that nothing of
 * a colleague is written over and a repeated call adds nothing.
 */
export const addRows = (
  db: Database,
  change: ListChange,
  rows: readonly NewListRow[],
  ids: IdSource,
): Outcome<ListAddition> =>
  inTransaction(db, async (trx) => {
    const held = await holdForRows(trx, change)
    if (E.isLeft(held)) return held
    const before = await rowsOf(trx, change.list)
    const present = new Set<string>(before.filter(isPresent).map((row) => row.article_number))
    const sold = await existing(trx, rows)
    const asked = onceEach(rows)
    const added = asked.filter(({ articleNumber }) => sold.has(articleNumber) && !present.has(articleNumber))
    if (present.size + added.length > MOST_LIST_ROWS) return E.left(tooManyRows)
    const last = Math.max(-1, ...before.map(({ position }) => position))
    const items = added.map((row): ListItem => ({ ...row, itemId: listItemId(ids.next()), note: '' }))
    if (items.length > 0) {
      await trx
        .insertInto('favourite_list_items')
        .values(
          items.map((item, index) => ({
            ...{ item_id: item.itemId, list_id: change.list, article_number: item.articleNumber },
            ...{ quantity: item.quantity, note: '', position: last + 1 + index },
          })),
        )
        .execute()
      await touch(trx, change)
    }
    return E.right({
      added: items,
      present: numbersOf(asked.filter(({ articleNumber }) => present.has(articleNumber))),
      unknown: numbersOf(asked.filter(({ articleNumber }) => !sold.has(articleNumber))),
    })
  })

/** An article that is asked for twice is added as it was asked for first. */
const onceEach = (rows: readonly NewListRow[]): readonly NewListRow[] =>
  rows.filter((row, index) => rows.findIndex(({ articleNumber }) => articleNumber === row.articleNumber) === index)

const numbersOf = (rows: readonly NewListRow[]): readonly ArticleNumber[] => rows.map((row) => row.articleNumber)

/** Changes quantity, note or place of a row (FAV-18). What a colleague has changed since it was seen is not written over. */
export const changeItem = async (
  db: Database,
  change: ListChange,
  item: string,
  wanted: ItemChange,
): Outcome<ListItem> => {
  const { note: written, ...others } = wanted.to
  const note = written === undefined ? undefined : readNote(written)
  if (note !== undefined && E.isLeft(note)) return E.left(textRefused('note', note.left))
  const to = note === undefined ? others : { ...others, note: note.right }
  return inTransaction(db, async (trx) => {
    const held = await holdForRows(trx, change)
    if (E.isLeft(held)) return held
    const row = await trx
      .selectFrom('favourite_list_items')
      .select(['item_id', 'article_number', 'quantity', 'note'])
      .where('list_id', '=', change.list)
      .where('item_id', '=', item)
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return E.left(notFound)
    const changed = await writeRow(trx, itemOf(row), { to, seen: wanted.seen })
    if (E.isLeft(changed)) return changed
    const moved = wanted.after === undefined ? E.right(undefined) : await moveRow(trx, change, item, wanted.after)
    if (E.isLeft(moved)) return moved
    await touch(trx, change)
    return changed
  })
}

/** Removes rows of the list; those that are gone already are passed over (FAV-17). */
export const removeRows = (db: Database, change: ListChange, items: readonly ListItemId[]): Outcome<void> =>
  inTransaction(db, async (trx) => {
    const held = await holdForRows(trx, change)
    if (E.isLeft(held)) return held
    if (items.length === 0) return E.right(undefined)
    await trx
      .updateTable('favourite_list_items')
      .set({ removed_at: change.at })
      .where('list_id', '=', change.list)
      .where('item_id', 'in', items)
      .where('removed_at', 'is', null)
      .execute()
    await leaveFewRemoved(trx, change.list)
    await touch(trx, change)
    return E.right(undefined)
  })

/** Brings removed rows back to their places. A row whose article was added again meanwhile stays away. */
export const restoreRows = (db: Database, change: ListChange, items: readonly ListItemId[]): Outcome<void> =>
  inTransaction(db, async (trx) => {
    const held = await holdForRows(trx, change)
    if (E.isLeft(held)) return held
    const rows = await rowsOf(trx, change.list)
    const present = new Set(rows.filter(isPresent).map((row) => row.article_number))
    const wanted = new Set<string>(items)
    const back = new Map(
      rows
        .filter((row) => !isPresent(row) && wanted.has(row.item_id) && !present.has(row.article_number))
        .map((row) => [row.article_number, row.item_id]),
    )
    if (present.size + back.size > MOST_LIST_ROWS) return E.left(tooManyRows)
    if (back.size === 0) return E.right(undefined)
    await trx
      .updateTable('favourite_list_items')
      .set({ removed_at: null })
      .where('list_id', '=', change.list)
      .where('item_id', 'in', [...back.values()])
      .execute()
    await touch(trx, change)
    return E.right(undefined)
  })

interface PlacedRow {
  readonly item_id: string
  readonly article_number: string
  readonly position: number
  readonly removed_at: Date | null
}

const isPresent = ({ removed_at }: PlacedRow): boolean => removed_at === null

/** All rows in their order, the removed ones among them. */
const rowsOf = (trx: Database, list: string): Promise<readonly PlacedRow[]> =>
  trx
    .selectFrom('favourite_list_items')
    .select(['item_id', 'article_number', 'position', 'removed_at'])
    .where('list_id', '=', list)
    .orderBy('position')
    .orderBy('item_id')
    .execute()

const existing = async (trx: Database, rows: readonly NewListRow[]): Promise<ReadonlySet<ArticleNumber>> => {
  if (rows.length === 0) return new Set()
  const found = await trx
    .selectFrom('variants')
    .select('article_number')
    .where(
      'article_number',
      'in',
      rows.map((row) => row.articleNumber),
    )
    .execute()
  return new Set(found.map((row) => articleNumber(row.article_number)))
}

const writeRow = async (trx: Database, present: ListItem, change: RowChange): Outcome<ListItem> => {
  const changed = changeRow(present, change)
  if (E.isLeft(changed)) return E.left(rowChanged)
  const { quantity, note } = changed.right
  if (quantity !== present.quantity || note !== present.note)
    await trx
      .updateTable('favourite_list_items')
      .set({ quantity, note })
      .where('item_id', '=', present.itemId)
      .execute()
  return changed
}

const moveRow = async (
  trx: Database,
  { list }: ListChange,
  item: string,
  after: ListItemId | null,
): Outcome<undefined> => {
  const rows = await rowsOf(trx, list)
  const isGone = after !== null && !rows.some((row) => row.item_id === after && isPresent(row))
  const order = movedBehind(
    rows.map((row) => row.item_id),
    item,
    after ?? undefined,
  )
  if (isGone || O.isNone(order)) return E.left(neighbourGone)
  await sql`update favourite_list_items items set position = placed.position
    from unnest(${sql.val([...order.value])}::text[]) with ordinality as placed (item_id, position)
    where items.item_id = placed.item_id and items.list_id = ${list} and items.position <> placed.position`.execute(trx)
  return E.right(undefined)
}

/** Of rows that were removed again and again only so many can be brought back as a list may have. */
const leaveFewRemoved = async (trx: Database, list: string): Promise<void> => {
  await sql`delete from favourite_list_items where item_id in (
    select item_id from favourite_list_items where list_id = ${list} and removed_at is not null
    order by removed_at desc, item_id offset ${MOST_LIST_ROWS}::int
  )`.execute(trx)
}

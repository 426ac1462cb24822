import type { RowCells } from './columns'

export interface OrderRow extends RowCells {
  readonly id: number
  /** Whether the user has finished its number; only then is it looked up. */
  readonly settled: boolean
}

/** Rows that a quick order may have: so many are checked and shown without holding up the page. */
export const MOST_ORDER_ROWS = 5_000

/** Rows of a quick order; the last one is always empty, to be typed in. */
export type OrderRows = readonly OrderRow[]

const emptyRow = (id: number): OrderRow => ({ id, article: '', quantity: '', settled: false })

export const noRows: OrderRows = [emptyRow(0)]

const isEmpty = ({ article, quantity }: RowCells): boolean => article.trim() === '' && quantity.trim() === ''

const nextId = (rows: OrderRows): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1

const endedEmpty = (rows: OrderRows): OrderRows => {
  const last = rows.at(-1)
  return last !== undefined && isEmpty(last) ? rows : [...rows, emptyRow(nextId(rows))]
}

/** A row with a changed cell; a changed number is looked up again. */
export const typedIn = (rows: OrderRows, id: number, cells: Partial<RowCells>): OrderRows =>
  endedEmpty(
    rows.map((row) =>
      row.id === id ? { ...row, ...cells, settled: cells.article === undefined ? row.settled : false } : row,
    ),
  )

/** Marks the number of every row, or of one row, as finished. */
export const settled = (rows: OrderRows, id?: number): OrderRows =>
  rows.some((row) => !row.settled && (id === undefined || row.id === id))
    ? rows.map((row) => (id === undefined || row.id === id ? { ...row, settled: true } : row))
    : rows

/** The filled cells, row by row. */
export const filledCells = (rows: OrderRows): readonly RowCells[] =>
  rows.filter((row) => !isEmpty(row)).map(({ id: _id, settled: _settled, ...cells }) => cells)

/** Restored rows, before the rows written since. */
export const restoredIn = (rows: OrderRows, kept: readonly RowCells[]): OrderRows =>
  kept.length === 0 ? rows : pastedIn(pastedIn(noRows, kept), filledCells(rows))

/** Inserts all pasted cells after the filled rows. */
export const pastedIn = (rows: OrderRows, cells: readonly RowCells[]): OrderRows => {
  const first = nextId(rows)
  const filled = rows.filter((row) => !isEmpty(row))
  return endedEmpty([...filled, ...cells.map((cell, index) => ({ ...cell, id: first + index, settled: true }))])
}

/** A row that was removed, and the one that it stood before. */
export interface RemovedRow {
  readonly row: OrderRow
  readonly before: number | undefined
}

/** A row with its place, to be put back there; undefined where there is none with that id. */
export const rowAt = (rows: OrderRows, id: number): RemovedRow | undefined => {
  const index = rows.findIndex((row) => row.id === id)
  const row = rows[index]
  return row === undefined ? undefined : { row, before: rows[index + 1]?.id }
}

/** A removed row in its place again; last of the filled rows where the one that it stood before is gone. */
export const putBack = (rows: OrderRows, { row, before }: RemovedRow): OrderRows => {
  if (rows.some(({ id }) => id === row.id)) return pastedIn(rows, filledCells([row]))
  const index = rows.findIndex(({ id }) => id === before)
  const place = index === -1 ? rows.filter((one) => !isEmpty(one)).length : index
  return [...rows.slice(0, place), row, ...rows.slice(place)]
}

export const without = (rows: OrderRows, ids: ReadonlySet<number>): OrderRows =>
  endedEmpty(rows.filter(({ id }) => !ids.has(id)))

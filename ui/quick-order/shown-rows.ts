import type { OrderRow, OrderRows } from '#domain/quick-order/order-rows'

/** A row with its position in the whole list, counted from 1. */
export interface ShownRow {
  readonly row: OrderRow
  readonly position: number
}

/** The rows that are drawn: the first ones, and the last ones, in which the user types. */
export interface ShownRows {
  readonly rows: readonly ShownRow[]
  /** Rows that are not drawn, and how many of `rows` come before them. */
  readonly hidden: number
  readonly hiddenAfter: number
}

/** Rows drawn at first, and with each wish for more: so many are drawn within a moment. */
export const ROWS_AT_ONCE = 200

/** Rows at the end that are always drawn. */
const MOST_LAST = 5

/**
 * @param most how many of the first rows
 * @param only the rows to choose from, by id; all where it is undefined. The last one is drawn in any case
 */
export const shownRows = (rows: OrderRows, most: number, only: ReadonlySet<number> | undefined): ShownRows => {
  const wanted = rows
    .map((row, index) => ({ row, position: index + 1 }))
    .filter(({ row, position }) => only === undefined || only.has(row.id) || position === rows.length)
  const hidden = Math.max(0, wanted.length - most - MOST_LAST)
  return {
    rows: hidden === 0 ? wanted : [...wanted.slice(0, most), ...wanted.slice(-MOST_LAST)],
    hidden,
    hiddenAfter: most,
  }
}

/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const ROWS_BEYOND = 8

/** The rows drawn change by so many at once: a scroll by one row draws none anew. */
const BLOCK = 8

/** The part of a long list that is in sight, in CSS pixels. */
export interface Sight {
  readonly top: number
  readonly height: number
}

/** Rows of a list, from the first up to, and not including, the last. */
export interface RowWindow {
  readonly from: number
  readonly to: number
}

/** The rows of a long list that are to be drawn. Sizes are in CSS pixels. */
export const windowOf = ({ top, height }: Sight, rowHeight: number, count: number): RowWindow => {
  const first = Math.min(count, Math.floor(top / rowHeight)) - ROWS_BEYOND
  const end = Math.ceil((top + height) / rowHeight) + ROWS_BEYOND
  return { from: Math.max(0, Math.floor(first / BLOCK) * BLOCK), to: Math.min(count, Math.ceil(end / BLOCK) * BLOCK) }
}

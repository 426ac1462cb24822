/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const ROWS_BEYOND = 8

/** The rows drawn change by so many at once: a scroll by one row draws none anew. */
const BLOCK = 8

/** Rows drawn ahead of the present one change by so many at once, so that no single step draws many. */
const BLOCK_AHEAD = 1

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

/**
 * The rows that are to be drawn where one row is the present one. A step that leaves the part in sight scrolls by half of
 * it: the rows that it comes to are drawn little by little by the steps before it.
 * @param place the index of the present row; -1 where there is none
 */
export const windowAround = (sight: Sight, place: number, rowHeight: number, count: number): RowWindow => {
  const { from, to } = windowOf(sight, rowHeight, count)
  const isInSight = place >= from && place < to
  if (!isInSight) return { from, to }
  const ahead = Math.ceil(sight.height / 2 / rowHeight) + ROWS_BEYOND + BLOCK
  return {
    from: Math.max(0, Math.min(from, Math.floor((place - ahead) / BLOCK_AHEAD) * BLOCK_AHEAD)),
    to: Math.min(count, Math.max(to, Math.ceil((place + ahead) / BLOCK_AHEAD) * BLOCK_AHEAD)),
  }
}

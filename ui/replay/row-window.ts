/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const ROWS_BEYOND = 6

/** Rows that stay in sight on both sides of the present one. */
const ROWS_ABOUT = 2

/** Rows by which the list is scrolled when the present one comes too near to an edge: to scroll at each step costs more. */
const ROWS_AT_ONCE = 6

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
export const windowOf = ({ top, height }: Sight, rowHeight: number, count: number): RowWindow => ({
  from: Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - ROWS_BEYOND),
  to: Math.min(count, Math.ceil((top + height) / rowHeight) + ROWS_BEYOND),
})

/** Whether the whole of a row can be seen. */
export const isInSight = (place: number, { top, height }: Sight, rowHeight: number): boolean =>
  place * rowHeight >= top && (place + 1) * rowHeight <= top + height

/**
 * Where a list is scrolled to, in CSS pixels, so that a row and some about it are in sight: not at all where they are, a
 * few rows on where they nearly are, else to where the row is in the middle.
 * @param place the index of the row
 */
export const topToShow = (place: number, { top, height }: Sight, rowHeight: number, count: number): number => {
  const room = height - rowHeight
  const about = Math.min(ROWS_ABOUT * rowHeight, room / 2)
  const onward = Math.min(ROWS_AT_ONCE * rowHeight, room / 2)
  const row = place * rowHeight
  const [least, most] = [row + about - room, row - about]
  const wanted = (): number => {
    if (top >= least && top <= most) return top
    if (top > most && top - most <= onward) return most - onward
    if (top < least && least - top <= onward) return least + onward
    return row - room / 2
  }
  return Math.max(0, Math.min(count * rowHeight - height, wanted()))
}

/** Rows drawn beyond the edges, so that a quick scroll shows no gap. */
const ROWS_BEYOND = 6

/** Rows that stay in sight on both sides of the present one. */
const ROWS_ABOUT = 2

/** Rows by which the list is scrolled when the present one comes too near to an edge: to scroll at each step costs more. */
const ROWS_AT_ONCE = 6

/** Rows drawn on both sides of the present one, so that scrolling finds them drawn: each step draws one of them. */
const ROWS_AHEAD = ROWS_ABOUT + ROWS_AT_ONCE + ROWS_BEYOND

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

/**
 * The rows that are to be drawn where one row is the present one: those in sight, and those that the next steps come to.
 * @param place the index of the present row; -1 where there is none
 */
export const windowAround = (sight: Sight, place: number, rowHeight: number, count: number): RowWindow => {
  const { from, to } = windowOf(sight, rowHeight, count)
  if (place < from || place >= to) return { from, to }
  return {
    from: Math.max(0, Math.min(from, place - ROWS_AHEAD)),
    to: Math.min(count, Math.max(to, place + 1 + ROWS_AHEAD)),
  }
}

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

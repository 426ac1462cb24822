import type { LineKey } from '#domain/cart/line-key'

/** The id of a row in the document. It is encoded, because a label may contain spaces and an id must not. */
export const rowId = (key: LineKey): string => `rad-${encodeURIComponent(key)}`

/** Brings a row into the document, where it is one of its own. It is called in each frame until the row is there. */
type RowFinder = (key: LineKey) => void

const finders = new Set<RowFinder>()

/** For lists that draw only some of their rows. @returns the function that takes the finder away */
export const addRowFinder = (finder: RowFinder): (() => void) => {
  finders.add(finder)
  return () => void finders.delete(finder)
}

/** A row that is not drawn within a second has gone. */
const MOST_FRAMES = 60

let wanted: LineKey | undefined

const withRow = (key: LineKey, act: (row: HTMLElement) => void): void => {
  wanted = key
  const lookFor = (framesLeft: number): void => {
    // Another row is wanted since.
    if (wanted !== key) return
    const row = document.getElementById(rowId(key))
    if (row !== null) {
      wanted = undefined
      act(row)
      return
    }
    for (const find of finders) find(key)
    if (framesLeft > 0) requestAnimationFrame(() => lookFor(framesLeft - 1))
  }
  lookFor(MOST_FRAMES)
}

/** Scrolls a row into view and focuses it. */
export const focusRow = (key: LineKey): void =>
  withRow(key, (row) => {
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  })

/** Focuses the quantity of a row, and scrolls only where it is out of sight. */
export const focusQuantity = (key: LineKey): void =>
  withRow(key, (row) => row.querySelector<HTMLElement>('[data-quantity] input')?.focus())

/** Focuses a row that is drawn already or soon, and scrolls only where it is out of sight. */
export const focusRowInPlace = (key: LineKey): void => withRow(key, (row) => row.focus())

/** Focuses the heading of the page when what has the focus has gone, which may take some frames. */
export const focusHeadingOnceLost = (framesLeft = MOST_FRAMES): void => {
  const heading = document.querySelector('h1')
  if (document.activeElement === document.body && heading !== null) heading.focus({ preventScroll: true })
  else if (framesLeft > 0) requestAnimationFrame(() => focusHeadingOnceLost(framesLeft - 1))
}

const focusInPlace = (element: Element | null | undefined): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}

const besideRow = (key: LineKey): HTMLElement | undefined => {
  const row = document.getElementById(rowId(key))
  return [row?.nextElementSibling, row?.previousElementSibling].find((one) => one instanceof HTMLElement)
}

/** Called before a row is removed: focuses the next row, else the previous one, else the heading of the page. */
export const focusBesideRow = (key: LineKey): void => focusInPlace(besideRow(key) ?? document.querySelector('h1'))

/**
 * The same for a row that goes without the user's doing. Called before the row is removed; @returns what focuses the one
 * beside it afterwards. It is never a field: what the user goes on to type was meant for the row that is gone.
 */
export const focusBesideGoneRow = (key: LineKey): (() => void) => {
  const beside = besideRow(key)
  return () => focusInPlace(beside ?? document.querySelector('h1'))
}

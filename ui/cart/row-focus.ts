import type { LineKey } from '#domain/cart/line-key'

/** The id of a row in the document. It is encoded, because a label may contain spaces and an id must not. */
export const rowId = (key: LineKey): string => `rad-${encodeURIComponent(key)}`

/** Scrolls a row into view and focuses it. */
export const focusRow = (key: LineKey): void => {
  const row = document.getElementById(rowId(key))
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** Called before a row is removed: focuses the next row, else the previous one, else the heading of the page. */
export const focusBesideRow = (key: LineKey): void => {
  const row = document.getElementById(rowId(key))
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) => one instanceof HTMLElement)
  const next = beside ?? document.querySelector('h1')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

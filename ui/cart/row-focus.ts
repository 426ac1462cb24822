import type { LineKey } from '#domain/cart/line-key'

/** The row's id in the document. A label may hold any sign, an id no space. */
export const rowId = (key: LineKey): string => `rad-${encodeURIComponent(key)}`

/** Brings a row into view and hands it the focus. */
export const focusRow = (key: LineKey): void => {
  const row = document.getElementById(rowId(key))
  row?.scrollIntoView({ block: 'center' })
  row?.focus({ preventScroll: true })
}

/** Called before a row goes away: the focus moves to the row after it, else before it, else to the page's heading. */
export const focusBesideRow = (key: LineKey): void => {
  const row = document.getElementById(rowId(key))
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) => one instanceof HTMLElement)
  const next = beside ?? document.querySelector('h1')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

import type { SheetCell } from '#application/ports/spreadsheets'
import { neutralised } from './formula-text'

const quoted = (text: string): string => (/[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A number has a decimal comma; no number begins with a minus here, so none is taken for a formula. */
const cellOf = (cell: SheetCell): string =>
  quoted(typeof cell === 'number' ? String(cell).replace('.', ',') : neutralised(cell))

/** Rows as text with semicolons, which spreadsheet programs in Swedish open as columns. */
export const csvOf = (rows: readonly (readonly SheetCell[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')

/** By this mark spreadsheet programs know that a text is UTF-8. */
export const UTF8_MARK = '\uFEFF'

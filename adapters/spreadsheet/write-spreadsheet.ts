import type { SheetCell, SheetFormat } from '#application/ports/spreadsheets'
import { absurdCase } from '#domain/kernel/decider'
import { csvOf, UTF8_MARK } from './csv'
import { neutralised } from './formula-text'

/** Characters of the widest column. */
const WIDEST = 60

const widthsOf = (rows: readonly (readonly SheetCell[])[]) =>
  (rows[0] ?? []).map((_, column) => ({
    wch: Math.min(WIDEST, 2 + Math.max(...rows.map((cells) => String(cells[column] ?? '').length))),
  }))

const xlsxOf = async (rows: readonly (readonly SheetCell[])[]): Promise<Uint8Array> => {
  const { utils, write } = await import('@e965/xlsx')
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : neutralised(cell))))
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!cols'] = widthsOf(rows)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Varukorg')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return new Uint8Array(bytes)
}

/** A file with one sheet, of which no cell can run as a formula. */
export const writeSpreadsheet = async (
  format: SheetFormat,
  rows: readonly (readonly SheetCell[])[],
): Promise<Uint8Array> => {
  switch (format) {
    case 'xlsx':
      return xlsxOf(rows)
    case 'csv':
      return new TextEncoder().encode(UTF8_MARK + csvOf(rows))
    default:
      return absurdCase(format)
  }
}

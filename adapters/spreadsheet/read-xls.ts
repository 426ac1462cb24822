import { read } from '@e965/xlsx'
import * as E from 'fp-ts/Either'
import type { SheetFault } from '#application/ports/spreadsheets'
import type { Sheet } from '#domain/quick-order/sheet'
import { spreadsheetLimits } from './limits'
import { rowsWithinLimits } from './rows-within-limits'
import { broken, empty, isProtected, tooManyRows, wrongType } from './sheet-fault'
import { parsingOptions, rowsOf } from './sheet-rows'

const { lastRow, mostSheets } = spreadsheetLimits

const faultOf = (error: unknown): SheetFault => {
  const message = error instanceof Error ? error.message : ''
  if (/password|encrypt/i.test(message)) return isProtected
  // Another document in the same container, such as .doc.
  return /Cannot find Workbook stream|Unsupported/.test(message) ? wrongType : broken
}

/** Reads the first visible sheet with rows of a file as Excel wrote them until 2003. */
export const readXls = (bytes: Uint8Array): E.Either<SheetFault, Sheet> => {
  const parsed = E.tryCatch(() => read(bytes, { ...parsingOptions, type: 'array', sheetRows: lastRow }), faultOf)
  if (E.isLeft(parsed)) return parsed
  const { SheetNames: names, Sheets: sheets, Workbook: workbook } = parsed.right
  if (names.length === 0) return E.left(broken)
  const visible = names.filter((_, index) => (workbook?.Sheets?.[index]?.Hidden ?? 0) === 0)
  for (const name of visible.slice(0, mostSheets)) {
    const sheet = sheets[name]
    if (sheet === undefined) return E.left(broken)
    // The parser names the whole range of a sheet only where it has left out some of it.
    if (sheet['!fullref'] !== undefined) return E.left(tooManyRows)
    const rows = rowsWithinLimits(rowsOf(sheet))
    if (E.isLeft(rows)) return rows
    if (rows.right.length > 0) return E.right({ rows: rows.right, onlySheet: visible.length > 1 ? name : undefined })
  }
  return E.left(empty)
}

import * as E from 'fp-ts/Either'
import type { SheetFault } from '#application/ports/spreadsheets'
import type { SheetRow } from '#domain/quick-order/sheet'
import { restored } from './formula-text'
import { spreadsheetLimits } from './limits'
import { tooManyRows } from './sheet-fault'

const { mostRows, mostColumns, longestCell } = spreadsheetLimits

const isFilled = (cell: string): boolean => cell.trim() !== ''

/** A row of text cells up to its last filled one; what is longer than any number, quantity or label is cut. */
const rowOf = (number: number, cells: readonly string[]): SheetRow => ({
  number,
  cells: cells
    .slice(0, Math.min(mostColumns, cells.findLastIndex(isFilled) + 1))
    .map((cell) => restored(cell.slice(0, longestCell))),
})

/** The rows that are not empty. */
export const rowsWithinLimits = (
  rows: Iterable<readonly [number: number, cells: readonly string[]]>,
): E.Either<SheetFault, readonly SheetRow[]> => {
  const kept: SheetRow[] = []
  for (const [number, cells] of rows) {
    if (!cells.some(isFilled)) continue
    // The heads of the columns are a row more.
    if (kept.length > mostRows) return E.left(tooManyRows)
    kept.push(rowOf(number, cells))
  }
  return E.right(kept)
}

import type { CellObject, ParsingOptions, WorkSheet } from '@e965/xlsx'
import { cellText } from './cell-text'
import { spreadsheetLimits } from './limits'

/** Cells in lists, a list a row, so that the size that a sheet states for itself costs nothing. No formulas. */
export const parsingOptions: ParsingOptions = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellDates: true,
  bookVBA: false,
}

const textsOf = (row: readonly (CellObject | undefined)[]): readonly string[] => {
  const texts: string[] = []
  for (let column = 0; column < Math.min(row.length, spreadsheetLimits.mostColumns); column += 1) {
    const cell = row[column]
    texts.push(cell === undefined ? '' : cellText(cell))
  }
  return texts
}

/** The rows of a sheet with their numbers, counted from 1. */
export const rowsOf = (sheet: WorkSheet): readonly (readonly [number, readonly string[]])[] => {
  const rows: (readonly [number, readonly string[]])[] = []
  const data = sheet['!data'] ?? []
  // Skips what the sheet leaves out: its only row may be the millionth.
  data.forEach((row, index) => {
    if (Array.isArray(row)) rows.push([index + 1, textsOf(row)])
  })
  return rows
}

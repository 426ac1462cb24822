import { type Columns, columnsOf, inFirstTwo, type RowCells, rowIn } from './columns'
import { isHead, pastedCells } from './pasted-rows'
import type { Sheet, SheetRow } from './sheet'

/** The rows of a file as rows of an order. `withoutArticle`: its rows that hold something but name no article, from 1. */
export interface SheetCells {
  readonly cells: readonly RowCells[]
  readonly withoutArticle: readonly number[]
}

type FileRowCells = RowCells & { readonly fileRow: number }

/** Titles may stand above the heads of the columns. */
const MOST_TITLES = 10

const cellsIn = ({ number, cells }: SheetRow, columns: Columns): readonly FileRowCells[] => {
  const [only = '', ...others] = cells
  // A list that was saved as text may have its columns in one cell.
  const rows = others.length === 0 && columns.article === 0 ? pastedCells(only) : [rowIn(cells, columns)]
  return rows.map((row) => ({ ...row, fileRow: number }))
}

/**
 * The cells of a file (CART-53): article number in the first column and quantity in the second, or where the heads of the
 * columns say; label and delivery where a head says so. Heads and what stands above them are no rows.
 */
export const sheetCells = ({ rows }: Sheet): SheetCells => {
  const headAt = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => columnsOf(cells) !== undefined)
  const columns = columnsOf(rows[headAt]?.cells ?? []) ?? inFirstTwo
  const body = rows.slice(headAt + 1)
  const filled = body.flatMap((row) => cellsIn(row, columns)).filter((row) => row.article === '' || !isHead(row))
  const cells = filled.filter(({ article }) => article !== '')
  return { cells, withoutArticle: filled.flatMap(({ article, fileRow }) => (article === '' ? [fileRow] : [])) }
}

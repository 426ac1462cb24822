import { type Columns, inFirstTwo, rowIn, underHeads } from './columns'
import { isHead, pastedCells, type RowCells } from './pasted-rows'
import type { Sheet, SheetRow } from './sheet'

/** The rows of a file as rows of an order, and how many of its rows name no article though they hold something. */
export interface SheetCells {
  readonly cells: readonly RowCells[]
  readonly withoutArticle: number
}

const cellsIn = ({ number, cells }: SheetRow, columns: Columns): readonly RowCells[] => {
  const [only = '', ...others] = cells
  // A list that was saved as text may have its columns in one cell.
  const rows = others.length === 0 && columns.article === 0 ? pastedCells(only) : [rowIn(cells, columns)]
  return rows.map((row) => ({ ...row, fileRow: number }))
}

/**
 * The cells of a file (CART-53): article number in the first column and quantity in the second, or where the heads of the
 * columns say; a label where a head says so. Heads and what stands above them are no rows.
 */
export const sheetCells = ({ rows }: Sheet): SheetCells => {
  const { columns = inFirstTwo, body } = underHeads(rows, ({ cells }) => cells)
  const filled = body.flatMap((row) => cellsIn(row, columns)).filter((row) => row.article === '' || !isHead(row))
  const cells = filled.filter(({ article }) => article !== '')
  return { cells, withoutArticle: filled.length - cells.length }
}

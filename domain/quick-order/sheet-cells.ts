import { isHead, pastedCells, type RowCells } from './pasted-rows'
import type { Sheet, SheetRow } from './sheet'

/** The rows of a file as rows of an order, and how many of its rows name no article though they hold something. */
export interface SheetCells {
  readonly cells: readonly RowCells[]
  readonly withoutArticle: number
}

/** Where the cells of a row stand. */
interface Columns {
  readonly article: number
  readonly quantity: number
  readonly label: number | undefined
}

const articleHeads =
  /^(?:vårt)?(?:art(?:ikel)?(?:nr|nummer|no)?|article(?:number|no)?|rsk(?:nr|nummer)?|enr|enummer|ean(?:kod)?)$/
const quantityHeads = /^(?:antal|kvantitet|mängd|quantity|qty)$/
const labelHeads = /^(?:märkning|godsmärkning|godsmärke|littera|label)$/

/** Without what different programs write differently. */
const headOf = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Titles may stand above the heads of the columns. */
const MOST_TITLES = 10

const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const heads = cells.map(headOf)
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const [article, quantity, label] = [at(articleHeads), at(quantityHeads), at(labelHeads)]
  return article === -1 || quantity === -1 ? undefined : { article, quantity, label: label === -1 ? undefined : label }
}

const inFirstTwo: Columns = { article: 0, quantity: 1, label: undefined }

const cellsIn = ({ number, cells }: SheetRow, { article, quantity, label }: Columns): readonly RowCells[] => {
  const [only = '', ...others] = cells
  // A list that was saved as text may have its columns in one cell.
  if (others.length === 0 && article === 0) return pastedCells(only).map((row) => ({ ...row, fileRow: number }))
  const text = label === undefined ? '' : (cells[label] ?? '').trim()
  return [
    {
      article: (cells[article] ?? '').trim(),
      quantity: (cells[quantity] ?? '').trim(),
      ...(text === '' ? {} : { label: text }),
      fileRow: number,
    },
  ]
}

/**
 * The cells of a file (CART-53): article number in the first column and quantity in the second, or where the heads of the
 * columns say; a label where a head says so. Heads and what stands above them are no rows.
 */
export const sheetCells = ({ rows }: Sheet): SheetCells => {
  const headAt = rows.slice(0, MOST_TITLES).findIndex(({ cells }) => columnsOf(cells) !== undefined)
  const columns = columnsOf(rows[headAt]?.cells ?? []) ?? inFirstTwo
  const body = rows.slice(headAt + 1)
  const filled = body.flatMap((row) => cellsIn(row, columns)).filter((row) => row.article === '' || !isHead(row))
  const cells = filled.filter(({ article }) => article !== '')
  return { cells, withoutArticle: filled.length - cells.length }
}

import type { RowCells } from './pasted-rows'

/** Where the cells of a row stand, counted from 0. */
export interface Columns {
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

/** Where they stand in a list without heads: article, then quantity. */
export const inFirstTwo: Columns = { article: 0, quantity: 1, label: undefined }

/** What stands below the heads of the columns, and where these say that its cells stand; all rows where none are heads. */
export const underHeads = <Row>(
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): { readonly columns: Columns | undefined; readonly body: readonly Row[] } => {
  const headAt = rows.slice(0, MOST_TITLES).findIndex((row) => columnsOf(cellsOf(row)) !== undefined)
  const head = rows[headAt]
  return { columns: head === undefined ? undefined : columnsOf(cellsOf(head)), body: rows.slice(headAt + 1) }
}

/** The cells of a row, without the spaces around them. A label that is empty is left out. */
export const rowIn = (cells: readonly string[], { article, quantity, label }: Columns): RowCells => {
  const text = label === undefined ? '' : (cells[label] ?? '').trim()
  return {
    article: (cells[article] ?? '').trim(),
    quantity: (cells[quantity] ?? '').trim(),
    ...(text === '' ? {} : { label: text }),
  }
}

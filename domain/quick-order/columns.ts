/** The cells of a row as text. */
export interface RowCells {
  readonly article: string
  readonly quantity: string
  /** Only from a list with a head for it. */
  readonly label?: string | undefined
  /** The row of the file that it came from, counted from 1. */
  readonly fileRow?: number | undefined
}

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

/** Where the cells stand below these, if they are heads of article and quantity. */
export const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const heads = cells.map(headOf)
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const [article, quantity, label] = [at(articleHeads), at(quantityHeads), at(labelHeads)]
  return article === -1 || quantity === -1 ? undefined : { article, quantity, label: label === -1 ? undefined : label }
}

/** Where they stand in a list without heads: article, then quantity. */
export const inFirstTwo: Columns = { article: 0, quantity: 1, label: undefined }

/** The cells of a row, without the spaces around them. A label that is empty is left out. */
export const rowIn = (cells: readonly string[], { article, quantity, label }: Columns): RowCells => {
  const text = label === undefined ? '' : (cells[label] ?? '').trim()
  return {
    article: (cells[article] ?? '').trim(),
    quantity: (cells[quantity] ?? '').trim(),
    ...(text === '' ? {} : { label: text }),
  }
}

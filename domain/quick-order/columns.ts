import { withoutControls } from '../kernel/visible-text'

/** The cells of a row as text. */
export interface RowCells {
  readonly article: string
  readonly quantity: string
  /** Only from a list with a head for it. */
  readonly label?: string | undefined
  /** What names its delivery; only from a list with a head for it. */
  readonly delivery?: string | undefined
  /** The row of the file that it came from, counted from 1. */
  readonly fileRow?: number | undefined
}

/** Where the cells of a row stand, counted from 0. */
export interface Columns {
  readonly article: number
  readonly quantity: number
  readonly label: number | undefined
  readonly delivery: number | undefined
}

const articleHeads =
  /^(?:vårt)?(?:art(?:ikel)?(?:nr|nummer|no)?|article(?:number|no)?|rsk(?:nr|nummer)?|enr|enummer|ean(?:kod)?)$/
const quantityHeads = /^(?:antal|kvantitet|mängd|quantity|qty)$/
const labelHeads = /^(?:märkning|godsmärkning|godsmärke|littera|label)$/
const deliveryHeads = /^(?:leverans|leveranssätt|delivery)$/

/** Without what different programs write differently. */
const headOf = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Where the cells stand below these, if they are heads of article and quantity. */
export const columnsOf = (cells: readonly string[]): Columns | undefined => {
  const heads = cells.map(headOf)
  const at = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head))
  const ifAny = (index: number) => (index === -1 ? undefined : index)
  const [article, quantity] = [at(articleHeads), at(quantityHeads)]
  return article === -1 || quantity === -1
    ? undefined
    : { article, quantity, label: ifAny(at(labelHeads)), delivery: ifAny(at(deliveryHeads)) }
}

/** Where they stand in a list without heads: article, then quantity. */
export const inFirstTwo: Columns = { article: 0, quantity: 1, label: undefined, delivery: undefined }

/** The cells of a row, without the spaces around them. A label or delivery that is empty is left out. */
export const rowIn = (cells: readonly string[], columns: Columns): RowCells => {
  const textAt = (column: number | undefined) =>
    column === undefined ? '' : withoutControls(cells[column] ?? '').trim()
  const [label, delivery] = [textAt(columns.label), textAt(columns.delivery)]
  return {
    article: textAt(columns.article),
    quantity: textAt(columns.quantity),
    ...(label === '' ? {} : { label }),
    ...(delivery === '' ? {} : { delivery }),
  }
}

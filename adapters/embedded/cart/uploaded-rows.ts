import * as O from 'fp-ts/Option'
import type { FailedItem } from '#domain/cart/cart'
import type { UploadedRow } from '#domain/cart/protocol'
import { LONGEST_ARTICLE_NUMBER, readArticleNumber } from '#domain/kernel/ids'
import type { RowCells } from '#domain/quick-order/columns'
import { wantedIn } from '#domain/quick-order/pasted-rows'
import type { Sheet } from '#domain/quick-order/sheet'
import { sheetCells } from '#domain/quick-order/sheet-cells'

/** The rows of an uploaded file, and those that name no article or no quantity. */
export interface UploadedRows {
  readonly rows: readonly UploadedRow[]
  readonly failed: readonly FailedItem[]
}

const faultOf = ({ article, fileRow = 0 }: RowCells, code: string, what: string): FailedItem => ({
  id: article.slice(0, LONGEST_ARTICLE_NUMBER),
  code,
  message: `Rad ${fileRow}: ${what}`,
})

const rowOf = (cells: RowCells): UploadedRow | FailedItem => {
  const wanted = wantedIn(cells)
  const article = O.toUndefined(readArticleNumber(wanted?.number ?? ''))
  if (wanted === undefined || article === undefined)
    return faultOf(cells, 'ARTICLE_NOT_FOUND', 'artikelnumret går inte att läsa')
  if (typeof wanted.quantity !== 'number')
    return faultOf(cells, 'INVALID_QUANTITY', wanted.quantity === 'leftOut' ? 'antalet saknas' : 'antalet är inget tal')
  return { articleNumber: article, quantity: wanted.quantity, label: wanted.label ?? '' }
}

/** The rows of a file: article number, quantity and, where a head says so, label (CART-53). */
export const uploadedRows = (sheet: Sheet): UploadedRows => {
  const read = sheetCells(sheet).cells.map(rowOf)
  return {
    rows: read.flatMap((row) => ('articleNumber' in row ? [row] : [])),
    failed: read.flatMap((row) => ('articleNumber' in row ? [] : [row])),
  }
}

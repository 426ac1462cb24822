import { MOST_ADDED } from '../cart/most-added'
import type { RefusedEdit } from '../cart/refused-edits'
import type { DeliveryId } from '../delivery/delivery-type'
import type { ArticleNumber } from '../kernel/ids'

/**
 * The rows that are checked and added together: all of them, so that the faults of each are told; of more than a request may
 * add, the first ones that have no known fault (ERROR-10).
 * @param faulty rows with a known fault, by their id
 */
export const rowsToAdd = <Row extends { readonly id: number }>(
  written: readonly Row[],
  faulty: ReadonlySet<number>,
): readonly Row[] =>
  written.length <= MOST_ADDED ? written : written.filter(({ id }) => !faulty.has(id)).slice(0, MOST_ADDED)

interface AddedRow {
  readonly articleNumber: ArticleNumber
  /** Undefined for a row that went with the chosen delivery. */
  readonly deliveryId?: DeliveryId | undefined
  readonly label?: string | undefined
}

/** What makes a row a line of its own. */
const rowKey = (articleNumber: ArticleNumber, deliveryId: DeliveryId | undefined, label = ''): string =>
  `${articleNumber}|${deliveryId ?? ''}|${label}`

/** The added rows that the service has refused, of adds that it refused whole or in part. */
export const refusedRows = <Row>(
  rows: readonly Row[],
  addedAs: (row: Row) => AddedRow,
  refused: readonly Pick<RefusedEdit, 'edit'>[],
): readonly Row[] => {
  const keys = new Set(
    refused
      .flatMap(({ edit }) => (edit.type === 'AddLines' ? edit.lines : []))
      .flatMap(({ articleNumber, deliveryId, label }) => [
        rowKey(articleNumber, deliveryId, label),
        // A row that names no delivery has gone with the chosen one.
        rowKey(articleNumber, undefined, label),
      ]),
  )
  return rows.filter((row) => {
    const { articleNumber, deliveryId, label } = addedAs(row)
    return keys.has(rowKey(articleNumber, deliveryId, label))
  })
}

import * as TE from 'fp-ts/TaskEither'
import type { OrderDocuments } from '#application/ports/order-documents'

const lost = () => TE.left({ tag: 'Lost', service: 'order', status: undefined } as const)

/** A service of documents of orders that never answers. */
export const noOrderDocuments: OrderDocuments = {
  document: lost,
  email: lost,
  download: lost,
  exportSearch: lost,
  exportFinancialFollowUp: lost,
  inquire: lost,
}

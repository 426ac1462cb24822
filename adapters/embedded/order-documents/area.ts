import type { Area } from '../area'
import { orderDocumentsMigrations } from './migrations'
import { orderDocumentsPlugin } from './plugin'
import type { OrderDocumentsTables } from './tables'

/** Documents and files of placed orders, and inquiries about them. */
export const orderDocumentsArea: Area<OrderDocumentsTables> = {
  migrations: orderDocumentsMigrations,
  plugin: orderDocumentsPlugin,
}

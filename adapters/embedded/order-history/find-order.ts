import { sql } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Identity } from '../auth/identity'
import type { Database } from '../database/database'
import { reachOf, type ReachedCustomer } from './reach'
import { summaryColumns, summaryJoins, type SummaryRow } from './order-summary'

export interface FoundOrderRow extends SummaryRow {
  readonly brand: BrandCode
  readonly requested_delivery_date: string | null
  readonly customer_order_number: string | null
  readonly freight: number
}

export interface FoundOrder {
  readonly row: FoundOrderRow
  /** The reader's rights at its customer. */
  readonly reached: ReachedCustomer
}

/**
 * An order of one of the reader's customers, by its own number or the one that the checkout answered (ORDER-11). Orders of
 * others are not found.
 */
export const findOrder = async (db: Database, identity: Identity, id: string): Promise<FoundOrder | undefined> => {
  const { rows } = await sql<FoundOrderRow>`
    select ${summaryColumns}, history.brand, requested_delivery_date, customer_order_number, freight
    from order_history as history ${summaryJoins}
    where history.order_number = ${id} or history.confirmed_number = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const reached = await reachOf(db, identity, row.customer_id)
  return reached === undefined ? undefined : { row, reached }
}

import type { BrandCode } from '#domain/kernel/brand-code'
import { articleNumber, instant, type OrderNumber } from '#domain/kernel/ids'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import type { Money } from '#domain/kernel/money'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { ReceivedLine } from '#domain/order/protocol'
import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'
import { lived } from './order-life'
import { rowsOfNewOrder } from './new-order-rows'

export interface ReceivedRow {
  readonly articleNumber: string
  readonly name: string
  readonly label: string
  readonly quantity: number
  readonly total: Money
}

export interface ReceivedOrder {
  readonly orderNumber: OrderNumber
  readonly brand: BrandCode
  readonly customerId: string
  readonly projectId: string | undefined
  readonly placedAt: string
  readonly deliveryId: DeliveryId
  readonly requestedDay: CalendarDate | undefined
  readonly fields: { readonly goodsMark?: string; readonly reference?: string; readonly orderNumber?: string }
  readonly lines: readonly ReceivedRow[]
  readonly freight: Money
  readonly total: Money
}

/**
 * The rows with what stock was set aside for each. Rows of one article share what was taken of it, the first ones first.
 * @param taken what the stock of the place gave, by article
 */
export const reservedLines = (
  lines: readonly ReceivedRow[],
  taken: ReadonlyMap<string, number>,
): readonly ReceivedLine[] => {
  const left = new Map(taken)
  return lines.map((line, index) => {
    const reserved = Math.min(line.quantity, left.get(line.articleNumber) ?? 0)
    left.set(line.articleNumber, roundToTenDecimals((left.get(line.articleNumber) ?? 0) - reserved))
    return {
      position: index + 1,
      articleNumber: articleNumber(line.articleNumber),
      ordered: line.quantity,
      reserved,
      total: line.total,
    }
  })
}

/** Begins the life of an order whose rows are saved and whose goods are taken from stock. */
export const receiveOrder = async (
  trx: Database,
  received: ReceivedOrder,
  taken: ReadonlyMap<string, number>,
): Promise<void> => {
  const { orderNumber, brand, customerId, projectId, placedAt, deliveryId, requestedDay, fields, freight } = received
  const at = instant(placedAt)
  const lines = reservedLines(received.lines, taken)
  const rows = rowsOfNewOrder({
    origin: { orderNumber, brand, requestedDay },
    customerId,
    placedAt: at,
    texts: {
      project: projectId === undefined ? undefined : await projectNamed(trx, customerId, projectId),
      goodsMark: fields.goodsMark,
      reference: fields.reference,
      customerNumber: fields.orderNumber,
      lines: received.lines,
    },
    total: received.total,
    life: lived(undefined, { tag: 'Receive', at, deliveryId, lines, freight }),
  })
  await bulkInsert(trx, 'order_events', rows.order_events)
  await bulkInsert(trx, 'order_history', rows.order_history)
}

const projectNamed = async (trx: Database, customer: string, id: string) => {
  const found = await trx
    .selectFrom('projects')
    .select('name')
    .where('customer_id', '=', customer)
    .where('project_id', '=', id)
    .executeTakeFirst()
  return { id, name: found?.name ?? '' }
}

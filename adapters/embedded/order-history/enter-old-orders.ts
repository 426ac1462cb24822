import { sql } from 'kysely'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { type Instant, instant, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'
import { rowsOfNewOrder } from './new-order-rows'
import { dayOf } from './order-summary'
import { lived, livedUntil, type OrderNumbers, type OrderOrigin } from './order-life'
import { countedNumbers } from './order-store'
import { reservedLines } from './receive-order'

interface OldOrder {
  readonly order_number: string
  readonly customer_id: string
  readonly project_id: string
  readonly project_name: string | null
  readonly brand: BrandCode | null
  readonly placed_at: Date
  readonly delivery_id: DeliveryId
  readonly requested_delivery_date: string | null
  readonly fields: DeliveryFormValues
  readonly customer_order_number: string | null
  readonly freight: number
  readonly total: number
  readonly lines: readonly {
    readonly article_number: string
    readonly name: string
    readonly label: string
    readonly quantity: number
    readonly line_total: number
  }[]
}

const ORDERS_AT_ONCE = 500

/**
 * Gives orders of earlier versions, which have no events, the life that they must have had. They keep the number that
 * their customers know.
 */
export const enterOldOrders = async (db: Database, now: Instant): Promise<void> => {
  for (;;) {
    const entered = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<OldOrder>`
        select order_number, orders.customer_id, orders.project_id, projects.name as project_name, brand, placed_at,
          delivery_id, requested_delivery_date, fields, customer_order_number, freight, order_deliveries.total, lines
        from order_deliveries
        join orders using (order_id)
        left join projects on projects.customer_id = orders.customer_id and projects.project_id = orders.project_id
        left join carts using (cart_id)
        cross join lateral (
          select jsonb_agg(to_jsonb(order_lines) order by position) as lines from order_lines
          where order_lines.order_number = order_deliveries.order_number
        ) as own
        where lines is not null and not exists (
          select from order_history where order_history.order_number = order_deliveries.order_number)
        order by order_number limit ${ORDERS_AT_ONCE}
        for update of order_deliveries skip locked`.execute(trx)
      for (const old of rows) await enter(trx, old, now)
      return rows.length
    })
    if (entered < ORDERS_AT_ONCE) return
  }
}

const enter = async (trx: Database, old: OldOrder, now: Instant): Promise<void> => {
  const number = orderNumber(old.order_number)
  const at = instant(old.placed_at.toISOString())
  const origin: OrderOrigin = {
    orderNumber: number,
    brand: old.brand ?? 'dahl',
    requestedDay: dayOf(old.requested_delivery_date),
  }
  const rows = old.lines.map((line) => ({
    articleNumber: line.article_number,
    name: line.name,
    label: line.label,
    quantity: line.quantity,
    total: money(line.line_total),
  }))
  const everything = new Map<string, number>()
  for (const { articleNumber, quantity } of rows)
    everything.set(articleNumber, (everything.get(articleNumber) ?? 0) + quantity)
  const received = lived(undefined, {
    tag: 'Receive',
    at,
    deliveryId: old.delivery_id,
    lines: reservedLines(rows, everything),
    freight: money(old.freight),
  })
  const numbers: OrderNumbers = { ...countedNumbers(trx), order: async () => number }
  const made = rowsOfNewOrder({
    origin,
    customerId: old.customer_id,
    placedAt: at,
    texts: {
      project: old.project_id === '' ? undefined : { id: old.project_id, name: old.project_name ?? '' },
      goodsMark: old.fields.goodsMark,
      reference: old.fields.reference,
      customerNumber: old.customer_order_number ?? undefined,
      lines: rows,
    },
    total: old.total,
    life: await livedUntil(origin, received, now, numbers),
  })
  await bulkInsert(trx, 'order_history', made.order_history)
  await bulkInsert(trx, 'order_events', made.order_events)
  await bulkInsert(trx, 'order_invoices', made.order_invoices)
}

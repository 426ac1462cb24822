import { sql } from 'kysely'
import { freightOf } from '#domain/delivery/freight'
import { freightPricesOf } from '#domain/delivery/delivery-options'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { DEFAULT_BRAND } from '#domain/kernel/brand-code'
import { instant, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { type Money, money, noMoney, roundToOre, sumOfOre, times } from '#domain/kernel/money'
import type { Clock } from '#application/ports/clock'
import { brandConfigs } from '../../config/brand-config'
import { loaderInto, type Load } from '../../database/bulk-load'
import type { Database } from '../../database/database'
import { rowsOfNewOrder } from '../../order-history/new-order-rows'
import { instantOf } from '../../order-history/order-clock'
import type { OrderNumbers } from '../../order-history/order-life'
import { CENTRAL_STORAGE } from '../stores/store-data'
import { demoCustomers } from './demo-customers'
import { demoHistories, type DemoHistory } from './demo-histories'
import { madeLife } from './made-life'
import { madeOrders, type MadeOrder, type Regular } from './made-orders'
import { regularsOf } from './regular-articles'

/** A catalogue of so many articles has the whole history. */
const WHOLE_CATALOGUE = 5_000
const LEAST_SHARE = 0.1

/** Numbers end before the first that the service gives itself. */
const FIRST_NUMBER_OF_SERVICE = 7_204_418
const FIRST_INVOICE_OF_SERVICE = 91_000_001

/**
 * Two years of orders of the customers that the demo accounts work for, in every state; Tom has ordered nothing yet. They
 * depend on the day and the catalogue alone.
 */
export const seedDemoOrders = async (
  db: Database,
  clock: Clock,
  histories: readonly DemoHistory[] = demoHistories,
): Promise<void> => {
  const { rows } = await sql<{ articles: number | string }>`select count(*) as articles from variants`.execute(db)
  const share = Math.min(1, Math.max(LEAST_SHARE, Number(rows[0]?.articles) / WHOLE_CATALOGUE))
  const span = { today: clock.today(), timeOfDay: clock.timeOfDay(), share }
  const made: MadeOrder[] = []
  for (const history of histories) {
    const regulars = await regularsOf(db, history)
    if (regulars.length > 0) made.push(...madeOrders(history, regulars, span))
  }
  made.sort((a, b) => (a.placedAt < b.placedAt ? -1 : a.placedAt > b.placedAt ? 1 : 0))
  await putIn(await loaderInto(db), made, instantOf({ day: span.today, timeOfDay: span.timeOfDay }))
}

type Row = Readonly<Record<string, unknown>>

const putIn = async (load: Load, made: readonly MadeOrder[], now: ReturnType<typeof instantOf>): Promise<void> => {
  let number = FIRST_NUMBER_OF_SERVICE - made.length * 2
  let invoice = FIRST_INVOICE_OF_SERVICE - made.length * 2
  const numbers: OrderNumbers = {
    order: async () => orderNumber(String(number++)),
    invoice: async () => invoiceNumber(String(invoice++)),
  }
  const tables = {
    orders: Array<Row>(),
    order_deliveries: Array<Row>(),
    order_lines: Array<Row>(),
    order_history: Array<Row>(),
    order_events: Array<Row>(),
    order_invoices: Array<Row>(),
    order_deductions: Array<Row>(),
  }
  for (const order of made) {
    const own = await numbers.order()
    const lines = pricedLines(order)
    const freight = freightOfOrder(order, sumOfOre(lines.map(({ total }) => total)))
    const total = sumOfOre([...lines.map((line) => line.total), freight])
    const origin = { orderNumber: own, brand: DEFAULT_BRAND, requestedDay: order.requestedDay }
    const fields = { goodsMark: order.goodsMark, reference: order.buyer.reference }
    const { customerId: customer } = order.history
    const rows = rowsOfNewOrder({
      origin,
      customerId: customer,
      placedAt: instant(order.placedAt),
      texts: { project: projectOf(order), ...fields, customerNumber: undefined, lines },
      total,
      life: await madeLife(order, origin, { lines, freight }, now, numbers),
    })
    tables.orders.push({
      order_id: `demo-order-${own}`,
      user_id: order.buyer.userId,
      customer_id: customer,
      project_id: order.projectId,
      cart_id: `demo-order-${own}`,
      placed_at: order.placedAt,
      send_order_receipt: false,
    })
    tables.order_deliveries.push({
      order_number: own,
      order_id: `demo-order-${own}`,
      delivery_id: order.deliveryId,
      store_id: isStoreDelivery(order.deliveryId) ? order.history.storeId : null,
      warehouse_id: isStoreDelivery(order.deliveryId) ? null : CENTRAL_STORAGE.id,
      requested_delivery_date: order.requestedDay,
      destination: order.destination ?? null,
      fields,
      customer_order_number: null,
      freight,
      total,
    })
    tables.order_lines.push(...lines.map((line, index) => lineRow(own, index + 1, line)))
    tables.order_history.push(...rows.order_history)
    tables.order_events.push(...rows.order_events)
    tables.order_invoices.push(...rows.order_invoices)
    tables.order_deductions.push(...rows.order_deductions)
  }
  await load('orders', tables.orders)
  await load('order_deliveries', tables.order_deliveries)
  await load('order_lines', tables.order_lines)
  await load('order_history', tables.order_history)
  await load('order_events', tables.order_events)
  await load('order_invoices', tables.order_invoices)
  await load('order_deductions', tables.order_deductions)
}

interface PricedLine {
  readonly articleNumber: string
  readonly name: string
  readonly label: string
  readonly quantity: number
  readonly total: Money
  readonly article: Regular
}

const pricedLines = ({ lines }: MadeOrder): readonly PricedLine[] =>
  lines.map(({ article, quantity, label }) => ({
    articleNumber: article.articleNumber,
    name: article.name,
    label,
    quantity,
    total: roundToOre(times(money(article.netPrice), quantity)),
    article,
  }))

const lineRow = (number: string, position: number, line: PricedLine): Row => ({
  order_number: number,
  position,
  article_number: line.articleNumber,
  name: line.name,
  unit: line.article.unit,
  quantity: line.quantity,
  label: line.label,
  net_price: line.article.netPrice,
  alloying_total: roundToOre(times(money(line.article.alloyingPrice), line.quantity)),
  line_total: line.total,
})

const freights = freightPricesOf(brandConfigs[DEFAULT_BRAND].deliveryOptions)

const freightOfOrder = ({ deliveryId }: MadeOrder, goods: Money): Money => {
  const price = freights[deliveryId]
  return price === undefined ? noMoney : freightOf(price, goods).amount
}

const projectOf = ({ history, projectId }: MadeOrder) => {
  const customer = demoCustomers.find((one) => one.customerId === history.customerId)
  const project = customer?.projects.find((one) => one.projectId === projectId)
  return project === undefined ? undefined : { id: project.projectId, name: project.name }
}

import { sql } from 'kysely'
import type { CartLine } from '#domain/cart/cart'
import { goodsValue, lineAlloying, lineTotal } from '#domain/cart/cart-view'
import type { OrderDetails } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { type Money, noMoney, sumOfOre } from '#domain/kernel/money'
import { orderNumber, type OrderNumber } from '#domain/kernel/ids'
import type { CartRow } from '../cart/lock-cart'
import type { Database } from '../database/database'
import type { ReceivedOrder } from '../order-history/receive-order'

export interface AcceptedDelivery {
  readonly deliveryId: DeliveryId
  readonly details: OrderDetails
  readonly lines: readonly CartLine[]
  /** SEK excluding VAT. */
  readonly freight: Money
}

export interface OrderHead {
  readonly orderId: string
  readonly placedAt: string
  readonly sendOrderReceipt: boolean
}

/** Saves what the deliveries of one order have in common. */
export const saveOrder = async (
  trx: Database,
  cart: Pick<CartRow, 'cart_id' | 'user_id' | 'customer_id' | 'project_id'>,
  head: OrderHead,
): Promise<void> => {
  await trx
    .insertInto('orders')
    .values({
      order_id: head.orderId,
      user_id: cart.user_id,
      customer_id: cart.customer_id,
      project_id: cart.project_id,
      cart_id: cart.cart_id,
      placed_at: head.placedAt,
      send_order_receipt: head.sendOrderReceipt,
    })
    .execute()
}

/** Saves one delivery with its lines and their present prices. @returns its order number, seven digits */
export const saveDelivery = async (
  trx: Database,
  orderId: string,
  delivery: AcceptedDelivery,
): Promise<OrderNumber> => {
  const { deliveryId, details, lines, freight } = delivery
  const { place } = details
  const orderNumber = await nextOrderNumber(trx)
  await trx
    .insertInto('order_deliveries')
    .values({
      order_number: orderNumber,
      order_id: orderId,
      delivery_id: deliveryId,
      store_id: place.tag === 'Store' ? place.storeId : null,
      warehouse_id: place.tag === 'Warehouse' ? place.warehouseId : null,
      requested_delivery_date: details.requestedDeliveryDate ?? null,
      destination: details.destination === undefined ? null : JSON.stringify(details.destination),
      fields: JSON.stringify(details.fields),
      customer_order_number: details.fields.orderNumber?.trim() || null,
      freight,
      total: totalOf(delivery),
    })
    .execute()
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, index) => ({
        order_number: orderNumber,
        position: index + 1,
        article_number: line.articleNumber,
        name: line.article?.name ?? '',
        unit: line.article?.unit ?? '',
        quantity: line.quantity,
        label: line.label,
        net_price: line.article?.price?.netPrice ?? noMoney,
        alloying_total: lineAlloying(line),
        line_total: lineTotal(line) ?? noMoney,
      })),
    )
    .execute()
  return orderNumber
}

/** Of rows and freight. */
export const totalOf = ({ lines, freight }: AcceptedDelivery): Money => sumOfOre([goodsValue(lines), freight])

/** What its history begins with. */
export const receivedOf = (
  cart: Pick<CartRow, 'brand' | 'customer_id' | 'project_id'>,
  placedAt: string,
  orderNumber: OrderNumber,
  delivery: AcceptedDelivery,
): ReceivedOrder => {
  const { deliveryId, details, lines, freight } = delivery
  return {
    orderNumber,
    brand: cart.brand,
    customerId: cart.customer_id,
    projectId: cart.project_id === '' ? undefined : cart.project_id,
    placedAt,
    deliveryId,
    requestedDay: details.requestedDeliveryDate,
    fields: details.fields,
    lines: lines.map((line) => ({
      articleNumber: line.articleNumber,
      name: line.article?.name ?? '',
      label: line.label,
      quantity: line.quantity,
      total: lineTotal(line) ?? noMoney,
    })),
    freight,
    total: totalOf(delivery),
  }
}

const nextOrderNumber = async (trx: Database): Promise<OrderNumber> => {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(trx)
  return orderNumber(String(rows[0]?.number))
}

import type { Database } from '#adapters/embedded/database/database'

let lastOrder = 9_000_000

/** An order that a customer placed, with one delivery of the given articles. @returns the delivery's order number */
export const givenOrder = async (db: Database, articles: readonly string[], customerId = '104822'): Promise<string> => {
  const orderNumber = String((lastOrder += 1))
  await db
    .insertInto('orders')
    .values({
      order_id: `order-${orderNumber}`,
      user_id: 'u-user',
      customer_id: customerId,
      project_id: '',
      cart_id: `cart-${orderNumber}`,
      placed_at: new Date().toISOString(),
      send_order_receipt: false,
    })
    .execute()
  await db
    .insertInto('order_deliveries')
    .values({
      order_number: orderNumber,
      order_id: `order-${orderNumber}`,
      delivery_id: 'DBI',
      store_id: null,
      warehouse_id: '100',
      requested_delivery_date: null,
      fields: '{}',
      freight: 0,
      total: 0,
    })
    .execute()
  await db
    .insertInto('order_lines')
    .values(
      articles.map((article, index) => ({
        order_number: orderNumber,
        position: index + 1,
        article_number: article,
        name: article,
        unit: 'st',
        quantity: 1,
        label: '',
        net_price: 0,
        alloying_total: 0,
        line_total: 0,
      })),
    )
    .execute()
  return orderNumber
}

import type { ColumnType } from 'kysely'
import type { DeliveryAddress } from '#domain/address/destination'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'

export interface OrdersTables {
  /** One row for each order that was placed, with one or several deliveries. */
  orders: {
    order_id: string
    user_id: string
    customer_id: string
    project_id: string
    cart_id: string
    placed_at: ColumnType<Date, string, string>
    send_order_receipt: boolean
  }
  /** Each delivery of an order has a number of its own. */
  order_deliveries: {
    order_number: string
    order_id: string
    delivery_id: DeliveryId
    /** The store that hands the goods over; null for goods from the warehouse. */
    store_id: string | null
    warehouse_id: string | null
    requested_delivery_date: string | null
    /** The address that the goods go to; null where the order names none. */
    destination: ColumnType<DeliveryAddress | null, string | null, string | null>
    /** The number that the customer orders by, which is among the fields too; null where there is none. */
    customer_order_number: string | null
    fields: ColumnType<DeliveryFormValues, string, string>
    /** SEK excluding VAT, as all amounts. */
    freight: number
    /** Sum of the lines, each rounded to öre, and the freight. */
    total: number
  }
  order_lines: {
    order_number: string
    position: number
    article_number: string
    name: string
    unit: string
    quantity: number
    label: string
    /** Per unit, as the service priced it when the order was placed. */
    net_price: number
    /** The metal surcharge within the line's total. */
    alloying_total: number
    line_total: number
  }
}

import type { ColumnType, Generated } from 'kysely'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Quantity } from '#domain/kernel/quantity'

export type CartStatus = 'ACTIVE' | 'ORDERED' | 'DELETED'

type Time = ColumnType<Date, string, string>

export interface CartTables {
  /** One active cart per brand, user, customer and project. */
  carts: {
    cart_id: string
    brand: BrandCode
    user_id: string
    customer_id: string
    /** Empty when the cart belongs to no project. */
    project_id: string
    status: CartStatus
    /** Grows by one with every change. */
    version: number
    created_at: Time
    ended_at: ColumnType<Date | null, string | null, string>
  }
  cart_items: {
    cart_item_id: string
    cart_id: string
    /** Ascending in the order in which lines were first added. */
    position: Generated<number>
    article_number: string
    delivery_id: DeliveryId
    label: string
    quantity: ColumnType<Quantity, number, number>
  }
  /** One row for each delivery that has lines. */
  cart_deliveries: {
    cart_id: string
    delivery_id: DeliveryId
    requested_delivery_date: string | null
    is_included_in_order: boolean
  }
}

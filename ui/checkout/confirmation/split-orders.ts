import { goodsValue } from '#domain/cart/cart-view'
import type { OrderResult, StoredOrder } from '#domain/checkout/checkout'
import { noMoney, sumOfOre } from '#domain/kernel/money'
import type { Money } from '#domain/kernel/money'

export type PlacedOrder = StoredOrder & { readonly result: Extract<OrderResult, { tag: 'Placed' }> }
export type FailedOrder = StoredOrder & { readonly result: Extract<OrderResult, { tag: 'Failed' }> }

export interface SplitOrders {
  readonly placed: readonly PlacedOrder[]
  readonly failed: readonly FailedOrder[]
}

export const splitOrders = (orders: readonly StoredOrder[]): SplitOrders => ({
  placed: orders.filter((order): order is PlacedOrder => order.result.tag === 'Placed'),
  failed: orders.filter((order): order is FailedOrder => order.result.tag === 'Failed'),
})

/** Sum of the lines at the prices that were shown when the order was placed (CHECKOUT-06) and the freight, excluding VAT. */
export const storedOrderTotal = ({ lines, freight }: StoredOrder): Money =>
  sumOfOre([goodsValue(lines), freight ?? noMoney])

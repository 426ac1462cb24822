import { goodsValue } from '../cart/cart-view'
import type { OrderResult, StoredOrder } from './checkout'
import { type Money, noMoney, sumOfOre } from '../kernel/money'

export type PlacedOrder = StoredOrder & { readonly result: Extract<OrderResult, { tag: 'Placed' }> }
export type FailedOrder = StoredOrder & { readonly result: Extract<OrderResult, { tag: 'Failed' }> }

/** The deliveries of an order by their result. */
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

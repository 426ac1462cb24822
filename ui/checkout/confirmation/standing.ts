import { lineTotal } from '#domain/cart/line-total'
import type { StoredOrder } from '#domain/checkout/checkout'
import { noMoney, sumOfOre } from '#domain/kernel/money'
import type { Money } from '#domain/kernel/money'

export interface SplitOrders {
  readonly placed: readonly StoredOrder[]
  readonly failed: readonly StoredOrder[]
}

export const splitOrders = (orders: readonly StoredOrder[]): SplitOrders => ({
  placed: orders.filter((order) => order.result.success),
  failed: orders.filter((order) => !order.result.success),
})

/** Sum of the lines at the prices that were shown when the order was placed (CHECKOUT-06), excluding VAT. */
export const storedOrderTotal = (order: StoredOrder): Money =>
  sumOfOre(order.lines.map((line) => lineTotal(line) ?? noMoney))

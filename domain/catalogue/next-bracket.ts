import { roundToTenDecimals } from '../kernel/decimal'
import { money, type Money } from '../kernel/money'
import { nearestQuantities } from './order-multiple'
import type { PriceBracket } from './price'
import { priceAt } from './price-at'

export interface NextBracket {
  /** Sales units that are missing to it, in whole order multiples. */
  readonly missing: number
  /** The quantity that buying them leads to. */
  readonly reached: number
  readonly netPrice: Money
  /** What each sales unit costs less there than at the quantity asked for. */
  readonly saving: Money
}

/** The least quantity that can be ordered from a quantity on. */
const orderable = (quantity: number, multiple: number): number =>
  nearestQuantities(quantity, multiple).at(-1) ?? quantity

/**
 * The next cheaper step and how much more to buy to reach it, rounded up to the order multiple; undefined on the last
 * step, and where what follows is not cheaper (CATALOG-24).
 */
export const nextBracket = (
  brackets: readonly PriceBracket[],
  quantity: number,
  multiple: number,
): NextBracket | undefined => {
  const ascending = brackets.toSorted((a, b) => a.fromQuantity - b.fromQuantity)
  const present = priceAt(ascending, quantity) ?? ascending[0]?.netPrice
  const next = ascending.find(
    ({ fromQuantity, netPrice }) => fromQuantity > quantity && present !== undefined && netPrice < present,
  )
  if (next === undefined || present === undefined) return undefined
  const reached = orderable(next.fromQuantity, multiple)
  const netPrice = priceAt(ascending, reached) ?? next.netPrice
  return { missing: roundToTenDecimals(reached - quantity), reached, netPrice, saving: money(present - netPrice) }
}

import type { DeliveryId } from '../delivery/delivery-type'
import type { CartLine } from './cart'
import { type LineKey, keyWith } from './line-key'

/** What several lines are given at once. */
export type CommonChange =
  | { readonly type: 'ChangeDelivery'; readonly deliveryId: DeliveryId }
  | { readonly type: 'ChangeLabel'; readonly label: string }

/** A change with the lines that it is for. */
export type ChangeOfLines = CommonChange & { readonly lines: readonly LineKey[] }

/** The key of a line once it is changed. */
export const keyAfter = ({ key }: Pick<CartLine, 'key'>, change: CommonChange): LineKey => keyWith(key, change)

/** How many of the lines become one with another line of the cart, because they differ in nothing else. */
export const linesMerged = (cart: readonly CartLine[], changed: readonly CartLine[], change: CommonChange): number => {
  const gone = new Set(changed.map(({ key }) => key))
  const present = new Set(cart.flatMap(({ key }) => (gone.has(key) ? [] : key)))
  return changed.filter((line) => {
    const key = keyAfter(line, change)
    if (present.has(key)) return true
    present.add(key)
    return false
  }).length
}

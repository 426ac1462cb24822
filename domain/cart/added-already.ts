import type { Cart } from './cart'
import type { ItemToAdd } from './effects'
import { lineKey } from './line-key'

/**
 * Whether a cart found at the service already holds what an unanswered add asked for:
 * every line has at least the quantity it had before plus what was added.
 */
export const addedAlready = (before: Cart | undefined, found: Cart, items: readonly ItemToAdd[]): boolean => {
  const quantityIn = (cart: Cart | undefined, key: string): number =>
    cart?.lines.find((line) => line.key === key)?.quantity ?? 0
  return items.every((item) => {
    const key = lineKey(item.articleNumber, item.deliveryId, item.label)
    return quantityIn(found, key) >= quantityIn(before, key) + item.quantity
  })
}

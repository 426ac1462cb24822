import { isRefusedInStore, isRefusedOnline } from '../catalogue/purchasability'
import { replacementOf } from '../catalogue/replacement'
import { stockLocationOf } from '../catalogue/stock'
import type { Variant } from '../catalogue/variant'
import { isStoreDelivery } from '../delivery/delivery-type'
import type { CartLine } from './cart'
import type { OrderingTerms } from './ordering-terms'
import type { RequiredAction } from './view'

/** In `filterTags` of what can be sent by express (CART-35). */
export const EXPRESS_TAG = 'express-delivery'

/** What must be done before a line can be ordered, in the order of the rules (CART-29 to CART-35). */
export const requiredActions = (line: CartLine, terms: OrderingTerms): readonly RequiredAction[] => [
  ...(line.variant === undefined ? unknownVariant(line) : variantActions(line, line.variant, terms)),
  ...(terms.available.includes(line.deliveryId) ? [] : [{ tag: 'DeliveryNotAvailable' } as const]),
]

/** A line that its service has not confirmed yet may lack its variant; that is no fault of the line. */
const unknownVariant = (line: CartLine): readonly RequiredAction[] =>
  line.cartItemId === undefined ? [] : [{ tag: 'MissingVariant' }]

const variantActions = (line: CartLine, variant: Variant, terms: OrderingTerms): readonly RequiredAction[] => {
  const { deliveryId, quantity } = line
  const store = terms.locations[deliveryId]
  const inStock = Math.max(0, stockLocationOf(variant.stock, store)?.quantity ?? 0)
  const actions: RequiredAction[] = []
  if (variant.discontinued && inStock < quantity) {
    actions.push({ tag: 'NeedsReplacement', replacement: replacementOf(variant)?.articleNumber, available: inStock })
  }
  if (variant.variantSlug === undefined) actions.push({ tag: 'MissingVariant' })
  if (isRefusedOnline(variant, deliveryId)) actions.push({ tag: 'NotPurchasableOnline' })
  if (isRefusedInStore(variant, deliveryId, store)) actions.push({ tag: 'NotPurchasableInStore' })
  if (deliveryId === 'XXX' && (inStock === 0 || !variant.filterTags.includes(EXPRESS_TAG))) {
    actions.push({ tag: 'NoExpressDelivery' })
  }
  if (isStoreDelivery(deliveryId) && inStock < neededInStore(variant, quantity)) {
    actions.push({ tag: 'NoStoreStock', available: inStock })
  }
  return actions
}

/** A warehouse article must be there in full, others at all (CART-33, CART-35). */
const neededInStore = (variant: Variant, quantity: number): number =>
  variant.stock?.stockType === 'LAG' ? quantity : Number.MIN_VALUE

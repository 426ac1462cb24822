import type { CartView } from '#domain/cart/cart-view'
import type { SeenCart, SeenTab } from './record'
import type { SimulatedTab } from './tab'

/** A cart view as plain data. */
const seenCart = ({ cartId, total, totalInOrder, groups }: CartView): SeenCart => ({
  ...{ cartId, total, totalInOrder },
  groups: groups.map(({ deliveryId, delivery, subtotal, freight, total, lines }) => ({
    delivery: deliveryId,
    included: delivery.isIncludedInOrder,
    date: delivery.requestedDeliveryDate,
    subtotal,
    freight: freight?.amount,
    total,
    lines: lines.map(({ line, total, pending }) => ({
      key: line.key,
      article: line.articleNumber,
      delivery: line.deliveryId,
      label: line.label,
      quantity: line.quantity,
      netPrice: line.article?.price?.netPrice,
      total,
      stock: line.article?.stock?.locations[0]?.quantity,
      isPending: pending,
    })),
  })),
})

// Most views of a step are those of the step before.
const known = new WeakMap<CartView, SeenCart>()

const seenOnce = (view: CartView): SeenCart => {
  const seen = known.get(view) ?? seenCart(view)
  known.set(view, seen)
  return seen
}

/** The user and customer that a tab works for; undefined where it works for none. */
export const scopeOfTab = (tab: SimulatedTab): string | undefined => {
  const state = tab.shop.session.get()
  return state.tag === 'Authenticated' && state.context !== undefined
    ? `${state.signedIn.user.userId}/${state.context.customerId}`
    : undefined
}

/** What a tab shows at this moment. */
export const seenIn = (tab: SimulatedTab): SeenTab => {
  const { shop, name } = tab
  const { forms, placing } = shop.checkout.get()
  return {
    tab: name,
    scope: scopeOfTab(tab),
    isSessionUnknown: shop.session.get().tag === 'Authenticating',
    cart: seenOnce(shop.cart.get()),
    forms: Object.fromEntries(Object.entries(forms).map(([delivery, fields]) => [delivery, { ...fields }])),
    refused: shop.cart.refusedEdits.get().map(({ id }) => ({ id })),
    placing: placing.tag,
    halted: shop.halt.get(),
    isStored: shop.storage.get() === 'stored',
  }
}

export const linesSeen = ({ groups }: SeenCart) => groups.flatMap(({ lines }) => lines)

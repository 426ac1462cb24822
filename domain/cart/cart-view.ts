import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { noMoney, sumOfOre } from '../kernel/money'
import type { CartLine } from './cart'
import { decideAgain } from './decide-again'
import { lineAlloying, lineTotal } from './line-total'
import type { OrderingTerms } from './ordering-terms'
import { requiredActions } from './required-actions'
import type { CartState } from './state'
import type { CartView, DeliveryGroup, LineView } from './view'
import { deliveryIn, linesIn, type VisibleCart } from './visible-cart'

const emptyView: CartView = {
  cartId: undefined,
  loaded: false,
  lineCount: 0,
  groups: [],
  total: noMoney,
  totalInOrder: noMoney,
  blocking: [],
}

/**
 * The cart as the user sees it, grouped per delivery in the order of the delivery types (CART-01).
 * Without a context it is empty and not loaded (CART-22).
 */
export const cartView = (state: CartState, terms: OrderingTerms): CartView => {
  if (state.tag === 'NoContext') return emptyView
  const cart = decideAgain(state.confirmed, state.pending)
  const lines = linesIn(cart)
  const groups = groupsOf(cart, lines, terms)
  const inOrder = groups.filter(({ delivery }) => delivery.isIncludedInOrder)
  return {
    cartId: state.confirmed?.cartId,
    loaded: state.confirmed !== undefined,
    lineCount: lines.length,
    groups,
    total: sumOfOre(groups.map(({ subtotal }) => subtotal)),
    totalInOrder: sumOfOre(inOrder.map(({ subtotal }) => subtotal)),
    blocking: inOrder.flatMap((group) =>
      group.lines.filter(({ actions }) => actions.length > 0).map(({ line }) => line.key),
    ),
  }
}

const groupsOf = (cart: VisibleCart, lines: readonly CartLine[], terms: OrderingTerms): readonly DeliveryGroup[] => {
  const byDelivery = new Map<DeliveryId, LineView[]>(deliveryIds.map((id) => [id, []]))
  for (const line of lines) {
    byDelivery.get(line.deliveryId)?.push({
      line,
      total: lineTotal(line),
      actions: requiredActions(line, terms),
      pending: cart.pendingLines.has(line.key),
    })
  }
  return [...byDelivery]
    .filter(([, views]) => views.length > 0)
    .map(([deliveryId, views]) => ({
      deliveryId,
      delivery: deliveryIn(cart, deliveryId),
      lines: views,
      subtotal: sumOfOre(views.map(({ total }) => total ?? noMoney)),
      alloying: sumOfOre(views.map(({ line }) => lineAlloying(line))),
    }))
}

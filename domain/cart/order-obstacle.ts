import type { DeliveryId } from '../delivery/delivery-type'
import type { CartView, DeliveryGroup } from './cart-view'
import type { LineKey } from './line-key'
import { isByOthersChange } from './overtaken-edit'
import { linesOfEdit, type RefusedEdit } from './refused-edits'

/** Why the user may place no order at all. */
export type OrderingDenial =
  | { readonly tag: 'OrderingDenied' }
  /** The customer's account is suspended (CUSTOMER-18). */
  | { readonly tag: 'CustomerSuspended' }

/** @param mayOrder whether the user has the right to order, for whichever customer */
export const orderingDenial = (mayOrder: boolean, isSuspended: boolean): OrderingDenial | undefined => {
  if (!mayOrder) return { tag: 'OrderingDenied' }
  return isSuspended ? { tag: 'CustomerSuspended' } : undefined
}

/** Why the user cannot go on from the cart to an order. */
export type OrderObstacle =
  | OrderingDenial
  | { readonly tag: 'NothingIncluded' }
  /** Quantity fields show what cannot be ordered, so the order would be for other quantities. */
  | { readonly tag: 'FaultyQuantities'; readonly lines: readonly LineKey[] }
  /** Others have changed lines that the user had changed too: the user has not said yet which value counts. */
  | { readonly tag: 'UnansweredChanges'; readonly lines: readonly LineKey[] }
  | { readonly tag: 'BlockedLines'; readonly lines: readonly LineKey[]; readonly deliveryIds: readonly DeliveryId[] }

/** The lines of which the user has not said yet which of two values counts. */
export const unansweredLines = (refused: readonly RefusedEdit[]): ReadonlySet<LineKey> =>
  new Set(refused.flatMap(({ edit, failure }) => (isByOthersChange(failure) ? linesOfEdit(edit) : [])))

/** The deliveries that are part of the order. */
export const includedGroups = (groups: readonly DeliveryGroup[]): readonly DeliveryGroup[] =>
  groups.filter((group) => group.delivery.isIncludedInOrder)

const blockedDeliveries = ({ groups, blocking }: CartView): readonly DeliveryId[] => {
  if (blocking.length === 0) return []
  const blocked = new Set(blocking)
  return includedGroups(groups)
    .filter(({ lines }) => lines.some(({ line }) => blocked.has(line.key)))
    .map(({ deliveryId }) => deliveryId)
}

const linesAmong = (groups: readonly DeliveryGroup[], keys: ReadonlySet<LineKey>): readonly LineKey[] =>
  keys.size === 0 ? [] : groups.flatMap(({ lines }) => lines.map(({ line }) => line.key).filter((key) => keys.has(key)))

/**
 * What keeps the user from ordering the included deliveries; undefined when nothing does.
 * @param faulty lines whose quantity field shows what cannot be ordered
 * @param unanswered lines of which the user has not said yet which of two values counts
 */
export const orderObstacle = (
  cart: CartView,
  faulty: ReadonlySet<LineKey>,
  unanswered: ReadonlySet<LineKey>,
  denial: OrderingDenial | undefined,
): OrderObstacle | undefined => {
  if (denial !== undefined) return denial
  const included = includedGroups(cart.groups)
  if (included.length === 0) return { tag: 'NothingIncluded' }
  const inFault = linesAmong(included, faulty)
  if (inFault.length > 0) return { tag: 'FaultyQuantities', lines: inFault }
  const asked = linesAmong(included, unanswered)
  if (asked.length > 0) return { tag: 'UnansweredChanges', lines: asked }
  return cart.blocking.length === 0
    ? undefined
    : { tag: 'BlockedLines', lines: cart.blocking, deliveryIds: blockedDeliveries(cart) }
}

/** The deliveries with blocked lines that the user could leave out in order to go on with the others. */
export const deliveriesToLeaveOut = (cart: CartView): readonly DeliveryId[] => {
  const blocked = blockedDeliveries(cart)
  return blocked.length < includedGroups(cart.groups).length ? blocked : []
}

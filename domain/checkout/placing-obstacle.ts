import type { OrderingDenial } from '../cart/order-obstacle'
import { type OrderNeeds, type UpdateAction, updateAction } from './update-action'

/** What an order waits for besides the order itself. */
export interface PlacingState {
  readonly denial: OrderingDenial | undefined
  /** It is not known whether the order before was placed. */
  readonly isUnknown: boolean
  readonly isOffline: boolean
  /** Edits of the cart have not reached the service yet: the order would be of the quantities before them. */
  readonly isWaiting: boolean
  /** The user has not said yet which of two values of a line of the order counts. */
  readonly isUnanswered: boolean
  /** Edits of another day are held until the user has said whether they still count. */
  readonly isHeld: boolean
  /** The days on which goods can come are still asked for. */
  readonly areDaysAwaited: boolean
}

/** Why the order that is shown cannot be placed now. */
export type PlacingObstacle =
  | OrderingDenial
  | { readonly tag: 'OrderUnknown' }
  | { readonly tag: 'Offline' }
  | { readonly tag: 'EditsWaiting' }
  | { readonly tag: 'UnansweredChanges' }
  | { readonly tag: 'EditsHeld' }
  | { readonly tag: 'DaysAwaited' }
  /** The buyer has to do something to the cart first (CART-24). */
  | { readonly tag: 'UpdateNeeded'; readonly action: UpdateAction }

/**
 * The first thing that keeps an order from being placed; undefined where nothing does. What the order would consist of is
 * not sure while edits are under way, so these come before what the cart lacks.
 */
export const placingObstacle = (state: PlacingState, needs: OrderNeeds): PlacingObstacle | undefined => {
  if (state.denial !== undefined) return state.denial
  if (state.isUnknown) return { tag: 'OrderUnknown' }
  if (state.isOffline) return { tag: 'Offline' }
  if (state.isWaiting) return { tag: 'EditsWaiting' }
  if (state.isUnanswered) return { tag: 'UnansweredChanges' }
  if (state.isHeld) return { tag: 'EditsHeld' }
  if (state.areDaysAwaited) return { tag: 'DaysAwaited' }
  const action = updateAction(needs)
  return action === undefined ? undefined : { tag: 'UpdateNeeded', action }
}

import type { CartPlaces, CartState } from '#domain/cart/cart'
import type { CartCommandBody } from '#domain/cart/protocol'
import { broughtFrom } from '#domain/cart/transfer'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CartId } from '#domain/kernel/ids'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import type { SessionState } from '#domain/session/session'
import { cartPlaces } from '#application/projections/terms'
import type { Surroundings } from '../definition'
import { customerScopeOf } from '../customer-streams'
import { on, onInAll, type Reaction } from '../reaction'
import type { CartUses } from './area'
import type { SessionTypes } from '../session/types'
import type { CartTypes } from './types'

/** The session, as the reactions see it. */
interface Present {
  readonly brand: BrandCode
  readonly session: SessionState
  readonly places: CartPlaces
  /** The carts of all customers whom this tab has worked for. */
  readonly carts: readonly CartState[]
}

/**
 * Enters the cart of the customer scope at first, fetches changes from elsewhere later, and leaves it at log-out. The
 * cart that comes along on a change of customer is transferred into it (CART-50).
 */
export const cartAfterSession = (
  event: SessionEvent,
  cart: CartState,
  present: Present,
): readonly CartCommandBody[] => {
  switch (event.type) {
    case 'LoggedIn':
      return opened(cart, present)
    case 'ContextChanged': {
      const { bring } = event
      return [...opened(cart, present), ...(bring === undefined ? [] : [transferOf(bring, present)])]
    }
    case 'DeliveryChosen':
    case 'StoreChosen':
    case 'ContextRejected':
    case 'ContextPutOff':
      return [{ type: 'RefreshCart', places: present.places }]
    // The carts of all customers are left (`cartAfterLogOut`).
    case 'LoggedOut':
    case 'SessionStarted':
    case 'WorkOfOtherErased':
    case 'LogInRequested':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextRequested':
    case 'UserUpdated':
    case 'CustomersUpdated':
      return []
  }
}

const transferOf = (source: CartId, { carts }: Present): CartCommandBody => ({
  type: 'TransferCart',
  source,
  brought: broughtFrom(carts, source),
})

const opened = (cart: CartState, { brand, session, places }: Present): readonly CartCommandBody[] => {
  const context = customerScopeOf(brand, session)
  return cart.tag === 'NoContext' && context !== undefined
    ? [{ type: 'EnterContext', context, places }]
    : [{ type: 'RefreshCart', places }]
}

/** The log forgets the carts of all customers of the user, so this tab must too. */
export const cartAfterLogOut = (event: SessionEvent, cart: CartState): readonly CartCommandBody[] =>
  event.type === 'LoggedOut' && cart.tag === 'InContext' ? [{ type: 'LeaveContext' }] : []

/** The service removes ordered lines from the cart, so the cart is fetched after an order. */
export const cartAfterOrder = (event: CheckoutEvent, places: CartPlaces): readonly CartCommandBody[] =>
  event.type === 'OrderAccepted' || event.type === 'OrderDeclined' ? [{ type: 'RefreshCart', places }] : []

export const cartReactions = (
  { session, checkout }: CartUses,
  around: Surroundings,
): readonly Reaction<CartTypes>[] => {
  const places = (): CartPlaces => cartPlaces(around.session.get(), around.parts.config)
  return [
    (own) =>
      on<SessionTypes, CartTypes>(session, (event, cart) =>
        cartAfterSession(event, cart, {
          brand: around.parts.config.brand,
          session: around.session.get(),
          places: places(),
          carts: own.opened().map(({ state }) => state.get()),
        }),
      )(own),
    onInAll(session, cartAfterLogOut),
    on(checkout, (event) => cartAfterOrder(event, places())),
  ]
}

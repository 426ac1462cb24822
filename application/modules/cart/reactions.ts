import type { CartPlaces, CartState } from '#domain/cart/cart'
import type { CartCommandBody } from '#domain/cart/protocol'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { SessionEvent } from '#domain/session/protocol'
import type { SessionState } from '#domain/session/session'
import { cartPlaces } from '#application/projections/terms'
import type { Surroundings } from '../definition'
import { customerScopeOf } from '../customer-streams'
import { on, type Reaction } from '../reaction'
import type { CartUses } from './area'
import type { CartTypes } from './types'

/** The session, as the reactions see it. */
interface Present {
  readonly brand: BrandCode
  readonly session: SessionState
  readonly places: CartPlaces
}

/** Enters the cart of the customer scope at first, fetches changes from elsewhere later, and leaves it at log-out. */
export const cartAfterSession = (
  event: SessionEvent,
  cart: CartState,
  { brand, session, places }: Present,
): readonly CartCommandBody[] => {
  switch (event.type) {
    case 'LoggedIn':
    case 'ContextChanged': {
      const context = customerScopeOf(brand, session)
      return cart.tag === 'NoContext' && context !== undefined
        ? [{ type: 'EnterContext', context, places }]
        : [{ type: 'RefreshCart', places }]
    }
    case 'DeliveryChosen':
    case 'ContextRejected':
      return [{ type: 'RefreshCart', places }]
    case 'LoggedOut':
      return [{ type: 'LeaveContext' }]
    case 'SessionStarted':
    case 'WorkOfOtherErased':
    case 'LogInRequested':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextRequested':
      return []
  }
}

/** The service removes ordered lines from the cart, so the cart is fetched after an order. */
export const cartAfterOrder = (event: CheckoutEvent, places: CartPlaces): readonly CartCommandBody[] =>
  event.type === 'OrderAccepted' || event.type === 'OrderDeclined' ? [{ type: 'RefreshCart', places }] : []

export const cartReactions = (
  { session, checkout }: CartUses,
  around: Surroundings,
): readonly Reaction<CartTypes>[] => {
  const places = (): CartPlaces => cartPlaces(around.session.get(), around.parts.config)
  return [
    on(session, (event, cart) =>
      cartAfterSession(event, cart, {
        brand: around.parts.config.brand,
        session: around.session.get(),
        places: places(),
      }),
    ),
    on(checkout, (event) => cartAfterOrder(event, places())),
  ]
}

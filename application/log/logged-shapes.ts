import { cartCodecs } from '#application/modules/cart/codecs'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { sessionCodecs } from '#application/modules/session/codecs'

/** The shapes of all events and effects: another text as soon as one of them has changed, or its version. */
export const loggedShapes = [cartCodecs, checkoutCodecs, sessionCodecs]
  .flatMap(({ event, effect }) => [event.shape, effect.shape])
  .join(';')

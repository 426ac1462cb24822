import { cartCodecs } from './codecs/cart'
import { checkoutCodecs } from './codecs/checkout'
import { sessionCodecs } from './codecs/session'

/** The shapes of all events and effects: another text as soon as one of them has changed, or its version. */
export const loggedShapes = [cartCodecs, checkoutCodecs, sessionCodecs]
  .flatMap(({ event, effect }) => [event.shape, effect.shape])
  .join(';')

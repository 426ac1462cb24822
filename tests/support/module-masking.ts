import { cartCore } from '#application/modules/cart/core'
import { checkoutCore } from '#application/modules/checkout/core'
import { favouritesCore } from '#application/modules/favourites/core'
import { quotesCore } from '#application/modules/quotes/core'
import { sessionCore } from '#application/modules/session/core'
import type { ModuleMasking } from '#application/replay/masked-log'

/** What masks the records of all modules of the shop. */
export const moduleMasking: readonly ModuleMasking[] = [
  sessionCore,
  cartCore({ idempotencyKey: true }),
  checkoutCore,
  favouritesCore,
  quotesCore,
].map(({ name, codecs }) => ({ name, codecs, shape: codecs.event.shape }))

import { cartKey } from '../cart/key'
import { sessionKey } from '../session/key'
import { shopModule } from '../shop-module'
import { checkoutArea, type CheckoutArea, type CheckoutMemory, type CheckoutUses } from './area'
import { checkoutCodecs } from './codecs'
import { checkoutCore } from './core'
import { createFormDraft } from './form-draft'
import { checkoutInterpreter } from './interpreter'
import { checkoutReactions } from './reactions'
import { checkoutKey } from './key'
import type { CheckoutTypes } from './types'

/** The form and the order of the present customer. */
export const checkoutModule = shopModule<CheckoutTypes, CheckoutMemory, CheckoutUses, CheckoutArea>({
  key: checkoutKey,
  codecs: checkoutCodecs,
  core: () => checkoutCore,
  memory: ({ parts }) => ({ orders: new Set(), forms: createFormDraft(parts.storage, parts.config.brand) }),
  interpreter: ({ parts }) =>
    checkoutInterpreter({
      orders: parts.orders,
      tellsStatus: () => parts.config.supports.statusOnly,
      isOffline: parts.connectivity.isLost,
    }),
  uses: ({ handleOf }) => ({ session: handleOf(sessionKey), cart: handleOf(cartKey) }),
  area: checkoutArea,
  reactions: checkoutReactions,
})

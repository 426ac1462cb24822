import { checkoutKey } from '../checkout/key'
import { worksFor } from '../customer-streams'
import { sessionKey } from '../session/key'
import { shopModule } from '../shop-module'
import { cartArea, type CartArea, type CartMemory, type CartUses } from './area'
import { cartCodecs } from './codecs'
import { cartCore } from './core'
import { cartInterpreter } from './interpreter'
import { cartReactions } from './reactions'
import { cartKey } from './key'
import { createRunningFetch } from './running-fetch'
import type { CartTypes } from './types'

/** The cart of the present customer. */
export const cartModule = shopModule<CartTypes, CartMemory, CartUses, CartArea>({
  key: cartKey,
  codecs: cartCodecs,
  core: ({ supports }) => cartCore(supports),
  memory: () => ({ edits: new Map(), fetching: createRunningFetch() }),
  interpreter: ({ parts, session }, { fetching }) =>
    cartInterpreter({
      cart: parts.cart,
      commerce: parts.commerce,
      now: parts.clock.now,
      fetching,
      worksFor: (context) => worksFor(parts.config.brand, session.get(), parts.auth.claims(), context),
    }),
  uses: ({ handleOf }) => ({ session: handleOf(sessionKey), checkout: handleOf(checkoutKey) }),
  area: cartArea,
  reactions: cartReactions,
})

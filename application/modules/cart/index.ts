import type { ModuleDefinition } from '../definition'
import { worksFor } from '../customer-scope'
import { cartArea, type CartArea, type CartMemory, type CartUses } from './area'
import { cartCodecs } from './codecs'
import { cartCore } from './core'
import { cartInterpreter } from './interpreter'
import { cartReactions } from './reactions'
import type { CartTypes } from './types'

/** The cart of the present customer. */
export const cartModule: ModuleDefinition<CartTypes, CartMemory, CartUses, CartArea> = {
  codecs: cartCodecs,
  core: ({ supports }) => cartCore(supports),
  memory: () => ({ edits: new Map() }),
  interpreter: ({ parts, session }) =>
    cartInterpreter({
      cart: parts.cart,
      commerce: parts.commerce,
      worksFor: (context) => worksFor(session.get(), context),
    }),
  area: cartArea,
  reactions: cartReactions,
}

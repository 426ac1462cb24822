import type { ModuleDefinition } from '../definition'
import { checkoutArea, type CheckoutArea, type CheckoutMemory, type CheckoutUses } from './area'
import { checkoutCodecs } from './codecs'
import { checkoutCore } from './core'
import { createFormMemory } from './form-memory'
import { checkoutInterpreter } from './interpreter'
import { checkoutReactions } from './reactions'
import type { CheckoutTypes } from './types'

/** The form and the order of the present customer. */
export const checkoutModule: ModuleDefinition<CheckoutTypes, CheckoutMemory, CheckoutUses, CheckoutArea> = {
  codecs: checkoutCodecs,
  core: () => checkoutCore,
  memory: ({ parts }) => ({ orders: new Set(), forms: createFormMemory(parts.storage, parts.config.brand) }),
  interpreter: ({ parts }) =>
    checkoutInterpreter({ cart: parts.cart, tellsStatus: () => parts.config.supports.statusOnly }),
  area: checkoutArea,
  reactions: checkoutReactions,
}

import { cartModule } from './cart/index'
import { checkoutModule } from './checkout/index'
import type { OpenModule } from './definition'
import type { ModuleKit } from './kit'
import { sessionModule } from './session/index'
import type { SessionTypes } from './session/types'

/** How the modules of a shop are opened, and then joined to the others that each of them names. */
export interface ModuleList<Opened extends OpenedModules, Areas> {
  readonly open: (kit: ModuleKit) => Opened
  readonly join: (kit: ModuleKit, opened: Opened) => Areas
}

/** The shop itself works for whom the session says. */
export interface OpenedModules {
  readonly session: OpenModule<SessionTypes, unknown>
}

const open = (kit: ModuleKit) => ({
  session: kit.open(sessionModule),
  cart: kit.open(cartModule),
  checkout: kit.open(checkoutModule),
})

export type AllOpened = ReturnType<typeof open>

const join = (kit: ModuleKit, { session, cart, checkout }: AllOpened) => ({
  session: kit.join(sessionModule, session, {}),
  cart: kit.join(cartModule, cart, { session: session.handle, checkout: checkout.handle }),
  checkout: kit.join(checkoutModule, checkout, { session: session.handle, cart: cart.handle }),
})

/** The commands and views of each module. */
export type ModuleAreas = ReturnType<typeof join>

/** The one list of all modules. */
export const allModules: ModuleList<AllOpened, ModuleAreas> = { open, join }

const codecs = [sessionModule.codecs, cartModule.codecs, checkoutModule.codecs]

/** The shapes of all events and effects: another text as soon as one of them has changed, or its version. */
export const loggedShapes = codecs.flatMap(({ event, effect }) => [event.shape, effect.shape]).join(';')

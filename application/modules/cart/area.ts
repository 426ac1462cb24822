import type { LineKey } from '#domain/cart/line-key'
import { cartView, type CartView, type LineView } from '#domain/cart/cart-view'
import type { RefusedEdit } from '#domain/cart/refused-edits'
import type { CartStatus } from '#domain/cart/status'
import { cartLines } from '#application/projections/cart-lines'
import { type Projection, readModel } from '#application/projections/projection'
import type { CheckoutTypes } from '../checkout/types'
import type { OpenModule, Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import type { SessionTypes } from '../session/types'
import { createCartStatus } from './cart-status'
import { cartCommands, type CartCommands } from './commands'
import { tellOfLateEdits } from './late-edits'
import { type EditsOfTab, tellOfCart } from './telling'
import type { CartTypes } from './types'
import { waitingEdits } from './waiting-edits'

export interface CartMemory {
  readonly edits: EditsOfTab
}

export interface CartUses {
  readonly session: ModuleHandle<SessionTypes>
  readonly checkout: ModuleHandle<CheckoutTypes>
}

/** The projections and commands of the cart. */
export interface CartArea extends Projection<CartView>, CartCommands {
  /** A projection of one line, so that a row renders again only when its own line changes. */
  readonly line: (key: LineKey) => Projection<LineView | undefined>
  readonly status: Projection<CartStatus>
  /** Edits that wait because the service does not answer; they are sent again until it does. */
  readonly waiting: Projection<boolean>
  /** Refused edits with the user's input, until they are sent again or dismissed. */
  readonly refusedEdits: Projection<readonly RefusedEdit[]>
}

const noneRefused: readonly RefusedEdit[] = []

export const cartArea = (
  { handle, memory }: OpenModule<CartTypes, CartMemory>,
  { session }: CartUses,
  around: Surroundings,
): CartArea => {
  const { notices, parts, runtime } = around
  const { state } = handle
  const view = readModel({ state, terms: around.terms }, (now) => cartView(now.state, now.terms))
  const status = createCartStatus(runtime.transitions, runtime.isLeading)
  const waiting = waitingEdits(handle.state, parts.timers)

  handle.events.subscribe(({ event, stream }) => {
    tellOfCart(notices, memory.edits, event)
    if (handle.stream()?.name === stream) status.heard(event, handle.state.get())
  })
  tellOfLateEdits(notices, state, handle.events)
  session.events.subscribe(({ event }) => {
    if (event.type === 'LoggedOut') status.logOut()
  })

  return {
    ...view,
    line: cartLines(view),
    status,
    waiting,
    refusedEdits: readModel({ state }, (now) => (now.state.tag === 'InContext' ? now.state.refused : noneRefused)),
    ...cartCommands({ handle, edits: memory.edits, waiting, around }),
  }
}

import type { LineKey } from '#domain/cart/line-key'
import { cartView, type CartView, type LineView } from '#domain/cart/cart-view'
import type { EditRequested } from '#domain/cart/protocol'
import { heldEdit, type HeldEdit, type RefusedEdit } from '#domain/cart/refused-edits'
import { emptiedIn } from '#domain/cart/emptied-cart'
import type { CommandId } from '#domain/kernel/ids'
import { editOf, oldestPending } from '#domain/cart/pending-edits'
import type { Restoration } from '#domain/cart/restoration'
import type { CartStatus } from '#domain/cart/status'
import { areSameOnTheWay, type LinesOnTheWay, linesOnTheWay } from '#domain/cart/transfer'
import { cartLines } from '#application/projections/cart-lines'
import { type Projection, readModel } from '#application/projections/projection'
import type { CheckoutTypes } from '../checkout/types'
import type { OpenModule, Surroundings } from '../definition'
import type { ModuleHandle } from '../handle'
import type { SessionTypes } from '../session/types'
import { createCartStatus } from './cart-status'
import { cartCommands, type CartCommands } from './commands'
import { createDoubtedOrder } from './doubted-order'
import { createFetchAfterOrder } from './fetch-after-order'
import { failedFetch } from './failed-fetch'
import { tellOfLateEdits } from './late-edits'
import type { RunningFetch } from './running-fetch'
import { type EditsOfTab, tellOfCart } from './telling'
import type { CartTypes } from './types'
import { waitingEdits } from './waiting-edits'

export interface CartMemory {
  readonly edits: EditsOfTab
  readonly fetching: RunningFetch
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
  /** Whether the cart could not be fetched again, and is shown as it was before. */
  readonly fetchFailed: Projection<boolean>
  /** Edits that wait because the service does not answer; they are sent again until it does. */
  readonly waiting: Projection<boolean>
  /** The edit that has been under way for longest; undefined where all is saved. */
  readonly oldestPending: Projection<CommandId | undefined>
  /** Refused edits with the user's input, until they are sent again or dismissed. */
  readonly refusedEdits: Projection<readonly RefusedEdit[]>
  /** Edits that were left unsent on an earlier day, until the user sends or discards them. */
  readonly heldEdits: Projection<readonly HeldEdit[]>
  /** What the user has last taken out of a cart that is empty since, to be restored (CART-47); undefined where there is none. */
  readonly emptied: Projection<Restoration | undefined>
  /** Lines of another cart that are being moved into this one. */
  readonly onTheWay: Projection<readonly LinesOnTheWay[]>
}

const noneRefused: readonly RefusedEdit[] = []
const noneHeld: readonly EditRequested[] = []
const noEdits: readonly HeldEdit[] = []

export const cartArea = (
  { handle, memory }: OpenModule<CartTypes, CartMemory>,
  { session, checkout }: CartUses,
  around: Surroundings,
): CartArea => {
  const { notices, parts, runtime } = around
  const { state } = handle
  const view = readModel({ state, terms: around.terms }, (now) => cartView(now.state, now.terms))
  const status = createCartStatus(runtime.transitions, runtime.isLeading)
  const waiting = waitingEdits(handle.state, parts.timers)
  const commands = cartCommands({ handle, ...memory, waiting, around })
  // Only the leading tab fetches, or each of them would.
  const afterOrder = createFetchAfterOrder(parts, () => {
    if (runtime.isLeading()) commands.refresh()
  })

  const doubtedOrder = createDoubtedOrder(notices)

  checkout.events.subscribe(({ event, customer, own }) => {
    if (handle.streamFor(customer) !== handle.stream()) return
    afterOrder.ordered(event)
    if (own) doubtedOrder.answered(event, checkout.state.get().placing)
  })
  const refusedEdits = readModel({ state }, (now) => (now.state.tag === 'InContext' ? now.state.refused : noneRefused))
  // After a log-in they are known before the cart, without which they cannot be sent.
  const held = readModel({ state }, (now) =>
    now.state.tag === 'InContext' && now.state.confirmed !== undefined ? now.state.held : noneHeld,
  )
  const heldEdits = readModel({ held }, (now) => (now.held.length === 0 ? noEdits : now.held.map(heldEdit)))
  const emptied = readModel({ state }, (now) => emptiedIn(now.state))
  const onTheWay = readModel({ state }, (now) => linesOnTheWay(now.state), areSameOnTheWay)
  const idsRefused = () => refusedEdits.get().map(({ id }) => id)
  let wereRefused = idsRefused()
  refusedEdits.subscribe(() => {
    const areRefused = idsRefused()
    for (const id of wereRefused) if (!areRefused.includes(id)) notices.withdraw(id)
    wereRefused = areRefused
  })

  handle.events.subscribe(({ event, stream, own }) => {
    // The change of customer has asked for it, not one of the commands below.
    if (own && event.type === 'CartTransferRequested') memory.edits.set(event.id, editOf(event))
    tellOfCart(notices, memory.edits, event, { refused: idsRefused(), isOrdered: afterOrder.isOwed() })
    if (handle.stream()?.name !== stream) return
    afterOrder.heard(event)
    doubtedOrder.heard(event, handle.state.get())
    status.heard(event, handle.state.get())
  })
  tellOfLateEdits(notices, state, handle.events)
  session.events.subscribe(({ event }) => {
    if (event.type === 'LoggedOut') status.logOut()
  })

  return {
    ...view,
    line: cartLines(view),
    status,
    fetchFailed: failedFetch(handle.events),
    waiting,
    oldestPending: readModel({ state }, (now) => oldestPending(now.state)),
    refusedEdits,
    heldEdits,
    emptied,
    onTheWay,
    ...commands,
  }
}

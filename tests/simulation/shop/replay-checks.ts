import type { CartState } from '#domain/cart/cart'
import type { CheckoutState } from '#domain/checkout/checkout'
import { cartCore } from '#application/modules/cart/core'
import { checkoutCore } from '#application/modules/checkout/core'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import { redecideAll } from '#application/replay/redecide'
import type { Replay } from '#application/replay/replay'
import { violationsOf } from '#application/replay/violations'
import { createRuntime } from '#application/runtime/runtime'
import { countingIds } from '../../support/counting-ids'
import { fixedClock } from '../../support/fixed-clock'
import { createMemorySnapshots } from '../../support/memory-snapshots'
import { createScriptedPageLife } from '../../support/scripted-page-life'
import { createScriptedConnectivity, noChance } from '../../support/scripted-connectivity'
import type { Broken } from './record'
import type { SimulatedLog } from './storage'
import type { SimulatedTab } from './tab'
import type { VirtualTime } from './virtual-time'

/** The states of a customer's streams. */
interface CustomerStates {
  readonly cart: CartState
  readonly checkout: CheckoutState
}

const asks = () => {
  throw new Error('a start that only looks asks for nothing')
}

const noJournal = { save: asks, erase: asks, tabs: () => [], read: () => [], whenSaved: () => () => undefined }

/** The states that a start of the shop finds in the log, with a snapshot or without. It comes and goes without leading. */
const statesAtStart = async (
  log: SimulatedLog,
  time: VirtualTime,
  snapshots: SnapshotStore,
  customer: string,
): Promise<CustomerStates> => {
  const runtime = createRuntime({
    ...{ log: log.open({ name: 'onlooker', isAlive: () => true }), journal: noJournal, snapshots },
    tabs: {
      id: 'onlooker',
      whenLeader: (_lead, follow) => (queueMicrotask(follow), () => undefined),
      whenGone: () => () => undefined,
      announce: () => undefined,
      whenAnnounced: () => () => undefined,
    },
    ...{ pageLife: createScriptedPageLife(), connectivity: createScriptedConnectivity(), chance: noChance },
    ...{ clock: fixedClock(), ids: countingIds('onlooker-'), timers: time, owner: () => undefined },
  })
  const interpreter = { run: asks, enquire: asks }
  const cart = runtime.stream({ ...cartCore({ idempotencyKey: true }), interpreter }, `cart:${customer}`)
  const checkout = runtime.stream({ ...checkoutCore, interpreter }, `checkout:${customer}`)
  await runtime.start()
  const found = { cart: cart.state.get(), checkout: checkout.state.get() }
  runtime.stop()
  return found
}

/** The same with the fields of all objects in one order: a decoded value has them in the order of its codec. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, field]) => [name, inOrder(field)]),
  )
}

const compared = (invariant: string, what: string, one: unknown, other: unknown): readonly Broken[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const [first, second] = [JSON.stringify(inOrder(one)), JSON.stringify(inOrder(other))]
  if (first === second) return []
  const at = [...first].findIndex((character, index) => character !== second[index])
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 60)
  return [{ invariant, message: `${what}: …${around(first)}… but …${around(second)}…` }]
}

/**
 * The states of all tabs of a customer are those of a replay of the log, and of a start with a snapshot and the rest of
 * the log.
 */
export const brokenStates = async (
  tabs: readonly SimulatedTab[],
  log: SimulatedLog,
  snapshots: SnapshotStore,
  time: VirtualTime,
  replay: Replay,
): Promise<readonly Broken[]> => {
  const customer = tabs[0]?.cartStream()?.slice('cart:'.length)
  if (customer === undefined) return []
  const stateIn = (name: string, none: unknown): unknown =>
    replay.streams.get(name)?.stateAt(replay.steps.length) ?? none
  const whole = await statesAtStart(log, time, createMemorySnapshots(), customer)
  const bySnapshot = await statesAtStart(log, time, snapshots, customer)
  const ofTabs = tabs
    .filter((tab) => tab.cartStream() === `cart:${customer}`)
    .flatMap((tab) => {
      const { cart, checkout } = tab.states()
      return [
        ...compared('live-is-restored', `cart of ${tab.name}`, cart, whole.cart),
        ...compared('live-is-restored', `checkout of ${tab.name}`, checkout, whole.checkout),
      ]
    })
  return [
    ...ofTabs,
    ...compared('replay-is-a-start', 'cart', stateIn(`cart:${customer}`, whole.cart), whole.cart),
    ...compared('replay-is-a-start', 'checkout', stateIn(`checkout:${customer}`, whole.checkout), whole.checkout),
    ...compared('snapshot-and-tail-is-log', 'cart', bySnapshot.cart, whole.cart),
    ...compared('snapshot-and-tail-is-log', 'checkout', bySnapshot.checkout, whole.checkout),
  ]
}

/** What the replay core finds in a log: broken invariants, and commands that are decided in another way. */
export const brokenInReplay = (replay: Replay): readonly Broken[] => {
  const different = redecideAll(replay).filter(({ decision }) => decision.tag === 'Different')
  return [
    ...violationsOf(replay).map(({ invariant, step, message }) => ({
      invariant: `replay-${invariant}`,
      message: `step ${step}: ${message}`,
    })),
    ...different.map(({ command }) => ({
      invariant: 'replay-decides-the-same',
      message: `step ${command.step}: ${command.record.type} ${command.record.id}`,
    })),
  ]
}

import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import type { LineKey } from '#domain/cart/cart'
import { cartView } from '#domain/cart/cart-view'
import type { CartCommandBody } from '#domain/cart/commands'
import type { CartEvent } from '#domain/cart/events'
import { lineKey } from '#domain/cart/line-key'
import type { CartRefusal } from '#domain/cart/refusals'
import type { CartState } from '#domain/cart/state'
import { articleNumber, customerId, userId } from '#domain/kernel/ids'
import { cartCodecs } from '#application/log/codecs/cart'
import { createRuntime, type Runtime } from '#application/runtime/runtime'
import type { Stream } from '#application/runtime/stream'
import { cartModule } from '#application/shop/cart-module'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'
import { fixedClock } from '../support/fixed-clock'
import { createManualTimers, type ManualTimers } from '../support/manual-timers'
import {
  createMemoryLogStore,
  type MemoryLogStore,
  openMemoryEventLog,
  storedBatches,
} from '../support/memory-event-log'
import { createBrowser } from '../support/memory-tabs'
import { createUnreliableCartService, type Fate, type UnreliableCartService } from './unreliable-cart-service'

/** One thing that happens: to the cart, to the network, to time or to a tab. `tab` counts among the open ones. */
export type Happening =
  | { readonly type: 'add'; readonly tab: number; readonly article: number; readonly quantity: number }
  | { readonly type: 'set'; readonly tab: number; readonly line: number; readonly quantity: number }
  | { readonly type: 'remove'; readonly tab: number; readonly line: number }
  | { readonly type: 'deliver'; readonly fate: Fate }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'open' }
  | { readonly type: 'crash'; readonly tab: number; readonly fate: Fate | 'delayed' }
  | { readonly type: 'arriveLate' }

const fate = fc.constantFrom<Fate>('carried', 'carried', 'carried', 'requestLost', 'answerLost', 'doubled')
const tab = fc.nat({ max: 1 })
const quantity = fc.integer({ min: 1, max: 9 })

export const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('add' as const), tab, article: fc.nat({ max: 2 }), quantity }),
    },
    { weight: 5, arbitrary: fc.record({ type: fc.constant('set' as const), tab, line: fc.nat({ max: 2 }), quantity }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), tab, line: fc.nat({ max: 2 }) }) },
    { weight: 7, arbitrary: fc.record({ type: fc.constant('deliver' as const), fate }) },
    { weight: 4, arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 700 }) }) },
    { weight: 1, arbitrary: fc.constant({ type: 'open' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('crash' as const),
        tab,
        fate: fc.oneof(fate, fc.constant('delayed' as const)),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'arriveLate' as const }) },
  ),
  { minLength: 10, maxLength: 60 },
)

interface Tab {
  readonly runtime: Runtime
  readonly cart: Stream<CartState, CartCommandBody, CartEvent, CartRefusal>
  readonly timers: ManualTimers
}

const context = { userId: userId('moa'), customerId: customerId('104822'), projectId: undefined }
const terms = { available: ['DBI'], locations: {} } as const
const refused = () => {
  throw new Error('the simulation does not ask for this')
}

/** What the simulation comes to once the network is good again and everything has come to rest. */
export interface Rest {
  readonly events: readonly CartEvent[]
  readonly service: UnreliableCartService
  /** The cart as each tab shows it: line and quantity. */
  readonly shown: readonly ReadonlyMap<LineKey, number>[]
  readonly pending: number
}

export const simulate = async (script: readonly Happening[], honoursKeys: boolean): Promise<Rest> => {
  const store = createMemoryLogStore()
  const browser = createBrowser()
  const service = createUnreliableCartService(honoursKeys)
  let opened = 0
  let tabs: readonly Tab[] = []

  const open = async (): Promise<void> => {
    const name = `t${(opened += 1)}-`
    const timers = createManualTimers()
    const runtime = createRuntime({
      log: openMemoryEventLog(store),
      tabs: browser.open(name),
      clock: fixedClock(),
      ids: countingIds(name),
      timers,
      owner: () => ({ user: context.userId, customer: context.customerId, project: undefined }),
    })
    const cart = runtime.stream(
      cartModule({
        cart: { ...elsewhere, ...service.cart },
        commerce: { ...elsewhereToo, ...service.commerce },
        query: () => ({ deliveryOptions: {}, locationId: undefined }),
        worksFor: () => true,
        addsOncePerKey: () => true,
      }),
      'cart:moa',
    )
    await runtime.start()
    if (cart.state.get().tag === 'NoContext') cart.dispatch({ type: 'EnterContext', context })
    tabs = [...tabs, { runtime, cart, timers }]
  }

  const happen = async (happening: Happening): Promise<void> => {
    const chosen = 'tab' in happening ? tabs[happening.tab % tabs.length] : tabs[0]
    if (chosen === undefined) return
    switch (happening.type) {
      case 'add':
        chosen.cart.dispatch({
          type: 'AddLines',
          lines: [
            {
              articleNumber: articleNumber(`article${happening.article}`),
              quantity: happening.quantity,
              deliveryId: 'DBI',
              label: '',
              variant: undefined,
            },
          ],
        })
        break
      case 'set':
        chosen.cart.dispatch({ type: 'ChangeQuantity', line: keyOf(happening.line), quantity: happening.quantity })
        break
      case 'remove':
        chosen.cart.dispatch({ type: 'RemoveLines', lines: [keyOf(happening.line)] })
        break
      case 'deliver':
        service.deliver(happening.fate)
        break
      case 'pass':
        tabs.forEach(({ timers }) => timers.pass(happening.ms))
        break
      case 'open':
        if (tabs.length < 2) await open()
        break
      case 'arriveLate':
        service.arriveLate()
        break
      case 'crash':
        chosen.runtime.stop()
        tabs = tabs.filter((other) => other !== chosen)
        service.callersDie(happening.fate)
        if (tabs.length === 0) await open()
        break
    }
    await settled()
  }

  await open()
  for (const happening of script) await happen(happening)
  await comeToRest(() => tabs, service)
  while (service.arriveLate()) await settled()
  // A cart whose last fetch was lost says so; what it shows is true again from the next fetch on.
  tabs[0]?.cart.dispatch({ type: 'RefreshCart' })
  await comeToRest(() => tabs, service)

  const events = eventsIn(store)
  const shown = tabs.map(({ cart }) => shownIn(cart.state.get()))
  const pending = tabs.reduce((sum, { cart }) => sum + pendingIn(cart.state.get()), 0)
  tabs.forEach(({ runtime }) => runtime.stop())
  return { events, service, shown, pending }
}

const elsewhere = {
  updateItems: refused,
  removeItems: refused,
  removeAllItems: refused,
  setDeliveryDate: refused,
  setIncluded: refused,
  setStatus: refused,
  checkout: refused,
  enquireCheckout: refused,
}
const elsewhereToo = {
  getVariants: refused,
  getCart: refused,
  getActiveDeliveryIdsInOrder: refused,
  getBrackets: refused,
}

const keyOf = (article: number): LineKey => lineKey(articleNumber(`article${article}`), 'DBI', '')

const comeToRest = async (tabs: () => readonly Tab[], service: UnreliableCartService): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await settled()
    tabs().forEach(({ timers }) => timers.pass(500))
    await settled()
    if (service.deliver('carried')) quiet = -1
  }
}

const eventsIn = (store: MemoryLogStore): readonly CartEvent[] =>
  storedBatches(store)
    .flatMap(({ records }) => records.filter(({ kind }) => kind === 'event'))
    .flatMap((record) => {
      const event = cartCodecs.event.decode(record)
      return E.isRight(event) ? [event.right] : []
    })

const shownIn = (state: CartState): ReadonlyMap<LineKey, number> =>
  new Map(cartView(state, terms).groups.flatMap(({ lines }) => lines.map(({ line }) => [line.key, line.quantity])))

const pendingIn = (state: CartState): number => (state.tag === 'InContext' ? state.pending.length : 0)

/** Lines whose last edit was a quantity that nobody told the user was refused, with that quantity. */
export const lastInputs = (events: readonly CartEvent[]): ReadonlyMap<LineKey, number> => {
  const refusedEdits = new Set(events.flatMap((event) => (event.type === 'EditsRefused' ? event.edits : [])))
  const last = new Map<LineKey, number>()
  for (const event of events) {
    if (event.type !== 'EditRequested') continue
    const { edit, id } = event
    if (edit.type === 'ChangeQuantity' && !refusedEdits.has(id)) last.set(edit.line, edit.quantity)
    else for (const { key } of linesOf(edit)) last.delete(key)
  }
  return last
}

const linesOf = (edit: Extract<CartEvent, { type: 'EditRequested' }>['edit']): readonly { readonly key: LineKey }[] => {
  if (edit.type === 'AddLines')
    return edit.lines.map(({ articleNumber: article }) => ({ key: lineKey(article, 'DBI', '') }))
  if (edit.type === 'RemoveLines') return edit.lines.map((key) => ({ key }))
  return edit.type === 'ChangeQuantity' ? [{ key: edit.line }] : []
}

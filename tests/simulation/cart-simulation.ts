import * as E from 'fp-ts/Either'
import type { CartState } from '#domain/cart/cart'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { cartView } from '#domain/cart/cart-view'
import type { CartCommandBody, CartEvent, CartRefusal } from '#domain/cart/protocol'
import { editOf, isEditRequested } from '#domain/cart/pending-edits'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { articleNumber, customerId, userId, type CommandId } from '#domain/kernel/ids'
import { cartCodecs } from '#application/modules/cart/codecs'
import type { SnapshotStore } from '#application/ports/snapshot-store'
import type { Tabs } from '#application/ports/tabs'
import type { JournalStore } from '#application/ports/journal-store'
import type { Module } from '#application/runtime/module'
import { createRuntime, type Runtime } from '#application/runtime/runtime'
import type { Stream } from '#application/runtime/stream'
import { cartCore } from '#application/modules/cart/core'
import { cartInterpreter } from '#application/modules/cart/interpreter'
import type { CartTypes } from '#application/modules/cart/types'
import { noPlaces } from '../domain/given'
import { countingIds } from '../support/counting-ids'
import { settled } from '../support/counter-tab'
import { tickingClock } from '../support/fixed-clock'
import { createManualTimers, type ManualTimers } from '../support/manual-timers'
import {
  createMemoryLogStore,
  type MemoryLogStore,
  openMemoryEventLog,
  storedBatches,
} from '../support/memory-event-log'
import { linesOf, loggedEdits } from './logged-edits'
import { createMemoryJournal } from '../support/memory-journal-store'
import { createMemorySnapshots } from '../support/memory-snapshots'
import { createBrowser } from '../support/memory-tabs'
import { createScriptedPageLife, type ScriptedPageLife } from '../support/scripted-page-life'
import { createScriptedConnectivity, noChance } from '../support/scripted-connectivity'
import type { Edit, Happening } from './happenings'
import { createUnreliableCartService, type Fate, type UnreliableCartService } from './unreliable-cart-service'

interface Tab {
  readonly name: string
  readonly runtime: Runtime
  readonly cart: Stream<CartState, CartCommandBody, CartEvent, CartRefusal>
  readonly timers: ManualTimers
  readonly pageLife: ScriptedPageLife
  /** The events that the tab has heard of, its own and those of the others. */
  readonly heard: readonly CartEvent[]
}

const context: CustomerScope = {
  brand: 'dahl',
  userId: userId('moa'),
  customerId: customerId('104822'),
  projectId: undefined,
}
const terms = { available: ['DBI'], locations: {}, freight: {} } as const
const refused = () => {
  throw new Error('the simulation does not ask for this')
}

/** What the simulation comes to once the network is good again and everything has come to rest. */
export interface Rest {
  /** The edits that the shop took from its users, but for those that lay in memory alone when their page was killed. */
  readonly taken: readonly CommandId[]
  /** Of those, the ones that were lost although the storage had worked all along. */
  readonly lostWithStorage: readonly CommandId[]
  /**
   * Lines that two open tabs edited at once while the storage refused, so that neither could know of the other: which edit
   * the service carries out last is then up to the network.
   */
  readonly contested: ReadonlySet<LineKey>
  /** Refused edits that are shown at the end. */
  readonly refused: readonly CommandId[]
  /** The cart as a start in the midst of it all finds it, with the newest snapshot and without any. */
  readonly starts: { readonly bySnapshot: CartState; readonly byLog: CartState }
  readonly hasSnapshot: boolean
  /** What each open tab knows of the cart in the midst of it all. */
  readonly inTabs: readonly {
    readonly taken: readonly CommandId[]
    readonly heard: readonly CartEvent[]
    readonly pending: readonly CommandId[]
    readonly refused: readonly CommandId[]
  }[]
  /** The names of the tabs that are open at the end, with which the ids of their edits begin. */
  readonly stillOpen: readonly string[]
  /** What the log has in the midst of it all. */
  readonly midway: readonly CartEvent[]
  readonly events: readonly CartEvent[]
  readonly service: UnreliableCartService
  /** The cart as each tab shows it: line and quantity. */
  readonly shown: readonly ReadonlyMap<LineKey, number>[]
  readonly pending: number
}

export const simulate = async (
  script: readonly Happening[],
  { honoursKeys = true, keepsNotes = true, retries = true }: SimulatedWorld = {},
): Promise<Rest> => {
  const store = createMemoryLogStore()
  const browser = createBrowser()
  const service = createUnreliableCartService(honoursKeys)
  const connectivity = createScriptedConnectivity()
  const clock = tickingClock()
  let opened = 0
  let tabs: readonly Tab[] = []
  const notes = createMemoryJournal()
  const snapshots = createMemorySnapshots(2_000)
  let taken: readonly { readonly id: CommandId; readonly by: Tab }[] = []
  const lostWithStorage: CommandId[] = []
  const contested = new Set<LineKey>()
  let wasRefused = false
  /** What was written ahead and is neither told nor appended yet. */
  let ahead: readonly { readonly by: Tab; readonly carryOut: () => void }[] = []

  const module: Module<CartTypes> = {
    ...cartCore({ idempotencyKey: true }),
    interpreter: cartInterpreter({
      now: clock.now,
      cart: { ...elsewhere, ...service.cart },
      commerce: { ...elsewhereToo, ...service.commerce },
      worksFor: () => true,
    }),
  }

  const begin = async (from: SnapshotStore, role: Partial<Tabs> = {}): Promise<Tab> => {
    const name = `t${(opened += 1)}-`
    const timers = createManualTimers()
    const pageLife = createScriptedPageLife()
    const runtime = createRuntime({
      log: openMemoryEventLog(store),
      journal: keepsNotes ? notes.open() : noNotes,
      pageLife,
      snapshots: from,
      tabs: { ...browser.open(name), ...role },
      clock,
      ids: countingIds(name),
      timers,
      connectivity,
      chance: noChance,
      owner: () => context,
    })
    const cart = runtime.stream(retries ? module : withoutRetries(module), 'cart:moa')
    const heard: CartEvent[] = []
    cart.events.subscribe(({ event }) => heard.push(event))
    await runtime.start()
    return { name, runtime, cart, timers, pageLife, heard }
  }

  const open = async (): Promise<void> => {
    const tab = await begin(snapshots)
    if (tab.cart.state.get().tag === 'NoContext') tab.cart.dispatch({ type: 'EnterContext', context, places: noPlaces })
    tabs = [...tabs, tab]
  }

  /** The cart as one more tab would find it, which comes and goes without leading. */
  const found = async (from: SnapshotStore): Promise<CartState> => {
    const onlooker = await begin(from, { whenLeader: follows })
    onlooker.runtime.stop()
    browser.bury(onlooker.name)
    return onlooker.cart.state.get()
  }

  /** A page is killed unawares. What lay in its memory alone goes with it; while storage works there is no such thing. */
  const crash = async (tab: Tab, requests: Fate | 'delayed'): Promise<void> => {
    const stored = new Set(loggedEdits(eventsIn(store)))
    const isNoted = (id: CommandId): boolean => [...notes.texts.values()].some((text) => text.includes(`"${id}"`))
    const lost = taken.filter(({ id, by }) => by === tab && !stored.has(id) && !isNoted(id))
    if (store.fault === undefined && !wasRefused) lostWithStorage.push(...lost.map(({ id }) => id))
    taken = taken.filter((one) => !lost.includes(one))
    await die(tab, requests)
  }

  const die = async (tab: Tab, requests: Fate | 'delayed'): Promise<void> => {
    tab.runtime.stop()
    browser.bury(tab.name)
    tabs = tabs.filter((other) => other !== tab)
    service.callersDie(requests)
    if (tabs.length === 0) await open()
  }

  /** Answers the edits that were taken. */
  const decide = (tab: Tab, happening: Edit): readonly CommandId[] => {
    let ids: readonly CommandId[] = []
    const dispatch = (): void => {
      const decided = tab.cart.dispatch(commandOf(happening))
      if (E.isRight(decided)) ids = editsIn(decided.right)
    }
    if (!isAhead(happening)) dispatch()
    else {
      const carryOut = tab.runtime.writeAhead(dispatch)
      if (happening.ahead === 'later') ahead = [...ahead, { by: tab, carryOut }]
      else carryOut()
    }
    return ids
  }

  const carryOutAhead = (due: typeof ahead): void => {
    for (const { by, carryOut } of due) if (tabs.includes(by)) carryOut()
  }

  const edit = async (tab: Tab, happening: Edit): Promise<void> => {
    const key = keyOf(happening.type === 'add' ? happening.article : happening.line)
    const isPendingElsewhere = tabs.some((other) => other !== tab && pendingLines(other.cart.state.get()).includes(key))
    if (store.fault !== undefined && isPendingElsewhere) contested.add(key)
    const outlives = isAhead(happening) && keepsNotes && tab.runtime.storage.get() === 'stored'
    const ids = decide(tab, happening)
    // What is decided in the tick in which its page is killed is all that a kill may lose, unless it is written ahead.
    if (happening.end !== 'killed' || outlives) taken = [...taken, ...ids.map((id) => ({ id, by: tab }))]
    if (happening.end === 'closed') tab.pageLife.leave()
    if (happening.end === 'closed') await die(tab, 'requestLost')
    if (happening.end === 'killed') await crash(tab, 'requestLost')
  }

  const happen = async (happening: Happening): Promise<void> => {
    const chosen = 'tab' in happening ? tabs[happening.tab % tabs.length] : tabs[0]
    if (chosen === undefined) return
    const due = ahead
    ahead = []
    switch (happening.type) {
      case 'add':
      case 'set':
      case 'remove':
        await edit(chosen, happening)
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
      case 'connectionBack':
        connectivity.comeBack()
        break
      case 'storage':
        // What could not be written is written with the next edit, or after a while.
        wasRefused ||= !happening.works
        store.fault = happening.works ? undefined : { tag: 'Full' }
        if (happening.works) tabs.forEach(({ timers }) => timers.pass(10_000))
        break
      case 'arriveLate':
        service.arriveLate()
        break
      case 'crash':
        await crash(chosen, happening.fate)
        break
    }
    carryOutAhead(due)
    await settled()
  }

  await open()
  for (const happening of script) await happen(happening)
  carryOutAhead(ahead)
  await settled()
  const starts = { bySnapshot: await found(snapshots), byLog: await found(createMemorySnapshots()) }
  const hasSnapshot = snapshots.newest() !== undefined
  const midway = eventsIn(store)
  const inTabs = tabs.map((tab) => ({
    taken: taken.filter(({ by }) => by === tab).map(({ id }) => id),
    heard: [...tab.heard],
    pending: waitingIn(tab.cart.state.get()),
    refused: refusedIn(tab.cart.state.get()),
  }))
  store.fault = undefined
  await comeToRest(() => tabs, service)
  while (service.arriveLate()) await settled()
  // A cart whose last fetch was lost says so; what it shows is true again from the next fetch on.
  tabs[0]?.cart.dispatch({ type: 'RefreshCart', places: noPlaces })
  await comeToRest(() => tabs, service)

  const events = eventsIn(store)
  const shown = tabs.map(({ cart }) => shownIn(cart.state.get()))
  const pending = tabs.reduce((sum, { cart }) => sum + waitingIn(cart.state.get()).length, 0)
  tabs.forEach(({ runtime }) => runtime.stop())
  const refused = tabs.flatMap(({ cart }) => refusedIn(cart.state.get()))
  return {
    taken: taken.map(({ id }) => id),
    lostWithStorage,
    contested,
    refused,
    starts,
    hasSnapshot,
    inTabs,
    stillOpen: tabs.map(({ name }) => name),
    midway,
    events,
    service,
    shown,
    pending,
  }
}

export interface SimulatedWorld {
  /** The service carries an add with a key that it knows out no second time. */
  readonly honoursKeys?: boolean
  readonly keepsNotes?: boolean
  /** Edits without a real answer are asked for again. */
  readonly retries?: boolean
}

const isAhead = (edit: Edit): edit is Extract<Edit, { type: 'set' }> => edit.type === 'set' && edit.ahead !== undefined

const editsIn = (events: readonly CartEvent[]): readonly CommandId[] =>
  events.flatMap((event) => (isEditRequested(event) ? [event.id] : []))

const follows: Tabs['whenLeader'] = (_lead, follow) => {
  queueMicrotask(follow)
  return () => undefined
}

const withoutRetries = (module: Module<CartTypes>): Module<CartTypes> => ({
  ...module,
  policy: (effect, state) => ({ ...module.policy(effect, state), retried: false }),
})

const noNotes: JournalStore = {
  save: () => undefined,
  erase: () => undefined,
  tabs: () => [],
  read: () => [],
  whenSaved: () => () => undefined,
}

const commandOf = (edit: Edit): CartCommandBody => {
  switch (edit.type) {
    case 'add': {
      const article = articleNumber(`article${edit.article}`)
      const line = { articleNumber: article, quantity: edit.quantity, label: '', article: undefined, before: undefined }
      return { type: 'AddLines', from: 'hand', lines: [{ ...line, deliveryId: 'DBI' }] }
    }
    case 'set':
      return { type: 'ChangeQuantity', line: keyOf(edit.line), quantity: edit.quantity }
    case 'remove':
      return { type: 'RemoveLines', lines: [keyOf(edit.line)] }
  }
}

const elsewhere = {
  updateItems: refused,
  removeItems: refused,
  removeAllItems: refused,
  setDeliveryDate: refused,
  setIncluded: refused,
  setStatus: refused,
  uploadItems: refused,
  exportItems: refused,
  transfer: refused,
}
const elsewhereToo = { getVariants: refused, getListedVariants: refused }

const keyOf = (article: number): LineKey => lineKey(articleNumber(`article${article}`), 'DBI', '')

const comeToRest = async (tabs: () => readonly Tab[], service: UnreliableCartService): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await settled()
    // Longer than the longest wait before a retry.
    tabs().forEach(({ timers }) => timers.pass(60_000))
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

const refusedIn = (state: CartState): readonly CommandId[] =>
  state.tag === 'InContext' ? state.refused.map(({ id }) => id) : []

const waitingIn = (state: CartState): readonly CommandId[] =>
  state.tag === 'InContext' ? state.pending.map(({ id }) => id) : []

const pendingLines = (state: CartState): readonly LineKey[] =>
  state.tag === 'InContext'
    ? state.pending.flatMap((requested) => linesOf(editOf(requested)).map(({ key }) => key))
    : []

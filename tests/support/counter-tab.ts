import { customerId, userId } from '#domain/kernel/ids'
import type { EffectPolicy } from '#application/runtime/module'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import type { LogBounds } from '#application/runtime/cutting'
import { createRuntime, type Runtime } from '#application/runtime/runtime'
import type { Stream } from '#application/runtime/stream'
import {
  counterModule,
  type CounterAnswer,
  type CounterBody,
  type CounterEvent,
  type CounterRefusal,
  type CounterRequest,
  type CounterState,
} from './counter-module'
import { countingIds } from './counting-ids'
import { fixedClock } from './fixed-clock'
import { createHandPumpedRemote, type HandPumpedRemote } from './hand-pumped-remote'
import { createManualTimers, type ManualTimers } from './manual-timers'
import { createMemoryLogStore, type MemoryLogStore, openMemoryEventLog } from './memory-event-log'
import { createMemoryJournal, type MemoryJournal } from './memory-journal-store'
import { createMemorySnapshots, type MemorySnapshots } from './memory-snapshots'
import { createBrowser, type Browser } from './memory-tabs'
import { createScriptedPageLife, type ScriptedPageLife } from './scripted-page-life'
import { createScriptedConnectivity, noChance, type ScriptedConnectivity } from './scripted-connectivity'

export const moa: CustomerScope = {
  brand: 'dahl',
  userId: userId('moa'),
  customerId: customerId('104822'),
  projectId: undefined,
}
export const nils: CustomerScope = {
  brand: 'dahl',
  userId: userId('nils'),
  customerId: customerId('104830'),
  projectId: undefined,
}

/** What outlives a tab: the browser with its log, and the service. */
export interface World {
  readonly store: MemoryLogStore
  readonly journal: MemoryJournal
  readonly snapshots: MemorySnapshots
  readonly browser: Browser
  readonly remote: HandPumpedRemote<CounterRequest, CounterAnswer>
}

export const createWorld = (every?: number): World => ({
  store: createMemoryLogStore(),
  journal: createMemoryJournal(),
  snapshots: createMemorySnapshots(every),
  browser: createBrowser(),
  remote: createHandPumpedRemote(),
})

export interface CounterTab {
  readonly runtime: Runtime
  readonly counter: Stream<CounterState, CounterBody, CounterEvent, CounterRefusal>
  readonly timers: ManualTimers
  readonly connectivity: ScriptedConnectivity
  readonly started: Promise<void>
  readonly become: (owner: CustomerScope | undefined) => void
  readonly pageLife: ScriptedPageLife
  /** The user closes the page, or goes to another one. */
  readonly close: () => void
  /** The page is killed in this moment: what was not done is left undone. */
  readonly die: () => void
}

export const openTab = (
  world: World,
  id: string,
  owner: CustomerScope = moa,
  policy: Partial<EffectPolicy> = {},
  bounds?: LogBounds,
): CounterTab => {
  const timers = createManualTimers()
  const connectivity = createScriptedConnectivity()
  const pageLife = createScriptedPageLife()
  let present: CustomerScope | undefined = owner
  const runtime = createRuntime({
    log: openMemoryEventLog(world.store),
    journal: world.journal.open(),
    pageLife,
    snapshots: world.snapshots,
    tabs: world.browser.open(id),
    clock: fixedClock(),
    ids: countingIds(id),
    timers,
    connectivity,
    chance: noChance,
    owner: () => present,
    ...(bounds === undefined ? {} : { bounds }),
  })
  const counter = runtime.stream(counterModule(world.remote, policy), 'counter:1')
  const become = (next: CustomerScope | undefined): void => {
    present = next
  }
  const die = (): void => {
    runtime.stop()
    world.browser.bury(id)
  }
  const close = (): void => {
    pageLife.leave()
    die()
  }
  return { runtime, counter, timers, connectivity, pageLife, started: runtime.start(), become, close, die }
}

/** Lets everything that is due without time passing come about. */
export const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve()
}

import type { Scheduler } from 'fast-check'
import * as E from 'fp-ts/Either'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { ShopConfig } from '#application/ports/config-service'
import { allModules } from '#application/modules/all'
import { createShop, type RunningShop } from '#application/shop/create-shop'
import { createRemoteServices } from '#adapters/remote/remote-services'
import { inProcessFetch } from '../../../ui/entry/in-process-fetch'
import { createShopWorld, partsOfTab } from '../../support/given-shop'
import type { ManualTimers } from '../../support/manual-timers'
import type { ScriptedConnectivity } from '../../support/scripted-connectivity'
import type { ScriptedPageLife } from '../../support/scripted-page-life'
import { wednesdayMorning, type EmbeddedServices } from './embedded-services'

const ORIGIN = 'http://localhost/services'

/** A shop in a tab of the browser. */
export interface ServicedTab {
  readonly name: string
  readonly shop: RunningShop
  readonly timers: ManualTimers
  readonly connectivity: ScriptedConnectivity
  readonly pageLife: ScriptedPageLife
}

/** A browser whose tabs ask the embedded services over a network that a scheduler orders. */
export interface ServicedBrowser {
  readonly tabs: () => readonly ServicedTab[]
  readonly open: () => Promise<void>
  /** The page is left and is gone; a request of it that is on its way arrives all the same. */
  readonly close: (tab: ServicedTab) => Promise<void>
  /** Lets so many requests or answers go on, and all that follows from them. */
  readonly deliver: (count: number) => Promise<void>
  readonly pass: (milliseconds: number) => Promise<void>
  readonly connect: (isOnline: boolean) => Promise<void>
  /** The answers to so many of the next changes are lost on their way back. */
  readonly loseAnswers: (count: number) => void
  /** The answers to so many of the next readings of the cart are lost on their way back. */
  readonly loseReads: (count: number) => void
  /** Until nothing is asked for any more. The browser must be online. */
  readonly rest: () => Promise<void>
}

/** What a browser has stored of a session: every tab has a store of its own on it, and hears what the others write. */
export interface SharedStore {
  readonly open: () => KeyValueStore & {
    readonly whenStoredElsewhere: (listener: (key: string | null) => void) => void
  }
}

export const createSharedStore = (): SharedStore => {
  const values = new Map<string, string>()
  const windows = new Set<{ heard: (key: string) => void }>()
  return {
    open: () => {
      const own = { heard: (_key: string): void => undefined }
      windows.add(own)
      const tell = (key: string): void => {
        for (const window of windows) if (window !== own) queueMicrotask(() => window.heard(key))
      }
      return {
        get: (key) => values.get(key),
        set: (key, value) => {
          values.set(key, value)
          tell(key)
        },
        remove: (key) => {
          values.delete(key)
          tell(key)
        },
        whenStoredElsewhere: (listener) => {
          own.heard = listener
        },
      }
    },
  }
}

/** Tasks of one name run one after the other, whichever tab asks. */
const createLocks = () => {
  const turns = new Map<string, Promise<unknown>>()
  return <A>(name: string, task: () => Promise<A>): Promise<A> => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(task)
    turns.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

const lost = () => new TypeError('Failed to fetch')

/** The carts are read by queries; the model asks none other. */
const isReading = ({ url }: Request): boolean => url.endsWith('/graphql')

/** A change, whose answer may be lost; the exchange of a token is left alone, since a lost one ends the session. */
const isChange = (request: Request): boolean =>
  request.method !== 'GET' && !request.url.includes('/sessions') && !isReading(request)

/** A configuration with which the shop finds every service in this process. */
export const servicedConfig = async ({ app }: EmbeddedServices): Promise<ShopConfig> => {
  const { config } = createRemoteServices({
    origin: ORIGIN,
    config: () => undefined,
    store: createSharedStore().open(),
    clock: wednesdayMorning,
    ids: { next: () => 'a-tracking-id-of-nobody' },
    fetch: inProcessFetch(() => app),
  })
  const read = await config.config()()
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left))
  return read.right
}

/** @param run name of this browser, so that ids of one run are no other's */
export const openServicedBrowser = (
  { app }: EmbeddedServices,
  config: ShopConfig,
  tokens: SharedStore,
  scheduler: Scheduler,
  run: string,
): ServicedBrowser => {
  const world = { ...createShopWorld(), config }
  const inProcess = inProcessFetch(() => app)
  const exclusively = createLocks()
  const alive = new Set<string>()
  let tabs: readonly ServicedTab[] = []
  let opened = 0
  let isOnline = true
  let answersToLose = 0
  let readsToLose = 0
  let running = 0

  /** Whether the answer to a request is one of those that are to be lost. */
  const losesAnswer = (request: Request): boolean => {
    if (isChange(request) && answersToLose > 0) {
      answersToLose -= 1
      return true
    }
    if (!isReading(request) || readsToLose === 0) return false
    readsToLose -= 1
    return true
  }

  const fetchOf =
    (tab: string): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init)
      const isLost = losesAnswer(request)
      await scheduler.schedule(Promise.resolve(), `${tab} ${request.method} ${new URL(request.url).pathname}`)
      if (!isOnline) throw lost()
      running += 1
      const answer = await inProcess(request).finally(() => (running -= 1))
      await scheduler.schedule(Promise.resolve(), `answer ${answer.status} to ${tab}`)
      if (!alive.has(tab)) return new Promise(() => undefined)
      if (!isOnline || isLost) throw lost()
      return answer
    }

  /** Until all that can go on without the network and without time has gone on. */
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 8; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (running > 0) quiet = 0
    }
  }

  const pass = async (milliseconds: number): Promise<void> => {
    for (const { timers } of tabs) timers.pass(milliseconds)
    // The HTTP client waits before it calls again, by the timers of the machine and for no time here.
    await new Promise((resolve) => setTimeout(resolve, 3))
    await settled()
  }

  const deliver = async (count: number): Promise<void> => {
    for (let done = 0; done < count && scheduler.count() > 0; done += 1) {
      await scheduler.waitOne()
      await settled()
    }
  }

  return {
    tabs: () => tabs,
    open: async () => {
      const name = `${run}-${(opened += 1)}`
      const { parts, timers, connectivity, pageLife } = partsOfTab(world, name, wednesdayMorning)
      const store = tokens.open()
      const remote = createRemoteServices({
        origin: ORIGIN,
        config: () => config,
        store,
        clock: wednesdayMorning,
        ids: parts.ids,
        fetch: fetchOf(name),
        retryDelay: 0,
        exclusively,
        whenStoredElsewhere: store.whenStoredElsewhere,
      })
      alive.add(name)
      const shop = createShop(
        { ...parts, auth: remote.auth, cart: remote.cart, commerce: remote.commerce, orders: remote.orders },
        Object.values(allModules),
      )
      tabs = [...tabs, { name, shop, timers, connectivity, pageLife }]
      if (!isOnline) connectivity.goAway()
      await settled()
    },
    close: async (tab) => {
      tab.pageLife.leave()
      await settled()
      alive.delete(tab.name)
      tab.shop.stop()
      world.browser.bury(tab.name)
      tabs = tabs.filter((other) => other !== tab)
      await settled()
    },
    deliver,
    pass,
    connect: async (is) => {
      if (is === isOnline) return
      isOnline = is
      for (const { connectivity } of tabs)
        if (is) connectivity.comeBack()
        else connectivity.goAway()
      await settled()
    },
    loseAnswers: (count) => {
      answersToLose = count
    },
    loseReads: (count) => {
      readsToLose = count
    },
    rest: async () => {
      await settled()
      for (let quiet = 0; quiet < 3; quiet += 1) {
        if (scheduler.count() > 0) quiet = 0
        await deliver(Infinity)
        await pass(60_000)
      }
    },
  }
}

import type { StoredBatch } from '#application/log/record'
import type { Snapshot } from '#application/ports/snapshot-store'
import { createReplay } from '#application/replay/replay'
import { createBrowser } from '../../support/memory-tabs'
import { createMemoryJournal } from '../../support/memory-journal-store'
import { createMemorySnapshots } from '../../support/memory-snapshots'
import { createMemoryStorage } from '../../support/memory-storage'
import { createScriptedConnectivity } from '../../support/scripted-connectivity'
import { type Climate, climateOf, createHappenings } from './happenings'
import { createNetwork } from './network'
import { brokenEdits, type Circumstances, hiddenRefusals } from './oracle/edits'
import { brokenAfterLogOut } from './oracle/leftovers'
import { storyOf } from './oracle/log'
import { brokenOrders } from './oracle/orders'
import { brokenTransfers, originsOf } from './oracle/transfers'
import { brokenAtRest, brokenInView, type Truth } from './oracle/views'
import { oreOfFreight } from './plain-money'
import { createRandom, type Random } from './random'
import type { Broken, SessionRecord } from './record'
import { brokenInReplay, brokenStates } from './replay-checks'
import { scopeOfTab, seenIn } from './seen'
import { createBrowserAuth, customerNamed, password, people } from './services/auth'
import { createCartTable } from './services/carts'
import { createCatalogue } from './services/catalogue'
import { createOrderTable } from './services/orders'
import { createSimulatedLog } from './storage'
import { openTab, type SimulatedBrowser, type SimulatedTab } from './tab'
import { createTrace } from './trace'
import { createUser } from './user'
import { createVirtualTime } from './virtual-time'

/** How a session went. */
export interface SimulatedSession {
  readonly seed: number
  readonly hash: string
  /** Invariants that did not hold, each once. */
  readonly broken: readonly Broken[]
  /** The log when the network had healed, before the last log-out. */
  readonly batches: readonly StoredBatch[]
  /** The log before the network healed. */
  readonly midway: readonly StoredBatch[]
  readonly lastNotes: readonly string[]
  /** What could go wrong in it. */
  readonly traits: string
  readonly record: SessionRecord
}

const START = Date.parse('2026-03-10T08:00:00Z')

/** Milliseconds that an edit may take to its disk while the disk works. */
const LONGEST_WRITE_MS = 400

const DAY_MS = 86_400_000

/** How many things happen in a session: few in most, since faults need few, and many in some. */
const intentsOf = (random: Random): number => {
  const [fewest, most] = random.weighted<readonly [number, number]>([
    [88, [3, 10]],
    [10, [10, 22]],
    [2, [24, 60]],
  ])
  return random.between(fewest, most)
}

/** Added to a seed, for what only some sessions have, so that the others stay as they are. */
const APART = 1_000_000_000

/** How a page ends after its user has acted, each with its weight. */
const ends = [
  [92, 'none'],
  [4, 'closed'],
  [4, 'crashed'],
] as const

/** A page that cannot store an order is often left by its user, while the order is under way. */
const endsOfUnkept = [
  [60, 'none'],
  [25, 'closed'],
  [15, 'crashed'],
] as const

const snapshotText = (snapshot: Snapshot | undefined): string =>
  snapshot === undefined ? '' : JSON.stringify([...snapshot.streams, ...snapshot.asked])

export const simulateSession = async (seed: number): Promise<SimulatedSession> => {
  const random = createRandom(seed)
  const climate: Climate = climateOf(random)
  const time = createVirtualTime(START + random.between(0, 8 * 60) * 60_000)
  const trace = createTrace(time.now)
  const network = createNetwork(time, random, trace)
  const catalogue = createCatalogue()
  const carts = createCartTable(catalogue, time.now, () => log.appended())
  const orders = createOrderTable(carts, catalogue, random, time.now)
  const auth = createBrowserAuth(network, random.chance(0.8) ? people[0] : undefined)
  const log = createSimulatedLog(time, random, trace)
  const browser: SimulatedBrowser = {
    machines: {
      network,
      auth,
      carts,
      orders,
      catalogue,
      orderSends: new Map(),
      shortagesTold: new Map(),
      calledTwice: [],
      callers: new Map(),
    },
    log,
    journal: createMemoryJournal(),
    snapshots: createMemorySnapshots(6_000),
    tabs: createBrowser(),
    storage: createMemoryStorage(),
    connectivity: createScriptedConnectivity(),
    time,
    trace,
    compares: { total: random.chance(0.5), shortages: random.chance(0.5) },
  }
  const happenings = createHappenings(browser, random, climate)
  const apart = createRandom(seed + APART)
  const habits = {
    imports: apart.chance(0.25) ? 0.4 : 0,
    moves: apart.chance(0.3),
    insists: apart.chance(0.25),
    isHasty: climate.otherBrowser,
    random: apart,
  }
  const hasNights = apart.chance(0.2)
  const nights: number[] = []
  const user = createUser(random, catalogue, time.now, habits)
  const mostTabs = random.weighted([
    [4, 1],
    [4, 2],
    [2, 3],
    [1, 4],
  ])
  const isSkewed = random.chance(0.2)
  const traits = [
    `${mostTabs} tabs`,
    climate.weather.requestLost > 0 ? 'bad weather' : 'good weather',
    ...(isSkewed ? ['clocks differ'] : []),
    ...(climate.storageFaults ? ['storage fails'] : []),
    ...(climate.goesOffline ? ['offline at times'] : []),
    ...(habits.imports > 0 ? ['imports'] : []),
    ...(habits.moves ? ['moves between customers'] : []),
    ...(habits.insists ? ['mostly one line'] : []),
    ...(hasNights ? ['nights'] : []),
    ...(climate.otherBrowser ? ['another browser'] : []),
    `storage takes ${climate.slowness} ms`,
  ].join(', ')
  const excused = new Set<string>()
  const crashed = new Set<string>()
  const broken = new Map<string, Broken>()
  const asleep: (() => void)[] = []
  let opened = 0
  let wasAsleep = false
  let tabs: readonly SimulatedTab[] = []

  const report = (found: readonly Broken[]): void => {
    for (const one of found) if (!broken.has(one.invariant)) broken.set(one.invariant, one)
  }

  const truth: Truth = {
    cartOf: carts.cartOf,
    ownerOf: (id) => carts.find(id)?.scope,
    priceOf: (article) => catalogue.find(article)?.price,
    multipleOf: catalogue.multipleOf,
    freightOf: oreOfFreight,
    originsOf: (scope) => originsOf(scope, user.brought, (id) => carts.find(id)?.scope),
  }

  const open = (): void => {
    const skew = isSkewed ? random.between(-DAY_MS, DAY_MS) : 0
    tabs = [...tabs, openTab(browser, `t${(opened += 1)}`, skew)]
  }

  const gone = (tab: SimulatedTab): void => {
    tab.die()
    tabs = tabs.filter((other) => other !== tab)
    if (tabs.length === 0) open()
  }

  /** What a page has in its memory alone is lost with it, unless its storage works and has had time. */
  const crash = (tab: SimulatedTab): void => {
    crashed.add(tab.name)
    for (const { id, at } of [...user.taken, ...user.presses].filter((one) => one.tab === tab.name))
      if (!log.commands.has(id) && (log.wasFaulty() || time.now() - at < LONGEST_WRITE_MS)) excused.add(id)
    gone(tab)
  }

  const close = (tab: SimulatedTab): void => {
    tab.pageLife.leave()
    gone(tab)
  }

  const ticks = async (count: number): Promise<void> => {
    for (let tick = 0; tick < count; tick += 1) await Promise.resolve()
  }

  const lookAway = (tab: SimulatedTab): void => {
    tab.pageLife.leave()
    time.after(random.between(100, 200_000), () => tab.isAlive() && tab.pageLife.comeBack())
  }

  const sleep = (tab: SimulatedTab): void => {
    wasAsleep = true
    const wake = browser.tabs.silence(tab.name)
    asleep.push(wake)
    time.after(random.between(100, 60_000), wake)
  }

  /** All pages are closed, and the shop is opened on the next day. */
  const night = async (): Promise<void> => {
    trace.note('night falls')
    for (const tab of tabs) {
      tab.pageLife.leave()
      tab.die()
    }
    tabs = []
    await time.pass(DAY_MS)
    nights.push(time.now())
    open()
    await time.pass(1_000)
  }

  const step = async (): Promise<void> => {
    if (hasNights && apart.chance(0.04)) await night()
    const tab = random.pickAny(tabs)
    if (tab === undefined) return open()
    const what = random.weighted([
      [78, 'act'],
      [12, 'happen'],
      [3, 'open'],
      [2, 'close'],
      [2, 'crash'],
      [2, 'lookAway'],
      [1, 'sleep'],
    ] as const)
    switch (what) {
      case 'act': {
        const isUnkept = tab.shop.checkout.unkeptOrder.get()
        trace.note(`${tab.name} ${user.act(tab)}`)
        // While the call is under way that may follow.
        if (climate.otherBrowser && apart.chance(0.5))
          time.after(apart.between(0, 300), () => trace.note(happenings.otherBrowser()))
        const end = random.weighted(isUnkept ? endsOfUnkept : ends)
        if (end !== 'none') await ticks(random.between(0, 40))
        if (end === 'closed') close(tab)
        if (end === 'crashed') crash(tab)
        return
      }
      case 'happen':
        return trace.note(happenings.happen())
      case 'open':
        return tabs.length < mostTabs ? open() : undefined
      case 'close':
        return close(tab)
      case 'crash':
        return crash(tab)
      case 'lookAway':
        return lookAway(tab)
      case 'sleep':
        return sleep(tab)
    }
  }

  const pause = (): number =>
    random.weighted<() => number>([
      [30, () => 0],
      [30, () => random.between(1, 200)],
      [27, () => random.between(200, 3_000)],
      [11, () => random.between(3_000, 60_000)],
      [2, () => random.between(60_000, 900_000)],
    ])()

  const look = (): void => {
    for (const tab of tabs) report(brokenInView(seenIn(tab), truth))
  }

  /** Longer than the longest wait before a call is made again. */
  const rest = (): Promise<void> => time.pass(200_000)

  /** Has a tab work for a user and customer. */
  const workFor = async (scope: string): Promise<void> => {
    const [userName = '', customer = ''] = scope.split('/')
    const person = people.find((one) => one.user.userId === userName) ?? people[0]
    const [tab] = tabs
    if (tab === undefined) return
    const before = tab.shop.session.get()
    if (before.tag === 'Authenticated' && before.signedIn.user.userId !== userName) {
      tab.shop.session.logOut()
      await rest()
    }
    if (tab.shop.session.get().tag !== 'Authenticated') {
      tab.shop.session.logIn({ username: person.user.username, password })
      await rest()
    }
    if (scopeOfTab(tab) === scope) return
    tab.shop.session.chooseContext(customerNamed(customer), undefined)
    await rest()
  }

  /** A page that stays open over a log-out may keep in its memory how a call ended that the log has forgotten. */
  const mayRemember = (tab: SimulatedTab): boolean => tab.openedAt <= log.lastForgotten()

  /** What was held and sent later by another command still follows from the edit itself. */
  const withOwnCorrelation = <A extends { readonly correlation: string | undefined }>(done: A): A => ({
    ...done,
    correlation: user.sentHeld.get(done.correlation ?? '') ?? done.correlation,
  })

  const recordOf = (): SessionRecord => ({
    taken: user.taken,
    presses: user.presses,
    brought: user.brought,
    commits: carts.commits.map(withOwnCorrelation),
    sentHeld: new Set(user.sentHeld.values()),
    nights,
    offMultiple: carts.offMultiple.map(withOwnCorrelation),
    orderSends: browser.machines.orderSends,
    shortagesTold: browser.machines.shortagesTold,
    calledTwice: browser.machines.calledTwice,
    history: log.history(),
  })

  const restIn = async (scope: string): Promise<void> => {
    await workFor(scope)
    // A page that could not take up the session is loaded anew by its user.
    for (const tab of tabs.slice(1).filter((one) => one.shop.session.get().tag === 'Anonymous')) {
      close(tab)
      open()
    }
    // A session that has expired is found out by the first call.
    for (let tries = 0; tries < 2; tries += 1) {
      if (tries > 0 && tabs.every((tab) => scopeOfTab(tab) === scope)) break
      await workFor(scope)
      browser.connectivity.comeBack()
      await rest()
      const [one] = tabs
      if (one !== undefined) user.answerHeld(one)
      await rest()
      for (const tab of tabs) tab.shop.cart.refresh()
      for (const tab of tabs) tab.shop.checkout.enquireOrder()
      await rest()
    }
    look()
    for (const tab of tabs) {
      if (scopeOfTab(tab) !== scope)
        report([{ invariant: 'nothing-pending-at-rest', message: `${tab.name} does not work for ${scope}` }])
      report(brokenAtRest(seenIn(tab), truth))
    }
  }

  open()
  if (random.chance(0.6)) while (tabs.length < mostTabs) open()
  await time.pass(random.between(0, 2_000))
  const length = intentsOf(random)
  for (let done = 0; done < length; done += 1) {
    await step()
    await time.pass(pause())
    look()
  }
  report(user.broken)
  const midway = log.batches()
  const forgotten = log.lastForgotten()

  trace.note('all heals')
  happenings.heal()
  asleep.forEach((wake) => wake())
  await rest()
  const chosen = user.brought.map(({ scope }) => scope)
  const scopes = [...new Set([...tabs.flatMap((tab) => scopeOfTab(tab) ?? []), ...user.visited, ...chosen])]
  let batches = log.batches()
  for (const [place, scope] of scopes.entries()) {
    await restIn(scope)
    batches = log.batches()
    const replay = createReplay(batches)
    if (place === 0) report(brokenInReplay(replay))
    // Otherwise the replay above has gone through it.
    if (place === 0 && log.lastForgotten() !== forgotten) report(brokenInReplay(createReplay(midway)))
    const comparable = tabs.filter((one) => !mayRemember(one))
    report(await brokenStates(comparable, log, browser.snapshots, time, replay))
    const story = storyOf(log.history())
    report(
      hiddenRefusals(
        story,
        tabs.map((tab) => ({ seen: seenIn(tab), stream: tab.cartStream() })),
      ),
    )
  }
  const record = recordOf()
  const story = storyOf(record.history)
  const hasStorageWorked = !log.wasFaulty()
  const circumstances: Circumstances = {
    ...{ excused, hasStorageWorked },
    clocksAgree: !isSkewed,
    isCalm: !isSkewed && hasStorageWorked && !wasAsleep,
    hasLeadStayed: !happenings.wasDeposed(),
  }
  report(brokenEdits(record, story, circumstances))
  report(brokenOrders(record, story, circumstances))
  report(brokenTransfers(record, story, truth, crashed))

  // What a session that ended by itself leaves is kept for its user.
  const isLoggedIn = tabs.every((tab) => tab.shop.session.get().tag === 'Authenticated')
  tabs[0]?.shop.session.logOut()
  await rest()
  look()
  const leftovers = () =>
    brokenAfterLogOut(
      {
        texts: {
          log: log.text(),
          journal: [...browser.journal.texts.values()].join('\n'),
          snapshot: snapshotText(browser.snapshots.newest()),
          storage: browser.storage
            .keys()
            .map((key) => browser.storage.get(key))
            .join('\n'),
        },
        keys: browser.storage.keys(),
      },
      [...user.typed, ...people.map((one) => one.user.lastName)],
    )
  if (isLoggedIn) {
    report(leftovers())
    for (const { name, cartsInMemory } of tabs)
      if (cartsInMemory().some(({ tag }) => tag !== 'NoContext'))
        report([{ invariant: 'nothing-left-after-log-out', message: `${name} still has a cart in memory` }])
  }
  tabs.forEach((tab) => tab.die())
  return {
    seed,
    hash: trace.hash(),
    broken: [...broken.values()],
    batches,
    midway,
    lastNotes: trace.last(),
    traits,
    record,
  }
}

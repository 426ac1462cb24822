import type { StoredBatch } from '#application/log/record'
import { createReplay } from '#application/replay/replay'
import { type Climate, climateOf, createHappenings } from '../happenings'
import { createRandom, type Random } from '../random'
import type { Broken, SessionRecord } from '../record'
import { scopeOfTab } from '../seen'
import { createTrace } from '../trace'
import { type Habits, habitsOf } from '../user/habits'
import { createUser } from '../user/user'
import { createVirtualTime } from '../virtual-time'
import { createJudgement, type Judgement } from './judgement'
import { createPages } from './pages'
import { restAWhile, restIn } from './rest'
import { type Cast, playScript } from './script'
import { createSimulatedBrowser } from './simulated-browser'

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

/** Added to a seed, for what only some sessions have, so that the others stay as they are. */
const APART = 1_000_000_000

const traitsOf = (
  climate: Climate,
  habits: Habits,
  { mostTabs, isSkewed, hasNights }: { mostTabs: number; isSkewed: boolean; hasNights: boolean },
): string =>
  [
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

const mostTabsOf = (random: Random): number =>
  random.weighted([
    [4, 1],
    [4, 2],
    [2, 3],
    [1, 4],
  ])

/** What was held and sent later by another command still follows from the edit itself. */
const recordOf = ({ browser, pages, user }: Cast): SessionRecord => {
  const { carts, orderSends, shortagesTold, calledTwice } = browser.machines
  const withOwnCorrelation = <A extends { readonly correlation: string | undefined }>(done: A): A => ({
    ...done,
    correlation: user.sentHeld.get(done.correlation ?? '') ?? done.correlation,
  })
  return {
    taken: user.taken,
    presses: user.presses,
    brought: user.brought,
    commits: carts.commits.map(withOwnCorrelation),
    sentHeld: new Set(user.sentHeld.values()),
    nights: pages.nights,
    offMultiple: carts.offMultiple.map(withOwnCorrelation),
    ...{ orderSends, shortagesTold, calledTwice },
    history: browser.log.history(),
  }
}

/** Ends all that is wrong and rests for every customer. @returns the log at the end of it */
const heal = async (cast: Cast, judgement: Judgement): Promise<readonly StoredBatch[]> => {
  const { browser, pages, user, happenings } = cast
  const { log } = browser
  const midway = log.batches()
  const forgotten = log.lastForgotten()
  browser.trace.note('all heals')
  happenings.heal()
  pages.wakeAll()
  await restAWhile(cast)
  // An order that could not be kept waits for its user's answer, also when the storage works again.
  for (const { shop } of pages.tabs()) if (shop.checkout.unkeptOrder.get()) shop.checkout.placeUnkeptOrder()
  await restAWhile(cast)
  const chosen = user.brought.map(({ scope }) => scope)
  const scopes = [...new Set([...pages.tabs().flatMap((tab) => scopeOfTab(tab) ?? []), ...user.visited, ...chosen])]
  let batches = log.batches()
  for (const [place, scope] of scopes.entries()) {
    await restIn(cast, scope)
    judgement.lookAtRest(scope)
    batches = log.batches()
    const replay = createReplay(batches)
    if (place === 0) judgement.readLog(replay)
    // Otherwise the replay above has gone through it.
    if (place === 0 && log.lastForgotten() !== forgotten) judgement.readLog(createReplay(midway))
    await judgement.compareStates(replay)
  }
  return batches
}

export const simulateSession = async (seed: number): Promise<SimulatedSession> => {
  const random = createRandom(seed)
  const climate = climateOf(random)
  const time = createVirtualTime(START + random.between(0, 8 * 60) * 60_000)
  const trace = createTrace(time.now)
  const browser = createSimulatedBrowser(random, time, trace)
  const happenings = createHappenings(browser, random, climate)
  const apart = createRandom(seed + APART)
  const habits = habitsOf(apart, climate.otherBrowser)
  const hasNights = apart.chance(0.2)
  const user = createUser(random, browser.machines.catalogue, time.now, habits)
  const mostTabs = mostTabsOf(random)
  const isSkewed = random.chance(0.2)
  const pages = createPages(browser, user, random, isSkewed)
  const cast: Cast = { browser, pages, user, happenings, climate, mostTabs, hasNights, random, apart }
  const judgement = createJudgement(cast)

  await playScript(cast, judgement.look)
  judgement.report(user.broken)
  const midway = browser.log.batches()
  const batches = await heal(cast, judgement)
  const record = recordOf(cast)
  const hasStorageWorked = !browser.log.wasFaulty()
  judgement.settle(record, {
    ...{ excused: pages.excused, hasStorageWorked },
    clocksAgree: !isSkewed,
    isCalm: !isSkewed && hasStorageWorked && !pages.wasAsleep(),
    hasLeadStayed: !happenings.wasDeposed(),
  })

  // What a session that ended by itself leaves is kept for its user.
  const isLoggedIn = pages.tabs().every((tab) => tab.shop.session.get().tag === 'Authenticated')
  pages.tabs()[0]?.shop.session.logOut()
  await restAWhile(cast)
  judgement.look()
  if (isLoggedIn) judgement.lookForLeftovers()
  pages.tabs().forEach((tab) => tab.die())
  return {
    seed,
    hash: trace.hash(),
    broken: judgement.broken(),
    batches,
    midway,
    lastNotes: trace.last(),
    traits: traitsOf(climate, habits, { mostTabs, isSkewed, hasNights }),
    record,
  }
}

import type { Climate, Happenings } from '../happenings'
import type { Random } from '../random'
import type { SimulatedBrowser, SimulatedTab } from '../tab'
import type { User } from '../user/user'
import type { Pages } from './pages'

/** Who and what acts in a session, and by which choices. */
export interface Cast {
  readonly browser: SimulatedBrowser
  readonly pages: Pages
  readonly user: User
  readonly happenings: Happenings
  readonly climate: Climate
  readonly mostTabs: number
  readonly hasNights: boolean
  readonly random: Random
  /** For what only some sessions have. */
  readonly apart: Random
}

/** How many things happen in a session: few in most, since faults need few, and many in some. */
const intentsOf = (random: Random): number => {
  const [fewest, most] = random.weighted<readonly [number, number]>([
    [88, [3, 10]],
    [10, [10, 22]],
    [2, [24, 60]],
  ])
  return random.between(fewest, most)
}

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

/** Milliseconds between two things that happen. */
const pauseOf = (random: Random): number =>
  random.weighted<() => number>([
    [30, () => 0],
    [30, () => random.between(1, 200)],
    [27, () => random.between(200, 3_000)],
    [11, () => random.between(3_000, 60_000)],
    [2, () => random.between(60_000, 900_000)],
  ])()

const ticks = async (count: number): Promise<void> => {
  for (let tick = 0; tick < count; tick += 1) await Promise.resolve()
}

/** Opens the shop and lets its user act and things happen. `look` is called after each of them. */
export const playScript = async (cast: Cast, look: () => void): Promise<void> => {
  const { browser, pages, user, happenings, climate, mostTabs, hasNights, random, apart } = cast
  const { time, trace } = browser

  /** @returns how the page ends then */
  const act = (tab: SimulatedTab) => {
    const isUnkept = tab.shop.checkout.unkeptOrder.get()
    trace.note(`${tab.name} ${user.act(tab)}`)
    // While the call is under way that may follow.
    if (climate.otherBrowser && apart.chance(0.8))
      time.after(apart.between(0, 300), () => trace.note(happenings.otherBrowser()))
    return random.weighted(isUnkept ? endsOfUnkept : ends)
  }

  const step = async (): Promise<void> => {
    if (hasNights && apart.chance(0.04)) await pages.night()
    const tab = random.pickAny(pages.tabs())
    if (tab === undefined) return pages.open()
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
        const end = act(tab)
        if (end !== 'none') await ticks(random.between(0, 40))
        if (end === 'closed') pages.close(tab)
        if (end === 'crashed') pages.crash(tab)
        return
      }
      case 'happen':
        return trace.note(happenings.happen())
      case 'open':
        return pages.tabs().length < mostTabs ? pages.open() : undefined
      case 'close':
        return pages.close(tab)
      case 'crash':
        return pages.crash(tab)
      case 'lookAway':
        return pages.lookAway(tab)
      case 'sleep':
        return pages.sleep(tab)
    }
  }

  pages.open()
  if (random.chance(0.6)) while (pages.tabs().length < mostTabs) pages.open()
  await time.pass(random.between(0, 2_000))
  const length = intentsOf(random)
  for (let done = 0; done < length; done += 1) {
    await step()
    await time.pass(pauseOf(random))
    look()
  }
}

import type { Random } from '../random'
import { openTab, type SimulatedBrowser, type SimulatedTab } from '../tab'
import type { User } from '../user/user'

/** The pages of the shop that a session has open, and how they come and go. One is always open but at night. */
export interface Pages {
  readonly tabs: () => readonly SimulatedTab[]
  readonly open: () => void
  /** The user closes the page, and it is told. */
  readonly close: (tab: SimulatedTab) => void
  /** The page is gone without being told. What it had in its memory alone is lost with it. */
  readonly crash: (tab: SimulatedTab) => void
  /** The user looks at something else for a while. */
  readonly lookAway: (tab: SimulatedTab) => void
  /** The page hears of no other tab for a while. */
  readonly sleep: (tab: SimulatedTab) => void
  readonly wakeAll: () => void
  /** All pages are closed, and the shop is opened on the next day. */
  readonly night: () => Promise<void>
  /** When the shop was opened again after a night. */
  readonly nights: readonly number[]
  /** Edits and orders that a killed page had in its memory alone. */
  readonly excused: ReadonlySet<string>
  /** Names of the tabs that have crashed. */
  readonly crashed: ReadonlySet<string>
  readonly wasAsleep: () => boolean
}

/** Milliseconds that an edit may take to its disk while the disk works. */
const LONGEST_WRITE_MS = 400

const DAY_MS = 86_400_000

export const createPages = (
  browser: SimulatedBrowser,
  { taken, presses }: Pick<User, 'taken' | 'presses'>,
  random: Random,
  isSkewed: boolean,
): Pages => {
  const { time, log, trace } = browser
  const excused = new Set<string>()
  const crashed = new Set<string>()
  const nights: number[] = []
  const asleep: (() => void)[] = []
  let opened = 0
  let tabs: readonly SimulatedTab[] = []

  const open = (): void => {
    const skew = isSkewed ? random.between(-DAY_MS, DAY_MS) : 0
    tabs = [...tabs, openTab(browser, `t${(opened += 1)}`, skew)]
  }

  const gone = (tab: SimulatedTab): void => {
    tab.die()
    tabs = tabs.filter((other) => other !== tab)
    if (tabs.length === 0) open()
  }

  return {
    tabs: () => tabs,
    open,
    close: (tab) => {
      tab.pageLife.leave()
      gone(tab)
    },
    crash: (tab) => {
      crashed.add(tab.name)
      // What it had in its memory alone is lost, unless its storage works and has had time.
      for (const { id, at } of [...taken, ...presses].filter((one) => one.tab === tab.name))
        if (!log.commands.has(id) && (log.wasFaulty() || time.now() - at < LONGEST_WRITE_MS)) excused.add(id)
      gone(tab)
    },
    lookAway: (tab) => {
      tab.pageLife.leave()
      time.after(random.between(100, 200_000), () => tab.isAlive() && tab.pageLife.comeBack())
    },
    sleep: (tab) => {
      const wake = browser.tabs.silence(tab.name)
      asleep.push(wake)
      time.after(random.between(100, 60_000), wake)
    },
    wakeAll: () => asleep.forEach((wake) => wake()),
    night: async () => {
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
    },
    nights,
    excused,
    crashed,
    wasAsleep: () => asleep.length > 0,
  }
}

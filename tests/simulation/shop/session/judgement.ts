import type { Snapshot } from '#application/ports/snapshot-store'
import type { Replay } from '#application/replay/replay'
import { brokenEdits, type Circumstances, hiddenRefusals } from '../oracle/edits'
import { brokenAfterLogOut } from '../oracle/leftovers'
import { storyOf } from '../oracle/log'
import { brokenOrders } from '../oracle/orders'
import { brokenTransfers, originsOf } from '../oracle/transfers'
import { brokenAtRest, brokenInView, type Truth } from '../oracle/views'
import { oreOfFreight } from '../plain-money'
import type { Broken, SessionRecord } from '../record'
import { brokenInReplay, brokenStates } from '../replay-checks'
import { scopeOfTab, seenIn } from '../seen'
import { people } from '../services/auth'
import type { SimulatedTab } from '../tab'
import type { Cast } from './script'

/** What is found of a session, by the oracle and by replays. */
export interface Judgement {
  /** Invariants that did not hold, each once. */
  readonly broken: () => readonly Broken[]
  readonly report: (found: readonly Broken[]) => void
  /** What all pages show at this moment. */
  readonly look: () => void
  /** What all pages show when nothing is under way for a user and customer. */
  readonly lookAtRest: (scope: string) => void
  /** The log by itself. */
  readonly readLog: (replay: Replay) => void
  /** The states of all pages against the log, and what they do not show of it. */
  readonly compareStates: (replay: Replay) => Promise<void>
  /** What became of all that the users meant. */
  readonly settle: (record: SessionRecord, circumstances: Circumstances) => void
  /** What is left of a user that has logged out. */
  readonly lookForLeftovers: () => void
}

const snapshotText = (snapshot: Snapshot | undefined): string =>
  snapshot === undefined ? '' : JSON.stringify([...snapshot.streams, ...snapshot.asked])

export const createJudgement = ({ browser, pages, user }: Pick<Cast, 'browser' | 'pages' | 'user'>): Judgement => {
  const { log, machines, snapshots, time } = browser
  const { carts, catalogue } = machines
  const broken = new Map<string, Broken>()

  const report = (found: readonly Broken[]): void => {
    for (const one of found) if (!broken.has(one.invariant)) broken.set(one.invariant, one)
  }

  const ownerOf = (id: string): string | undefined => carts.find(id)?.scope

  const truth: Truth = {
    cartOf: carts.cartOf,
    ownerOf,
    priceOf: (article) => catalogue.find(article)?.price,
    multipleOf: catalogue.multipleOf,
    freightOf: oreOfFreight,
    originsOf: (scope) => originsOf(scope, user.brought, ownerOf),
  }

  const look = (): void => {
    for (const tab of pages.tabs()) report(brokenInView(seenIn(tab), truth))
  }

  /** A page that stays open over a log-out may keep in its memory how a call ended that the log has forgotten. */
  const mayRemember = (tab: SimulatedTab): boolean => tab.openedAt <= log.lastForgotten()

  return {
    broken: () => [...broken.values()],
    report,
    look,
    lookAtRest: (scope) => {
      look()
      for (const tab of pages.tabs()) {
        if (scopeOfTab(tab) !== scope)
          report([{ invariant: 'nothing-pending-at-rest', message: `${tab.name} does not work for ${scope}` }])
        report(brokenAtRest(seenIn(tab), truth))
      }
    },
    readLog: (replay) => report(brokenInReplay(replay)),
    compareStates: async (replay) => {
      const comparable = pages.tabs().filter((one) => !mayRemember(one))
      report(await brokenStates(comparable, log, snapshots, time, replay))
      const shown = pages.tabs().map((tab) => ({ seen: seenIn(tab), stream: tab.cartStream() }))
      report(hiddenRefusals(storyOf(log.history()), shown))
    },
    settle: (record, circumstances) => {
      const story = storyOf(record.history)
      report(brokenEdits(record, story, circumstances))
      report(brokenOrders(record, story, circumstances))
      report(brokenTransfers(record, story, truth, pages.crashed))
    },
    lookForLeftovers: () => {
      const texts = {
        log: log.text(),
        journal: [...browser.journal.texts.values()].join('\n'),
        snapshot: snapshotText(snapshots.newest()),
        storage: browser.storage
          .keys()
          .map((key) => browser.storage.get(key))
          .join('\n'),
      }
      const personal = [...user.typed, ...people.map((one) => one.user.lastName)]
      report(brokenAfterLogOut({ texts, keys: browser.storage.keys() }, personal))
      for (const { name, cartsInMemory } of pages.tabs())
        if (cartsInMemory().some(({ tag }) => tag !== 'NoContext'))
          report([{ invariant: 'nothing-left-after-log-out', message: `${name} still has a cart in memory` }])
    },
  }
}

import * as E from 'fp-ts/Either'
import { seenAtOnce } from '../oracle/at-once'
import type { Bringing, Broken, EditIntent, Press, TakenEdit } from '../record'
import { scopeOfTab, seenIn } from '../seen'
import type { SimulatedTab } from '../tab'

type Act = () => E.Either<unknown, unknown>

/** What a user has done that a shop took, and whether it was seen at once. */
export interface Deeds {
  readonly taken: readonly TakenEdit[]
  readonly presses: readonly Press[]
  /** Carts whose lines came along to another customer. */
  readonly brought: readonly Bringing[]
  readonly broken: readonly Broken[]
  /** Makes an edit. @returns its name, for the trace */
  readonly edit: (tab: SimulatedTab, intent: EditIntent, act: Act) => string
  /** Places an order, of which the buyer sees these shortages. */
  readonly press: (tab: SimulatedTab, shortages: readonly string[], act: Act) => string
  /** An act after which the lines of the cart `source` come along to a scope. */
  readonly bring: (tab: SimulatedTab, scope: string | undefined, source: string, act: Act) => string
  /** Notes what was not shown at once. */
  readonly unseen: (broken: Broken) => void
}

/** The id of the command that the tab drew while it acted; undefined where the shop did not take it. */
const commandOf = (tab: SimulatedTab, act: Act): string | undefined => {
  let isTaken = false
  const [id] = tab.idsDrawn(() => {
    isTaken = E.isRight(act())
  })
  return isTaken ? id : undefined
}

export const createDeeds = (now: () => number): Deeds => {
  const taken: TakenEdit[] = []
  const presses: Press[] = []
  const brought: Bringing[] = []
  const broken: Broken[] = []

  return {
    taken,
    presses,
    brought,
    broken,
    edit: (tab, intent, act) => {
      const before = seenIn(tab)
      const id = commandOf(tab, act)
      if (id === undefined || before.scope === undefined) return `${intent.type}, which is not taken`
      taken.push({ id, scope: before.scope, tab: tab.name, at: now(), intent })
      broken.push(...seenAtOnce(before.cart, seenIn(tab).cart, intent))
      return `${intent.type} ${id}`
    },
    press: (tab, shortages, act) => {
      const scope = scopeOfTab(tab)
      const id = commandOf(tab, act)
      if (id === undefined || scope === undefined) return 'an order that is not taken'
      presses.push({ id, scope, tab: tab.name, at: now(), shortages })
      return `order ${id}`
    },
    bring: (tab, scope, source, act) => {
      const id = commandOf(tab, act)
      if (id === undefined || scope === undefined) return 'a transfer that is not taken'
      brought.push({ id, tab: tab.name, source, scope })
      return `takes ${source} along to ${scope} by ${id}`
    },
    unseen: (one) => broken.push(one),
  }
}

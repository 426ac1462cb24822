import type { Random } from '../random'
import type { Bringing, Broken, Press, TakenEdit } from '../record'
import { scopeOfTab } from '../seen'
import type { Catalogue } from '../services/catalogue'
import type { SimulatedTab } from '../tab'
import { createCustomers } from './customers'
import { createDeeds } from './deeds'
import { createEdits } from './edits'
import type { Habits } from './habits'
import { createOrders } from './orders'
import { createUnsettledEdits } from './unsettled-edits'
import type { UserParts } from './user-parts'

/** What the user of a browser does, and what becomes known of it. */
export interface User {
  /** Does one thing in a tab. @returns its name, for the trace */
  readonly act: (tab: SimulatedTab) => string
  readonly taken: readonly TakenEdit[]
  /** Answers what was held of another day, as a user that comes to the cart does. */
  readonly answerHeld: (tab: SimulatedTab) => void
  /** Edits of another day that their user has sent, by the id of the command that sent them. */
  readonly sentHeld: ReadonlyMap<string, string>
  readonly presses: readonly Press[]
  /** Carts whose lines came along to another customer. */
  readonly brought: readonly Bringing[]
  /** Texts about persons that were typed into forms. */
  readonly typed: ReadonlySet<string>
  /** Customers that the user has worked for, by the name of the user and the customer. */
  readonly visited: ReadonlySet<string>
  readonly broken: readonly Broken[]
}

export const createUser = (random: Random, catalogue: Catalogue, now: () => number, habits: Habits): User => {
  const visited = new Set<string>()
  const deeds = createDeeds(now)
  const parts: UserParts = { random, catalogue, habits, deeds }
  const edits = createEdits(parts)
  const orders = createOrders(parts)
  const customers = createCustomers(parts)
  const unsettled = createUnsettledEdits(parts)
  const { set, label, move } = edits

  const atWork: Parameters<typeof random.weighted<(tab: SimulatedTab) => string>>[0] = [
    [14, edits.add],
    [20, set],
    [6, edits.remove],
    [4, label],
    [5, move],
    [3, edits.date],
    [2, edits.include],
    [9, orders.fillForms],
    [14, orders.placeOrder],
    [3, (tab) => (tab.shop.checkout.enquireOrder(), 'enquires')],
    [4, (tab) => unsettled.answerRefused(tab) ?? set(tab)],
    [1, edits.emptyOrDelete],
    [2, (tab) => (tab.shop.cart.refresh(), 'fetches the cart')],
    [5, customers.chooseCustomer],
    [2, (tab) => (tab.shop.session.logOut(), 'logs out')],
  ]

  return {
    taken: deeds.taken,
    answerHeld: unsettled.answerHeld,
    sentHeld: unsettled.sentHeld,
    presses: deeds.presses,
    brought: deeds.brought,
    typed: orders.typed,
    visited,
    broken: deeds.broken,
    act: (tab) => {
      const state = tab.shop.session.get()
      const scope = scopeOfTab(tab)
      if (scope !== undefined) visited.add(scope)
      if (tab.shop.cart.heldEdits.get().length > 0 && habits.random.chance(0.3)) {
        unsettled.answerHeld(tab)
        return 'answers what was left unsent on another day'
      }
      if (state.tag !== 'Authenticated') {
        if (state.tag === 'Anonymous') customers.logIn(tab)
        return 'logs in'
      }
      if (scope === undefined) return customers.chooseCustomer(tab)
      if (tab.shop.checkout.unkeptOrder.get()) return orders.consent(tab)
      if (habits.insists && habits.random.chance(0.6)) return habits.random.pick([set, set, label, move])(tab)
      if (habits.isHasty && habits.random.chance(0.2)) return edits.addAndChange(tab)
      return habits.moves && habits.random.chance(0.12) ? customers.chooseCustomer(tab) : random.weighted(atWork)(tab)
    },
  }
}

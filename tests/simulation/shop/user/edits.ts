import type { LineKey } from '#domain/cart/line-key'
import { day } from '../../../domain/given'
import type { SimulatedTab } from '../tab'
import { aLabel, aQuantity, createAdding } from './adding'
import { deliveries, linesOf, type UserParts } from './user-parts'

const days = ['2026-03-16', '2026-03-17', '2026-03-20', '2026-04-01', '2026-03-14'] as const

/** How a user changes the cart. Each act answers its name, for the trace. */
export const createEdits = (parts: UserParts) => {
  const { random, catalogue, habits, deeds } = parts
  const { edit } = deeds
  const add = createAdding(parts)

  const set = (tab: SimulatedTab): string => {
    const all = tab.shop.cart.get().groups.flatMap((group) => group.lines)
    const found = habits.insists ? all[0] : random.pickAny(all)
    const seen = found && linesOf(tab).find(({ key }) => key === found.line.key)
    if (found === undefined || seen === undefined) return add(tab)
    const { key } = found.line
    const quantity = aQuantity(random, catalogue, seen.article)
    const done = edit(tab, { type: 'set', line: key, quantity }, () => tab.shop.cart.changeQuantity(key, quantity))
    if (random.chance(0.3)) tab.shop.cart.sendNow()
    return done
  }

  /** Some lines, or all. */
  const someKeys = (tab: SimulatedTab, most: number): readonly LineKey[] => {
    const all = tab.shop.cart.get().groups.flatMap((group) => group.lines.map(({ line }) => line.key))
    if ((habits.insists || habits.isHasty) && random.chance(0.7)) return all.slice(0, 1)
    return random.chance(0.25) ? all : all.filter(() => random.chance(0.4)).slice(0, most)
  }

  const remove = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'remove', lines: keys }, () => tab.shop.cart.removeLines(keys))
  }

  const move = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    const delivery = random.pick(deliveries)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'move', lines: keys, delivery }, () => tab.shop.cart.changeDelivery(keys, delivery))
  }

  const label = (tab: SimulatedTab): string => {
    const keys = someKeys(tab, 3)
    const text = aLabel(random, tab)
    return keys.length === 0
      ? add(tab)
      : edit(tab, { type: 'label', lines: keys, label: text }, () => tab.shop.cart.changeLabel(keys, text))
  }

  const date = (tab: SimulatedTab): string => {
    const delivery = random.pick(['DBI', 'EXH', 'all'] as const)
    const asked = random.pick(days)
    return edit(tab, { type: 'date', delivery, date: asked }, () =>
      tab.shop.cart.requestDeliveryDate(delivery, day(asked)),
    )
  }

  const include = (tab: SimulatedTab): string => {
    const delivery = random.pick(deliveries)
    const included = random.chance(0.7)
    return edit(tab, { type: 'include', delivery, included }, () => tab.shop.cart.includeDelivery(delivery, included))
  }

  const emptyOrDelete = (tab: SimulatedTab): string =>
    random.chance(0.6)
      ? edit(tab, { type: 'empty' }, () => tab.shop.cart.empty())
      : edit(tab, { type: 'delete' }, () => tab.shop.cart.deleteCart())

  /** Two edits of different lines, of which the second waits for the first. */
  const addAndChange = (tab: SimulatedTab): string => `${add(tab)}, ${habits.random.pick([label, move])(tab)}`

  return { add, set, remove, move, label, date, include, emptyOrDelete, addAndChange }
}

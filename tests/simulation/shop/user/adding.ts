import { articleNumber } from '#domain/kernel/ids'
import type { Random } from '../random'
import type { PlainLine } from '../record'
import type { Catalogue } from '../services/catalogue'
import type { SimulatedTab } from '../tab'
import { deliveries, deliveryNamed, markOf, type UserParts } from './user-parts'

/** A label names whose it is, so that a line of another customer is known for one. */
export const aLabel = (random: Random, tab: SimulatedTab): string => `${markOf(tab)} ${random.between(1, 2)}`

export const aQuantity = (random: Random, catalogue: Catalogue, article: string): number => {
  const multiple = catalogue.multipleOf(article) ?? 1
  return random.chance(0.05) ? random.pick([0, -1, multiple * 0.3]) : multiple * random.between(1, 40)
}

/** How a user adds lines to the cart: article by article, or the rows of a file. */
export const createAdding = ({ random, catalogue, habits, deeds }: UserParts) => {
  /** Rows of a file, all for the delivery of the first. */
  const importRows = (tab: SimulatedTab, rows: readonly PlainLine[]): string => {
    const delivery = rows[0]?.delivery ?? 'DBI'
    const items = rows.map((row) => ({ ...row, delivery }))
    return deeds.edit(tab, { type: 'add', items }, () =>
      tab.shop.cart.add(
        items.map(({ article, label, quantity }) => ({
          articleNumber: articleNumber(article),
          ...{ quantity, label, deliveryId: deliveryNamed(delivery) },
          variant: catalogue.variantOf(article, delivery),
        })),
        'file',
      ),
    )
  }

  const aLine = (tab: SimulatedTab): PlainLine => {
    const article = random.pickAny(catalogue.articles)?.number ?? ''
    const delivery = random.pick(deliveries)
    return { article, delivery, label: aLabel(random, tab), quantity: aQuantity(random, catalogue, article) }
  }

  return (tab: SimulatedTab): string => {
    const length = random.weighted([
      [6, 1],
      [2, 2],
      [1, 5],
    ])
    const items = Array.from({ length }, () => aLine(tab))
    if (habits.imports > 0 && habits.random.chance(habits.imports)) return importRows(tab, items)
    // A page that lists articles by number alone knows nothing more of them.
    const isKnown = random.chance(0.85)
    return deeds.edit(tab, { type: 'add', items }, () =>
      tab.shop.cart.add(
        items.map(({ article, delivery, label, quantity }) => ({
          articleNumber: articleNumber(article),
          ...{ quantity, label, deliveryId: deliveryNamed(delivery) },
          variant: isKnown ? catalogue.variantOf(article, delivery) : undefined,
        })),
      ),
    )
  }
}

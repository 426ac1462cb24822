import type { StockType } from '#domain/catalogue/stock'
import type { StockLevel } from '../../seeding/catalogue-data'
import type { SeededRandom } from './seeded-random'
import { CENTRAL_STORAGE, stores } from '../stores/store-data'

/** How an article is kept. */
export type Keeping = 'plenty' | 'few' | 'incoming' | 'transit' | 'transitPlus' | 'virtual' | 'emptied'

const likelihood: readonly (readonly [Keeping, number])[] = [
  ['plenty', 0.7],
  ['few', 0.1],
  ['incoming', 0.06],
  ['transit', 0.04],
  ['transitPlus', 0.05],
  ['virtual', 0.05],
]

export const keepingBy = (random: SeededRandom): Keeping => {
  let left = random.next()
  return likelihood.find(([, share]) => (left -= share) < 0)?.[0] ?? 'plenty'
}

export const stockTypeOf = (keeping: Keeping): StockType => {
  switch (keeping) {
    case 'transit':
      return 'TRA'
    case 'transitPlus':
      return 'TRA_PLUS'
    case 'virtual':
      return 'VIR'
    case 'plenty':
    case 'few':
    case 'incoming':
    case 'emptied':
      return 'LAG'
  }
}

const level = (locationId: string, own: Partial<StockLevel>): StockLevel => ({
  locationId,
  quantity: 0,
  stocked: true,
  availability: 'green',
  fromDays: null,
  toDays: null,
  incomingQuantity: 0,
  incomingInDays: null,
  ...own,
})

/** On its way here, to come on a known day. */
const expected = (incoming: number, days: number): Partial<StockLevel> => ({
  availability: 'yellow',
  incomingQuantity: incoming,
  incomingInDays: days,
})

/** Cheap articles lie in heaps, dear ones in ones and twos; always whole order multiples. */
const heap = (random: SeededRandom, price: number, multiple: number): number =>
  Math.ceil((random.between(20, 100) * Math.max(0.08, Math.min(12, 250 / price))) / multiple) * multiple

/** What the central warehouse holds. `quantity` stands instead of a random one. */
export const centralLevel = (
  keeping: Keeping,
  random: SeededRandom,
  price: number,
  multiple: number,
  quantity?: number,
): StockLevel => {
  const id = CENTRAL_STORAGE.id
  const usual = heap(random, price, multiple)
  switch (keeping) {
    case 'plenty':
      return level(id, { quantity: quantity ?? usual })
    case 'few':
      return level(id, {
        quantity: quantity ?? random.between(1, 8) * multiple,
        incomingQuantity: usual,
        incomingInDays: 3,
      })
    case 'incoming':
      return level(id, expected(quantity ?? usual, random.between(2, 5)))
    case 'transit': {
      const days = random.between(5, 9)
      return level(id, { ...expected(quantity ?? usual, days), fromDays: days, toDays: days + 2, stocked: false })
    }
    case 'transitPlus':
    case 'virtual':
      return level(id, { availability: 'gray', stocked: false })
    case 'emptied':
      return level(id, { quantity: quantity ?? 0, availability: 'red', stocked: false })
  }
}

/** Of the articles that the central warehouse keeps. Large stores are open on Saturdays. */
const SHARE_OF_LARGE_STORE = 0.4
const SHARE_OF_STORE = 0.07

const sharesOfStores = stores.map(({ id, openingHours }) => ({
  id,
  share: openingHours[5] === '' ? SHARE_OF_STORE : SHARE_OF_LARGE_STORE,
}))

/** The stores that keep an article; what the central warehouse does not keep, no store does. */
export const storeLevels = (
  keeping: Keeping,
  random: SeededRandom,
  price: number,
  multiple: number,
): readonly StockLevel[] => {
  if (stockTypeOf(keeping) !== 'LAG' || keeping === 'emptied') return []
  return sharesOfStores.flatMap(({ id, share }) => {
    if (random.next() >= share) return []
    const quantity = Math.ceil(heap(random, price, multiple) / 8 / multiple) * multiple
    return [random.next() < 0.15 ? level(id, expected(quantity, random.between(1, 4))) : level(id, { quantity })]
  })
}

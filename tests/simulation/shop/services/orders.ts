import { oreOfFreight, oreOfLine } from '../plain-money'
import type { Random } from '../random'
import { shortagesIn } from '../record'
import type { CartTable, ServiceLine } from './carts'
import type { Catalogue } from './catalogue'

export interface PlacedDelivery {
  readonly delivery: string
  /** Undefined where the delivery failed. */
  readonly placed:
    | { readonly lines: readonly ServiceLine[]; readonly freightOre: number; readonly at: number }
    | undefined
}

export interface OrderAsked {
  readonly scope: string
  readonly cart: string
  readonly key: string
  readonly deliveries: readonly string[]
  /** SEK that the buyer was shown; undefined where the service does not compare it. */
  readonly total: number | undefined
  /** What was short by what the buyer was shown; undefined where the service does not compare it. */
  readonly shortages: readonly string[] | undefined
  readonly correlation: string | undefined
}

export type OrderFault = { readonly status: 404 | 412 | 422; readonly code: string | undefined }

export interface OrderTable {
  readonly place: (asked: OrderAsked) => readonly PlacedDelivery[] | OrderFault
  /** What an order with that key came to; undefined where there was none: one that arrives later is refused. */
  readonly enquire: (scope: string, key: string) => readonly PlacedDelivery[] | undefined
  /** How likely one delivery of an order fails. */
  readonly failing: (probability: number) => void
}

/** Orders of all users. One key orders once; each delivery is placed whole or fails, and what is placed leaves the cart. */
export const createOrderTable = (
  carts: CartTable,
  { find }: Catalogue,
  random: Random,
  now: () => number,
): OrderTable => {
  const results = new Map<string, readonly PlacedDelivery[]>()
  const closed = new Set<string>()
  let failing = 0

  const totalOf = (lines: readonly ServiceLine[], deliveries: readonly string[]): number =>
    deliveries.reduce((sum, delivery) => {
      const ofDelivery = lines.filter((line) => line.delivery === delivery)
      const goods = ofDelivery.reduce((ore, line) => ore + oreOfLine(find(line.article)?.price ?? 0, line.quantity), 0)
      return ofDelivery.length === 0 ? sum : sum + goods + oreOfFreight(delivery, goods)
    }, 0)

  const shortagesNow = (lines: readonly ServiceLine[], deliveries: readonly string[]): readonly string[] =>
    shortagesIn(
      lines.filter(({ delivery }) => deliveries.includes(delivery)),
      ({ article }) => find(article)?.stock,
    )

  /** What a buyer knows to be short is delivered later. */
  const placed = (delivery: string, all: readonly ServiceLine[], accepts: boolean): PlacedDelivery => {
    const lines = all.filter((line) => line.delivery === delivery)
    const isShort =
      !accepts && lines.some(({ article, quantity }) => (find(article)?.stock ?? 0) < quantity && random.chance(0.5))
    if (lines.length === 0 || isShort || random.chance(failing)) return { delivery, placed: undefined }
    for (const { article, quantity } of lines) {
      const found = find(article)
      if (found !== undefined) found.stock = Math.max(0, found.stock - quantity)
    }
    const goods = lines.reduce((ore, line) => ore + oreOfLine(find(line.article)?.price ?? 0, line.quantity), 0)
    return { delivery, placed: { lines, freightOre: oreOfFreight(delivery, goods), at: now() } }
  }

  return {
    place: ({ scope, cart: id, key, deliveries, total, shortages, correlation }) => {
      const known = results.get(`${scope} ${key}`)
      if (known !== undefined) return known
      if (closed.has(`${scope} ${key}`)) return { status: 422, code: 'IDEMPOTENCY_KEY_REUSED' }
      const cart = carts.find(id)
      if (cart === undefined || cart.scope !== scope || cart.status !== 'ACTIVE')
        return { status: 404, code: undefined }
      if (total !== undefined && Math.round(total * 100) !== totalOf(cart.lines, deliveries))
        return { status: 412, code: 'TOTAL_CHANGED' }
      if (shortages !== undefined && shortagesNow(cart.lines, deliveries).some((one) => !shortages.includes(one)))
        return { status: 412, code: 'STOCK_CHANGED' }
      if (!cart.lines.some(({ delivery }) => deliveries.includes(delivery)))
        return { status: 422, code: 'NOTHING_TO_ORDER' }
      const answer = deliveries.map((delivery) => placed(delivery, cart.lines, shortages !== undefined))
      const taken = answer.flatMap(({ delivery, placed }) => (placed === undefined ? [] : [delivery]))
      if (taken.length > 0) carts.takeOut(cart, taken, key, correlation)
      results.set(`${scope} ${key}`, answer)
      return answer
    },
    enquire: (scope, key) => {
      const known = results.get(`${scope} ${key}`)
      if (known === undefined) closed.add(`${scope} ${key}`)
      return known
    },
    failing: (probability) => {
      failing = probability
    },
  }
}

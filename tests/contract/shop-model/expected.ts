/** The two customers that the user of the model works for. */
export const customers = ['104830', '104822'] as const
export type Customer = (typeof customers)[number]

/** Goods that are driven out, and goods that are fetched in a store, of which it may hold too few. */
export const deliveries = ['DBI', 'EXH'] as const
export type Delivery = (typeof deliveries)[number]

/** Pieces by delivery, article and label, as one word each. */
export type Pieces = ReadonlyMap<string, number>

/** A cart as its user would write it down. */
export interface Basket {
  readonly pieces: Pieces
  /** The days that were asked for. */
  readonly days: ReadonlyMap<string, string>
  /** Deliveries that are left out of the order. */
  readonly leftOut: ReadonlySet<string>
}

/** What was taken out of a basket, and the basket that it was taken out of. */
export interface TakenOut {
  readonly pieces: Pieces
  readonly from: Basket
}

/** The carts and the orders of each customer, as plain sums. */
export interface Expected {
  customer: Customer
  readonly baskets: Record<Customer, Basket>
  readonly ordered: Record<Customer, Pieces>
  tabs: number
  isOnline: boolean
  /** Whether the network was away or lost something since all was delivered. */
  isTroubled: boolean
}

export const keyOf = (delivery: string, article: string, label: string): string => `${delivery}/${article}/${label}`

export const plus = (pieces: Pieces, key: string, more: number): Pieces =>
  new Map(pieces).set(key, (pieces.get(key) ?? 0) + more)

export const without = (pieces: Pieces, key: string): Pieces => new Map([...pieces].filter(([other]) => other !== key))

export const together = (one: Pieces, other: Pieces): Pieces =>
  [...other].reduce((sum, [key, quantity]) => plus(sum, key, quantity), one)

export const minus = (one: Pieces, other: Pieces): Pieces =>
  new Map(
    [...one]
      .map(([key, quantity]): [string, number] => [key, quantity - (other.get(key) ?? 0)])
      .filter(([, left]) => left !== 0),
  )

/** What of it goes by one delivery. */
export const partOf = (pieces: Pieces, delivery: string): Pieces =>
  new Map([...pieces].filter(([key]) => key.startsWith(delivery)))

export const emptyBasket: Basket = { pieces: new Map(), days: new Map(), leftOut: new Set() }

/** A delivery without goods has no day, and is not left out. */
export const withPieces = ({ days, leftOut }: Basket, pieces: Pieces): Basket => {
  const isUsed = (delivery: string): boolean => partOf(pieces, delivery).size > 0
  return {
    pieces,
    days: new Map([...days].filter(([delivery]) => isUsed(delivery))),
    leftOut: new Set([...leftOut].filter(isUsed)),
  }
}

/** All of one basket in the other. A delivery that the other has already stays as it is there. */
export const poured = (from: Basket, into: Basket): Basket => {
  const isNew = (delivery: string): boolean => partOf(into.pieces, delivery).size === 0
  return {
    pieces: together(into.pieces, from.pieces),
    days: new Map([...into.days, ...[...from.days].filter(([delivery]) => isNew(delivery))]),
    leftOut: new Set([...into.leftOut, ...[...from.leftOut].filter(isNew)]),
  }
}

/**
 * What was taken out is there again, and what is there already just as it was is not put back once more; a delivery that it
 * was all of is as it was.
 */
export const putBack = (basket: Basket, { pieces, from }: TakenOut): Basket => {
  const missing = new Map([...pieces].filter(([key, quantity]) => basket.pieces.get(key) !== quantity))
  const gone = deliveries.filter(
    (delivery) => partOf(missing, delivery).size > 0 && partOf(minus(from.pieces, pieces), delivery).size === 0,
  )
  return {
    pieces: together(basket.pieces, missing),
    days: new Map([...basket.days, ...[...from.days].filter(([delivery]) => gone.some((one) => one === delivery))]),
    leftOut: new Set([...basket.leftOut, ...gone.filter((delivery) => from.leftOut.has(delivery))]),
  }
}

const sorted = <A>(entries: Iterable<readonly [string, A]>): object =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))

/** As a test compares it and shows it. */
export const plain = (pieces: Pieces): object => sorted(pieces)

export const plainBasket = ({ pieces, days, leftOut }: Basket): object => ({
  pieces: plain(pieces),
  days: sorted(days),
  leftOut: [...leftOut].sort(),
})

import * as E from 'fp-ts/Either'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CartLine, CartState, DeliveryEntry } from './cart'
import { editOutcome } from './edit-outcome'
import { keyOfNew, type LineKey } from './line-key'
import { type GroupedLines, linesToRestore } from './line-order'
import { MOST_ADDED } from './most-added'
import type { CartEdit, CartRefusal, NewLine } from './protocol'
import { visibleCart } from './rebase-pending'
import { layOn, lineIn, type VisibleCart } from './visible-cart'

/** What a removal took out of the cart. */
export interface Restoration {
  readonly lines: readonly NewLine[]
  /** Deliveries that had no other lines: the service forgets their day, and that they were left out of the order. */
  readonly deliveries: readonly DeliveryEntry[]
}

/** The lines of each delivery as the user saw them, also those that have been removed since. */
export type SeenOrder = Readonly<Partial<Record<DeliveryId, readonly LineKey[]>>>

/** The same with what the user saw, by which a line finds its place though the one that it was before has gone too. */
export interface PlacedRestoration extends Restoration {
  readonly order: SeenOrder
}

/** What the user saw, and in it what had been removed before. */
const orderSeen = ({ groups }: GroupedLines, before: SeenOrder): SeenOrder => ({
  ...before,
  ...Object.fromEntries(
    groups.map(({ delivery: { deliveryId }, lines }) => [
      deliveryId,
      withGone(
        lines.map(({ line }) => line.key),
        before[deliveryId] ?? [],
      ),
    ]),
  ),
})

/** Lines that have gone stand behind the one that they stood behind. */
const withGone = (present: readonly LineKey[], stood: readonly LineKey[]): readonly LineKey[] => {
  const there = new Set(present)
  return stood.reduce<readonly LineKey[]>((all, key, index) => {
    if (there.has(key)) return all
    const above = stood[index - 1]
    return all.toSpliced(above === undefined ? 0 : all.indexOf(above) + 1, 0, key)
  }, present)
}

/**
 * What brings removed lines back. `cart` is the one they are still in, and `before` what the user saw when lines were removed
 * before them.
 */
export const restorationOf = (
  cart: GroupedLines,
  removed: readonly CartLine[],
  before: SeenOrder = {},
): PlacedRestoration => {
  const gone = new Set(removed.map(({ key }) => key))
  return {
    lines: linesToRestore(cart, removed),
    order: orderSeen(cart, before),
    deliveries: cart.groups
      .filter(({ lines }) => lines.every(({ line }) => gone.has(line.key)))
      .map(({ delivery }) => delivery)
      .filter(
        ({ requestedDeliveryDate, isIncludedInOrder }) => requestedDeliveryDate !== undefined || !isIncludedInOrder,
      ),
  }
}

/** A line that cannot come back. */
export interface LineLeft {
  readonly line: NewLine
  readonly refusal: CartRefusal
}

export interface RestoringEdits {
  readonly edits: readonly CartEdit[]
  /** Lines that come back onto others of the same key, which were added meanwhile: the quantities add up. */
  readonly onto: readonly NewLine[]
  /** Lines that are in the cart just as they were: they have been brought back by another way, or in another tab. */
  readonly restoredBefore: readonly NewLine[]
  readonly left: readonly LineLeft[]
}

/**
 * The edits that bring back what can come back, in order: lines in as many adds as one add has room for, then their
 * deliveries. A line that can no longer be bought keeps no other line back. What is back already is not added once more: an
 * undo leads to the cart as it was, however often it is asked for.
 */
export const editsToRestore = (
  state: CartState,
  { lines, deliveries, order = {} }: Restoration & Partial<Pick<PlacedRestoration, 'order'>>,
): RestoringEdits => {
  if (state.tag === 'NoContext')
    return {
      edits: [],
      onto: [],
      restoredBefore: [],
      left: lines.map((line) => ({ line, refusal: { tag: 'NotLoggedIn' } })),
    }
  const cart = visibleCart(state)
  const back: NewLine[] = []
  const left: LineLeft[] = []
  const onto: NewLine[] = []
  const restoredBefore: NewLine[] = []
  for (const removed of lines) {
    const line = { ...removed, before: nextPresent(cart, order, removed) }
    const key = keyOfNew(line)
    const present = key === undefined ? undefined : lineIn(cart, key)
    if (present?.quantity === line.quantity) {
      restoredBefore.push(line)
      continue
    }
    const outcome = editOutcome(cart, { type: 'AddLines', from: 'hand', lines: [line] })
    if (E.isLeft(outcome)) left.push({ line, refusal: outcome.left })
    else {
      if (present !== undefined) onto.push(line)
      layOn(cart, outcome.right)
      back.push(line)
    }
  }
  const used = new Set(back.map(({ deliveryId }) => deliveryId))
  return {
    edits: [...addsOf(back), ...deliveries.filter(({ deliveryId }) => used.has(deliveryId)).flatMap(editsOfDelivery)],
    onto,
    restoredBefore,
    left,
  }
}

/** The line that a restored one goes before: the next of its delivery that is there; last where there is none. */
const nextPresent = (cart: VisibleCart, order: SeenOrder, line: NewLine): LineKey | undefined => {
  const own = keyOfNew(line)
  const stood = line.deliveryId === undefined ? [] : (order[line.deliveryId] ?? [])
  const place = stood.findIndex((key) => key === own)
  return place === -1 ? line.before : stood.slice(place + 1).find((key) => lineIn(cart, key) !== undefined)
}

const addsOf = (lines: readonly NewLine[]): readonly CartEdit[] =>
  Array.from({ length: Math.ceil(lines.length / MOST_ADDED) }, (_, index) => ({
    type: 'AddLines',
    from: 'hand',
    lines: lines.slice(index * MOST_ADDED, (index + 1) * MOST_ADDED),
  }))

const editsOfDelivery = ({
  deliveryId,
  requestedDeliveryDate: date,
  isIncludedInOrder: included,
}: DeliveryEntry): readonly CartEdit[] => [
  ...(date === undefined ? [] : [{ type: 'RequestDeliveryDate', deliveryId, date } as const]),
  ...(included ? [] : [{ type: 'IncludeDelivery', deliveryId, included } as const]),
]

import type { CartItemId } from '../kernel/ids'
import type { Cart, CartLine, DeliveryEntry } from './cart'
import type { LineKey } from './line-key'
import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'

/**
 * The lines of a cart while changes are laid on top of them. It is changed in place, so it never leaves the function
 * that made it: a cart of a thousand lines is copied once for a whole row of edits, not once for each.
 * Lines keep their order; a line that replaces another one takes its position.
 */
export interface Lines {
  readonly slots: (CartLine | undefined)[]
  readonly places: Map<LineKey, number>
}

export const linesFrom = (lines: readonly CartLine[]): Lines => {
  const places = new Map<LineKey, number>()
  lines.forEach((line, place) => places.set(line.key, place))
  return { slots: [...lines], places }
}

export const allLines = ({ slots }: Lines): readonly CartLine[] => slots.filter((line) => line !== undefined)

export const lineOf = ({ slots, places }: Lines, key: LineKey): CartLine | undefined => {
  const place = places.get(key)
  return place === undefined ? undefined : slots[place]
}

/** Takes a line away and answers its place, so that another line may take it over. */
export const removeLine = ({ slots, places }: Lines, key: LineKey): number | undefined => {
  const place = places.get(key)
  if (place !== undefined) slots[place] = undefined
  places.delete(key)
  return place
}

/** Replaces the line with the same key at its position; a new line goes to `place`, else last. */
export const setLine = ({ slots, places }: Lines, line: CartLine, place?: number): void => {
  const target = places.get(line.key) ?? place ?? slots.length
  slots[target] = line
  places.set(line.key, target)
}

/** A new line goes before the named one, or last where that one is not there. A known line keeps its position. */
export const insertLine = (lines: Lines, line: CartLine, before: LineKey | undefined): void => {
  const { slots, places } = lines
  const target = before === undefined || places.has(line.key) ? undefined : places.get(before)
  if (target === undefined) {
    setLine(lines, line)
    return
  }
  for (const [key, place] of places) if (place >= target) places.set(key, place + 1)
  slots.splice(target, 0, line)
  places.set(line.key, target)
}

/** Where the service's own ids stand. */
export const placesById = ({ slots }: Lines): ReadonlyMap<CartItemId, LineKey> => {
  const keys = new Map<CartItemId, LineKey>()
  for (const line of slots) if (line?.cartItemId !== undefined) keys.set(line.cartItemId, line.key)
  return keys
}

/** The changes of an edit to the visible cart. Computed each time, never stored. */
export type EditOutcome =
  | { readonly type: 'LineSet'; readonly line: CartLine }
  /** A new line, or the raised quantity of a known one. */
  | { readonly type: 'LineAdded'; readonly line: CartLine; readonly before: LineKey | undefined }
  | { readonly type: 'LineRemoved'; readonly line: LineKey }
  | { readonly type: 'DeliverySet'; readonly delivery: DeliveryEntry }

/** A cart while outcomes of edits are laid on it; changed in place, so it stays inside the function that made it. */
export interface VisibleCart {
  readonly lines: Lines
  readonly deliveries: Map<DeliveryId, DeliveryEntry>
  /** Lines with an edit on its way. */
  readonly pendingLines: Set<LineKey>
}

export const cartAsConfirmed = (confirmed: Cart | undefined): VisibleCart => ({
  lines: linesFrom(confirmed?.lines ?? []),
  deliveries: new Map(confirmed?.deliveries.map((delivery) => [delivery.deliveryId, delivery])),
  pendingLines: new Set(),
})

export const lineIn = ({ lines }: VisibleCart, key: LineKey): CartLine | undefined => lineOf(lines, key)

export const linesIn = ({ lines }: VisibleCart): readonly CartLine[] => allLines(lines)

/** A delivery that the service has not named yet is part of the order until the user says otherwise. */
export const deliveryIn = ({ deliveries }: VisibleCart, deliveryId: DeliveryId): DeliveryEntry =>
  deliveries.get(deliveryId) ?? { deliveryId, requestedDeliveryDate: undefined, isIncludedInOrder: true }

/** Deliveries that have lines. */
export const deliveriesIn = (cart: VisibleCart): readonly DeliveryId[] => {
  const used = new Set(linesIn(cart).map(({ deliveryId }) => deliveryId))
  return deliveryIds.filter((id) => used.has(id))
}

/** A line set right after one was removed takes its place: it is the same line under a new delivery or label. */
export const layOn = ({ lines, deliveries, pendingLines }: VisibleCart, outcomes: readonly EditOutcome[]): void => {
  let freed: number | undefined
  for (const outcome of outcomes) {
    switch (outcome.type) {
      case 'LineRemoved':
        freed = removeLine(lines, outcome.line)
        break
      case 'LineSet':
        setLine(lines, outcome.line, freed)
        pendingLines.add(outcome.line.key)
        freed = undefined
        break
      case 'LineAdded':
        insertLine(lines, outcome.line, outcome.before)
        pendingLines.add(outcome.line.key)
        break
      case 'DeliverySet':
        deliveries.set(outcome.delivery.deliveryId, outcome.delivery)
        break
    }
  }
}

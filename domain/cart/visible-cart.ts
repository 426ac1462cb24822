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
  /** Where the lines stood at first; shared by all that is made of the same lines. */
  readonly places: ReadonlyMap<LineKey, number>
  /** Lines that stand elsewhere since, or have gone. */
  readonly moved: Map<LineKey, number | undefined>
}

// An edit is decided, called and shown upon the same confirmed lines, of which there may be a thousand.
const placesBefore = new WeakMap<readonly CartLine[], ReadonlyMap<LineKey, number>>()

const placesOf = (lines: readonly CartLine[]): ReadonlyMap<LineKey, number> => {
  const known = placesBefore.get(lines)
  if (known !== undefined) return known
  const places = new Map<LineKey, number>()
  lines.forEach((line, place) => places.set(line.key, place))
  placesBefore.set(lines, places)
  return places
}

export const linesFrom = (lines: readonly CartLine[]): Lines => ({
  slots: [...lines],
  places: placesOf(lines),
  moved: new Map(),
})

export const allLines = ({ slots }: Lines): readonly CartLine[] => slots.filter((line) => line !== undefined)

const placeOf = ({ places, moved }: Lines, key: LineKey): number | undefined =>
  moved.has(key) ? moved.get(key) : places.get(key)

export const lineOf = (lines: Lines, key: LineKey): CartLine | undefined => {
  const place = placeOf(lines, key)
  return place === undefined ? undefined : lines.slots[place]
}

/** Takes a line away and answers its place, so that another line may take it over. */
export const removeLine = (lines: Lines, key: LineKey): number | undefined => {
  const place = placeOf(lines, key)
  if (place === undefined) return undefined
  lines.slots[place] = undefined
  lines.moved.set(key, undefined)
  return place
}

/** Replaces the line with the same key at its position; a new line goes to `place`, else last. */
export const setLine = (lines: Lines, line: CartLine, place?: number): void => {
  const present = placeOf(lines, line.key)
  const target = present ?? place ?? lines.slots.length
  lines.slots[target] = line
  if (target !== present) lines.moved.set(line.key, target)
}

/** A new line goes before the named one, or last where that one is not there. A known line keeps its position. */
export const insertLine = (lines: Lines, line: CartLine, before: LineKey | undefined): void => {
  const isKnown = placeOf(lines, line.key) !== undefined
  const target = before === undefined || isKnown ? undefined : placeOf(lines, before)
  if (target === undefined) {
    setLine(lines, line)
    return
  }
  lines.slots.splice(target, 0, line)
  for (let place = target; place < lines.slots.length; place += 1) {
    const at = lines.slots[place]
    if (at !== undefined) lines.moved.set(at.key, place)
  }
}

/** The keys of lines by the service's own ids; only of the ids asked for, since few of a long cart's lines change at once. */
export const keysById = ({ slots }: Lines, ids: ReadonlySet<CartItemId>): ReadonlyMap<CartItemId, LineKey> => {
  const keys = new Map<CartItemId, LineKey>()
  for (const line of slots)
    if (line?.cartItemId !== undefined && ids.has(line.cartItemId)) keys.set(line.cartItemId, line.key)
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

/**
 * A line set right after one was removed takes its place: it is the same line under a new delivery or label. A delivery whose
 * last line goes loses its day, and that it was left out, as at the service.
 */
export const layOn = ({ lines, deliveries, pendingLines }: VisibleCart, outcomes: readonly EditOutcome[]): void => {
  let freed: number | undefined
  const reduced = new Set<DeliveryId | undefined>()
  for (const outcome of outcomes) {
    switch (outcome.type) {
      case 'LineRemoved':
        reduced.add(lineOf(lines, outcome.line)?.deliveryId)
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
  for (const id of reduced)
    if (id !== undefined && !lines.slots.some((line) => line?.deliveryId === id)) deliveries.delete(id)
}

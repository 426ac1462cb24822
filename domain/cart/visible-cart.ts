import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import type { Cart, CartLine, DeliveryEntry, LineKey } from './cart'
import type { EditOutcome } from './events'
import { allLines, lineOf, linesFrom, removeLine, setLine, type Lines } from './lines'

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
      case 'DeliverySet':
        deliveries.set(outcome.delivery.deliveryId, outcome.delivery)
        break
    }
  }
}

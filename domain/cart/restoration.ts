import * as E from 'fp-ts/Either'
import type { CartLine, CartState, DeliveryEntry } from './cart'
import { editOutcome } from './edit-outcome'
import { type GroupedLines, linesToRestore } from './line-order'
import { MOST_ADDED } from './most-added'
import type { CartEdit, CartRefusal, NewLine } from './protocol'
import { visibleCart } from './rebase-pending'
import { layOn } from './visible-cart'

/** What a removal took out of the cart. */
export interface Restoration {
  readonly lines: readonly NewLine[]
  /** Deliveries that had no other lines: the service forgets their day, and that they were left out of the order. */
  readonly deliveries: readonly DeliveryEntry[]
}

/** What brings removed lines back. `cart` is the one they are still in. */
export const restorationOf = (cart: GroupedLines, removed: readonly CartLine[]): Restoration => {
  const gone = new Set(removed.map(({ key }) => key))
  return {
    lines: linesToRestore(cart, removed),
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

/**
 * The edits that bring back what can come back, in order: lines in as many adds as one add has room for, then their
 * deliveries. A line that can no longer be bought keeps no other line back.
 */
export const editsToRestore = (
  state: CartState,
  { lines, deliveries }: Restoration,
): { readonly edits: readonly CartEdit[]; readonly left: readonly LineLeft[] } => {
  if (state.tag === 'NoContext')
    return { edits: [], left: lines.map((line) => ({ line, refusal: { tag: 'NotLoggedIn' } })) }
  const cart = visibleCart(state)
  const back: NewLine[] = []
  const left: LineLeft[] = []
  for (const line of lines) {
    const outcome = editOutcome(cart, { type: 'AddLines', from: 'hand', lines: [line] })
    if (E.isLeft(outcome)) left.push({ line, refusal: outcome.left })
    else {
      layOn(cart, outcome.right)
      back.push(line)
    }
  }
  const used = new Set(back.map(({ deliveryId }) => deliveryId))
  return {
    edits: [...addsOf(back), ...deliveries.filter(({ deliveryId }) => used.has(deliveryId)).flatMap(editsOfDelivery)],
    left,
  }
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

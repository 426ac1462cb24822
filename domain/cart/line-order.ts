import type { Cart, CartLine, DeliveryEntry } from './cart'
import { areInPlace } from './lines-in-place'
import { keyOfNew, type LineKey } from './line-key'
import type { EditRequested, NewLine } from './protocol'
import { allLines, insertLine, linesFrom } from './visible-cart'

/** The lines of a cart as the user sees them, delivery by delivery. */
export interface GroupedLines {
  readonly groups: readonly {
    readonly delivery: DeliveryEntry
    readonly lines: readonly { readonly line: CartLine }[]
  }[]
}

/** Removed lines as they are added again: with quantity, delivery, label and place. `cart` is the one they are still in. */
export const linesToRestore = ({ groups }: GroupedLines, removed: readonly CartLine[]): readonly NewLine[] => {
  const gone = new Set(removed.map(({ key }) => key))
  const before = new Map<LineKey, LineKey | undefined>()
  for (const { lines } of groups) {
    let next: LineKey | undefined
    for (const { line } of lines.toReversed()) {
      if (gone.has(line.key)) before.set(line.key, next)
      else next = line.key
    }
  }
  return removed.map(({ key, articleNumber, quantity, deliveryId, label, article }) => ({
    articleNumber,
    quantity,
    deliveryId,
    label,
    article,
    before: before.get(key),
  }))
}

/**
 * A newer cart with its lines in the order in which the user sees them. Lines of the confirmed cart keep their order; a
 * new line is last, unless a pending edit restores it to its place. The service knows of no place: it adds every line
 * last (CART-40).
 */
export const inSeenOrder = (confirmed: Cart | undefined, next: Cart, pending: readonly EditRequested[]): Cart => {
  const known = confirmed?.lines ?? []
  const restored = restoredPlaces(pending)
  // Most edits change a line where it is, and the order of a long cart costs as much as the edit.
  if (restored.size === 0 && areInPlace(known, next.lines)) return next
  const places = new Map(known.map(({ cartItemId }, place) => [cartItemId, place]))
  const placeOf = ({ cartItemId }: CartLine): number => places.get(cartItemId) ?? places.size
  const inOrder = next.lines.toSorted((a, b) => placeOf(a) - placeOf(b))
  const kept = inOrder.filter(({ cartItemId }) => places.has(cartItemId))
  const lines = linesFrom(kept)
  for (const line of inOrder.slice(kept.length)) insertLine(lines, line, restored.get(line.key))
  return { ...next, lines: allLines(lines) }
}

/** The line that each restored line goes before. */
const restoredPlaces = (pending: readonly EditRequested[]): ReadonlyMap<LineKey, LineKey> =>
  new Map(
    pending
      .flatMap((requested) => (requested.type === 'LinesAddRequested' ? requested.lines : []))
      .flatMap((line) => {
        const key = keyOfNew(line)
        return key === undefined || line.before === undefined ? [] : [[key, line.before] as const]
      }),
  )

import type { DeliveryId } from '../delivery/delivery-type'
import type { CartLine } from './cart'
import { type LineKey, lineKey } from './line-key'

/** What several lines are given at once. */
export type CommonChange =
  | { readonly type: 'ChangeDelivery'; readonly deliveryId: DeliveryId }
  | { readonly type: 'ChangeLabel'; readonly label: string }

/** A change with the lines that it is for. */
export type ChangeOfLines = CommonChange & { readonly lines: readonly LineKey[] }

/** The key of a line once it is changed. */
export const keyAfter = ({ articleNumber, deliveryId, label }: CartLine, change: CommonChange): LineKey =>
  change.type === 'ChangeDelivery'
    ? lineKey(articleNumber, change.deliveryId, label)
    : lineKey(articleNumber, deliveryId, change.label)

/** How many of the lines become one with another line of the cart, because they differ in nothing else. */
export const linesMerged = (cart: readonly CartLine[], changed: readonly CartLine[], change: CommonChange): number => {
  const gone = new Set(changed.map(({ key }) => key))
  const present = new Set(cart.flatMap(({ key }) => (gone.has(key) ? [] : key)))
  return changed.filter((line) => {
    const key = keyAfter(line, change)
    if (present.has(key)) return true
    present.add(key)
    return false
  }).length
}

const sameAsBefore = (line: CartLine, change: CommonChange): CommonChange =>
  change.type === 'ChangeDelivery'
    ? { type: 'ChangeDelivery', deliveryId: line.deliveryId }
    : { type: 'ChangeLabel', label: line.label }

/**
 * The changes that give lines back what they had before. None where lines become one: their sum cannot be taken apart
 * again by a change of lines.
 */
export const changesBack = (
  cart: readonly CartLine[],
  changed: readonly CartLine[],
  change: CommonChange,
): readonly ChangeOfLines[] => {
  if (linesMerged(cart, changed, change) > 0) return []
  const back = new Map<string, ChangeOfLines & { readonly lines: LineKey[] }>()
  for (const line of changed) {
    const before = sameAsBefore(line, change)
    const value = before.type === 'ChangeDelivery' ? before.deliveryId : before.label
    const known = back.get(value)
    if (known === undefined) back.set(value, { ...before, lines: [keyAfter(line, change)] })
    else known.lines.push(keyAfter(line, change))
  }
  return [...back.values()]
}

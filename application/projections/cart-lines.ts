import { share } from 'rxjs'
import type { LineKey } from '#domain/cart/line-key'
import type { CartView, LineView } from '#domain/cart/cart-view'
import { type Projection, projection, valuesOf } from './projection'

const isSame = (a: LineView, b: LineView): boolean =>
  a === b ||
  (a.line === b.line &&
    a.pending === b.pending &&
    a.actions.length === b.actions.length &&
    (a.actions.length === 0 || JSON.stringify(a.actions) === JSON.stringify(b.actions)))

interface Place {
  readonly group: number
  readonly line: number
}

/** Most changes of a cart leave a line where it was, so it is looked for there first. */
const placeOf = ({ groups }: CartView, key: LineKey, before: Place): Place | undefined => {
  if (groups[before.group]?.lines[before.line]?.line.key === key) return before
  for (const [group, { lines }] of groups.entries()) {
    const line = lines.findIndex((view) => view.line.key === key)
    if (line !== -1) return { group, line }
  }
  return undefined
}

/** A line that has not changed stays the same object. */
const lineReader = (cart: Projection<CartView>, key: LineKey): (() => LineView | undefined) => {
  let place: Place = { group: 0, line: 0 }
  let last: { readonly cart: CartView; readonly view: LineView | undefined } | undefined
  return () => {
    const now = cart.get()
    if (last?.cart === now) return last.view
    const found = placeOf(now, key, place)
    place = found ?? place
    const view = found === undefined ? undefined : now.groups[found.group]?.lines[found.line]
    const known = last?.view
    last = { cart: now, view: known !== undefined && view !== undefined && isSame(known, view) ? known : view }
    return last.view
  }
}

/** One projection for each line. A change of the cart notifies only the listeners of changed lines. */
export const cartLines = (cart: Projection<CartView>): ((key: LineKey) => Projection<LineView | undefined>) => {
  // All rows share one subscription to the cart.
  const changes = valuesOf(cart).pipe(share())
  const projections = new Map<LineKey, Projection<LineView | undefined>>()
  return (key) => {
    const line = projections.get(key) ?? projection(lineReader(cart, key), changes)
    projections.set(key, line)
    return line
  }
}

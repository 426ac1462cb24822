import { share } from 'rxjs'
import type { LineKey } from '#domain/cart/line-key'
import type { CartView, LineView } from '#domain/cart/cart-view'
import { type Projection, projection, readModel, valuesOf } from './projection'

type Lines = ReadonlyMap<LineKey, LineView>

const isSame = (a: LineView, b: LineView): boolean =>
  a.line === b.line &&
  a.pending === b.pending &&
  a.actions.length === b.actions.length &&
  (a.actions.length === 0 || JSON.stringify(a.actions) === JSON.stringify(b.actions))

/** The lines of a cart by key. A line that has not changed stays the same object. */
const linesOf = (cart: CartView, before: Lines | undefined): Lines =>
  new Map(
    cart.groups.flatMap(({ lines }) =>
      lines.map((view): [LineKey, LineView] => {
        const known = before?.get(view.line.key)
        return [view.line.key, known !== undefined && isSame(known, view) ? known : view]
      }),
    ),
  )

/**
 * One projection for each line. A change of the cart is compared once for all lines, and notifies only the listeners of
 * changed lines.
 */
export const cartLines = (cart: Projection<CartView>): ((key: LineKey) => Projection<LineView | undefined>) => {
  const lines = readModel({ cart }, (now, before: Lines | undefined) => linesOf(now.cart, before))
  // All rows share one subscription to the cart.
  const changes = valuesOf(lines).pipe(share())
  const projections = new Map<LineKey, Projection<LineView | undefined>>()
  return (key) => {
    const line = projections.get(key) ?? projection(() => lines.get().get(key), changes)
    projections.set(key, line)
    return line
  }
}

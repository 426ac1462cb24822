import type { LineKey } from '#domain/cart/line-key'
import type { CartView, LineView } from '#domain/cart/cart-view'
import type { Projection } from './projection'

type Lines = ReadonlyMap<LineKey, LineView>

const isSame = (a: LineView, b: LineView): boolean =>
  a.line === b.line &&
  a.pending === b.pending &&
  a.actions.length === b.actions.length &&
  (a.actions.length === 0 || JSON.stringify(a.actions) === JSON.stringify(b.actions))

/** The lines of a cart by key; a line that has not changed stays the very object that it was. */
const linesOf = (cart: CartView, before: Lines): Lines =>
  new Map(
    cart.groups.flatMap(({ lines }) =>
      lines.map((view): [LineKey, LineView] => {
        const known = before.get(view.line.key)
        return [view.line.key, known !== undefined && isSame(known, view) ? known : view]
      }),
    ),
  )

/**
 * One projection a line. A change of the cart is compared once, and only changed lines notify their listeners:
 * a selector per row would look through the cart once for every row.
 */
export const cartLines = (cart: Projection<CartView>): ((key: LineKey) => Projection<LineView | undefined>) => {
  const listeners = new Map<LineKey, Set<() => void>>()
  let seen = cart.get()
  let lines = linesOf(seen, new Map())
  let stopWatching: (() => void) | undefined

  const look = (): Lines => {
    const now = cart.get()
    if (now !== seen) {
      lines = linesOf(now, lines)
      seen = now
    }
    return lines
  }

  const tell = (): void => {
    const before = lines
    const after = look()
    for (const [key, listening] of [...listeners]) {
      if (before.get(key) !== after.get(key)) for (const listener of [...listening]) listener()
    }
  }

  const subscribe = (key: LineKey, listener: () => void): (() => void) => {
    stopWatching ??= cart.subscribe(tell)
    const listening = listeners.get(key) ?? new Set()
    listeners.set(key, listening.add(listener))
    return () => {
      listening.delete(listener)
      if (listening.size === 0 && listeners.get(key) === listening) listeners.delete(key)
      if (listeners.size > 0) return
      stopWatching?.()
      stopWatching = undefined
    }
  }

  const projections = new Map<LineKey, Projection<LineView | undefined>>()
  return (key) => {
    const known = projections.get(key)
    if (known !== undefined) return known
    const line: Projection<LineView | undefined> = {
      get: () => look().get(key),
      subscribe: (listener) => subscribe(key, listener),
    }
    projections.set(key, line)
    return line
  }
}

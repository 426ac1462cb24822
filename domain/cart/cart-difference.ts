import { isEqual } from '../kernel/equal'
import type { CartId, CartItemId } from '../kernel/ids'
import type { Cart, CartLine } from './cart'
import type { LineArticle } from './line-article'

/** A new or changed line. */
export interface LineDifference extends Omit<CartLine, 'article' | 'cartItemId'> {
  readonly cartItemId: CartItemId
  /** Absent where the article of the line has not changed. */
  readonly article: LineArticle | undefined
  /** The service no longer knows the article. */
  readonly lostArticle: boolean | undefined
}

/** The changes from the confirmed cart to a newer one. The log stores a cart only in this form. */
export interface CartDifference {
  readonly cartId: CartId
  /** The version that it is a difference to; undefined without a confirmed cart: it then holds every line. */
  readonly from: number | undefined
  readonly version: number
  /** Status and deliveries; absent where unchanged. */
  readonly head: Pick<Cart, 'status' | 'deliveries' | 'deliveryIdsInOrder'> | undefined
  readonly lines: readonly LineDifference[]
  readonly removed: readonly CartItemId[]
  /** All lines in their order; absent where lines stay in place and new ones are last. */
  readonly order: readonly CartItemId[] | undefined
}

const byId = (lines: readonly CartLine[]): ReadonlyMap<CartItemId, CartLine> =>
  new Map(lines.flatMap((line) => (line.cartItemId === undefined ? [] : [[line.cartItemId, line]])))

const headOf = ({ status, deliveries, deliveryIdsInOrder }: Cart) => ({ status, deliveries, deliveryIdsInOrder })

const lineDifference = (before: CartLine | undefined, line: CartLine): readonly LineDifference[] => {
  const { cartItemId, article } = line
  if (cartItemId === undefined || isEqual(before, line)) return []
  const keeps = before !== undefined && isEqual(before.article, article)
  const lostArticle = !keeps && before?.article !== undefined && article === undefined
  return [{ ...line, cartItemId, article: keeps ? undefined : article, lostArticle: lostArticle ? true : undefined }]
}

/** Lines in their place, new ones last. Lines that are not named stay the same objects. */
const laidOn = (lines: readonly CartLine[], changed: readonly LineDifference[], removed: readonly CartItemId[]) => {
  const gone = new Set(removed)
  const after = new Map([...byId(lines)].filter(([id]) => !gone.has(id)))
  for (const { lostArticle, ...line } of changed) {
    const article = lostArticle === true ? undefined : (line.article ?? after.get(line.cartItemId)?.article)
    after.set(line.cartItemId, { ...line, article })
  }
  return after
}

/** What `next` changes in the confirmed cart. */
export const cartDifference = (confirmed: Cart | undefined, next: Cart): CartDifference => {
  const before = confirmed?.cartId === next.cartId ? confirmed : undefined
  const known = byId(before?.lines ?? [])
  const left = byId(next.lines)
  const lines = next.lines.flatMap((line) =>
    lineDifference(line.cartItemId === undefined ? undefined : known.get(line.cartItemId), line),
  )
  const removed = [...known.keys()].filter((id) => !left.has(id))
  const order = [...left.keys()]
  const follows = isEqual([...laidOn(before?.lines ?? [], lines, removed).keys()], order)
  return {
    cartId: next.cartId,
    from: before?.version,
    version: next.version,
    head: before !== undefined && isEqual(headOf(before), headOf(next)) ? undefined : headOf(next),
    lines,
    removed,
    order: follows ? undefined : order,
  }
}

/** Whether a difference applies to that cart: it was made against that version, or it is whole and newer. */
export const isAbout = (confirmed: Cart | undefined, { cartId, from, version }: CartDifference): boolean => {
  if (from !== undefined) return confirmed?.cartId === cartId && confirmed.version === from
  return confirmed?.cartId !== cartId || confirmed.version <= version
}

/** Applies a difference to the confirmed cart that it was made for; equal lines stay the same objects. */
export const withDifference = (confirmed: Cart | undefined, difference: CartDifference): Cart => {
  const { cartId, from, version, head, lines, removed, order } = difference
  const base = from === undefined ? undefined : confirmed
  const after = laidOn(base?.lines ?? [], lines, removed)
  return {
    cartId,
    version,
    ...(head ?? (base === undefined ? { status: '', deliveries: [], deliveryIdsInOrder: [] } : headOf(base))),
    lines: order === undefined ? [...after.values()] : order.flatMap((id) => after.get(id) ?? []),
  }
}

/**
 * Whether the version is the next one after the confirmed cart's, so that no other change came in between. A service
 * without versions answers 0 each time: the order of changes is then unknown.
 */
export const followsOn = ({ from, version, lines, removed }: CartDifference): boolean =>
  from !== undefined && (version === from + 1 || (version === from && lines.length === 0 && removed.length === 0))

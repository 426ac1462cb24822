import { isEqual } from '../kernel/equal'
import type { CartId, CartItemId } from '../kernel/ids'
import type { Cart, CartLine } from './cart'
import { areInPlace } from './lines-in-place'
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

const headOf = ({ status, deliveries, deliveryIdsInOrder }: Cart) => ({ status, deliveries, deliveryIdsInOrder })

const lineDifference = (before: CartLine | undefined, line: CartLine): LineDifference | undefined => {
  const { cartItemId, article } = line
  if (cartItemId === undefined || isEqual(before, line)) return undefined
  const keeps = before !== undefined && isEqual(before.article, article)
  const lostArticle = !keeps && before?.article !== undefined && article === undefined
  return { ...line, cartItemId, article: keeps ? undefined : article, lostArticle: lostArticle ? true : undefined }
}

const changedLine = (before: CartLine | undefined, { lostArticle, ...line }: LineDifference): CartLine => ({
  ...line,
  article: lostArticle === true ? undefined : (line.article ?? before?.article),
})

/** Lines in their place, new ones last. Lines that are not named stay the same objects. */
const laidOn = (
  lines: readonly CartLine[],
  changed: readonly LineDifference[],
  removed: readonly CartItemId[],
): readonly CartLine[] => {
  const gone = new Set<CartItemId | undefined>(removed)
  const left = new Map<CartItemId | undefined, LineDifference>(changed.map((line) => [line.cartItemId, line]))
  const kept = gone.size === 0 ? lines : lines.filter(({ cartItemId }) => !gone.has(cartItemId))
  const inPlace = kept.map((line) => {
    const change = left.get(line.cartItemId)
    if (change === undefined) return line
    left.delete(line.cartItemId)
    return changedLine(line, change)
  })
  return [...inPlace, ...[...left.values()].map((line) => changedLine(undefined, line))]
}

type LinesDifference = Pick<CartDifference, 'lines' | 'removed' | 'order'>

const linesDifference = (before: readonly CartLine[], next: readonly CartLine[]): LinesDifference => {
  // Most changes leave every line of a long cart in its place: no line is looked for by its id then.
  if (areInPlace(before, next))
    return {
      lines: next.map((line, place) => lineDifference(before[place], line)).filter((line) => line !== undefined),
      removed: [],
      order: undefined,
    }
  const known = new Map(before.map((line) => [line.cartItemId, line]))
  const left = new Set(idsOf(next))
  const lines = next
    .map((line) => lineDifference(known.get(line.cartItemId), line))
    .filter((line) => line !== undefined)
  const removed = idsOf(before).filter((id) => !left.has(id))
  const follows = areInPlace(laidOn(before, lines, removed), next)
  return { lines, removed, order: follows ? undefined : [...left] }
}

const idsOf = (lines: readonly CartLine[]): readonly CartItemId[] =>
  lines.map(({ cartItemId }) => cartItemId).filter((id) => id !== undefined)

/** What `next` changes in the confirmed cart. */
export const cartDifference = (confirmed: Cart | undefined, next: Cart): CartDifference => {
  const before = confirmed?.cartId === next.cartId ? confirmed : undefined
  return {
    cartId: next.cartId,
    from: before?.version,
    version: next.version,
    head: before !== undefined && isEqual(headOf(before), headOf(next)) ? undefined : headOf(next),
    ...linesDifference(before?.lines ?? [], next.lines),
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
    lines: order === undefined ? after : inOrder(after, order),
  }
}

const inOrder = (lines: readonly CartLine[], order: readonly CartItemId[]): readonly CartLine[] => {
  const byId = new Map(lines.map((line) => [line.cartItemId, line]))
  return order.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Whether the version is the next one after the confirmed cart's, so that no other change came in between. A service
 * without versions answers 0 each time: the order of changes is then unknown.
 */
export const followsOn = ({ from, version, lines, removed }: CartDifference): boolean =>
  from !== undefined && (version === from + 1 || (version === from && lines.length === 0 && removed.length === 0))

import { type Money, noMoney, roundToOre, sumOfOre, times } from '../kernel/money'
import type { CartLine, CartState, DeliveryEntry } from './cart'
import type { LineKey } from './line-key'
import { type DeliveryId, deliveryIds } from '../delivery/delivery-type'
import { type Freight, freightOf, type FreightPrices } from '../delivery/freight'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, CartId } from '../kernel/ids'
import { visibleCart } from './rebase-pending'
import { type OrderingTerms, type RequiredAction, requiredActions } from './required-actions'
import { deliveryIn, linesIn, type VisibleCart } from './visible-cart'

/** What a line costs, rounded to öre; undefined when its price is on request or not known. */
export const lineTotal = ({ article, quantity }: CartLine): Money | undefined =>
  article?.price === undefined || article.price.askForPrice
    ? undefined
    : roundToOre(times(article.price.netPrice, quantity))

/** What lines cost together; a line without a price counts for nothing. */
export const goodsValue = (lines: readonly CartLine[]): Money =>
  sumOfOre(lines.map((line) => lineTotal(line) ?? noMoney))

/** The metal surcharge within a line's total, rounded to öre. Part of the total, never added to it. */
export const lineAlloying = ({ article, quantity }: CartLine): Money =>
  article?.price === undefined || article.price.askForPrice
    ? noMoney
    : roundToOre(times(article.price.alloyingPrice, quantity))

export interface LineView {
  readonly line: CartLine
  /** Rounded to öre; undefined when the price is on request or hidden. */
  readonly total: Money | undefined
  readonly actions: readonly RequiredAction[]
  /** An edit of this line is pending. */
  readonly pending: boolean
}

export interface DeliveryGroup {
  readonly deliveryId: DeliveryId
  readonly delivery: DeliveryEntry
  readonly lines: readonly LineView[]
  /** Of the lines. */
  readonly subtotal: Money
  /** Part of the subtotal, never added again. */
  readonly alloying: Money
  /** Undefined where the shop knows of no freight. */
  readonly freight: Freight | undefined
  /** Of the lines and the freight. */
  readonly total: Money
}

/** On what terms the lines of a cart can be ordered, and what their deliveries cost. */
export interface CartTerms extends OrderingTerms {
  readonly freight: FreightPrices
}

/** A cart as the user sees it: the confirmed cart with pending edits rebased onto it, grouped per delivery (CART-01). */
export interface CartView {
  readonly cartId: CartId | undefined
  /** False until a cart has been fetched in this scope. */
  readonly loaded: boolean
  readonly lineCount: number
  readonly groups: readonly DeliveryGroup[]
  /** Of every line in the cart, without freight: deliveries may be left out of the order. */
  readonly total: Money
  /** Of the deliveries that are included in the order, with their freight. */
  readonly totalInOrder: Money
  /** Lines in included deliveries that need action; they block the order. */
  readonly blocking: readonly LineKey[]
}

const emptyView: CartView = {
  cartId: undefined,
  loaded: false,
  lineCount: 0,
  groups: [],
  total: noMoney,
  totalInOrder: noMoney,
  blocking: [],
}

/**
 * The cart as the user sees it, grouped per delivery in the order of the delivery types (CART-01).
 * Without a context it is empty and not loaded (CART-22).
 */
export const cartView = (state: CartState, terms: CartTerms): CartView => {
  if (state.tag === 'NoContext') return emptyView
  const cart = visibleCart(state)
  const lines = linesIn(cart)
  const groups = groupsOf(cart, lines, terms)
  const inOrder = groups.filter(({ delivery }) => delivery.isIncludedInOrder)
  return {
    cartId: state.confirmed?.cartId,
    loaded: state.confirmed !== undefined,
    lineCount: lines.length,
    groups,
    total: sumOfOre(groups.map(({ subtotal }) => subtotal)),
    totalInOrder: sumOfOre(inOrder.map(({ total }) => total)),
    blocking: inOrder.flatMap((group) =>
      group.lines.filter(({ actions }) => actions.length > 0).map(({ line }) => line.key),
    ),
  }
}

/** The quantity of each article in the cart, over all its deliveries, in sales units. */
export const quantitiesInCart = ({ groups }: Pick<CartView, 'groups'>): ReadonlyMap<ArticleNumber, number> => {
  const quantities = new Map<ArticleNumber, number>()
  for (const { lines } of groups)
    for (const { line } of lines)
      quantities.set(line.articleNumber, roundToTenDecimals((quantities.get(line.articleNumber) ?? 0) + line.quantity))
  return quantities
}

/** Sales units of each article in the lines of a delivery: lines that differ only in label are taken from the same stock. */
const wantedTogether = (lines: readonly CartLine[]): ReadonlyMap<ArticleNumber, number> => {
  const wanted = new Map<ArticleNumber, number>()
  for (const { articleNumber, quantity } of lines)
    wanted.set(articleNumber, (wanted.get(articleNumber) ?? 0) + quantity)
  return wanted
}

const linesByDelivery = (lines: readonly CartLine[]): ReadonlyMap<DeliveryId, readonly CartLine[]> => {
  const byDelivery = new Map<DeliveryId, CartLine[]>(deliveryIds.map((id) => [id, []]))
  for (const line of lines) byDelivery.get(line.deliveryId)?.push(line)
  return byDelivery
}

interface SeenLine {
  readonly view: LineView
  readonly terms: CartTerms
  /** Sales units of the article in other lines of the delivery. */
  readonly inOtherLines: number
  readonly alloying: Money
}

// An edit changes one line of hundreds: the others are seen as they were the last time.
const seenBefore = new WeakMap<CartLine, SeenLine>()

const seenLine = (line: CartLine, pending: boolean, inOtherLines: number, terms: CartTerms): SeenLine => {
  const known = seenBefore.get(line)
  if (known?.inOtherLines === inOtherLines && known.terms === terms && known.view.pending === pending) return known
  const actions = requiredActions({ ...line, inOtherLines }, terms)
  const view = { line, total: lineTotal(line), actions, pending }
  const seen = { view, terms, inOtherLines, alloying: lineAlloying(line) }
  seenBefore.set(line, seen)
  return seen
}

const seenLines = (lines: readonly CartLine[], cart: VisibleCart, terms: CartTerms): readonly SeenLine[] => {
  const wanted = wantedTogether(lines)
  return lines.map((line) => {
    const inOtherLines = (wanted.get(line.articleNumber) ?? line.quantity) - line.quantity
    return seenLine(line, cart.pendingLines.has(line.key), inOtherLines, terms)
  })
}

const groupsOf = (cart: VisibleCart, all: readonly CartLine[], terms: CartTerms): readonly DeliveryGroup[] =>
  [...linesByDelivery(all)]
    .filter(([, lines]) => lines.length > 0)
    .map(([deliveryId, lines]) => {
      const seen = seenLines(lines, cart, terms)
      const subtotal = sumOfOre(seen.map(({ view }) => view.total ?? noMoney))
      const price = terms.freight[deliveryId]
      const freight = price === undefined ? undefined : freightOf(price, subtotal)
      return {
        deliveryId,
        delivery: deliveryIn(cart, deliveryId),
        lines: seen.map(({ view }) => view),
        subtotal,
        alloying: sumOfOre(seen.map(({ alloying }) => alloying)),
        freight,
        total: sumOfOre([subtotal, freight?.amount ?? noMoney]),
      }
    })

import { type DeliveryId, isStoreDelivery } from '../delivery/delivery-type'
import type { ArticleNumber, LocationId } from '../kernel/ids'
import type { CartLine } from './cart'
import { isPriceOnRequest, isRefusedInStore, isRefusedOnline } from '../catalogue/purchasability'
import { stockLocationOf } from '../catalogue/stock'
import type { LineArticle } from './line-article'
import { orderMultipleAt } from '../catalogue/quantity'
import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'

/** What the shop offers the user right now: deliveries that can be chosen, and each one's store or warehouse. */
export interface OrderingTerms {
  readonly available: readonly DeliveryId[]
  readonly locations: Readonly<Partial<Record<DeliveryId, LocationId>>>
}

/**
 * Why a line cannot be ordered unchanged (CART-29 to CART-34, CATALOG-32), in the order in which the rules are checked.
 * `available`: sales units that the stock has left for the line.
 */
export type RequiredAction =
  | { readonly tag: 'NeedsReplacement'; readonly replacement: ArticleNumber | undefined; readonly available: number }
  | { readonly tag: 'MissingVariant' }
  | { readonly tag: 'PriceOnRequest' }
  | { readonly tag: 'NotPurchasableOnline' }
  | { readonly tag: 'NotPurchasableInStore' }
  | { readonly tag: 'NoExpressDelivery' }
  | { readonly tag: 'NoStoreStock'; readonly available: number }
  | { readonly tag: 'DeliveryNotAvailable' }

/** What of a line is judged; the quantity may be that of several lines. */
type JudgedLine = Pick<CartLine, 'deliveryId' | 'cartItemId' | 'article'> & {
  readonly quantity: number
  /** Sales units of the article in other lines of the delivery. They are taken from the same stock. */
  readonly inOtherLines?: number
}

/** What must be done before a line can be ordered, in the order of the rules (CART-29 to CART-35). */
export const requiredActions = (line: JudgedLine, terms: OrderingTerms): readonly RequiredAction[] => [
  ...(line.article === undefined ? unknownArticle(line) : articleActions(line, line.article, terms)),
  ...(terms.available.includes(line.deliveryId) ? [] : [{ tag: 'DeliveryNotAvailable' } as const]),
]

/** A line that its service has not confirmed yet may lack its article; that is no fault of the line. */
const unknownArticle = (line: JudgedLine): readonly RequiredAction[] =>
  line.cartItemId === undefined ? [] : [{ tag: 'MissingVariant' }]

const articleActions = (line: JudgedLine, article: LineArticle, terms: OrderingTerms): readonly RequiredAction[] => {
  const { deliveryId, quantity } = line
  const store = terms.locations[deliveryId]
  const inStock = Math.max(0, stockLocationOf(article.stock, store)?.quantity ?? 0)
  const left = Math.max(0, roundToTenDecimals(inStock - (line.inOtherLines ?? 0)))
  const actions: RequiredAction[] = []
  if (article.discontinued && left < quantity) {
    actions.push({ tag: 'NeedsReplacement', replacement: article.replacement?.articleNumber, available: left })
  }
  if (article.variantSlug === undefined) actions.push({ tag: 'MissingVariant' })
  if (isPriceOnRequest(article)) actions.push({ tag: 'PriceOnRequest' })
  if (isRefusedOnline(article, deliveryId)) actions.push({ tag: 'NotPurchasableOnline' })
  if (isRefusedInStore(article, deliveryId, store)) actions.push({ tag: 'NotPurchasableInStore' })
  if (deliveryId === 'XXX' && (inStock === 0 || !article.express)) {
    actions.push({ tag: 'NoExpressDelivery' })
  }
  if (isStoreDelivery(deliveryId) && (isNeededInFull(article) ? left < quantity : inStock === 0)) {
    actions.push({ tag: 'NoStoreStock', available: left })
  }
  return actions
}

/** A warehouse article must be in the store in full; of others a part is enough (CART-33, CART-35). */
const isNeededInFull = (article: LineArticle): boolean => article.stock?.stockType === 'LAG'

/** The fixes that are offered for a line that cannot be ordered unchanged. */
export type Fix =
  | { readonly tag: 'Replace'; readonly by: ArticleNumber }
  | { readonly tag: 'LowerTo'; readonly quantity: number }
  | { readonly tag: 'MoveTo'; readonly deliveryId: DeliveryId }
  /** Another store for the delivery of the line. */
  | { readonly tag: 'OtherStore' }
  | { readonly tag: 'Remove' }

/** The largest valid quantity of a line that is within the available sales units; undefined where it is none or no less. */
export const quantityWithin = (
  line: CartLine,
  available: number,
  location: LocationId | undefined,
): number | undefined => {
  const multiple = orderMultipleAt(line.article?.stock, location)
  const quantity = roundToTenDecimals(Math.floor(roundToTenDecimals(available / multiple)) * multiple)
  return quantity > 0 && quantity < line.quantity ? quantity : undefined
}

const lowerTo = (line: CartLine, available: number, location: LocationId | undefined): readonly Fix[] => {
  const quantity = quantityWithin(line, available, location)
  return quantity === undefined ? [] : [{ tag: 'LowerTo', quantity }]
}

/** Other deliveries in which the line would need no action. */
const moves = (line: CartLine, terms: OrderingTerms): readonly Fix[] =>
  terms.available
    .filter((deliveryId) => deliveryId !== line.deliveryId)
    .filter((deliveryId) => requiredActions({ ...line, deliveryId }, terms).length === 0)
    .map((deliveryId) => ({ tag: 'MoveTo', deliveryId }))

const fixesOf = (action: RequiredAction, line: CartLine, terms: OrderingTerms): readonly Fix[] => {
  const location = terms.locations[line.deliveryId]
  switch (action.tag) {
    case 'NeedsReplacement':
      return [
        ...(action.replacement === undefined ? [] : [{ tag: 'Replace', by: action.replacement } as const]),
        ...lowerTo(line, action.available, location),
      ]
    case 'NoStoreStock':
      return [...lowerTo(line, action.available, location), { tag: 'OtherStore' }, ...moves(line, terms)]
    case 'NotPurchasableInStore':
      return [{ tag: 'OtherStore' }, ...moves(line, terms)]
    case 'NotPurchasableOnline':
    case 'NoExpressDelivery':
    case 'DeliveryNotAvailable':
      return moves(line, terms)
    case 'MissingVariant':
    case 'PriceOnRequest':
      return []
    default:
      return absurdCase(action)
  }
}

/** The ways out, best first and each once; removing the line is always the last. */
export const fixesFor = (actions: readonly RequiredAction[], line: CartLine, terms: OrderingTerms): readonly Fix[] => {
  const offered = actions.flatMap((action) => fixesOf(action, line, terms))
  const once = new Map(offered.map((fix) => [JSON.stringify(fix), fix]))
  return [...once.values(), { tag: 'Remove' }]
}

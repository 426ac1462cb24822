import { isRefusedInStore, isRefusedOnline } from '../catalogue/purchasability'
import { stockLocationOf } from '../catalogue/stock'
import { isStoreDelivery } from '../delivery/delivery-type'
import type { CartLine } from './cart'
import type { LineArticle } from './line-article'
import type { OrderingTerms } from './ordering-terms'
import type { RequiredAction } from './view'

/** What of a line is judged; the quantity may be that of several lines. */
type JudgedLine = Pick<CartLine, 'deliveryId' | 'cartItemId' | 'article'> & { readonly quantity: number }

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
  const actions: RequiredAction[] = []
  if (article.discontinued && inStock < quantity) {
    actions.push({ tag: 'NeedsReplacement', replacement: article.replacement?.articleNumber, available: inStock })
  }
  if (article.variantSlug === undefined) actions.push({ tag: 'MissingVariant' })
  if (isRefusedOnline(article, deliveryId)) actions.push({ tag: 'NotPurchasableOnline' })
  if (isRefusedInStore(article, deliveryId, store)) actions.push({ tag: 'NotPurchasableInStore' })
  if (deliveryId === 'XXX' && (inStock === 0 || !article.express)) {
    actions.push({ tag: 'NoExpressDelivery' })
  }
  if (isStoreDelivery(deliveryId) && inStock < neededInStore(article, quantity)) {
    actions.push({ tag: 'NoStoreStock', available: inStock })
  }
  return actions
}

/** A warehouse article must be there in full, others at all (CART-33, CART-35). */
const neededInStore = (article: LineArticle, quantity: number): number =>
  article.stock?.stockType === 'LAG' ? quantity : Number.MIN_VALUE

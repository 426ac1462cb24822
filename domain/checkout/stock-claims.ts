import type { CartLine } from '../cart/cart'
import { type RequiredAction, requiredActions } from '../cart/required-actions'
import { isValidQuantity, orderMultipleAt } from '../catalogue/quantity'
import type { DeliveryId } from '../delivery/delivery-type'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, LocationId } from '../kernel/ids'

/** What one delivery of an order wants from the place it is taken from. Lines carry their articles and that place's stock. */
export interface StockClaim {
  readonly deliveryId: DeliveryId
  readonly place: LocationId
  readonly lines: readonly CartLine[]
}

/** Why a delivery cannot be ordered. `wanted`: sales units of the article in all lines of the delivery. */
export type ClaimFault =
  | {
      readonly tag: 'ActionRequired'
      readonly line: CartLine
      readonly wanted: number
      readonly action: RequiredAction
    }
  | { readonly tag: 'InvalidQuantity'; readonly line: CartLine }

/** What granted claims take, in sales units, by article and place. */
type Taken = Map<string, number>

const stockKey = (article: ArticleNumber, place: LocationId): string => `${article} ${place}`

/**
 * Judges the claims of one order in turn (CART-29 to CART-35): lines of one article in one delivery are judged together,
 * and each delivery by the stock that the granted ones before it leave at their place. A delivery is granted whole or
 * not at all (CHECKOUT-05); one that is refused takes nothing.
 * @returns the first fault of each refused delivery
 */
export const refusedClaims = (
  claims: readonly StockClaim[],
  available: readonly DeliveryId[],
): ReadonlyMap<DeliveryId, ClaimFault> => {
  const taken: Taken = new Map()
  const refused = new Map<DeliveryId, ClaimFault>()
  for (const claim of claims) {
    const fault = claimFault(claim, available, taken)
    if (fault === undefined) take(claim, taken)
    else refused.set(claim.deliveryId, fault)
  }
  return refused
}

const take = ({ lines, place }: StockClaim, taken: Taken): void => {
  for (const [article, quantity] of wantedByArticle(lines)) {
    const key = stockKey(article, place)
    taken.set(key, roundToTenDecimals((taken.get(key) ?? 0) + quantity))
  }
}

const wantedByArticle = (lines: readonly CartLine[]): ReadonlyMap<ArticleNumber, number> => {
  const wanted = new Map<ArticleNumber, number>()
  for (const { articleNumber, quantity } of lines) {
    wanted.set(articleNumber, roundToTenDecimals((wanted.get(articleNumber) ?? 0) + quantity))
  }
  return wanted
}

const claimFault = (
  { deliveryId, place, lines }: StockClaim,
  available: readonly DeliveryId[],
  taken: Taken,
): ClaimFault | undefined => {
  const wanted = wantedByArticle(lines)
  const terms = { available, locations: { [deliveryId]: place } }
  for (const line of lines) {
    const ofArticle = wanted.get(line.articleNumber) ?? line.quantity
    const [action] = requiredActions({ ...leftFor(line, place, taken), quantity: ofArticle }, terms)
    if (action !== undefined) return { tag: 'ActionRequired', line, wanted: ofArticle, action }
    if (!isValidQuantity(line.quantity, orderMultipleAt(line.article?.stock, place)))
      return { tag: 'InvalidQuantity', line }
  }
  return undefined
}

/** A line whose place holds only what earlier deliveries have left. */
const leftFor = (line: CartLine, place: LocationId, taken: Taken): CartLine => {
  const gone = taken.get(stockKey(line.articleNumber, place)) ?? 0
  const { article } = line
  if (gone === 0 || article?.stock === undefined) return line
  const locations = article.stock.locations.map((location) =>
    location.locationId === place
      ? { ...location, quantity: Math.max(0, roundToTenDecimals(location.quantity - gone)) }
      : location,
  )
  return { ...line, article: { ...article, stock: { ...article.stock, locations } } }
}

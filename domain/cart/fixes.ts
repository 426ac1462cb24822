import { orderMultipleAt } from '../catalogue/quantity'
import type { CartLine } from './cart'
import type { OrderingTerms } from './ordering-terms'
import { requiredActions } from './required-actions'
import type { RequiredAction } from './view'
import type { DeliveryId } from '../delivery/delivery-type'
import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'
import type { ArticleNumber, LocationId } from '../kernel/ids'

/** What the user can do about a line that cannot be ordered as it stands. */
export type Fix =
  | { readonly tag: 'Replace'; readonly by: ArticleNumber }
  | { readonly tag: 'LowerTo'; readonly quantity: number }
  | { readonly tag: 'MoveTo'; readonly deliveryId: DeliveryId }
  | { readonly tag: 'Remove' }

const lowerTo = (line: CartLine, available: number, location: LocationId | undefined): readonly Fix[] => {
  const multiple = orderMultipleAt(line.article?.stock, location)
  const quantity = roundToTenDecimals(Math.floor(roundToTenDecimals(available / multiple)) * multiple)
  return quantity > 0 && quantity < line.quantity ? [{ tag: 'LowerTo', quantity }] : []
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
      return [...lowerTo(line, action.available, location), ...moves(line, terms)]
    case 'NotPurchasableOnline':
    case 'NotPurchasableInStore':
    case 'NoExpressDelivery':
    case 'DeliveryNotAvailable':
      return moves(line, terms)
    case 'MissingVariant':
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

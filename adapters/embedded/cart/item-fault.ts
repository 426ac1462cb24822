import { isLabel } from '#domain/cart/label'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '#domain/catalogue/quantity'
import { purchasability, type NotPurchasableReason } from '#domain/catalogue/purchasability'
import type { BriefVariant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import type { LocationId } from '#domain/kernel/ids'
import { limits } from '../limits'

/** Why an item is refused; `field` is the wrong one. */
export interface ItemFault {
  readonly field: 'articleNumber' | 'quantity' | 'label'
  readonly code: string
  readonly message: string
}

const { largestQuantity, longestLabel } = limits.cart

/** Whether the article can be bought at one or more of the places (CATALOG-09 to CATALOG-12). */
export const purchaseFault = (
  variant: BriefVariant | undefined,
  deliveryId: DeliveryId,
  places: readonly LocationId[],
): ItemFault | undefined => {
  const answers = places.map((locationId) => purchasability(variant, { deliveryId, locationId }))
  const refused = answers.flatMap((answer) => (answer.tag === 'NotPurchasable' ? [answer.reason] : []))
  const [reason] = refused
  return reason === undefined || refused.length < answers.length ? undefined : refusedBecause(reason)
}

/** Whether a quantity is positive and a multiple of the order multiple at one or more of the places (CATALOG-13). */
export const quantityFault = (
  quantity: number,
  variant: BriefVariant | undefined,
  places: readonly LocationId[],
): ItemFault | undefined => {
  const multiples = places.map((place) => orderMultipleAt(variant?.stock, place))
  if (multiples.some((multiple) => isValidQuantity(quantity, multiple))) return undefined
  const [multiple = 1] = multiples
  const nearest = nearestQuantities(quantity, multiple).join(' eller ')
  const message = quantity > largestQuantity ? `Antalet får vara högst ${nearest}` : `Antalet måste vara ${nearest}`
  return { field: 'quantity', code: 'INVALID_QUANTITY', message }
}

export const labelFault = (label: string): ItemFault | undefined =>
  isLabel(label)
    ? undefined
    : { field: 'label', code: 'LABEL_TOO_LONG', message: `Märkningen får ha högst ${longestLabel} tecken` }

const refusedBecause = (reason: NotPurchasableReason): ItemFault => {
  const fault = (code: string, message: string): ItemFault => ({ field: 'articleNumber', code, message })
  switch (reason) {
    case 'missing':
      return fault('ARTICLE_NOT_FOUND', 'Artikeln finns inte')
    case 'discontinued':
      return fault('ARTICLE_DISCONTINUED', 'Artikeln har utgått')
    case 'priceOnRequest':
      return fault('PRICE_ON_REQUEST', 'Artikeln har pris på förfrågan. Ring oss')
    case 'onlyStore':
      return fault('ONLY_IN_STORE', 'Artikeln säljs bara i butik')
    case 'notStockedInStore':
      return fault('NOT_STOCKED_IN_STORE', 'Artikeln finns inte i butiken')
    default:
      return absurdCase(reason)
  }
}

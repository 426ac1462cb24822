import type { DeliveryId } from '../delivery/delivery-type'
import type { LocationId } from '../kernel/ids'
import type { CartChanges, CartLine } from './cart'

/** For which places a cart is asked for: per delivery the places whose stock counts, and where the goods go. */
export interface CartPlaces {
  readonly deliveryOptions: Readonly<
    Partial<
      Record<DeliveryId, { readonly locationIds: readonly LocationId[]; readonly postalCode: string | undefined }>
    >
  >
  readonly locationId: LocationId | undefined
}

/** The answer of an edit tells the stock of every place; a line keeps that of the places it was asked for. */
const atAskedPlaces = (line: CartLine, { deliveryOptions }: CartPlaces): CartLine => {
  const asked = deliveryOptions[line.deliveryId]?.locationIds ?? []
  const { article } = line
  const locations = article?.stock?.locations.filter(({ locationId }) => asked.includes(locationId)) ?? []
  return article?.stock === undefined || locations.length === 0
    ? line
    : { ...line, article: { ...article, stock: { ...article.stock, locations } } }
}

/** The changes with the stock of the places that the cart was asked for. */
export const changesAtPlaces = (changes: CartChanges, places: CartPlaces): CartChanges => ({
  ...changes,
  changed: changes.changed.map((line) => atAskedPlaces(line, places)),
})

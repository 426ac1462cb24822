import { fc } from '@fast-check/vitest'
import type { Cart, CartLine, CartPlaces, DeliveryEntry } from '#domain/cart/cart'
import { cartDifference, type CartDifference } from '#domain/cart/cart-difference'
import type { LineArticle, LinePrice } from '#domain/cart/line-article'
import { lineKey, type LineKey } from '#domain/cart/line-key'
import { availabilities, type Stock, stockTypes } from '#domain/catalogue/stock'
import { purchaseConstraints } from '#domain/catalogue/variant'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { type CallFailure, services } from '#domain/failure/call-failure'
import { brandCodes } from '#domain/kernel/brand-code'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import {
  articleNumber,
  cartId,
  cartItemId,
  commandId,
  customerId,
  favouriteId,
  instant,
  locationId,
  projectId,
  userId,
} from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { day as dayOf, many, zip } from '../../domain/given'
import { anyOf, type ByTag, tagged } from './cases'

// Every personal text contains `PERSON` and every pseudonymous id `PSEUDONYM`, so that a leak can be found.

export const maybe = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(value, { nil: undefined })

export const text = fc.string()
export const person = fc.string().map((words) => `PERSON${words}`)
export const pseudonym = fc.string().map((words) => `PSEUDONYM${words}`)

/** A zip code is personal as well, and has no room for the mark. */
export const personalZipCode = zip('98765')
export const zipCode = fc.constant(personalZipCode)

// JSON knows no negative zero.
export const number = fc.double().map((value) => value + 0)
export const quantity = fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => many(hundredths / 100))
export const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((ore) => money(ore / 100))
export const flag = fc.boolean()
export const delivery = fc.constantFrom(...deliveryIds)
export const deliveryOrAll = fc.constantFrom('all' as const, ...deliveryIds)
/** Few, so that settlements name edits and orders that exist. */
export const command = fc.constantFrom('c1', 'c2', 'c3').map(commandId)
export const commands = fc.uniqueArray(command, { maxLength: 3 })
export const at = fc.constantFrom('2026-03-10T09:30:00+01:00', '2026-03-10T09:31:00+01:00').map(instant)
export const day = fc.constantFrom('2026-03-10', '2028-02-29').map(dayOf)
export const article = fc.constantFrom('4208103', '1875402').map(articleNumber)
export const favourite = fc.constantFrom('PSEUDONYM3', 'PSEUDONYM4').map(favouriteId)
export const item = fc.constantFrom('PSEUDONYM1', 'PSEUDONYM2').map(cartItemId)
export const cartNumber = fc.constant(cartId('PSEUDONYMcart'))
export const location = fc.string().map(locationId)
export const customer = pseudonym.map(customerId)
export const project = pseudonym.map(projectId)
export const user = pseudonym.map(userId)
export const label = fc.oneof(fc.constant(''), person)
export const key: fc.Arbitrary<LineKey> = fc
  .tuple(article, delivery, label)
  .map(([number, deliveryId, written]) => lineKey(number, deliveryId, written))
export const keys = fc.array(key, { maxLength: 2 })

export const failures: ByTag<CallFailure> = {
  Refused: tagged('Refused', {
    service: fc.constantFrom(...services),
    status: fc.integer(),
    message: maybe(person),
    code: maybe(text),
    details: fc.array(fc.record({ path: text, message: person })),
    retryAfterMs: maybe(number),
  }),
  Lost: tagged('Lost', {
    service: fc.constantFrom(...services),
    status: maybe(fc.integer()),
    retryAfterMs: maybe(number),
  }),
  Aborted: tagged('Aborted', { service: fc.constantFrom(...services) }),
  Unreadable: tagged('Unreadable', { service: fc.constantFrom(...services), faults: fc.array(person) }),
}
export const failure = anyOf<CallFailure>(failures)

export const scope: fc.Arbitrary<CustomerScope> = fc.record({
  brand: fc.constantFrom(...brandCodes),
  userId: user,
  customerId: customer,
  projectId: maybe(project),
})

const price: fc.Arbitrary<LinePrice> = fc.record({
  netPrice: amount,
  alloyingPrice: amount,
  salesPrice: amount,
  salesPriceIncludingVat: amount,
  preCampaignPrice: maybe(amount),
  discountPercentage: number,
  askForPrice: flag,
  hasBracketPrices: flag,
})

const stock: fc.Arbitrary<Stock> = fc.record({
  stockType: fc.constantFrom(...stockTypes),
  locations: fc.array(
    fc.record({
      locationId: location,
      availability: fc.constantFrom(...availabilities),
      availabilityDate: maybe(text),
      availabilityDateISO: maybe(day),
      availableFromDays: maybe(number),
      availableToDays: maybe(number),
      quantity: number,
      orderMultiple: number,
      stocked: flag,
      status: maybe(text),
      subAvailabilities: fc.array(fc.record({ date: day, quantity: number }), { maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
})

export const lineArticle: fc.Arbitrary<LineArticle> = fc.record({
  name: text,
  variantSlug: maybe(text),
  family: text,
  unit: text,
  discontinued: flag,
  express: flag,
  stockedAt: fc.array(location, { maxLength: 2 }),
  purchaseConstraints: fc.uniqueArray(fc.constantFrom(...purchaseConstraints)),
  replacement: maybe(fc.record({ articleNumber: article, name: text })),
  price: maybe(price),
  stock: maybe(stock),
})

/** A line as the service states it: its key follows from its article, delivery and label. */
export const line: fc.Arbitrary<CartLine> = fc
  .record({
    cartItemId: item,
    articleNumber: article,
    deliveryId: delivery,
    quantity,
    label,
    requestedDeliveryDate: maybe(day),
    article: maybe(lineArticle),
  })
  .map((own) => ({ ...own, key: lineKey(own.articleNumber, own.deliveryId, own.label) }))

export const lines = fc.array(line, { maxLength: 3 })

export const entry: fc.Arbitrary<DeliveryEntry> = fc.record({
  deliveryId: delivery,
  requestedDeliveryDate: maybe(day),
  isIncludedInOrder: flag,
})

export const cart: fc.Arbitrary<Cart> = fc.record({
  cartId: cartNumber,
  version: fc.nat(),
  status: text,
  lines,
  deliveries: fc.array(entry, { maxLength: 2 }),
  deliveryIdsInOrder: fc.array(delivery, { maxLength: 2 }),
})

export const difference: fc.Arbitrary<CartDifference> = fc
  .tuple(maybe(cart), cart)
  .map(([before, next]) => cartDifference(before, next))

export const places: fc.Arbitrary<CartPlaces> = fc.record({
  deliveryOptions: fc.dictionary(
    delivery,
    fc.record({ locationIds: fc.array(location, { maxLength: 2 }), postalCode: maybe(person) }),
  ),
  locationId: maybe(location),
})

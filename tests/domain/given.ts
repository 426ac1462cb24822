import * as O from 'fp-ts/Option'
import type { Address } from '#domain/address/address'
import type { Cart, CartLine, CartPlaces, CartState } from '#domain/cart/cart'
import type { CustomerScope } from '#domain/kernel/customer-scope'
import { lineKey } from '#domain/cart/line-key'
import { lineArticle, type LineArticle } from '#domain/cart/line-article'
import type { CartTerms } from '#domain/cart/cart-view'
import type { Price } from '#domain/catalogue/price'
import type { Stock, StockLocation } from '#domain/catalogue/stock'
import type { Variant } from '#domain/catalogue/variant'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { type Quantity, readQuantity } from '#domain/kernel/quantity'
import { readZipCode, type ZipCode } from '#domain/kernel/zip-code'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import {
  addressId,
  articleNumber,
  cartId,
  cartItemId,
  commandId,
  customerId,
  instant,
  locationId,
  projectId,
  userId,
} from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Claims, Customer, SignedIn, User } from '#domain/session/session'

export const at = instant('2026-03-02T09:00:00+01:00')

export const day = (text: string): CalendarDate =>
  O.getOrElse<CalendarDate>(() => {
    throw new Error(`${text} is no date`)
  })(calendarDate(text))

/** A quantity that a line may hold. */
export const many = (count: number): Quantity =>
  O.getOrElse<Quantity>(() => {
    throw new Error(`${count} is no quantity`)
  })(readQuantity(count))

export const zip = (text: string): ZipCode =>
  O.getOrElse<ZipCode>(() => {
    throw new Error(`${text} is no zip code`)
  })(readZipCode(text))

export const aLocation = (given: Partial<StockLocation> = {}): StockLocation => ({
  locationId: locationId('C1'),
  availability: 'green',
  availabilityDate: undefined,
  availabilityDateISO: undefined,
  availableFromDays: undefined,
  availableToDays: undefined,
  quantity: 100,
  orderMultiple: 1,
  stocked: true,
  status: undefined,
  subAvailabilities: [],
  ...given,
})

export const aStock = (locations: readonly Partial<StockLocation>[], stockType: Stock['stockType'] = 'LAG'): Stock => ({
  stockType,
  locations: locations.map(aLocation),
})

export const aPrice = (netPrice: number, given: Partial<Price> = {}): Price => ({
  netPrice: money(netPrice),
  alloyingPrice: money(0),
  discountAmount: money(0),
  discounts: [],
  salesPriceUnit: 'st',
  salesPriceIncludingVat: money(netPrice * 1.25),
  salesPrice: money(netPrice),
  priceType: 'net',
  preCampaignPrice: undefined,
  discountPercentage: 0,
  askForPrice: false,
  hasBracketPrices: false,
  ...given,
})

export const aVariant = (given: Partial<Variant> = {}): Variant => ({
  name: 'Kulventil FF 1000 DN20',
  articleNumber: articleNumber('4208103'),
  filterTags: ['express-delivery'],
  variantSlug: 'kulventil-ff-1000-dn20-4208103',
  discontinued: false,
  stockedAt: [],
  purchaseConstraints: [],
  webSalesUnit: { unit: 'st', conversionFactor: 1, conversionUnit: undefined },
  ean: undefined,
  product: { id: 'p1', name: 'Kulventil', description: '', family: 'kulventil', breadcrumbs: [], categoryPaths: [] },
  brands: [],
  images: [],
  attributes: [],
  warnings: [],
  relations: [],
  price: aPrice(100),
  stock: aStock([{}]),
  ...given,
})

/** The same as a line keeps it. */
export const aLineArticle = (given: Partial<Variant> = {}): LineArticle => lineArticle(aVariant(given))

/** A line as the service confirms it: its id follows from its key. */
export const aLine = ({
  quantity = 1,
  ...given
}: Partial<Omit<CartLine, 'quantity'>> & { readonly quantity?: number } = {}): CartLine => {
  const article = given.articleNumber ?? articleNumber('4208103')
  const delivery = given.deliveryId ?? 'DBI'
  const label = given.label ?? ''
  const key = lineKey(article, delivery, label)
  return {
    key,
    cartItemId: cartItemId(`item ${key}`),
    articleNumber: article,
    deliveryId: delivery,
    quantity: many(quantity),
    label,
    requestedDeliveryDate: undefined,
    article: aLineArticle(),
    ...given,
  }
}

export const aCart = (lines: readonly CartLine[], given: Partial<Cart> = {}): Cart => ({
  cartId: cartId('cart-1'),
  version: 1,
  status: 'ACTIVE',
  lines,
  deliveries: [],
  deliveryIdsInOrder: [],
  ...given,
})

export const aContext: CustomerScope = {
  brand: 'dahl',
  userId: userId('u1'),
  customerId: customerId('104822'),
  projectId: projectId('P-3309'),
}

export const noPlaces: CartPlaces = { deliveryOptions: {}, locationId: undefined }

/** A confirmed cart without any edit. */
export const settledCart = (confirmed: Cart): CartState => ({
  tag: 'InContext',
  context: aContext,
  confirmed,
  places: noPlaces,
  isBehind: false,
  pending: [],
  leftUnsent: [],
  held: [],
  editedLines: [],
  editedDays: [],
  confirmedSubjects: [],
  refused: [],
  emptied: undefined,
  dropped: undefined,
})

export const allTerms: CartTerms = { available: deliveryIds, locations: {}, freight: {} }

export const aCustomer = (id: string, given: Partial<Customer> = {}): Customer => ({
  customerId: customerId(id),
  name: `Kund ${id}`,
  isSuspended: false,
  active: true,
  role: 'USER',
  zipCode: '431 53',
  city: 'Mölndal',
  projects: [],
  ...given,
})

export const aUser = (given: Partial<User> = {}): User => ({
  userId: userId('u1'),
  username: 'user',
  firstName: 'Moa',
  lastName: 'Lindqvist',
  email: 'user@fackhandel.example',
  mobileNumber: undefined,
  preferredStore: undefined,
  preferredDeliveryMethod: undefined,
  defaultDeliveryMethod: 'DBI',
  defaultCustomerId: undefined,
  defaultProjectId: undefined,
  ...given,
})

export const someClaims = (given: Partial<Claims> = {}): Claims => ({
  username: 'user',
  userId: userId('u1'),
  role: 'USER',
  permissionDenies: [],
  isPunchout: false,
  customerId: undefined,
  projectId: undefined,
  expiresAt: 2_000_000_000,
  ...given,
})

export const aSignedIn = (given: {
  readonly claims?: Partial<Claims>
  readonly user?: Partial<User>
  readonly customers?: readonly Customer[]
}): SignedIn => ({
  claims: someClaims(given.claims),
  user: aUser(given.user),
  customers: given.customers ?? [aCustomer('104822')],
})

export const stamp = (id: string) => ({ id: commandId(id), at })

/** What a user has written of an address that goods can be sent to. */
export const aWrittenAddress = {
  recipientName: 'Lindqvist Rör & Värme AB',
  address2: 'Kvarngatan 8',
  postalCode: '431 37',
  postalAddress: 'Mölndal',
} as const

/** An address of a customer. */
export const anAddress = (given: Partial<Address> = {}): Address => ({
  id: addressId('a1'),
  addressId: undefined,
  customerId: customerId('104822'),
  label: 'Verkstaden',
  name: undefined,
  recipientName: 'Lindqvist Rör & Värme AB',
  address1: undefined,
  address2: 'Flöjelbergsgatan 8 B',
  address3: undefined,
  postalCode: '43137',
  postalAddress: 'Mölndal',
  countryCode: 'SE',
  phone: undefined,
  readOnly: false,
  preselected: false,
  validForDelivery: true,
  ...given,
})

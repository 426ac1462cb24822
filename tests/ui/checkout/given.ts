import * as TE from 'fp-ts/TaskEither'
import type { ShellData } from '#application/queries/page-data'
import type { ShopConfig } from '#application/ports/config-service'
import type { Store } from '#domain/stores/store'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import type { CartTerms } from '#domain/cart/cart-view'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import { deliveryNames } from '#adapters/embedded/config/delivery-names'
import { deliveryIds, deliveryTypeOf } from '#domain/delivery/delivery-type'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { money } from '#domain/kernel/money'
import { aCart } from '../../domain/given'
import { central, molndal, signedIn } from '../../domain/given-articles'
import { fakeShop } from '../../support/fake-shop'
import type { FakeShop } from '../../support/fake-shop'

export const store: Store = {
  id: molndal,
  name: 'Mölndal',
  address: 'Åbäcksgatan 6',
  zipCode: '43167',
  city: 'Mölndal',
  phone: '031-700 21 14',
  latitude: 57.6,
  longitude: 12,
  openingHours: [],
}

const config: ShopConfig = {
  brand: 'dahl',
  brandName: 'Dahl',
  presentation: undefined,
  phone: '031-700 21 00',
  defaultStoreId: molndal,
  centralStorageId: central,
  users: { tokenRefreshMargin: 60 },
  deliveryOptions: deliveryIds.map((id) => ({
    id,
    name: deliveryNames[id],
    orderType: deliveryTypeOf(id).orderType,
    useDestination: false,
    useContextZipCode: false,
    requiresZipCode: false,
    availableBetweenHours: undefined,
    deliveryServices: id === 'DBI' ? ['tail-lift', 'crane', 'christmas'] : [],
    freight: undefined,
  })),
  extraNonDeliveryDays: [],
  verifyShowAllCustomers: false,
  searchApiVersion: 'V3',
  stage: 'production',
  rootRedirect: undefined,
  services: {
    cart: '',
    order: '',
    auth: '',
    stock: '',
    price: '',
    product: '',
    location: '',
    campaign: '',
    assortment: '',
    search: '',
    quote: '',
    sequence: '',
    gateway: '',
  },
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal: false, knownShortages: false },
}

export const shell: ShellData = { config, menu: [], stores: [store], chapters: [], site: undefined }

const entry = (deliveryId: DeliveryId): DeliveryEntry => ({
  deliveryId,
  requestedDeliveryDate: undefined,
  isIncludedInOrder: true,
})

export const filledIn: DeliveryFormValues = {
  reference: 'Moa Lindqvist',
  recipient: 'Ali Rahimi',
  mobile: '070-555 01 77',
}

const freeOfFreight: CartTerms = {
  available: deliveryIds,
  locations: { DBI: central, EXH: molndal, XXX: central, EXB: molndal },
  freight: {},
}

/** Terms under which one delivery is charged and another is free. */
export const freightTerms: CartTerms = {
  ...freeOfFreight,
  freight: { DBI: { price: money(195), freeAbove: money(2500) }, EXH: { price: money(0), freeAbove: undefined } },
}

/** A shop with these lines in the cart, every delivery of theirs included in the order. */
export const shopWith = (
  lines: readonly CartLine[],
  given: Partial<Parameters<typeof fakeShop>[0]> & { readonly known?: readonly Variant[] } = {},
): FakeShop => {
  const ids = deliveryIds.filter((id) => lines.some((one) => one.deliveryId === id))
  return fakeShop({
    session: signedIn(),
    cart: aCart(lines, { deliveries: ids.map(entry), deliveryIdsInOrder: ids }),
    terms: freeOfFreight,
    variants: TE.right(given.known ?? []),
    ...given,
  })
}

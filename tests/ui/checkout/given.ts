import * as TE from 'fp-ts/TaskEither'
import type { ShellData } from '#application/queries/page-data'
import type { ShopConfig } from '#application/ports/config-service'
import type { Store } from '#domain/stores/store'
import { lineArticle } from '#domain/cart/line-article'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryFormValues } from '#domain/checkout/checkout'
import { deliveryIds } from '#domain/delivery/delivery-type'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { deliveryTypes } from '#domain/delivery/delivery-types'
import { articleNumber, customerId, locationId } from '#domain/kernel/ids'
import type { PermissionDeny, SessionState } from '#domain/session/session'
import { aCart, aCustomer, aLine, aPrice, aSignedIn, aStock, aVariant } from '../../domain/given'
import { fakeShop } from '../../support/fake-shop'
import type { FakeShop } from '../../support/fake-shop'

export const central = locationId('C1')
export const molndal = locationId('S1')

const store: Store = {
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
  phone: '031-700 21 00',
  defaultStoreId: molndal,
  centralStorageId: central,
  users: { tokenRefreshMargin: 60 },
  deliveryOptions: deliveryTypes.map(({ id, name, orderType }) => ({
    id,
    name,
    orderType,
    useDestination: false,
    useContextZipCode: false,
    requiresZipCode: false,
    availableBetweenHours: undefined,
    deliveryServices: [],
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
  supports: { idempotencyKey: true, statusOnly: true, expectedTotal: false },
}

export const shell: ShellData = { config, menu: [], stores: [store], chapters: [] }

export const signedIn = (denies: readonly PermissionDeny[] = []): SessionState => ({
  tag: 'Authenticated',
  switching: false,
  signedIn: aSignedIn({
    claims: { permissionDenies: denies, customerId: customerId('104822') },
    user: { email: 'moa@lindqvistror.example' },
    customers: [aCustomer('104822', { name: 'Lindqvist Rör & Värme AB', zipCode: '43137' })],
  }),
  context: {
    customerId: customerId('104822'),
    customerName: 'Lindqvist Rör & Värme AB',
    projectId: undefined,
    projectName: undefined,
    isSuspended: false,
  },
  delivery: {
    choice: { deliveryId: 'DBI', storeId: undefined, zipCode: undefined },
    zipCodes: {},
    stores: { EXH: molndal, EXB: molndal },
  },
})

/** An article with stock at the central storage and in the store. */
export const article = (number: string, name: string, price: number, given: Partial<Variant> = {}): Variant =>
  aVariant({
    articleNumber: articleNumber(number),
    name,
    variantSlug: `artikel-${number}`,
    price: aPrice(price),
    stock: aStock([{ locationId: central }, { locationId: molndal }]),
    ...given,
  })

export const line = (variant: Variant, quantity: number, deliveryId: DeliveryId = 'DBI', label = ''): CartLine =>
  aLine({ articleNumber: variant.articleNumber, article: lineArticle(variant), quantity, deliveryId, label })

export const valve = article('4208103', 'Kulventil FF 1000 DN20', 176.9)
export const radiator = article('6720511', 'Radiator C22 500×1000', 2140)
export const replacement = article('4208264', 'Presskulventil PV2 28 mm', 251.8)
/** Three are left, and another article takes over. */
export const outgoing = article('4208234', 'Presskulventil PV 28 mm', 244.1, {
  discontinued: true,
  stock: aStock([
    { locationId: central, quantity: 3 },
    { locationId: molndal, quantity: 0 },
  ]),
  relations: [
    {
      name: 'ersattningsartikel',
      articleNumber: articleNumber('4208264'),
      variantSlug: 'artikel-4208264',
      variantName: 'Presskulventil PV2 28 mm',
      images: [],
    },
  ],
})

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

/** A shop with these lines in the cart, every delivery of theirs included in the order. */
export const shopWith = (
  lines: readonly CartLine[],
  given: Partial<Omit<Parameters<typeof fakeShop>[0], 'cart'>> & { readonly known?: readonly Variant[] } = {},
): FakeShop => {
  const ids = deliveryIds.filter((id) => lines.some((one) => one.deliveryId === id))
  return fakeShop({
    session: signedIn(),
    cart: aCart(lines, { deliveries: ids.map(entry), deliveryIdsInOrder: ids }),
    terms: { available: deliveryIds, locations: { DBI: central, EXH: molndal, XXX: central, EXB: molndal } },
    variants: TE.right(given.known ?? []),
    ...given,
  })
}

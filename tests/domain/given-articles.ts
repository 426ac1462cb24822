import type { CartLine } from '#domain/cart/cart'
import { lineArticle } from '#domain/cart/line-article'
import type { Variant } from '#domain/catalogue/variant'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { articleNumber, customerId, locationId } from '#domain/kernel/ids'
import type { PermissionDeny, SessionState } from '#domain/session/session'
import { aCustomer, aLine, aPrice, aSignedIn, aStock, aVariant } from './given'

export const central = locationId('C1')
export const molndal = locationId('S1')

/** Somebody who is logged in for a customer, and has chosen utkörning. */
export const signedIn = (denies: readonly PermissionDeny[] = []): SessionState => ({
  tag: 'Authenticated',
  switchingTo: undefined,
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

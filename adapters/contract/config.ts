import * as t from 'io-ts'
import type { BrandPresentation, ShopConfig } from '#application/ports/config-service'
import { orderTypes } from '#domain/delivery/delivery-type'
import { type Stage, stages } from '#domain/navigation/access'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { BrandCode, Day, DeliveryId, LocationId, Money } from '#application/codecs/values'

const Presentation: Codec<BrandPresentation> = t.strict({
  trade: t.string,
  description: t.string,
  headline: t.string,
  lead: t.string,
  drawings: t.strict({ large: t.string, small: t.string }),
  categories: listOf(t.string),
  topLinks: listOf(t.string),
})

/** GET /services/config: the public configuration of the brand that the host name says. */
export const ConfigCodec: Codec<ShopConfig> = t.intersection([
  t.strict({
    brand: BrandCode,
    brandName: t.string,
    presentation: optional(Presentation),
    phone: withDefault<string>(t.string, ''),
    defaultStoreId: LocationId,
    centralStorageId: LocationId,
    users: t.strict({ tokenRefreshMargin: withDefault<number>(t.number, 60) }),
    deliveryOptions: listOf(
      t.strict({
        id: DeliveryId,
        name: t.string,
        useDestination: t.boolean,
        useContextZipCode: t.boolean,
        requiresZipCode: t.boolean,
        orderType: oneOf(orderTypes, 'OrderType'),
        availableBetweenHours: optional(t.strict({ start: t.string, end: t.string })),
        deliveryServices: listOf(t.string),
        freight: optional(t.strict({ price: Money, freeAbove: optional(Money) })),
      }),
    ),
    extraNonDeliveryDays: listOf(Day),
    verifyShowAllCustomers: withDefault<boolean>(t.boolean, false),
    searchApiVersion: withDefault<string>(t.string, 'V3'),
    stage: withDefault<Stage>(oneOf(stages, 'Stage'), 'production'),
    rootRedirect: optional(t.strict({ to: t.string, status: t.number })),
    services: t.strict({
      cart: t.string,
      order: t.string,
      auth: t.string,
      stock: t.string,
      price: t.string,
      product: t.string,
      location: t.string,
      campaign: t.string,
      assortment: t.string,
      search: t.string,
      quote: t.string,
      sequence: t.string,
      gateway: t.string,
    }),
    supports: t.strict({
      idempotencyKey: t.boolean,
      statusOnly: t.boolean,
      expectedTotal: withDefault<boolean>(t.boolean, false),
      knownShortages: withDefault<boolean>(t.boolean, false),
    }),
  }),
  t.exact(
    t.partial({
      errorReporting: t.string,
      mailbox: t.boolean,
      adminSite: t.string,
      mapTiles: t.strict({ url: t.string, attribution: t.string }),
    }),
  ),
])

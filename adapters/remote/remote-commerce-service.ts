import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { CommerceService, VariantQuery } from '#application/ports/commerce-service'
import type { CartPlaces } from '#domain/cart/cart'
import { deliveryIds } from '#domain/delivery/delivery-type'
import {
  CartAnswer,
  DeliveriesInOrderAnswer,
  getActiveDeliveryIdsInOrderQuery,
  getCartQuery,
  getCartWithVariantsQuery,
  getListedVariantsQuery,
  getVariantsQuery,
  ListedVariantsAnswer,
  VariantsAnswer,
  type CartVariables,
  type VariantsVariables,
} from '#adapters/contract/graphql'
import { createGraphQLCall } from './graphql-call'
import type { HttpClient } from './http-client'

/** The variables of getVariants, all of them (CATALOG-14); a quantity that is not given is 1. */
const variantsVariables = (query: VariantQuery): VariantsVariables => ({
  articleNumbers: query.articleNumbers,
  deliveryId: query.deliveryId,
  stockInput: {
    articles: query.articleNumbers.map((articleNumber) => ({
      articleNumber,
      quantity: query.quantities?.[articleNumber] ?? 1,
    })),
    locationIds: query.locationIds,
    destination: { postalCode: query.postalCode },
    requestedDeliveryDate: query.requestedDeliveryDate,
  },
  locationId: query.locationIds[0],
  useCache: false,
  skipPrice: query.skipPrice ?? false,
  skipStock: false,
  completeOrderPrice: false,
})

/** The variables of getCart and getCartWithVariants (CART-36). */
const cartVariables = (places: CartPlaces): CartVariables => ({
  stockInput: {
    deliveryOptions: deliveryIds.flatMap((deliveryId) => {
      const option = places.deliveryOptions[deliveryId]
      return option === undefined
        ? []
        : [{ deliveryId, locationIds: option.locationIds, destination: { postalCode: option.postalCode } }]
    }),
  },
  locationId: places.locationId,
  useCache: false,
  completeOrderPrice: false,
})

/** The graph-style commerce queries over HTTP. */
export const createRemoteCommerceService = (client: HttpClient): CommerceService => {
  const ask = createGraphQLCall(client)
  return {
    getVariants: (query, options) =>
      pipe(
        ask('getVariants', getVariantsQuery, variantsVariables(query), VariantsAnswer, options),
        TE.map(({ data }) => data.variants),
      ),
    getListedVariants: (query, options) =>
      pipe(
        ask('getListedVariants', getListedVariantsQuery, variantsVariables(query), ListedVariantsAnswer, options),
        TE.map(({ data }) => data.variants),
      ),
    getCartWithVariants: (query, options) =>
      pipe(
        ask('getCartWithVariants', getCartWithVariantsQuery, cartVariables(query), CartAnswer, options),
        TE.map(({ data }) => data.cart),
      ),
    getActiveDeliveryIdsInOrder: (options) =>
      pipe(
        ask('getActiveDeliveryIdsInOrder', getActiveDeliveryIdsInOrderQuery, {}, DeliveriesInOrderAnswer, options),
        TE.map(({ data }) => data.cart),
      ),
    getCart: (query, options) =>
      pipe(
        ask('getCart', getCartQuery, cartVariables(query), CartAnswer, options),
        TE.map(({ data }) => data.cart),
      ),
  }
}

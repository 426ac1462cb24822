import * as t from 'io-ts'
import { listOf, optional } from '#application/codecs/codec'
import { ArticleNumber, DeliveryId, LocationId } from '#application/codecs/values'

const Destination = optional(t.type({ postalCode: optional(t.string) }))

/** The arguments of `variants`, as GraphQL has already typed them. */
export const VariantsArguments = t.type({
  articleNumbers: listOf(ArticleNumber),
  deliveryId: optional(DeliveryId),
  stockInput: optional(
    t.type({
      articles: listOf(t.type({ articleNumber: ArticleNumber, quantity: t.number })),
      locationIds: listOf(LocationId),
      destination: Destination,
      requestedDeliveryDate: optional(t.string),
    }),
  ),
  locationId: optional(LocationId),
})

/** The arguments of `cart`. */
export const CartArguments = t.type({
  stockInput: optional(
    t.type({
      deliveryOptions: listOf(
        t.type({ deliveryId: DeliveryId, locationIds: listOf(LocationId), destination: Destination }),
      ),
    }),
  ),
  locationId: optional(LocationId),
})
export type CartArguments = t.TypeOf<typeof CartArguments>

/** The variables of the contract's queries that spare work. */
export const Sparing = t.type({ skipPrice: optional(t.boolean), skipStock: optional(t.boolean) })

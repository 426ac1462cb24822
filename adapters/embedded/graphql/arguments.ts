import * as t from 'io-ts'
import { listOf, optional } from '#application/codecs/codec'
import { ArticleNumber, DeliveryId, LocationId } from '#application/codecs/values'

const Destination = optional(t.strict({ postalCode: optional(t.string) }))

/** The arguments of `variants`, as GraphQL has already typed them. */
export const VariantsArguments = t.strict({
  articleNumbers: listOf(ArticleNumber),
  deliveryId: optional(DeliveryId),
  stockInput: optional(
    t.strict({
      articles: listOf(t.strict({ articleNumber: ArticleNumber, quantity: t.number })),
      locationIds: listOf(LocationId),
      destination: Destination,
      requestedDeliveryDate: optional(t.string),
    }),
  ),
  locationId: optional(LocationId),
})

/** The arguments of `cart`. */
export const CartArguments = t.strict({
  stockInput: optional(
    t.strict({
      deliveryOptions: listOf(
        t.strict({ deliveryId: DeliveryId, locationIds: listOf(LocationId), destination: Destination }),
      ),
    }),
  ),
  locationId: optional(LocationId),
})
export type CartArguments = t.TypeOf<typeof CartArguments>

/** The variables of the contract's queries that skip fields. */
export const Sparing = t.strict({ skipPrice: optional(t.boolean), skipStock: optional(t.boolean) })

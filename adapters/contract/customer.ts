import * as t from 'io-ts'
import { listOf, optional } from '#application/codecs/codec'
import { Day, DeliveryId } from '#application/codecs/values'

/** GET /customers/{id}/delivery-dates */
export const DeliveryDatesCodec = listOf(
  t.type({ deliveryId: DeliveryId, dates: listOf(Day), orderBefore: optional(t.string) }),
)

/** GET /customers/{id}/assortment */
export const AssortmentCodec = t.type({ name: optional(t.string) })

import * as t from 'io-ts'
import { listOf, optional } from '#application/codecs/codec'
import { Day, DeliveryId } from '#application/codecs/values'

/** GET /customers/{id}/delivery-dates */
export const DeliveryDatesCodec = listOf(
  t.strict({ deliveryId: DeliveryId, dates: listOf(Day), orderBefore: optional(t.string) }),
)

/** GET /customers/{id}/assortment */
export const AssortmentCodec = t.strict({ name: optional(t.string) })

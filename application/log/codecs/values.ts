import { field } from '#application/codecs/logged'
import { ArticleNumber, Day, DeliveryId, Quantity } from '#application/codecs/values'

// Values that the domain validates: a record with an invalid one is refused.
export const articleNumber = field.public(ArticleNumber)
export const day = field.public(Day)
export const deliveryId = field.public(DeliveryId)
export const quantity = field.public(Quantity)

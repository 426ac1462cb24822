import { field } from '#application/codecs/logged'
import { ArticleNumber, Day, DeliveryId, Quantity } from '#application/codecs/values'

// Values that the domain reads: a record that holds anything else is refused.
export const articleNumber = field.public(ArticleNumber)
export const day = field.public(Day)
export const deliveryId = field.public(DeliveryId)
export const quantity = field.public(Quantity)

import * as domain from '#domain/kernel/ids'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { money } from '#domain/kernel/money'
import { calendarDate } from '#domain/kernel/calendar-date'
import { readZipCode } from '#domain/kernel/zip-code'
import { readQuantity } from '#domain/kernel/quantity'
import { branded, brandedNumber, oneOf, readBy, readNumberBy } from './codec'

export const ArticleNumber = readBy(domain.readArticleNumber, 'ArticleNumber')
export const CartId = branded(domain.cartId, 'CartId')
export const CartItemId = branded(domain.cartItemId, 'CartItemId')
export const CustomerId = branded(domain.customerId, 'CustomerId')
export const ProjectId = branded(domain.projectId, 'ProjectId')
export const LocationId = branded(domain.locationId, 'LocationId')
export const UserId = branded(domain.userId, 'UserId')
export const DeliveryId = oneOf(deliveryIds, 'DeliveryId')
export const Money = brandedNumber(money, 'Money')

/** YYYY-MM-DD, a day that exists. */
export const Day = readBy(calendarDate, 'CalendarDate')

/** Five digits; one space between them is left out. */
export const ZipCode = readBy(readZipCode, 'ZipCode')

/** Sales units of a line. */
export const Quantity = readNumberBy(readQuantity, 'Quantity')

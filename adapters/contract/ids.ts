import * as domain from '#domain/kernel/ids'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { money } from '#domain/kernel/money'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import * as t from 'io-ts'
import { branded, brandedNumber, oneOf, type Codec } from './codec'

export const ArticleNumber = branded(domain.articleNumber, 'ArticleNumber')
export const CartId = branded(domain.cartId, 'CartId')
export const CartItemId = branded(domain.cartItemId, 'CartItemId')
export const CustomerId = branded(domain.customerId, 'CustomerId')
export const ProjectId = branded(domain.projectId, 'ProjectId')
export const LocationId = branded(domain.locationId, 'LocationId')
export const UserId = branded(domain.userId, 'UserId')
export const DeliveryId = oneOf(deliveryIds, 'DeliveryId')
export const Money = brandedNumber(money, 'Money')

const isCalendarDate = (u: unknown): u is CalendarDate => typeof u === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(u)

/** YYYY-MM-DD */
export const Day: Codec<CalendarDate> = new t.Type(
  'CalendarDate',
  isCalendarDate,
  (u, c) => (isCalendarDate(u) ? t.success(u) : t.failure(u, c)),
  (a) => a,
)

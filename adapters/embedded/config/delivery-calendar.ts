import type { Clock } from '#application/ports/clock'
import type { BrandCode } from '#domain/kernel/brand-code'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import type { OfferedCalendar } from '#domain/delivery/delivery-days'
import { brandConfigs } from './brand-config'

/** The calendar at the time of the request, where it does not matter which deliveries the brand offers. */
export type DeliveryCalendar = Omit<OfferedCalendar, 'christmasDeliveries'>

/** The calendar of the deliveries that a brand offers, at the time of the request. */
export const deliveryCalendarOf = (brand: BrandCode, clock: Clock): OfferedCalendar => ({
  today: clock.today(),
  extraNonDeliveryDays: brandConfigs[brand].extraNonDeliveryDays,
  christmasDeliveries: christmasDeliveries(brandConfigs[brand].deliveryOptions),
})

import type { Clock } from '#application/ports/clock'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { brandConfigs } from './brand-config'

/** The calendar at the time of the request. */
export interface DeliveryCalendar {
  readonly today: CalendarDate
  /** The brand's own days without delivery (DELIVERY-24). */
  readonly extraNonDeliveryDays: readonly CalendarDate[]
}

/** The calendar of the deliveries that a brand offers. */
export interface OfferedCalendar extends DeliveryCalendar {
  /** The deliveries whose goods can come on 24 December (DELIVERY-29). */
  readonly christmasDeliveries: readonly DeliveryId[]
}

export const deliveryCalendarOf = (brand: BrandCode, clock: Clock): OfferedCalendar => ({
  today: clock.today(),
  extraNonDeliveryDays: brandConfigs[brand].extraNonDeliveryDays,
  christmasDeliveries: christmasDeliveries(brandConfigs[brand].deliveryOptions),
})

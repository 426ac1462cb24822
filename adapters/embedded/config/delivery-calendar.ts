import type { Clock } from '#application/ports/clock'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { brandConfigs } from './brand-config'

/** The calendar at the time of the request. */
export interface DeliveryCalendar {
  readonly today: CalendarDate
  /** The brand's own days without delivery (DELIVERY-24). */
  readonly extraNonDeliveryDays: readonly CalendarDate[]
}

export const deliveryCalendarOf = (brand: BrandCode, clock: Clock): DeliveryCalendar => ({
  today: clock.today(),
  extraNonDeliveryDays: brandConfigs[brand].extraNonDeliveryDays,
})

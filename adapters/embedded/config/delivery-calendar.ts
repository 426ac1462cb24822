import type { Clock } from '#application/ports/clock'
import type { BrandCode } from '#domain/kernel/brand-code'
import { christmasDeliveries } from '#domain/delivery/christmas-delivery'
import { closedForTomorrow, type DeliveryDates, type OfferedCalendar } from '#domain/delivery/delivery-days'
import { deliveryIds, deliveryTypeOf } from '#domain/delivery/delivery-type'
import { brandConfigs } from './brand-config'

/** The calendar at the time of the request, where it does not matter which deliveries the brand offers. */
export type DeliveryCalendar = Pick<OfferedCalendar, 'today' | 'extraNonDeliveryDays'>

/** Until what time on the day before a delivery is ordered: goods that a lorry takes are packed in the evening. */
export const lastOrders: readonly Pick<DeliveryDates, 'deliveryId' | 'orderBefore'>[] = deliveryIds.map(
  (deliveryId) => ({
    deliveryId,
    orderBefore: deliveryTypeOf(deliveryId).orderType === 'express' ? undefined : '15:30',
  }),
)

/** The calendar of the deliveries that a brand offers, at the time of the request. */
export const deliveryCalendarOf = (brand: BrandCode, clock: Clock): OfferedCalendar => ({
  today: clock.today(),
  extraNonDeliveryDays: brandConfigs[brand].extraNonDeliveryDays,
  christmasDeliveries: christmasDeliveries(brandConfigs[brand].deliveryOptions),
  tooLate: closedForTomorrow(lastOrders, clock.timeOfDay()),
})

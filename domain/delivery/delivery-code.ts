import type { CalendarDate } from '../kernel/calendar-date'
import { isChristmasDay } from './christmas-delivery'
import type { DeliveryId } from './delivery-type'

/** The codes by which customers and stores name a delivery of a cart. */
export type DeliveryCode = 'BE' | 'LE' | 'BEH' | '24-12'

/** Standard delivery has no code (DELIVERY-30). */
const codes: Readonly<Record<DeliveryId, DeliveryCode | undefined>> = {
  DBI: undefined,
  EXH: 'LE',
  XXX: 'BE',
  EXB: 'BEH',
}

/** The cart delivery code of a delivery on its day (DELIVERY-26 to DELIVERY-30); that of Christmas goes before the others. */
export const deliveryCode = (delivery: DeliveryId, day: CalendarDate | undefined): DeliveryCode | undefined =>
  day !== undefined && isChristmasDay(day) ? '24-12' : codes[delivery]

import type { SwedishTime } from '#application/ports/swedish-time'
import type { Shop } from '#application/shop/shop'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { useProjection } from './ShopContext'

const minuteOf = (shop: Shop) => shop.minute
const todayOf = (shop: Shop) => shop.today

/**
 * Today in Sweden; undefined on the server and until the shop is loaded, since a cached page may be from another day.
 */
export const useToday = (): CalendarDate | undefined => useProjection<CalendarDate | undefined>(todayOf, undefined)

/** The time of day in Sweden as HH:MM; undefined on the server and until the shop is loaded. */
export const useTimeOfDay = (): string | undefined =>
  useProjection<SwedishTime | undefined>(minuteOf, undefined)?.timeOfDay

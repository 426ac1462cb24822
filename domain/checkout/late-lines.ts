import { stockLocationOf } from '../catalogue/stock'
import type { CartLine } from '../cart/cart'
import type { CalendarDate } from '../kernel/calendar-date'
import type { LocationId } from '../kernel/ids'

/** The day on which the missing part of a line comes in, where its stock says so. */
const comesIn = (line: CartLine, location: LocationId | undefined): CalendarDate | undefined =>
  stockLocationOf(line.article?.stock, location)?.availabilityDateISO

const isInStock = (line: CartLine, location: LocationId | undefined): boolean =>
  (stockLocationOf(line.article?.stock, location)?.quantity ?? 0) >= line.quantity

/** Lines that are not there in full on a day, as far as their stock tells. */
export const lateLines = (
  lines: readonly CartLine[],
  location: LocationId | undefined,
  day: CalendarDate,
): readonly CartLine[] =>
  lines.filter((line) => {
    if (isInStock(line, location)) return false
    const arrival = comesIn(line, location)
    return arrival === undefined || arrival > day
  })

/** When a line can be sent: on the delivery's day, or when the last part has arrived; undefined when unknown. */
export const lineDay = (
  line: CartLine,
  location: LocationId | undefined,
  deliveryDay: CalendarDate | undefined,
): CalendarDate | undefined => {
  if (deliveryDay === undefined || isInStock(line, location)) return deliveryDay
  const arrival = comesIn(line, location)
  return arrival === undefined || arrival > deliveryDay ? arrival : deliveryDay
}

import { type DaySpan, type StockLocation, stockLocationOf, stockStatus } from '../catalogue/stock'
import type { CartLine } from '../cart/cart'
import { type DeliveryDays, goesFrom } from '../delivery/delivery-days'
import type { DeliveryId } from '../delivery/delivery-type'
import type { CalendarDate } from '../kernel/calendar-date'
import { absurdCase } from '../kernel/decider'
import type { LocationId } from '../kernel/ids'

const placeOf = (line: CartLine, location: LocationId | undefined): StockLocation | undefined =>
  stockLocationOf(line.article?.stock, location)

const heldOf = (line: CartLine, location: LocationId | undefined): number =>
  Math.max(placeOf(line, location)?.quantity ?? 0, 0)

/** The first day on which goods on their way cover what is missing; undefined when they do not. */
const dayOfIncoming = ({ subAvailabilities }: StockLocation, missing: number): CalendarDate | undefined =>
  subAvailabilities
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .find(
      ({ date }) =>
        subAvailabilities.reduce((sum, part) => (part.date <= date ? sum + part.quantity : sum), 0) >= missing,
    )?.date

/** The day on which the missing part of a line comes in, where its stock says so. */
const comesIn = (line: CartLine, location: LocationId | undefined): CalendarDate | undefined => {
  const place = placeOf(line, location)
  if (place === undefined) return undefined
  if (place.subAvailabilities.length > 0) return dayOfIncoming(place, line.quantity - heldOf(line, location))
  // A place that has goods tells the day of those, not of more to come.
  return place.availability === 'green' && place.quantity > 0 ? undefined : place.availabilityDateISO
}

const isInStock = (line: CartLine, location: LocationId | undefined): boolean => heldOf(line, location) >= line.quantity

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

/** When a line is sent. */
export type LineDelivery =
  | { readonly tag: 'OnDay'; readonly day: CalendarDate }
  /** `sent` sales units go on the delivery's day; `restDay` is undefined when unknown. */
  | {
      readonly tag: 'InParts'
      readonly sent: number
      readonly day: CalendarDate
      readonly restDay: CalendarDate | undefined
    }
  /** An article that is ordered for the customer. */
  | { readonly tag: 'AfterOrder'; readonly leadTime: DaySpan }
  | { readonly tag: 'Unknown' }

/** When a line is sent: on the delivery's day, in two parts, or when all of it has arrived. */
export const lineDelivery = (
  line: CartLine,
  location: LocationId | undefined,
  deliveryDay: CalendarDate | undefined,
): LineDelivery => {
  if (deliveryDay === undefined) return { tag: 'Unknown' }
  if (isInStock(line, location)) return { tag: 'OnDay', day: deliveryDay }
  const arrival = comesIn(line, location)
  if (arrival !== undefined && arrival <= deliveryDay) return { tag: 'OnDay', day: deliveryDay }
  const held = heldOf(line, location)
  if (held > 0) return { tag: 'InParts', sent: held, day: deliveryDay, restDay: arrival }
  if (arrival !== undefined) return { tag: 'OnDay', day: arrival }
  const status = stockStatus(line.article?.stock, { locationId: location, quantity: line.quantity })
  return status.tag === 'OnOrder' && status.leadTime !== undefined
    ? { tag: 'AfterOrder', leadTime: status.leadTime }
    : { tag: 'Unknown' }
}

/** The day on which all of a line has been sent; undefined when unknown. */
export const wholeLineDay = (delivery: LineDelivery): CalendarDate | undefined => {
  switch (delivery.tag) {
    case 'OnDay':
      return delivery.day
    case 'InParts':
      return delivery.restDay
    case 'AfterOrder':
    case 'Unknown':
      return undefined
    default:
      return absurdCase(delivery)
  }
}

/** A delivery with the days on which it goes. */
export interface PlannedDelivery {
  readonly deliveryId: DeliveryId
  readonly location: LocationId | undefined
  /** The day that is asked for; undefined until it is known. */
  readonly day: CalendarDate | undefined
  readonly days: DeliveryDays
}

/** When a line is sent, with goods that arrive on a day without delivery sent on the next one that has one. */
export const plannedLine = (line: CartLine, { deliveryId, location, day, days }: PlannedDelivery): LineDelivery => {
  const delivery = lineDelivery(line, location, day)
  if (delivery.tag === 'InParts' && delivery.restDay !== undefined)
    return { ...delivery, restDay: goesFrom(days, deliveryId, delivery.restDay) }
  if (delivery.tag !== 'OnDay' || delivery.day === day) return delivery
  const goes = goesFrom(days, deliveryId, delivery.day)
  return goes === undefined ? { tag: 'Unknown' } : { tag: 'OnDay', day: goes }
}

/** The day on which all lines have been sent; undefined where that of one is unknown. */
export const allCome = (lines: readonly CartLine[], delivery: PlannedDelivery): CalendarDate | undefined => {
  let latest = delivery.day
  for (const line of lines) {
    const day = wholeLineDay(plannedLine(line, delivery))
    if (day === undefined) return undefined
    if (latest === undefined || day > latest) latest = day
  }
  return latest
}

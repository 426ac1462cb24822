import { addDays, type CalendarDate, daysBetween } from '../kernel/calendar-date'
import type { DeliveryEntry } from '../cart/cart'
import { christmasDayFor } from './christmas-delivery'
import { type DeliveryId, deliveryTypeOf } from './delivery-type'
import { nextDeliveryDate, nonDeliveryReason, type NonDeliveryReason } from './non-delivery-days'

/** The days on which a delivery goes to the customer, ascending, and until what time on the day before (HH:MM). */
export interface DeliveryDates {
  readonly deliveryId: DeliveryId
  readonly dates: readonly CalendarDate[]
  readonly orderBefore: string | undefined
}

/** Why nothing is delivered on a day: a holiday, the delivery's round does not pass then, or the day is too far ahead. */
export type ClosedDay = NonDeliveryReason | 'notOnTheRound' | 'tooFarAhead'

/** UNSPECIFIED: half a year. Prices and rounds of a later day are not known, and a wrong year is the likelier reason. */
export const MOST_DAYS_AHEAD = 183

/** Whether a day comes so long after today that no delivery can be ordered for it. */
export const isTooFarAhead = (day: CalendarDate, today: CalendarDate): boolean =>
  daysBetween(today, day) > MOST_DAYS_AHEAD

export interface DeliveryDays {
  /** The first day that goods can come; undefined until today is known. */
  readonly earliest: (delivery: DeliveryId) => CalendarDate | undefined
  /** The last day that can be asked for; undefined until today is known. */
  readonly latest: (delivery: DeliveryId) => CalendarDate | undefined
  readonly closed: (delivery: DeliveryId, day: CalendarDate) => ClosedDay | undefined
  /** The 24 December on which goods can come, closed though it is (DELIVERY-29); undefined where they cannot. */
  readonly christmas: (delivery: DeliveryId) => CalendarDate | undefined
  /** The requested day while it can still be kept, else the earliest. */
  readonly dayOf: (delivery: DeliveryId, requested: CalendarDate | undefined) => CalendarDate | undefined
}

/** The deliveries that can no longer be ordered for the next day, at a time of day in Sweden (HH:MM). */
export const closedForTomorrow = (
  dates: readonly Pick<DeliveryDates, 'deliveryId' | 'orderBefore'>[],
  timeOfDay: string,
): readonly DeliveryId[] =>
  dates.filter(({ orderBefore }) => orderBefore !== undefined && timeOfDay >= orderBefore).map((one) => one.deliveryId)

interface OrderingDay {
  readonly today: CalendarDate
  /** The deliveries that can no longer be ordered for the day after. */
  readonly tooLate: readonly DeliveryId[]
}

/** Express goes on the day of the order (DELIVERY-07); other deliveries skip today (DELIVERY-25). */
const isStillAhead = (delivery: DeliveryId, day: CalendarDate, { today, tooLate }: OrderingDay): boolean => {
  if (deliveryTypeOf(delivery).orderType === 'express') return day >= today
  return day > (tooLate.includes(delivery) ? addDays(today, 1) : today)
}

/**
 * The days of each delivery: the customer's own dates (DELIVERY-36), or every delivery day after today where the
 * customer has none (DELIVERY-35). `extraDays` are the days without delivery of the brand's configuration, `atChristmas`
 * the deliveries whose goods can come on 24 December, `tooLate` those that can no longer be ordered for tomorrow.
 */
export const deliveryDays = (
  dates: readonly DeliveryDates[],
  today: CalendarDate | undefined,
  extraDays: readonly CalendarDate[],
  atChristmas: readonly DeliveryId[] = [],
  tooLate: readonly DeliveryId[] = [],
): DeliveryDays => {
  const roundOf = new Map(dates.map((entry) => [entry.deliveryId, entry.dates]))
  const ownDays = (delivery: DeliveryId) =>
    (roundOf.get(delivery) ?? []).filter(
      (day) => today === undefined || isStillAhead(delivery, day, { today, tooLate }),
    )
  const earliest = (delivery: DeliveryId) =>
    ownDays(delivery)[0] ?? (today === undefined ? undefined : nextDeliveryDate(today, extraDays))
  const closed = (delivery: DeliveryId, day: CalendarDate) => {
    const own = ownDays(delivery)
    const outsideRound = own.length > 0 && !own.includes(day) ? 'notOnTheRound' : undefined
    const tooFar = today !== undefined && isTooFarAhead(day, today) ? 'tooFarAhead' : undefined
    return tooFar ?? nonDeliveryReason(day, extraDays) ?? outsideRound
  }
  const latest = (delivery: DeliveryId) =>
    ownDays(delivery).at(-1) ?? (today === undefined ? undefined : addDays(today, MOST_DAYS_AHEAD))
  const christmas = (delivery: DeliveryId) =>
    today !== undefined && atChristmas.includes(delivery) ? christmasDayFor(today, extraDays) : undefined
  return {
    earliest,
    latest,
    closed,
    christmas,
    dayOf: (delivery, requested) => {
      const first = earliest(delivery)
      if (requested !== undefined && requested === christmas(delivery)) return requested
      const canBeKept =
        first === undefined ||
        (requested !== undefined && requested >= first && closed(delivery, requested) === undefined)
      return canBeKept ? requested : first
    },
  }
}

/** What decides the days of the deliveries that a brand offers. */
export interface OfferedCalendar {
  readonly today: CalendarDate
  /** The brand's own days without delivery (DELIVERY-24). */
  readonly extraNonDeliveryDays: readonly CalendarDate[]
  /** The deliveries whose goods can come on 24 December (DELIVERY-29). */
  readonly christmasDeliveries: readonly DeliveryId[]
  /** The deliveries that can no longer be ordered for the day after today. */
  readonly tooLate: readonly DeliveryId[]
}

/**
 * Whether a delivery can be ordered for a day: a delivery day after today (DELIVERY-25) for which it is not too late, for
 * express also today, and none more than half a year ahead. Christmas delivery alone comes on 24 December (DELIVERY-29).
 * The customer's own dates are not known here: a service offers them, and asks for none of them.
 */
export const canArrive = (
  delivery: DeliveryId,
  day: CalendarDate,
  { today, extraNonDeliveryDays, christmasDeliveries, tooLate }: OfferedCalendar,
): boolean => {
  const days = deliveryDays([], today, extraNonDeliveryDays, christmasDeliveries)
  if (day === days.christmas(delivery)) return true
  return isStillAhead(delivery, day, { today, tooLate }) && days.closed(delivery, day) === undefined
}

/**
 * The first day that an article can come by a delivery: the delivery's first day, or the later day on which the article
 * arrives at the location. Undefined when neither is known.
 */
export const firstDayOf = (
  arrival: CalendarDate | undefined,
  deliveryDay: CalendarDate | undefined,
): CalendarDate | undefined =>
  arrival === undefined || (deliveryDay !== undefined && deliveryDay > arrival) ? deliveryDay : arrival

/** The first day from a day on that a delivery goes; undefined where none is known within the days ahead. */
export const goesFrom = (days: DeliveryDays, delivery: DeliveryId, day: CalendarDate): CalendarDate | undefined => {
  let candidate = day
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead += 1, candidate = addDays(candidate, 1))
    if (days.closed(delivery, candidate) === undefined) return candidate
  return undefined
}

/**
 * Days that are open for every one of the deliveries: one closed for a single delivery is closed for all. Christmas
 * delivery is chosen for a delivery on its own.
 */
export const commonDays = (days: DeliveryDays, deliveries: readonly DeliveryId[]): DeliveryDays => ({
  ...days,
  christmas: () => undefined,
  latest: () =>
    deliveries
      .map(days.latest)
      .reduce((first, day) => (first === undefined || day === undefined || day < first ? day : first), undefined),
  closed: (_delivery, day) => deliveries.map((id) => days.closed(id, day)).find((reason) => reason !== undefined),
})

/** A day that was chosen and can no longer be kept, and the day that the delivery has instead. */
export interface PassedDay {
  readonly asked: CalendarDate
  readonly instead: CalendarDate
}

/** Undefined where the chosen day can be kept, or none was chosen. */
export const passedDay = (
  days: DeliveryDays,
  { deliveryId, requestedDeliveryDate: asked }: Pick<DeliveryEntry, 'deliveryId' | 'requestedDeliveryDate'>,
): PassedDay | undefined => {
  const instead = days.dayOf(deliveryId, asked)
  return asked === undefined || instead === undefined || instead === asked ? undefined : { asked, instead }
}

interface DayRequest {
  readonly deliveryId: DeliveryId
  readonly day: CalendarDate
}

/**
 * The days to request when the user goes on from the delivery step: the user accepts the day that each delivery shows,
 * also where the day was never picked. Deliveries whose shown day is already requested are left out.
 */
export const daysToRequest = (
  days: DeliveryDays,
  deliveries: readonly {
    readonly deliveryId: DeliveryId
    readonly requestedDeliveryDate: CalendarDate | undefined
  }[],
): readonly DayRequest[] =>
  deliveries.flatMap(({ deliveryId, requestedDeliveryDate }) => {
    const day = days.dayOf(deliveryId, requestedDeliveryDate)
    return day === undefined || day === requestedDeliveryDate ? [] : [{ deliveryId, day }]
  })

/** The days that deliveries are shown with and lose when all of them are given one day. An undo requests these again. */
export const daysGivenUp = (
  days: DeliveryDays,
  deliveries: readonly {
    readonly deliveryId: DeliveryId
    readonly requestedDeliveryDate: CalendarDate | undefined
  }[],
  given: CalendarDate,
): readonly DayRequest[] =>
  deliveries.flatMap(({ deliveryId, requestedDeliveryDate }) => {
    const day = days.dayOf(deliveryId, requestedDeliveryDate)
    return day === undefined || day === given ? [] : [{ deliveryId, day }]
  })

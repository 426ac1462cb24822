import { deliveryTypeOf, isStoreDelivery } from '../delivery/delivery-type'
import { isNonDeliveryDay, nextDeliveryDate } from '../delivery/non-delivery-days'
import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { absurdCase } from '../kernel/decider'
import type { Instant, InvoiceNumber } from '../kernel/ids'
import { claimedCredits } from './claims'
import { openAmount } from './invoice-amounts'
import { type CreditReason, hasRest, type LineQuantity, missingOf, type Order, type Shipment } from './order'

/** A day and a time of day in Sweden. */
export interface Moment {
  readonly day: CalendarDate
  /** HH:MM */
  readonly timeOfDay: string
}

/** What happens next to an order of itself. */
export type Step =
  | { readonly tag: 'Confirm' }
  | { readonly tag: 'Supply'; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Pick'; readonly lines: readonly LineQuantity[] }
  | { readonly tag: 'Dispatch'; readonly shipment: number }
  | { readonly tag: 'MakeReady'; readonly shipment: number }
  | { readonly tag: 'Deliver'; readonly shipment: number }
  | { readonly tag: 'Invoice'; readonly shipment: number }
  | { readonly tag: 'Pay'; readonly invoiceNumber: InvoiceNumber }
  | {
      readonly tag: 'Credit'
      readonly invoiceNumber: InvoiceNumber
      readonly lines: readonly LineQuantity[]
      readonly reason: CreditReason
    }

export interface PlannedStep {
  readonly due: Moment
  readonly step: Step
}

export interface Planned {
  readonly order: Order
  /** The day that the customer asked for. */
  readonly requestedDay: CalendarDate | undefined
  /** Tells orders apart, so that they do not all go the same way; a whole number, not negative. */
  readonly variety: number
  /** Further days without delivery (DELIVERY-24). */
  readonly extraDays: readonly CalendarDate[]
  readonly momentOf: (at: Instant) => Moment
  /** When something last happened to the order; nothing is planned before that. */
  readonly lastAt: Instant
}

const CONFIRMED_AFTER_MINUTES = 2
const PICKED_AT = '16:45'
const DRIVEN_OUT_AT = '05:30'
const PUT_OUT_AT = '08:00'
const SUPPLIED_AT = '10:00'
const INVOICED_AT = '06:00'
const PAID_AT = '04:00'
const CREDITED_AT = '09:00'
const OPENS = '06:30'
const CLOSES = '16:30'

const minutesOf = (timeOfDay: string): number => Number(timeOfDay.slice(0, 2)) * 60 + Number(timeOfDay.slice(3))

const MINUTES_OF_A_DAY = 1440

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const after = ({ day, timeOfDay }: Moment, minutes: number): Moment => {
  const total = minutesOf(timeOfDay) + minutes
  const left = total % MINUTES_OF_A_DAY
  return {
    day: addDays(day, Math.floor(total / MINUTES_OF_A_DAY)),
    timeOfDay: `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`,
  }
}

const isBefore = (a: Moment, b: Moment): boolean => a.day < b.day || (a.day === b.day && a.timeOfDay < b.timeOfDay)

const later = (a: Moment, b: Moment): Moment => (isBefore(a, b) ? b : a)

/**
 * The next thing that happens to an order of itself, and when; undefined when nothing more does. Goods are picked on the
 * delivery day before they go out and invoiced on the one after they are delivered; express orders are picked and sent at
 * once while the warehouse is open. What was missing is supplied within a fortnight, and what is claimed is credited. The plan depends on the order alone,
 * so that it does not matter when somebody looks at it.
 */
export const nextStep = (planned: Planned): PlannedStep | undefined => {
  const { order } = planned
  if (order.confirmed === undefined) {
    const isOver = order.cancelledAt !== undefined
    const due = after(planned.momentOf(order.receivedAt), CONFIRMED_AFTER_MINUTES)
    return isOver ? undefined : { due, step: { tag: 'Confirm' } }
  }
  const last = planned.momentOf(planned.lastAt)
  const steps = [
    ...goodsSteps(planned, planned.momentOf(order.confirmed.at)),
    ...order.shipments.flatMap((shipment) => shipmentStep(planned, shipment) ?? []),
    ...credits(planned),
    ...payments(planned),
  ]
  const first = steps.reduce<PlannedStep | undefined>(
    (earliest, step) => (earliest === undefined || isBefore(step.due, earliest.due) ? step : earliest),
    undefined,
  )
  return first === undefined ? undefined : { ...first, due: later(first.due, last) }
}

/** The day on which what is left of an order is to go out; undefined when nothing is left. */
export const restDayOf = (planned: Planned): CalendarDate | undefined => {
  const { order, extraDays, lastAt, momentOf } = planned
  if (order.confirmed === undefined || !hasRest(order)) return undefined
  if (!order.lines.some((line) => missingOf(line) > 0)) return nextDeliveryDate(momentOf(lastAt).day, extraDays)
  return nextDeliveryDate(suppliedAt(planned, planned.momentOf(order.confirmed.at)).day, extraDays)
}

/** The day on which the first goods are to go out: the day asked for, or the first that is possible. */
export const firstDayOf = ({ order, requestedDay, extraDays, momentOf }: Planned): CalendarDate => {
  const received = momentOf(order.receivedAt)
  if (requestedDay !== undefined && requestedDay >= received.day) return requestedDay
  return isExpress(order) ? openMoment(received, extraDays).day : nextDeliveryDate(received.day, extraDays)
}

const isExpress = ({ deliveryId }: Order): boolean => deliveryTypeOf(deliveryId).orderType === 'express'

/** The moment itself while the warehouse is open, or else when it opens next. */
const openMoment = (moment: Moment, extraDays: readonly CalendarDate[]): Moment => {
  if (isNonDeliveryDay(moment.day, extraDays) || moment.timeOfDay > CLOSES)
    return { day: nextDeliveryDate(moment.day, extraDays), timeOfDay: OPENS }
  return moment.timeOfDay < OPENS ? { day: moment.day, timeOfDay: OPENS } : moment
}

const dayBefore = (day: CalendarDate, extraDays: readonly CalendarDate[]): CalendarDate => {
  let before = addDays(day, -1)
  while (isNonDeliveryDay(before, extraDays)) before = addDays(before, -1)
  return before
}

const deliveryDaysLater = (day: CalendarDate, count: number, extraDays: readonly CalendarDate[]): CalendarDate =>
  count <= 0 ? day : deliveryDaysLater(nextDeliveryDate(day, extraDays), count - 1, extraDays)

const suppliedAt = ({ variety, extraDays }: Planned, confirmed: Moment): Moment => ({
  day: deliveryDaysLater(confirmed.day, 3 + (variety % 6), extraDays),
  timeOfDay: SUPPLIED_AT,
})

const goodsSteps = (planned: Planned, confirmed: Moment): readonly PlannedStep[] => {
  const { order, extraDays } = planned
  const quantities = (of: (line: Order['lines'][number]) => number): readonly LineQuantity[] =>
    order.lines.map((line) => ({ position: line.position, quantity: of(line) })).filter(({ quantity }) => quantity > 0)
  const inStock = quantities(({ reserved }) => reserved)
  const missing = quantities(missingOf)
  const supplied = suppliedAt(planned, confirmed)
  const isFirst = order.shipments.length === 0
  const packed: Moment = isExpress(order)
    ? openMoment(after(isFirst ? confirmed : supplied, 10), extraDays)
    : { day: isFirst ? dayBefore(firstDayOf(planned), extraDays) : supplied.day, timeOfDay: PICKED_AT }
  const picked = later(packed, after(isFirst ? confirmed : supplied, 5))
  return [
    ...(inStock.length === 0 ? [] : [{ due: picked, step: { tag: 'Pick', lines: inStock } as const }]),
    ...(missing.length === 0
      ? []
      : [{ due: later(supplied, after(confirmed, 5)), step: { tag: 'Supply', lines: missing } as const }]),
  ]
}

const shipmentStep = (planned: Planned, { number, pickedAt, progress }: Shipment): PlannedStep | undefined => {
  const { order, variety, extraDays, momentOf } = planned
  const isFetched = isStoreDelivery(order.deliveryId)
  switch (progress.tag) {
    case 'Picked': {
      const picked = momentOf(pickedAt)
      const step: Step = isFetched ? { tag: 'MakeReady', shipment: number } : { tag: 'Dispatch', shipment: number }
      const day = nextDeliveryDate(picked.day, extraDays)
      const due = isExpress(order) ? after(picked, 15) : { day, timeOfDay: isFetched ? PUT_OUT_AT : DRIVEN_OUT_AT }
      return { due, step }
    }
    case 'Dispatched': {
      const minutes = isExpress(order) ? 30 + (variety % 50) : 90 + ((variety * 37) % 480)
      const sent = momentOf(progress.at)
      // Every fifth lorry goes so far that it arrives on the next delivery day.
      const day = deliveryDaysLater(sent.day, isExpress(order) || variety % 5 > 0 ? 0 : 1, extraDays)
      const due = after({ day, timeOfDay: sent.timeOfDay }, minutes)
      return { due, step: { tag: 'Deliver', shipment: number } }
    }
    case 'Ready': {
      const ready = momentOf(progress.at)
      const day = deliveryDaysLater(ready.day, isExpress(order) ? 0 : variety % 3, extraDays)
      const fetched = after({ day, timeOfDay: ready.timeOfDay }, 45 + ((variety * 53) % 420))
      return { due: fetched, step: { tag: 'Deliver', shipment: number } }
    }
    case 'Delivered': {
      const day = nextDeliveryDate(momentOf(progress.at).day, extraDays)
      return progress.invoice === undefined
        ? { due: { day, timeOfDay: INVOICED_AT }, step: { tag: 'Invoice', shipment: number } }
        : undefined
    }
    default:
      return absurdCase(progress)
  }
}

/** Customer service takes two days to look at a claim, and agrees. */
const credits = ({ order, extraDays, momentOf }: Planned): readonly PlannedStep[] =>
  claimedCredits(order).map(({ claim, invoiceNumber, lines }) => ({
    due: { day: deliveryDaysLater(momentOf(claim.at).day, 2, extraDays), timeOfDay: CREDITED_AT },
    step: { tag: 'Credit', invoiceNumber, lines, reason: claim.reason },
  }))

/** Most customers pay a few days before an invoice is due, some a little late. */
const payments = ({ order, variety }: Planned): readonly PlannedStep[] =>
  order.invoices
    .filter((invoice) => openAmount(invoice) > 0)
    .map(({ number, dueOn }) => ({
      due: { day: addDays(dueOn, (variety % 7) - 4), timeOfDay: PAID_AT },
      step: { tag: 'Pay', invoiceNumber: number },
    }))

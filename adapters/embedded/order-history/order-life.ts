import * as E from 'fp-ts/Either'
import { brandConfigs } from '../config/brand-config'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import type { Instant, InvoiceNumber, OrderNumber } from '#domain/kernel/ids'
import { absurdCase } from '#domain/kernel/decider'
import { decideOrder } from '#domain/order/decide'
import { evolveOrder } from '#domain/order/evolve'
import type { Order, OrderState } from '#domain/order/order'
import { nextStep, type Planned, type Step } from '#domain/order/order-plan'
import type { OrderCommand, OrderEvent } from '#domain/order/protocol'
import { instantOf, momentOf } from './order-clock'

/** What does not change of an order, and what its plan depends on. */
export interface OrderOrigin {
  /** The number that the checkout answered. */
  readonly orderNumber: OrderNumber
  readonly brand: BrandCode
  readonly requestedDay: CalendarDate | undefined
}

/** The next numbers of the service's series. */
export interface OrderNumbers {
  readonly order: () => Promise<OrderNumber>
  readonly invoice: () => Promise<InvoiceNumber>
}

/** A row of events with the order after them. */
export interface Life {
  readonly order: Order
  readonly events: readonly OrderEvent[]
}

export const plannedOf = ({ orderNumber, brand, requestedDay }: OrderOrigin, { order, events }: Life): Planned => ({
  order,
  requestedDay,
  variety: Number(orderNumber.replaceAll(/\D/g, '').slice(-6)),
  extraDays: brandConfigs[brand].extraNonDeliveryDays,
  momentOf,
  lastAt: events.at(-1)?.at ?? order.receivedAt,
})

/** When the next step of a life is due; undefined at its end. */
export const dueOf = (origin: OrderOrigin, life: Life): Instant | undefined => {
  const next = nextStep(plannedOf(origin, life))
  return next === undefined ? undefined : instantOf(next.due)
}

export const foldLife = (events: readonly OrderEvent[]): Life | undefined => {
  const order = events.reduce<OrderState>(evolveOrder, undefined)
  return order === undefined ? undefined : { order, events }
}

/** A life after a command. The plan and the stored facts agree, so that a refusal here is a fault of the service. */
export const lived = (life: Life | undefined, command: OrderCommand): Life => {
  const decided = decideOrder(life?.order, command)
  if (E.isLeft(decided)) throw new Error(`An order refuses ${command.tag}: ${decided.left.tag}`)
  const order = decided.right.reduce<OrderState>(evolveOrder, life?.order)
  if (order === undefined) throw new Error(`An order is gone after ${command.tag}`)
  return { order, events: [...(life?.events ?? []), ...decided.right] }
}

/** A life with every step of its plan that is due by a time, each at the time for which it was planned. */
export const livedUntil = async (
  origin: OrderOrigin,
  life: Life,
  until: Instant,
  numbers: OrderNumbers,
): Promise<Life> => {
  const next = nextStep(plannedOf(origin, life))
  if (next === undefined) return life
  const at = instantOf(next.due)
  if (Date.parse(at) > Date.parse(until)) return life
  const command = await commandOf(origin, next.step, at, numbers)
  return livedUntil(origin, lived(life, command), until, numbers)
}

const commandOf = async (
  { orderNumber }: OrderOrigin,
  step: Step,
  at: Instant,
  numbers: OrderNumbers,
): Promise<OrderCommand> => {
  const { day } = momentOf(at)
  switch (step.tag) {
    case 'Confirm':
      return { tag: 'Confirm', at, orderNumber: await numbers.order() }
    case 'Dispatch':
      return { ...step, at, trackingNumber: `SE${orderNumber}${String(step.shipment).padStart(3, '0')}` }
    case 'Invoice':
      return { ...step, at, invoiceNumber: await numbers.invoice(), issuedOn: day }
    case 'Pay':
      return { ...step, at, paidOn: day }
    case 'Credit':
      return { ...step, at, creditNumber: await numbers.invoice(), issuedOn: day }
    case 'Supply':
    case 'Pick':
    case 'MakeReady':
    case 'Deliver':
      return { ...step, at }
    default:
      return absurdCase(step)
  }
}

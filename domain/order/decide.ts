import * as E from 'fp-ts/Either'
import { isStoreDelivery } from '../delivery/delivery-type'
import { absurdCase } from '../kernel/decider'
import { roundToTenDecimals } from '../kernel/decimal'
import type { InvoiceNumber } from '../kernel/ids'
import { claimableOf } from './claims'
import { creditedLines, dueDayOf, freightToInvoice, invoicedLines, uncredited } from './invoice-amounts'
import {
  type Invoice,
  type LineQuantity,
  missingOf,
  type Order,
  type OrderLine,
  type OrderState,
  restOf,
  type Shipment,
  type ShipmentProgress,
} from './order'
import type { OrderCommand, OrderEvent, OrderRefusal } from './protocol'

type Verdict = E.Either<OrderRefusal, readonly OrderEvent[]>

const refused = (refusal: OrderRefusal): Verdict => E.left(refusal)
const happened = (event: OrderEvent): Verdict => E.right([event])

/** The facts that follow when an order is told something, or why it cannot be (ORDER-01). */
export const decideOrder = (order: OrderState, command: OrderCommand): Verdict => {
  if (command.tag === 'Receive') return order === undefined ? received(command) : refused({ tag: 'AlreadyReceived' })
  return order === undefined ? refused({ tag: 'NotReceived' }) : decideReceived(order, command)
}

const received = ({ at, deliveryId, lines, freight }: Extract<OrderCommand, { tag: 'Receive' }>): Verdict => {
  const fault = lineFault(
    lines.map(({ position, ordered }) => ({ position, quantity: ordered })),
    () => Infinity,
  )
  if (fault !== undefined) return refused(fault)
  const wrong = lines.find(({ reserved, ordered }) => reserved < 0 || reserved > ordered)
  return wrong === undefined
    ? happened({ tag: 'Received', at, deliveryId, lines, freight })
    : refused({ tag: 'TooMuch', position: wrong.position })
}

const decideReceived = (order: Order, command: Exclude<OrderCommand, { tag: 'Receive' }>): Verdict => {
  const { at } = command
  switch (command.tag) {
    case 'Confirm':
      if (order.confirmed !== undefined) return refused({ tag: 'AlreadyConfirmed' })
      if (!order.lines.some((line) => restOf(line) > 0)) return refused({ tag: 'WrongStage' })
      return happened({ tag: 'Confirmed', at, orderNumber: command.orderNumber })
    case 'Supply':
      return ofLines(order, command.lines, missingOf, () => ({ tag: 'Supplied', at, lines: command.lines }))
    case 'Pick':
      return ofLines(
        order,
        command.lines,
        ({ reserved }) => reserved,
        () => ({ tag: 'Picked', at, shipment: order.shipments.length + 1, lines: command.lines }),
      )
    case 'Dispatch':
      return isStoreDelivery(order.deliveryId)
        ? refused({ tag: 'WrongDelivery' })
        : ofShipment(order, command.shipment, ['Picked'], () => ({
            tag: 'Dispatched',
            at,
            shipment: command.shipment,
            trackingNumber: command.trackingNumber,
          }))
    case 'MakeReady':
      return isStoreDelivery(order.deliveryId)
        ? ofShipment(order, command.shipment, ['Picked'], () => ({ tag: 'MadeReady', at, shipment: command.shipment }))
        : refused({ tag: 'WrongDelivery' })
    case 'Deliver':
      return ofShipment(order, command.shipment, ['Dispatched', 'Ready'], () => ({
        tag: 'Delivered',
        at,
        shipment: command.shipment,
      }))
    case 'Invoice':
      return invoiced(order, command)
    case 'Claim': {
      const { lines, reason } = command
      return ofLines(
        order,
        lines,
        (line) => claimableOf(order, line),
        () => ({ tag: 'Claimed', at, lines, reason }),
      )
    }
    case 'Credit':
      return credited(order, command)
    case 'Pay':
      return ofInvoice(order, command.invoiceNumber, ({ paidOn }) =>
        paidOn === undefined
          ? happened({ tag: 'Paid', at, invoiceNumber: command.invoiceNumber, paidOn: command.paidOn })
          : refused({ tag: 'AlreadyPaid' }),
      )
    case 'Cancel': {
      const lines = order.lines
        .map((line) => ({ position: line.position, quantity: restOf(line) }))
        .filter(({ quantity }) => quantity > 0)
      return lines.length === 0 ? refused({ tag: 'NothingToCancel' }) : happened({ tag: 'Cancelled', at, lines })
    }
    default:
      return absurdCase(command)
  }
}

const invoiced = (order: Order, command: Extract<OrderCommand, { tag: 'Invoice' }>): Verdict => {
  const { at, shipment, invoiceNumber, issuedOn } = command
  if (isTaken(order, invoiceNumber)) return refused({ tag: 'NumberTaken' })
  const found = order.shipments.find(({ number }) => number === shipment)
  if (found?.progress.tag === 'Delivered' && found.progress.invoice !== undefined) return refused({ tag: 'WrongStage' })
  return ofShipment(order, shipment, ['Delivered'], ({ lines }) => ({
    tag: 'Invoiced',
    at,
    shipment,
    invoiceNumber,
    issuedOn,
    dueOn: dueDayOf(issuedOn),
    lines: invoicedLines(order, lines),
    freight: freightToInvoice(order),
  }))
}

const credited = (order: Order, command: Extract<OrderCommand, { tag: 'Credit' }>): Verdict => {
  const { at, invoiceNumber, creditNumber, lines, reason, issuedOn } = command
  if (isTaken(order, creditNumber)) return refused({ tag: 'NumberTaken' })
  return ofInvoice(order, invoiceNumber, (invoice) => {
    const known = (position: number) => invoice.lines.some((line) => line.position === position)
    if (lines.some(({ position }) => !known(position))) return refused({ tag: 'WrongLines' })
    const fault = lineFault(lines, (position) => uncredited(invoice, position))
    if (fault !== undefined) return refused(fault)
    const amounts = creditedLines(invoice, lines)
    return happened({ tag: 'Credited', at, invoiceNumber, creditNumber, lines: amounts, reason, issuedOn })
  })
}

const isTaken = ({ invoices }: Order, invoice: InvoiceNumber): boolean =>
  invoices.some(({ number, credits }) => number === invoice || credits.some((credit) => credit.number === invoice))

const ofInvoice = (order: Order, invoice: InvoiceNumber, verdict: (invoice: Invoice) => Verdict): Verdict => {
  const found = order.invoices.find(({ number }) => number === invoice)
  return found === undefined ? refused({ tag: 'NoSuchInvoice' }) : verdict(found)
}

const ofShipment = (
  order: Order,
  shipment: number,
  from: readonly ShipmentProgress['tag'][],
  event: (shipment: Shipment) => OrderEvent,
): Verdict => {
  const found = order.shipments.find(({ number }) => number === shipment)
  if (found === undefined) return refused({ tag: 'NoSuchShipment' })
  return from.includes(found.progress.tag) ? happened(event(found)) : refused({ tag: 'WrongStage' })
}

/** A fact about some of the rows of a confirmed order. */
const ofLines = (
  order: Order,
  lines: readonly LineQuantity[],
  most: (line: OrderLine) => number,
  event: () => OrderEvent,
): Verdict => {
  if (order.confirmed === undefined) return refused({ tag: 'NotConfirmed' })
  if (lines.some(({ position }) => !order.lines.some((line) => line.position === position)))
    return refused({ tag: 'WrongLines' })
  const fault = lineFault(lines, (position) => {
    const line = order.lines.find((each) => each.position === position)
    return line === undefined ? 0 : most(line)
  })
  return fault === undefined ? happened(event()) : refused(fault)
}

const lineFault = (lines: readonly LineQuantity[], mostOf: (position: number) => number): OrderRefusal | undefined => {
  const isNamedTwice = new Set(lines.map(({ position }) => position)).size < lines.length
  if (lines.length === 0 || isNamedTwice || lines.some(({ quantity }) => !(quantity > 0))) return { tag: 'WrongLines' }
  const tooMuch = lines.find(({ position, quantity }) => quantity > roundToTenDecimals(mostOf(position)))
  return tooMuch === undefined ? undefined : { tag: 'TooMuch', position: tooMuch.position }
}

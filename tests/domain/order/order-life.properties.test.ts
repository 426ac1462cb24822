import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { articleNumber, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { decideOrder } from '#domain/order/decide'
import { evolveOrder } from '#domain/order/evolve'
import { openAmount } from '#domain/order/invoice-amounts'
import { type Order, type OrderState, restOf, type ShipmentProgress } from '#domain/order/order'
import { statusOf, type OrderStatus } from '#domain/order/order-status'
import type { OrderCommand } from '#domain/order/protocol'
import { reactOrder } from '#domain/order/react'
import { aLine, day, receive, totalOf, TUESDAY } from './given-order'

type Tag = OrderCommand['tag']
const at = TUESDAY

const lines = fc.array(
  fc.record({ position: fc.integer({ min: 1, max: 4 }), quantity: fc.integer({ min: -1, max: 12 }) }),
  { maxLength: 3 },
)
const shipment = fc.integer({ min: 1, max: 4 })
const invoice = fc.integer({ min: 1, max: 5 }).map((number) => invoiceNumber(String(number)))

const command: fc.Arbitrary<OrderCommand> = fc.oneof(
  { arbitrary: fc.constant<OrderCommand>({ tag: 'Confirm', at, orderNumber: orderNumber('7200002') }), weight: 2 },
  { arbitrary: lines.map((some): OrderCommand => ({ tag: 'Pick', at, lines: some })), weight: 4 },
  { arbitrary: lines.map((some): OrderCommand => ({ tag: 'Supply', at, lines: some })), weight: 3 },
  {
    arbitrary: shipment.map((one): OrderCommand => ({ tag: 'Dispatch', at, shipment: one, trackingNumber: 'SE1' })),
    weight: 2,
  },
  { arbitrary: shipment.map((one): OrderCommand => ({ tag: 'MakeReady', at, shipment: one })), weight: 2 },
  { arbitrary: shipment.map((one): OrderCommand => ({ tag: 'Deliver', at, shipment: one })), weight: 3 },
  {
    arbitrary: fc
      .tuple(shipment, invoice)
      .map(([one, number]): OrderCommand => ({
        tag: 'Invoice',
        at,
        shipment: one,
        invoiceNumber: number,
        issuedOn: day('2026-03-10'),
      })),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(invoice, invoice, lines, fc.constantFrom('returned' as const, 'damaged' as const))
      .map(([number, creditNumber, some, reason]): OrderCommand => ({
        tag: 'Credit',
        at,
        invoiceNumber: number,
        creditNumber,
        lines: some,
        reason,
        issuedOn: day('2026-03-12'),
      })),
    weight: 2,
  },
  {
    arbitrary: invoice.map((number): OrderCommand => ({
      tag: 'Pay',
      at,
      invoiceNumber: number,
      paidOn: day('2026-04-01'),
    })),
    weight: 1,
  },
  { arbitrary: fc.constant<OrderCommand>({ tag: 'Cancel', at }), weight: 1 },
)

const received = fc
  .tuple(
    fc.array(
      fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 99_999 })),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom('DBI' as const, 'EXH' as const, 'XXX' as const, 'EXB' as const),
  )
  .map(([rows, deliveryId]) =>
    receive(
      rows.map(([ordered, held, ore], index) =>
        aLine(index + 1, { ordered, reserved: Math.min(ordered, held), total: money(ore / 100) }),
      ),
      deliveryId,
    ),
  )

/** What a shipment may be told, by how far it is. */
const shipmentTable: Readonly<Record<ShipmentProgress['tag'], readonly Tag[]>> = {
  Picked: ['Dispatch', 'MakeReady'],
  Dispatched: ['Deliver'],
  Ready: ['Deliver'],
  Delivered: ['Invoice'],
}
/** What an order may be told at all, by its status. */
const orderTable: Readonly<Record<OrderStatus, readonly Tag[]>> = {
  received: ['Confirm', 'Cancel'],
  confirmed: ['Supply', 'Pick', 'Cancel'],
  picking: ['Supply', 'Pick', 'Cancel', 'Dispatch', 'MakeReady', 'Deliver'],
  dispatched: ['Supply', 'Pick', 'Cancel', 'Deliver'],
  readyToCollect: ['Supply', 'Pick', 'Cancel', 'Deliver'],
  partlyDelivered: ['Supply', 'Pick', 'Cancel', 'Dispatch', 'MakeReady', 'Deliver', 'Invoice', 'Credit', 'Pay'],
  delivered: ['Invoice', 'Credit', 'Pay'],
  invoiced: ['Credit', 'Pay'],
  credited: ['Pay'],
  cancelled: [],
}

const lived = (
  first: OrderCommand,
  commands: readonly OrderCommand[],
  watch: (before: Order, told: OrderCommand, isTaken: boolean, after: Order) => void,
): Order | undefined => {
  let order: OrderState
  for (const each of [first, ...commands]) {
    const before = order
    const decided = decideOrder(order, each)
    if (E.isRight(decided)) order = decided.right.reduce<OrderState>(evolveOrder, order)
    if (before !== undefined && order !== undefined) watch(before, each, E.isRight(decided), order)
  }
  return order
}

const commands = fc.array(command, { maxLength: 40 })

describe('the life of an order', () => {
  test.prop([received, commands], { numRuns: 500 })('has no transition that its table does not have', (first, told) => {
    lived(first, told, (before, each, isTaken, after) => {
      if (!isTaken) return expect(after).toBe(before)
      expect(orderTable[statusOf(before)]).toContain(each.tag)
      if ('shipment' in each) {
        const progress = before.shipments[each.shipment - 1]?.progress
        expect(progress && shipmentTable[progress.tag]).toContain(each.tag)
      }
      return undefined
    })
  })

  test.prop([received, commands], { numRuns: 500 })(
    'never has more of a row than was ordered, nor less than nothing',
    (first, told) => {
      lived(first, told, (_before, _told, _isTaken, order) => {
        for (const line of order.lines) {
          const shipped = order.shipments
            .flatMap((one) => one.lines)
            .filter(({ position }) => position === line.position)
          expect(shipped.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.picked)
          expect(line.picked + line.cancelled + restOf(line)).toBe(line.ordered)
          expect(Math.min(line.reserved, restOf(line), line.picked, line.cancelled)).toBeGreaterThanOrEqual(0)
          expect(line.reserved).toBeLessThanOrEqual(restOf(line))
        }
      })
    },
  )

  test.prop([received, commands], { numRuns: 500 })(
    'costs on its invoices what was picked of it, to the öre',
    (first, told) => {
      const order = lived(first, told, () => {})
      if (order === undefined) return
      const isWhole = order.lines.every(({ picked, ordered }) => picked === ordered)
      const isInvoiced = order.invoices.length === order.shipments.length && order.shipments.length > 0
      const invoiced = order.invoices.reduce((sum, { total }) => roundToTenDecimals(sum + total), 0)
      expect(invoiced).toBeLessThanOrEqual(totalOf(order))
      if (isWhole && isInvoiced) expect(invoiced).toBe(totalOf(order))
      for (const one of order.invoices) {
        expect(openAmount(one)).toBeGreaterThanOrEqual(0)
        const credited = one.credits.reduce((sum, { total }) => roundToTenDecimals(sum + total), 0)
        expect(credited).toBeLessThanOrEqual(roundToTenDecimals(one.total - one.freight))
      }
    },
  )
})

const SHELF = 30
const ARTICLE = articleNumber('5000001')

describe('the stock of a place', () => {
  const step = fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 10 }).map((quantity) => ({ tag: 'Order', quantity }) as const), weight: 2 },
    {
      arbitrary: fc.tuple(fc.nat({ max: 9 }), command).map(([which, each]) => ({ tag: 'Tell', which, each }) as const),
      weight: 9,
    },
  )
  test.prop([fc.array(step, { maxLength: 120 })], { numRuns: 300 })(
    'is neither lost nor made by any interleaving of orders, picks and cancellations',
    (steps) => {
      let shelf = SHELF
      let supplied = 0
      let returned = 0
      const orders: Order[] = []
      for (const each of steps) {
        if (each.tag === 'Order') {
          const reserved = Math.min(shelf, each.quantity)
          shelf -= reserved
          const made = lived(
            receive([aLine(1, { articleNumber: ARTICLE, ordered: each.quantity, reserved })]),
            [],
            () => {},
          )
          if (made !== undefined) orders.push(made)
        } else {
          const order = orders[each.which]
          const decided = order === undefined ? undefined : decideOrder(order, each.each)
          if (order === undefined || decided === undefined || E.isLeft(decided)) continue
          for (const event of decided.right) {
            for (const { lines: back } of reactOrder(order, event)) for (const { quantity } of back) shelf += quantity
            if (event.tag === 'Supplied') for (const { quantity } of event.lines) supplied += quantity
            if (event.tag === 'Credited' && event.reason === 'returned')
              for (const { quantity } of event.lines) returned += quantity
          }
          const after = decided.right.reduce<OrderState>(evolveOrder, order)
          if (after !== undefined) orders[each.which] = after
        }
        const held = orders
          .flatMap((order) => order.lines)
          .reduce((sum, { reserved, picked }) => sum + reserved + picked, 0)
        expect(shelf).toBeGreaterThanOrEqual(0)
        expect(shelf + held - returned).toBe(SHELF + supplied)
      }
    },
  )
})

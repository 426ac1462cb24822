import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect } from 'vitest'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { articleNumber, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { decideOrder } from '#domain/order/decide'
import { evolveOrder } from '#domain/order/evolve'
import { claimableOf } from '#domain/order/claims'
import { openAmount } from '#domain/order/invoice-amounts'
import { missingOf, type Order, type OrderState, restOf, type ShipmentProgress } from '#domain/order/order'
import { statusOf, type OrderStatus } from '#domain/order/order-status'
import type { OrderCommand } from '#domain/order/protocol'
import { reactOrder } from '#domain/order/react'
import { aLine, day, receive, totalOf, TUESDAY } from './given-order'

type Tag = OrderCommand['tag']
const at = TUESDAY

/** What an order is told, without regard to how it stands: the rows and shipments follow when that is known. */
const choice = fc.record({
  tag: fc.constantFrom<Exclude<Tag, 'Receive'>>(
    ...(['Confirm', 'Confirm', 'Pick', 'Pick', 'Supply', 'Dispatch', 'MakeReady', 'Deliver', 'Deliver'] as const),
    ...(['Invoice', 'Invoice', 'Claim', 'Credit', 'Pay'] as const),
  ),
  which: fc.nat({ max: 20 }),
  share: fc.integer({ min: 1, max: 4 }),
  reason: fc.constantFrom('returned' as const, 'damaged' as const),
  /** Now and then what makes no sense. */
  off: fc.constantFrom(0, 0, 0, 0, 0, 1, -20),
})
type Choice = typeof choice extends fc.Arbitrary<infer Chosen> ? Chosen : never
/** Seldom, since little happens after it. */
const toldCancel = fc.constant('Cancel' as const)
/** Long enough for many to come to an invoice. */
const choices = (maxLength: number) =>
  fc.array(fc.oneof({ arbitrary: choice, weight: 30 }, { arbitrary: toldCancel, weight: 1 }), {
    minLength: maxLength / 2,
    maxLength,
    size: 'max',
  })

const commandOf = (order: Order, told: Choice | 'Cancel'): OrderCommand => {
  if (told === 'Cancel') return { tag: 'Cancel', at }
  const { tag, which, share, reason, off } = told
  const line = order.lines[which % order.lines.length]
  const shipment = (which % Math.max(1, order.shipments.length)) + 1 + off
  const invoice = order.invoices[which % Math.max(1, order.invoices.length)]
  const taken = order.invoices.length + order.invoices.flatMap(({ credits }) => credits).length
  const next = invoiceNumber(String(taken + (off > 0 ? 0 : 1)))
  const part = (position: number | undefined, of: number) => [
    { position: (position ?? 9) + Math.max(0, off), quantity: Math.ceil(of / share) + Math.min(0, off) },
  ]
  switch (tag) {
    case 'Confirm':
      return { tag, at, orderNumber: orderNumber('7200002') }
    case 'Pick':
      return { tag, at, lines: part(line?.position, line?.reserved ?? 1) }
    case 'Supply':
      return { tag, at, lines: part(line?.position, line === undefined ? 1 : missingOf(line)) }
    case 'Dispatch':
      return { tag, at, shipment, trackingNumber: 'SE1' }
    case 'MakeReady':
    case 'Deliver':
      return { tag, at, shipment }
    case 'Invoice':
      return { tag, at, shipment, invoiceNumber: next, issuedOn: day('2026-03-10') }
    case 'Credit': {
      const credited = invoice?.lines[which % invoice.lines.length]
      const lines = part(credited?.position, credited?.quantity ?? 1)
      return {
        tag,
        at,
        invoiceNumber: invoice?.number ?? next,
        creditNumber: next,
        lines,
        reason,
        issuedOn: day('2026-03-12'),
      }
    }
    case 'Claim':
      return { tag, at, lines: part(line?.position, line === undefined ? 1 : claimableOf(order, line)), reason }
    case 'Pay':
      return { tag, at, invoiceNumber: invoice?.number ?? next, paidOn: day('2026-04-01') }
    case 'Cancel':
      return { tag, at }
  }
}

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
  partlyDelivered: [
    'Supply',
    'Pick',
    'Cancel',
    'Dispatch',
    'MakeReady',
    'Deliver',
    'Invoice',
    'Claim',
    'Credit',
    'Pay',
  ],
  delivered: ['Invoice', 'Claim', 'Credit', 'Pay'],
  invoiced: ['Claim', 'Credit', 'Pay'],
  credited: ['Pay'],
  cancelled: [],
}

type Watch = (before: Order, told: OrderCommand, isTaken: boolean, after: Order) => void

const begun = (first: OrderCommand): Order => {
  const decided = decideOrder(undefined, first)
  const order = E.isRight(decided) ? decided.right.reduce<OrderState>(evolveOrder, undefined) : undefined
  if (order === undefined) throw new Error('the order is not received')
  return order
}

const lived = (first: OrderCommand, told: readonly (Choice | 'Cancel')[], watch: Watch = () => {}): Order => {
  let order = begun(first)
  for (const each of told) {
    const before = order
    const command = commandOf(order, each)
    const decided = decideOrder(order, command)
    if (E.isRight(decided)) order = decided.right.reduce<OrderState>(evolveOrder, order) ?? order
    watch(before, command, E.isRight(decided), order)
  }
  return order
}

const commands = choices(80)

describe('the life of an order', () => {
  test.prop([received, commands], { numRuns: 200 })('has no transition that its table does not have', (first, told) => {
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

  test.prop([received, commands], { numRuns: 200 })(
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
          const claimed = order.claims
            .flatMap(({ lines }) => lines)
            .filter(({ position }) => position === line.position)
          expect(claimed.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(line.picked)
        }
      })
    },
  )

  test.prop([received, commands], { numRuns: 200 })(
    'costs on its invoices what was picked of it, to the öre',
    (first, told) => {
      const order = lived(first, told)
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
      arbitrary: fc
        .tuple(fc.nat({ max: 9 }), fc.oneof({ arbitrary: choice, weight: 20 }, { arbitrary: toldCancel, weight: 1 }))
        .map(([which, each]) => ({ tag: 'Tell', which, each }) as const),
      weight: 9,
    },
  )
  test.prop([fc.array(step, { minLength: 60, maxLength: 160, size: 'max' })], { numRuns: 300 })(
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
          orders.push(begun(receive([aLine(1, { articleNumber: ARTICLE, ordered: each.quantity, reserved })])))
        } else {
          const order = orders[each.which]
          const decided = order === undefined ? undefined : decideOrder(order, commandOf(order, each.each))
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

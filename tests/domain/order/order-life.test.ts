import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { decideOrder } from '#domain/order/decide'
import { amountOfPart, deductionOf } from '#domain/order/invoice-amounts'
import { restLines, statusOf } from '#domain/order/order-status'
import type { OrderCommand } from '#domain/order/protocol'
import { reactOrder } from '#domain/order/react'
import { aLine, day, receive, told, TUESDAY as at } from './given-order'

const confirm: OrderCommand = { tag: 'Confirm', at, orderNumber: orderNumber('7200002') }
const pick = (...quantities: readonly number[]): OrderCommand => ({
  tag: 'Pick',
  at,
  lines: quantities
    .map((quantity, index) => ({ position: index + 1, quantity }))
    .filter(({ quantity }) => quantity > 0),
})
const supply = (quantity: number): OrderCommand => ({ tag: 'Supply', at, lines: [{ position: 1, quantity }] })
const dispatch = (shipment: number): OrderCommand => ({ tag: 'Dispatch', at, shipment, trackingNumber: 'SE1' })
const ready = (shipment: number): OrderCommand => ({ tag: 'MakeReady', at, shipment })
const deliver = (shipment: number): OrderCommand => ({ tag: 'Deliver', at, shipment })
const bill = (shipment: number, number = shipment): OrderCommand => ({
  tag: 'Invoice',
  at,
  shipment,
  invoiceNumber: invoiceNumber(String(number)),
  issuedOn: day('2026-03-10'),
})
const credit = (quantity: number, reason: 'returned' | 'damaged' = 'returned'): OrderCommand => ({
  tag: 'Credit',
  at,
  invoiceNumber: invoiceNumber('1'),
  creditNumber: invoiceNumber('9'),
  lines: [{ position: 1, quantity }],
  reason,
  issuedOn: day('2026-03-12'),
})
const claim = (quantity: number, reason: 'returned' | 'damaged' = 'returned'): OrderCommand => ({
  tag: 'Claim',
  at,
  lines: [{ position: 1, quantity }],
  reason,
})
const cancel: OrderCommand = { tag: 'Cancel', at }
const one = [aLine(1)]
const refusalOf = (before: readonly OrderCommand[], command: OrderCommand): string | undefined => {
  const decided = decideOrder(before.length === 0 ? undefined : told(...before), command)
  return E.isLeft(decided) ? decided.left.tag : undefined
}

describe('the status of an order', () => {
  const driven = [receive(one), confirm, pick(10), dispatch(1), deliver(1), bill(1)]
  it.each([
    ['received', [receive(one)]],
    ['confirmed', driven.slice(0, 2)],
    ['picking', driven.slice(0, 3)],
    ['dispatched', driven.slice(0, 4)],
    ['readyToCollect', [receive(one, 'EXH'), confirm, pick(10), ready(1)]],
    ['partlyDelivered', [receive(one), confirm, pick(4), dispatch(1), deliver(1)]],
    ['partlyDelivered', [receive(one), confirm, pick(4), dispatch(1), deliver(1), pick(6)]],
    ['delivered', driven.slice(0, 5)],
    ['delivered', [receive(one), confirm, pick(4), cancel, dispatch(1), deliver(1)]],
    ['invoiced', driven],
    ['invoiced', [...driven, credit(9)]],
    ['credited', [...driven, credit(10)]],
    ['cancelled', [receive(one), cancel]],
    ['cancelled', [receive(one), confirm, cancel]],
  ] as const)('is %s', (status, commands) => {
    expect(statusOf(told(...commands))).toBe(status)
  })

  it('counts the rows that are left only after a part has gone', () => {
    expect(restLines(told(receive(), confirm))).toBe(0)
    expect(restLines(told(receive(), confirm, pick(10, 4)))).toBe(1)
  })
})

describe('an order refuses', () => {
  it.each([
    ['to be told anything before it is received', [], confirm, 'NotReceived'],
    ['to be received twice', [receive(one)], receive(one), 'AlreadyReceived'],
    ['to be confirmed twice', [receive(one), confirm], confirm, 'AlreadyConfirmed'],
    ['to be picked before it is confirmed', [receive(one)], pick(1), 'NotConfirmed'],
    ['to be picked beyond what is set aside', [receive([aLine(1, { reserved: 3 })]), confirm], pick(4), 'TooMuch'],
    ['more supplies than it misses', [receive([aLine(1, { reserved: 3 })]), confirm], supply(8), 'TooMuch'],
    ['to be picked of nothing', [receive(one), confirm], pick(), 'WrongLines'],
    ['goods of a store to be driven out', [receive(one, 'EXH'), confirm, pick(1)], dispatch(1), 'WrongDelivery'],
    ['goods for a lorry to be put out', [receive(one), confirm, pick(1)], ready(1), 'WrongDelivery'],
    ['a shipment that it does not have', [receive(one), confirm, pick(1)], dispatch(2), 'NoSuchShipment'],
    ['to be delivered before it is sent', [receive(one), confirm, pick(1)], deliver(1), 'WrongStage'],
    ['to be invoiced before it is delivered', [receive(one), confirm, pick(1), dispatch(1)], bill(1), 'WrongStage'],
    ['a second invoice', [receive(one), confirm, pick(10), dispatch(1), deliver(1), bill(1)], bill(1, 2), 'WrongStage'],
    ['to be cancelled when all is picked', [receive(one), confirm, pick(10)], cancel, 'NothingToCancel'],
    ['to be cancelled twice', [receive(one), cancel], cancel, 'NothingToCancel'],
    ['a claim of goods on their way', [receive(one), confirm, pick(4), dispatch(1)], claim(1), 'TooMuch'],
    ['a claim of more than came', [receive(one), confirm, pick(4), dispatch(1), deliver(1)], claim(5), 'TooMuch'],
    [
      'a claim of what is claimed or credited already',
      [receive(one), confirm, pick(4), dispatch(1), deliver(1), bill(1), claim(1, 'damaged'), credit(2)],
      claim(2),
      'TooMuch',
    ],
    [
      'to be credited beyond its invoice',
      [receive(one), confirm, pick(4), dispatch(1), deliver(1), bill(1)],
      credit(5),
      'TooMuch',
    ],
  ] as const)('%s', (_, before, command, refusal) => {
    expect(refusalOf(before, command)).toBe(refusal)
  })
})

describe('a credit note', () => {
  const delivered = [receive(one), confirm, pick(10), dispatch(1), deliver(1), bill(1)]
  it.each([
    ['settles the claims of its reason, the oldest first', [claim(3), claim(4), credit(5)], [2]],
    ['leaves those of another reason', [claim(3, 'damaged'), credit(3)], [3]],
    ['may be for more than was claimed', [claim(3), credit(5)], []],
  ] as const)('%s', (_, commands, left) => {
    const { claims } = told(...delivered, ...commands)
    expect(claims.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(left)
  })
})

describe('amounts', () => {
  it('of parts add up to the whole, each in whole öre', () => {
    const parts = [0, 1, 2].map((before) => amountOfPart(money(100), 3, before, 1))
    expect(parts).toEqual([33.33, 33.34, 33.33])
  })

  it('of an invoice are due after thirty days, and the freight is on the first', () => {
    const { invoices } = told(
      ...[receive(one), confirm, pick(4), dispatch(1), deliver(1), bill(1), pick(6), dispatch(2), deliver(2), bill(2)],
    )
    expect(invoices.map(({ freight, total, dueOn }) => [freight, total, dueOn])).toEqual([
      [195, 328.33, '2026-04-09'],
      [0, 200, '2026-04-09'],
    ])
  })

  it('that are cancelled or credited are deducted from their row', () => {
    const [, ...rest] = [receive(one), confirm, pick(4), cancel, dispatch(1), deliver(1), bill(1), credit(2)]
    const order = told(receive([aLine(1, { total: money(100) })]), ...rest)
    expect(order.lines.map((line) => deductionOf(order, line))).toEqual([80])
  })
})

describe('stock comes back', () => {
  const delivered = [receive(one), confirm, pick(10), dispatch(1), deliver(1), bill(1)]
  const backFrom = (before: readonly OrderCommand[], command: OrderCommand) => {
    const order = told(...before)
    const decided = decideOrder(order, command)
    return E.isLeft(decided) ? undefined : decided.right.flatMap((event) => reactOrder(order, event))
  }
  it.each([
    ['what was set aside, by a cancellation', [receive([aLine(1, { reserved: 7 })])], cancel, 7],
    ['what is returned', delivered, credit(3), 3],
  ] as const)('%s', (_, before, command, quantity) => {
    expect(backFrom(before, command)).toMatchObject([{ lines: [{ quantity }] }])
  })
  it('but not what is damaged, nor what was never there', () => {
    expect(backFrom(delivered, credit(3, 'damaged'))).toEqual([])
    expect(backFrom([receive([aLine(1, { reserved: 0 })])], cancel)).toEqual([])
  })
})

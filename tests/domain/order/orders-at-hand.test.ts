import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money'
import { invoiceStanding } from '#domain/order/invoice-standing'
import { type CountedOrder, openOrders } from '#domain/order/open-orders'
import { openStatuses, STEPS_OF_AN_ORDER, stepsOf } from '#domain/order/order-progress'
import { orderStatuses } from '#domain/order/order-status'
import { followedMonths, spentByMonth, spentOn, totalSpent } from '#domain/order/spending'
import { day } from '../given'

const today = day('2026-11-24')
const order = (given: Partial<CountedOrder>): CountedOrder => ({
  status: 'confirmed',
  deliveryDay: undefined,
  restLines: 0,
  restDay: undefined,
  ...given,
})

describe('how far an order has come', () => {
  it('is at most four steps, all of them once it is delivered and none when it is cancelled', () => {
    expect(orderStatuses.map((status) => [status, stepsOf(status)])).toEqual([
      ['received', 1],
      ['confirmed', 1],
      ['picking', 2],
      ['dispatched', 3],
      ['readyToCollect', 3],
      ['partlyDelivered', 3],
      ['delivered', STEPS_OF_AN_ORDER],
      ['invoiced', STEPS_OF_AN_ORDER],
      ['credited', STEPS_OF_AN_ORDER],
      ['cancelled', 0],
    ])
  })

  it('is open until all of it is delivered or cancelled', () => {
    expect(orderStatuses.filter((status) => !openStatuses.some((open) => open === status))).toEqual([
      'delivered',
      'invoiced',
      'credited',
      'cancelled',
    ])
  })
})

describe('what is still to come', () => {
  it('counts the orders of today, the rows that are left and the first day that some of them are expected', () => {
    const found = openOrders(
      [
        order({ deliveryDay: today }),
        order({ status: 'partlyDelivered', restLines: 2, restDay: day('2026-12-18') }),
        order({ status: 'partlyDelivered', restLines: 1, restDay: day('2026-12-04') }),
        order({ status: 'delivered', deliveryDay: today, restLines: 9, restDay: day('2026-11-25') }),
      ],
      today,
    )
    expect(found).toEqual({ dueToday: 1, restLines: 3, nextRestDay: '2026-12-04' })
  })

  it('names no day that has passed', () => {
    const late = order({ status: 'partlyDelivered', restLines: 1, restDay: day('2026-11-20') })
    expect(openOrders([late], today)).toEqual({ dueToday: 0, restLines: 1, nextRestDay: undefined })
  })
})

describe('an invoice', () => {
  it.each([
    ['2026-11-23', undefined, 'Overdue'],
    ['2026-11-24', undefined, 'Open'],
    ['2026-11-01', '2026-11-02', 'Paid'],
  ])('due on %s and paid on %s is %s', (dueOn, paidOn, tag) => {
    const paid = paidOn === undefined ? undefined : day(paidOn)
    expect(invoiceStanding({ dueOn: day(dueOn), paidOn: paid }, today).tag).toBe(tag)
  })
})

describe('what was spent', () => {
  it('is followed over the present month and the two years before it', () => {
    const months = followedMonths(today)
    expect([months[0], months[1], months[2], months.at(-1), months.length]).toEqual([
      '2024-11',
      '2024-12',
      '2025-01',
      '2026-11',
      25,
    ])
  })

  const spending = fc.array(
    fc.record({
      month: fc.constantFrom(...followedMonths(today)),
      amount: fc.integer({ min: -100_000, max: 1_000_000 }).map((ore) => money(ore / 100)),
      on: fc.option(fc.constantFrom('vvs', 'el', 'golv'), { nil: undefined }),
    }),
    { maxLength: 40 },
  )

  test.prop([spending])('adds up to the same by month, by thing and in all', (spent) => {
    const total = totalSpent(spent)
    expect(totalSpent(spentByMonth(spent, followedMonths(today)))).toBeCloseTo(total, 6)
    const byThing = spentOn(spent, ({ on }) => (on === undefined ? undefined : { key: on, name: on.toUpperCase() }))
    expect(byThing.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 6)
    expect(byThing.map(({ amount }) => amount)).toEqual(
      byThing.map(({ amount }) => amount).toSorted((one, other) => other - one),
    )
  })
})

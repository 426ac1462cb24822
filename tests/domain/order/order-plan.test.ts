import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { addDays } from '#domain/kernel/calendar-date'
import { type Instant, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { openAmount } from '#domain/order/invoice-amounts'
import { nextStep, restDayOf, type Step } from '#domain/order/order-plan'
import { statusOf } from '#domain/order/order-status'
import type { OrderCommand } from '#domain/order/protocol'
import { aLine, day, instantOf, momentOf, receive, told, totalOf } from './given-order'

const commandOf = (step: Step, at: Instant, next: number): OrderCommand => {
  switch (step.tag) {
    case 'Confirm':
      return { ...step, at, orderNumber: orderNumber('7200002') }
    case 'Dispatch':
      return { ...step, at, trackingNumber: 'SE1' }
    case 'Invoice':
      return { ...step, at, invoiceNumber: invoiceNumber(String(next)), issuedOn: momentOf(at).day }
    case 'Pay':
      return { ...step, at, paidOn: momentOf(at).day }
    case 'Credit':
      return { ...step, at, creditNumber: invoiceNumber(String(next)), issuedOn: momentOf(at).day }
    case 'Supply':
    case 'Pick':
    case 'MakeReady':
    case 'Deliver':
      return { ...step, at }
  }
}

interface Given {
  readonly first?: OrderCommand
  /** What has happened already, from the first on. */
  readonly begun?: readonly OrderCommand[]
  readonly requested?: string
  readonly variety?: number
}

/** Everything that happens to an order of itself, until nothing more does. */
const lifeOf = ({ first = receive(), begun = [first], requested, variety = 0 }: Given) => {
  const commands = [...begun]
  const steps: string[] = []
  for (;;) {
    const order = told(...commands)
    const next = nextStep({
      order,
      requestedDay: requested === undefined ? undefined : day(requested),
      variety,
      extraDays: [],
      momentOf,
      lastAt: commands.at(-1)?.at ?? first.at,
    })
    if (next === undefined) return { order, commands, steps }
    steps.push(`${next.step.tag} ${next.due.day} ${next.due.timeOfDay}`)
    commands.push(commandOf(next.step, instantOf(next.due), commands.length))
    if (commands.length > 50) throw new Error('this order never ends')
  }
}

describe('the plan of an order', () => {
  it('drives goods out on the day asked for, and invoices them on the next', () => {
    const { steps } = lifeOf({ first: receive([aLine(1)]), requested: '2026-03-05', variety: 1 })
    expect(steps).toEqual([
      'Confirm 2026-03-03 09:02',
      'Pick 2026-03-04 16:45',
      'Dispatch 2026-03-05 05:30',
      'Deliver 2026-03-05 07:37',
      'Invoice 2026-03-06 06:00',
      'Pay 2026-04-02 04:00',
    ])
  })

  it('puts goods out in the store on the morning of the day', () => {
    const { steps } = lifeOf({ first: receive([aLine(1)], 'EXH'), requested: '2026-03-04' })
    expect(steps.slice(1, 4)).toEqual([
      'Pick 2026-03-03 16:45',
      'MakeReady 2026-03-04 08:00',
      'Deliver 2026-03-04 08:45',
    ])
  })

  it('sends express goods within the hour', () => {
    const { steps } = lifeOf({ first: receive([aLine(1)], 'XXX'), requested: '2026-03-03' })
    expect(steps.slice(0, 4)).toEqual([
      'Confirm 2026-03-03 09:02',
      'Pick 2026-03-03 09:12',
      'Dispatch 2026-03-03 09:27',
      'Deliver 2026-03-03 09:57',
    ])
  })

  it('sends what there is first, and what was missing when it has come', () => {
    const { order, steps } = lifeOf({
      first: receive([aLine(1, { reserved: 4 }), aLine(2)]),
      requested: '2026-03-04',
      variety: 1,
    })
    expect(steps.filter((step) => /Pick|Supply|Dispatch/.test(step))).toEqual([
      'Pick 2026-03-03 16:45',
      'Dispatch 2026-03-04 05:30',
      'Supply 2026-03-09 10:00',
      'Pick 2026-03-09 16:45',
      'Dispatch 2026-03-10 05:30',
    ])
    expect(order.shipments.map(({ lines }) => lines)).toEqual([
      [
        { position: 1, quantity: 4 },
        { position: 2, quantity: 10 },
      ],
      [{ position: 1, quantity: 6 }],
    ])
  })

  it('knows from the beginning when the rest is to go out', () => {
    const { commands } = lifeOf({ first: receive([aLine(1, { reserved: 4 })]), requested: '2026-03-04', variety: 1 })
    const order = told(...commands.slice(0, 2))
    const planned = {
      order,
      requestedDay: day('2026-03-04'),
      variety: 1,
      extraDays: [],
      momentOf,
      lastAt: order.receivedAt,
    }
    expect(restDayOf(planned)).toBe('2026-03-10')
  })

  it('credits what is claimed after two days, on the invoice of each part of it', () => {
    const { commands } = lifeOf({ first: receive([aLine(1, { reserved: 4 }), aLine(2)]), variety: 1 })
    const delivered = commands.findLastIndex(({ tag }) => tag === 'Deliver')
    const told6: OrderCommand = {
      tag: 'Claim',
      // A Thursday.
      at: instantOf({ day: day('2026-03-12'), timeOfDay: '10:00' }),
      reason: 'damaged',
      lines: [{ position: 1, quantity: 6 }],
    }
    const { order, steps } = lifeOf({ begun: [...commands.slice(0, delivered + 2), told6], variety: 1 })
    expect(steps.filter((step) => step.startsWith('Credit'))).toEqual([
      'Credit 2026-03-16 09:00',
      'Credit 2026-03-16 09:00',
    ])
    expect(order.invoices.map(({ credits }) => credits.map(({ lines }) => lines))).toMatchObject([
      [[{ position: 1, quantity: 4 }]],
      [[{ position: 1, quantity: 2 }]],
    ])
    expect(order.claims).toEqual([])
  })

  it('ends with a cancellation', () => {
    const cancelled = told(receive([aLine(1)]), { tag: 'Cancel', at: receive().at })
    const planned = {
      order: cancelled,
      requestedDay: undefined,
      variety: 0,
      extraDays: [],
      momentOf,
      lastAt: receive().at,
    }
    expect(nextStep(planned)).toBeUndefined()
  })

  const rows = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 999_999 })),
    { minLength: 1, maxLength: 5 },
  )
  test.prop(
    [
      rows,
      fc.constantFrom<DeliveryId>('DBI', 'EXH', 'XXX', 'EXB'),
      fc.nat({ max: 999_999 }),
      fc.option(fc.integer({ min: -2, max: 40 }), { nil: undefined }),
      fc.nat({ max: 800 * 24 * 60 }),
    ],
    { numRuns: 300 },
  )(
    'leads every order to its paid invoices, in order of time and on days of delivery',
    (lines, deliveryId, variety, wait, minute) => {
      const at = new Date(Date.parse('2025-01-01T00:00:00Z') + minute * 60_000).toISOString()
      const first = {
        ...receive(
          lines.map(([ordered, held, ore], index) =>
            aLine(index + 1, { ordered, reserved: Math.min(held, ordered), total: money(ore / 100) }),
          ),
          deliveryId,
        ),
        at: instantOf({ day: day(at.slice(0, 10)), timeOfDay: at.slice(11, 16) }),
      }
      const { order, commands } = lifeOf({
        first,
        variety,
        ...(wait === undefined ? {} : { requested: addDays(day(at.slice(0, 10)), wait) }),
      })
      const times = commands.map((command) => command.at)
      expect(times).toEqual(times.toSorted())
      expect(statusOf(order)).toBe('invoiced')
      // A part of a row may cost less than half an öre, and then there is nothing to pay.
      expect(order.invoices.map(openAmount)).toEqual(order.invoices.map(() => 0))
      expect(order.invoices.reduce((sum, { total }) => sum + Math.round(total * 100), 0)).toBe(
        Math.round(totalOf(order) * 100),
      )
      for (const { tag, at: when } of commands)
        if (tag === 'Dispatch' || tag === 'MakeReady' || tag === 'Invoice')
          expect(isNonDeliveryDay(momentOf(when).day, [])).toBe(false)
    },
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { addDays } from '#domain/kernel/calendar-date'
import {
  canArrive,
  closedForTomorrow,
  commonDays,
  daysGivenUp,
  daysToRequest,
  deliveryDays,
  firstDayOf,
  goesFrom,
  MOST_DAYS_AHEAD,
  passedDay,
} from '#domain/delivery/delivery-days'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { day } from '../given'

const today = day('2026-12-15')

describe('the days of a delivery', () => {
  it("are the customer's own after today", () => {
    const days = deliveryDays(
      [{ deliveryId: 'DBI', dates: [day('2026-12-15'), day('2026-12-17')], orderBefore: undefined }],
      today,
      [],
    )
    expect(days.earliest('DBI')).toBe('2026-12-17')
    expect(days.closed('DBI', day('2026-12-16'))).toBe('notOnTheRound')
    expect(days.earliest('EXH')).toBe('2026-12-16')
    expect(days.closed('EXH', day('2026-12-24'))).toBe('christmasEve')
  })

  it('[DELIVERY-07] include today for express, which goes on the day of the order, and for no other', () => {
    const dates = [today, day('2026-12-16')]
    const days = deliveryDays(
      deliveryIds.map((deliveryId) => ({ deliveryId, dates, orderBefore: undefined })),
      today,
      [],
    )
    expect(deliveryIds.map((id) => [id, days.earliest(id), days.dayOf(id, today)])).toEqual([
      ['DBI', '2026-12-16', '2026-12-16'],
      ['EXH', '2026-12-16', '2026-12-16'],
      ['XXX', today, today],
      ['EXB', today, today],
    ])
  })

  it('end half a year ahead: a later request gives way to the earliest day', () => {
    const days = deliveryDays([], today, [])
    expect(days.closed('DBI', day('2027-06-16'))).toBeUndefined()
    expect(days.closed('DBI', day('2027-06-17'))).toBe('tooFarAhead')
    expect(days.dayOf('DBI', day('2027-12-15'))).toBe('2026-12-16')
  })

  it('are all of the customer’s own, and the day asked for is kept, until today is known', () => {
    const own = deliveryDays([{ deliveryId: 'DBI', dates: [day('2020-01-07')], orderBefore: undefined }], undefined, [])
    expect(own.earliest('DBI')).toBe('2020-01-07')
    expect(own.earliest('EXH')).toBeUndefined()
    expect(own.dayOf('EXH', day('2026-12-24'))).toBe('2026-12-24')
    expect(own.dayOf('EXH', undefined)).toBeUndefined()
    const asked = { deliveryId: 'EXH', requestedDeliveryDate: undefined } as const
    expect(daysToRequest(own, [asked])).toEqual([])
  })

  it('keep a day that was asked for while it can be kept', () => {
    const days = deliveryDays([], today, [])
    expect(days.dayOf('DBI', day('2026-12-16'))).toBe('2026-12-16')
    expect(days.dayOf('DBI', day('2026-12-18'))).toBe('2026-12-18')
    expect(days.dayOf('DBI', day('2026-12-11'))).toBe('2026-12-16')
    expect(days.dayOf('DBI', day('2026-12-25'))).toBe('2026-12-16')
    expect(days.dayOf('DBI', undefined)).toBe('2026-12-16')
  })

  it('are open on the earliest and on every delivery day after it, whatever today is', () => {
    const start = day('2026-01-01')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 1, max: 60 }), (passed, ahead) => {
        const now = addDays(start, passed)
        const days = deliveryDays([], now, [])
        const first = days.earliest('DBI')
        expect(first !== undefined && first > now && days.closed('DBI', first) === undefined).toBe(true)
        const later = addDays(now, ahead)
        expect(days.closed('DBI', later) === undefined).toBe(!isNonDeliveryDay(later, []))
      }),
    )
  })
})

describe('the first day of an article', () => {
  it('is the later one of its arrival and the first day of the delivery', () => {
    const [early, late] = [day('2026-12-15'), day('2026-12-18')]
    expect(firstDayOf(early, late)).toBe(late)
    expect(firstDayOf(late, early)).toBe(late)
    expect(firstDayOf(undefined, early)).toBe(early)
    expect(firstDayOf(early, undefined)).toBe(early)
    expect(firstDayOf(undefined, undefined)).toBeUndefined()
  })
})

describe('the days of several deliveries together', () => {
  it('are those that are open for every one of them', () => {
    const round = { deliveryId: 'DBI', dates: [day('2026-12-17'), day('2026-12-18')], orderBefore: undefined } as const
    const days = commonDays(deliveryDays([round], today, []), ['EXH', 'DBI'])
    expect(days.closed('EXH', day('2026-12-17'))).toBeUndefined()
    expect(days.closed('EXH', day('2026-12-21'))).toBe('notOnTheRound')
  })
})

describe('going on from the delivery step', () => {
  const days = deliveryDays([], today, [])

  it('requests the day that is shown, also where it was never picked', () => {
    const requests = daysToRequest(days, [
      { deliveryId: 'DBI', requestedDeliveryDate: undefined },
      { deliveryId: 'EXH', requestedDeliveryDate: day('2026-12-25') },
    ])
    expect(requests).toEqual([
      { deliveryId: 'DBI', day: '2026-12-16' },
      { deliveryId: 'EXH', day: '2026-12-16' },
    ])
  })

  it('requests no day a second time, and none while today is unknown', () => {
    const requested = [{ deliveryId: 'DBI', requestedDeliveryDate: day('2026-12-18') }] as const
    expect(daysToRequest(days, requested)).toEqual([])
    expect(
      daysToRequest(deliveryDays([], undefined, []), [{ deliveryId: 'DBI', requestedDeliveryDate: undefined }]),
    ).toEqual([])
  })
})

describe('days for several deliveries at once', () => {
  const round = (...dates: readonly string[]) => ({
    ...{ deliveryId: 'DBI' as const, dates: dates.map(day), orderBefore: undefined },
  })
  const both = ['DBI', 'EXH'] as const

  it('end with the delivery that ends first, and christmas is none of them', () => {
    const days = deliveryDays([round('2026-12-17', '2027-01-12')], today, [], ['EXH'])
    expect(days.christmas('EXH')).toBeDefined()
    const common = commonDays(days, both)
    expect(common.latest('EXH')).toBe('2027-01-12')
    expect(common.christmas('EXH')).toBeUndefined()
    expect(common.closed('EXH', day('2026-12-18'))).toBe('notOnTheRound')
    expect(common.closed('EXH', day('2026-12-17'))).toBeUndefined()
    expect(commonDays(days, ['EXH']).latest('EXH')).toBe(addDays(today, MOST_DAYS_AHEAD))
    expect(commonDays(deliveryDays([], undefined, []), both).latest('EXH')).toBeUndefined()
  })

  it('are given up where another day is given to all, and requested again by an undo', () => {
    const days = deliveryDays([], today, [])
    const asked = [
      { deliveryId: 'DBI', requestedDeliveryDate: day('2026-12-18') },
      { deliveryId: 'EXH', requestedDeliveryDate: undefined },
    ] as const
    expect(daysGivenUp(days, asked, day('2026-12-21'))).toEqual([
      { deliveryId: 'DBI', day: '2026-12-18' },
      { deliveryId: 'EXH', day: '2026-12-16' },
    ])
    expect(daysGivenUp(days, asked, day('2026-12-18'))).toEqual([{ deliveryId: 'EXH', day: '2026-12-16' }])
    expect(daysGivenUp(deliveryDays([], undefined, []), asked.slice(1), day('2026-12-18'))).toEqual([])
  })

  it('go from the first open day on, within the days ahead', () => {
    const days = deliveryDays([], today, [])
    expect(goesFrom(days, 'DBI', day('2026-12-19'))).toBe('2026-12-21')
    expect(goesFrom(days, 'DBI', addDays(today, MOST_DAYS_AHEAD + 1))).toBeUndefined()
  })
})

describe('the day that a delivery is ordered for', () => {
  const anyToday = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(day('2024-01-01'), days))
  const anyDelivery = fc.constantFrom(...deliveryIds)

  it('[DELIVERY-25] is a delivery day after today, for express also today, and at most half a year ahead', () => {
    fc.assert(
      fc.property(anyToday, anyDelivery, fc.integer({ min: -10, max: 200 }), (now, delivery, ahead) => {
        const asked = addDays(now, ahead)
        const isExpress = delivery === 'XXX' || delivery === 'EXB'
        expect(
          canArrive(delivery, asked, {
            today: now,
            extraNonDeliveryDays: [addDays(now, 3)],
            christmasDeliveries: [],
            tooLate: [],
          }),
        ).toBe(ahead >= (isExpress ? 0 : 1) && ahead <= 183 && ahead !== 3 && !isNonDeliveryDay(asked, []))
      }),
    )
  })

  it('[DELIVERY-29] is 24 December for those alone that the brand offers for Christmas', () => {
    const calendar = { today, extraNonDeliveryDays: [], christmasDeliveries: ['DBI' as const], tooLate: [] }
    const christmas = day('2026-12-24')
    expect(deliveryIds.filter((delivery) => canArrive(delivery, christmas, calendar))).toEqual(['DBI'])
    expect(canArrive('DBI', day('2027-12-24'), calendar)).toBe(false)
  })

  it('is accepted wherever the shop offers it to a customer without days of their own', () => {
    fc.assert(
      fc.property(anyToday, anyDelivery, fc.integer({ min: 0, max: 200 }), (now, delivery, ahead) => {
        const asked = addDays(now, ahead)
        const days = deliveryDays([], now, [], ['EXH'])
        const calendar = { today: now, extraNonDeliveryDays: [], christmasDeliveries: ['EXH' as const], tooLate: [] }
        fc.pre(days.dayOf(delivery, asked) === asked)
        expect(canArrive(delivery, asked, calendar)).toBe(true)
      }),
    )
  })

  it('is not tomorrow once it is too late to pack for it; express is not packed the day before', () => {
    const calendar = { today, extraNonDeliveryDays: [], christmasDeliveries: [], tooLate: ['DBI' as const] }
    const canCome = (delivery: 'DBI' | 'EXH', asked: string) => canArrive(delivery, day(asked), calendar)
    expect([canCome('DBI', '2026-12-16'), canCome('DBI', '2026-12-17')]).toEqual([false, true])
    expect(canCome('EXH', '2026-12-16')).toBe(true)
    expect(canArrive('XXX', today, { ...calendar, tooLate: deliveryIds })).toBe(true)
  })
})

describe('the time until which a delivery is ordered on the day before', () => {
  const dates = [
    { deliveryId: 'DBI' as const, dates: [day('2026-12-16'), day('2026-12-18')], orderBefore: '15:30' },
    { deliveryId: 'XXX' as const, dates: [today], orderBefore: undefined },
  ]

  it('is over at that minute', () => {
    expect(closedForTomorrow(dates, '15:29')).toEqual([])
    expect(closedForTomorrow(dates, '15:30')).toEqual(['DBI'])
  })

  it('leaves the next of the days that were fetched before it', () => {
    const earliestAt = (timeOfDay: string) =>
      deliveryDays(dates, today, [], [], closedForTomorrow(dates, timeOfDay)).earliest('DBI')
    expect([earliestAt('15:29'), earliestAt('15:30')]).toEqual(['2026-12-16', '2026-12-18'])
  })
})

describe('a chosen day that has passed', () => {
  it('is told with the day in its place; one that can be kept, or that was never chosen, is not', () => {
    const days = deliveryDays([], today, [])
    const told = (requestedDeliveryDate: ReturnType<typeof day> | undefined) =>
      passedDay(days, { deliveryId: 'DBI', requestedDeliveryDate })
    expect(told(today)).toEqual({ asked: today, instead: '2026-12-16' })
    expect([told(day('2026-12-17')), told(undefined)]).toEqual([undefined, undefined])
  })
})

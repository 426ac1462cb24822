import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { christmasDayFor, christmasDeliveries } from '#domain/delivery/christmas-delivery'
import { deliveryCode } from '#domain/delivery/delivery-code'
import { commonDays, daysToRequest, deliveryDays } from '#domain/delivery/delivery-days'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { isNonDeliveryDay } from '#domain/delivery/non-delivery-days'
import { addDays, type CalendarDate, datePartsOf } from '#domain/kernel/calendar-date'
import { day } from '../given'

const anyDay = fc.integer({ min: 0, max: 35_000 }).map((days) => addDays(day('2005-01-01'), days))

/** Every day after `today` and before 24 December of its year. */
const daysBeforeChristmas = (today: CalendarDate): readonly CalendarDate[] => {
  const days: CalendarDate[] = []
  for (let date = addDays(today, 1); date < `${today.slice(0, 4)}-12-24`; date = addDays(date, 1)) days.push(date)
  return days
}

describe('Christmas delivery', () => {
  it('can be ordered from November on, while a delivery day is left before 24 December', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const isInSeason =
          datePartsOf(today).month >= 11 && daysBeforeChristmas(today).some((date) => !isNonDeliveryDay(date, []))
        expect(christmasDayFor(today, [])).toBe(isInSeason ? `${today.slice(0, 4)}-12-24` : undefined)
      }),
    )
  })

  it.each([
    ['2026-10-31', undefined],
    ['2026-11-01', '2026-12-24'],
    ['2026-12-22', '2026-12-24'],
    ['2026-12-23', undefined],
    ['2026-12-24', undefined],
    // 20 December 2025 is a Saturday, and Monday and Tuesday are left.
    ['2025-12-20', '2025-12-24'],
  ])('on %s is for %s', (today, christmas) => {
    expect(christmasDayFor(day(today), [])).toBe(christmas)
  })

  it('ends earlier where the brand has no delivery on the last days before it', () => {
    expect(christmasDayFor(day('2024-12-20'), [day('2024-12-23')])).toBeUndefined()
    expect(christmasDayFor(day('2024-12-19'), [day('2024-12-23')])).toBe('2024-12-24')
  })

  it('is had by the deliveries that have the service', () => {
    const options = [
      { id: 'DBI' as const, deliveryServices: ['tail-lift', 'christmas'] },
      { id: 'EXH' as const, deliveryServices: ['standard-pickup'] },
    ]
    expect(christmasDeliveries(options)).toEqual(['DBI'])
  })

  it('keeps its day for the delivery that has it; 24 December stays closed in every calendar', () => {
    const days = deliveryDays([], day('2026-12-01'), [], ['DBI'])
    const christmas = day('2026-12-24')
    expect([days.dayOf('DBI', christmas), days.dayOf('EXH', christmas)]).toEqual([christmas, '2026-12-02'])
    expect([days.closed('DBI', christmas), days.closed('EXH', christmas)]).toEqual(['christmasEve', 'christmasEve'])
    expect(daysToRequest(days, [{ deliveryId: 'DBI', requestedDeliveryDate: christmas }])).toEqual([])
    expect(commonDays(days, ['DBI', 'EXH']).christmas('DBI')).toBeUndefined()
  })

  it('must be confirmed as another day once its season is over', () => {
    const days = deliveryDays([], day('2026-12-23'), [], ['DBI'])
    expect(daysToRequest(days, [{ deliveryId: 'DBI', requestedDeliveryDate: day('2026-12-24') }])).toEqual([
      { deliveryId: 'DBI', day: '2026-12-28' },
    ])
  })
})

describe('the cart delivery code', () => {
  it('[DELIVERY-26] [DELIVERY-27] [DELIVERY-28] [DELIVERY-30] is BE, LE and BEH, and none for standard delivery', () => {
    expect(deliveryIds.map((id) => [id, deliveryCode(id, undefined)])).toEqual([
      ['DBI', undefined],
      ['EXH', 'LE'],
      ['XXX', 'BE'],
      ['EXB', 'BEH'],
    ])
  })

  it('[DELIVERY-29] is 24-12 on the special date 24 December, and on no other day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...deliveryIds), (date, id) => {
        expect(deliveryCode(id, date)).toBe(date.endsWith('-12-24') ? '24-12' : deliveryCode(id, undefined))
      }),
    )
  })
})

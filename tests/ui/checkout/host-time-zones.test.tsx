// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { swedishTime } from '#application/ports/swedish-time'
import { christmasDayFor } from '#domain/delivery/christmas-delivery'
import { isNonDeliveryDay, nextDeliveryDate } from '#domain/delivery/non-delivery-days'
import { addDays, type CalendarDate, isoWeekOf, weekdayOf } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { formatDay, formatInstant, formatLongDay, formatMonth } from '../../../ui/texts/format'
import { day } from '../../domain/given'
import { line, radiator, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { shell, shopWith } from './given'

/** Each with the hours of its winter time ahead of UTC, by which the test knows that the zone is in force. */
const zones = [
  { zone: 'UTC', ahead: 0 },
  { zone: 'America/Los_Angeles', ahead: -8 },
  { zone: 'Asia/Tokyo', ahead: 9 },
  { zone: 'Pacific/Kiritimati', ahead: 14 },
]

/** Around midnight in Sweden and elsewhere, and around both changes of the clock. */
const moments = [
  '2026-12-15T22:59:59Z',
  '2026-12-15T23:00:00Z',
  '2026-12-16T07:59:00Z',
  '2026-03-29T00:59:00Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:00Z',
  '2026-10-25T01:00:00Z',
  '2027-01-01T10:00:00Z',
]

const yearOfDays = Array.from({ length: 366 }, (_, index) => addDays(day('2026-12-01'), index))

const saidOf = (date: CalendarDate) => [
  ...[formatDay(date), formatLongDay(date), formatMonth(date), weekdayOf(date), isoWeekOf(date)],
  ...[nextDeliveryDate(date, []), isNonDeliveryDay(date, []), christmasDayFor(date, [])],
]

const allSaid = () => ({
  days: yearOfDays.map(saidOf),
  moments: moments.map((at) => [swedishTime(Date.parse(at)), formatInstant(instant(at))]),
})

/** The delivery step as it is drawn half an hour after midnight in Sweden, with a form half filled in. */
const drawnStep = async () => {
  const shop = shopWith([line(valve, 12), line(radiator, 1, 'EXH')])
  const drawn = await drawIn(shop, shell, <DeliveryPage />, '/delivery')
  await drawn.leave('Mobil till mottagare')
  const days = drawn.all('[data-day]').map((cell) => [cell.getAttribute('data-day'), cell.getAttribute('aria-label')])
  return { text: drawn.text(), days }
}

const machineZone = process.env['TZ']
const setZone = (zone: string | undefined) => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
}

describe.each(zones)('on a machine in $zone', ({ zone, ahead }) => {
  let expected: unknown

  beforeAll(() => {
    setZone('Europe/Stockholm')
    expected = allSaid()
  })
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T23:30:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  afterAll(() => setZone(machineZone))

  it('days, weeks, delivery days and times are said as in Sweden', () => {
    setZone(zone)
    expect(new Date('2026-12-15T12:00:00Z').getTimezoneOffset() + ahead * 60).toBe(0)
    expect(allSaid()).toEqual(expected)
  })

  it('the delivery step has the same days and texts as in Sweden', async () => {
    setZone('Europe/Stockholm')
    const expectedStep = await drawnStep()
    setZone(zone)
    const step = await drawnStep()
    expect(step).toEqual(expectedStep)
    expect(step.text).toContain('tor 17 dec')
    expect(step.days.length).toBeGreaterThan(27)
  })
})

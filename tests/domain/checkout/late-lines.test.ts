import { describe, expect, it } from 'vitest'
import { allCome, lateLines, lineDelivery, plannedLine } from '#domain/checkout/late-lines'
import { deliveryDays } from '#domain/delivery/delivery-days'
import type { StockLocation } from '#domain/catalogue/stock'
import { aStock, day } from '../given'
import { article, central, line } from '../given-articles'

const deliveryDay = day('2026-03-10')

const fiveOf = (number: string, place: Partial<StockLocation> | undefined, stockType: 'LAG' | 'TRA_PLUS' = 'LAG') =>
  line(
    article(number, 'Ventil', 10, {
      stock: place === undefined ? undefined : aStock([{ locationId: central, ...place }], stockType),
    }),
    5,
  )

const incoming = (...parts: readonly (readonly [on: string, quantity: number])[]) => ({
  subAvailabilities: parts.map(([on, quantity]) => ({ date: day(on), quantity })),
})

const inStock = fiveOf('1', { quantity: 5 })
const restComesInTime = fiveOf('2', { quantity: 4, ...incoming(['2026-03-10', 1]) })
const restComesLater = fiveOf('3', { quantity: 3, ...incoming(['2026-03-17', 1], ['2026-03-11', 1]) })
/** The day is that of the four that are there. */
const fewerThanOrdered = fiveOf('4', { quantity: 4, availabilityDateISO: deliveryDay })
const tooFewCome = fiveOf('5', { quantity: 0, availability: 'yellow', ...incoming(['2026-03-11', 4]) })
const allComes = fiveOf('6', { quantity: 0, availability: 'yellow', availabilityDateISO: day('2026-03-11') })

describe('lines that cannot come in full on the delivery day', () => {
  it('are those with less stock than ordered, unless the rest is known to come in by then', () => {
    const lines = [inStock, restComesInTime, restComesLater, fewerThanOrdered, tooFewCome, allComes]

    expect(lateLines(lines, central, deliveryDay)).toEqual([restComesLater, fewerThanOrdered, tooFewCome, allComes])
  })

  it('are none when the day is late enough', () => {
    expect(lateLines([restComesLater, allComes], central, day('2026-03-17'))).toEqual([])
  })
})

describe('when a line is sent', () => {
  const sent = (one: typeof inStock) => lineDelivery(one, central, deliveryDay)

  it('is the delivery day when the line is in stock or comes in by then', () => {
    expect([inStock, restComesInTime].map(sent)).toEqual([
      { tag: 'OnDay', day: deliveryDay },
      { tag: 'OnDay', day: deliveryDay },
    ])
  })

  it('is in two parts when only some are in stock, the rest when enough has come in or on a day not known', () => {
    expect(sent(restComesLater)).toEqual({ tag: 'InParts', sent: 3, day: deliveryDay, restDay: '2026-03-17' })
    expect(sent(fewerThanOrdered)).toEqual({ tag: 'InParts', sent: 4, day: deliveryDay, restDay: undefined })
  })

  it('is the day on which all of it comes in when none is in stock', () => {
    expect(sent(allComes)).toEqual({ tag: 'OnDay', day: '2026-03-11' })
  })

  it('is the lead time of an article that is ordered for the customer', () => {
    const onOrder = fiveOf('7', { quantity: 0, availability: 'gray', stocked: false }, 'TRA_PLUS')

    expect(sent(onOrder)).toEqual({ tag: 'AfterOrder', leadTime: { from: 10, to: 15 } })
  })

  it('is unknown when the stock or the delivery day is', () => {
    const unstocked = fiveOf('8', undefined)
    const unnamed = { ...inStock, article: undefined }

    expect([unstocked, unnamed, tooFewCome].map((one) => sent(one).tag)).toEqual(['Unknown', 'Unknown', 'Unknown'])
    expect(lateLines([unstocked, unnamed], central, deliveryDay)).toEqual([unstocked, unnamed])
    expect(lineDelivery(inStock, central, undefined)).toEqual({ tag: 'Unknown' })
  })
})

describe('the day on which all can come', () => {
  const days = deliveryDays([], day('2026-03-09'), [])
  const delivery = { deliveryId: 'DBI', location: central, day: deliveryDay, days } as const
  /** 14 March 2026 is a Saturday. */
  const onSaturday = fiveOf('9', { quantity: 0, availability: 'yellow', availabilityDateISO: day('2026-03-14') })
  const restOnSaturday = fiveOf('10', { quantity: 2, ...incoming(['2026-03-14', 3]) })

  it('is the delivery day when nothing is late', () => {
    expect(allCome([inStock, restComesInTime], delivery)).toBe(deliveryDay)
    expect(allCome([], delivery)).toBe(deliveryDay)
  })

  it('is the last day of any line', () => {
    expect(allCome([inStock, restComesLater, allComes], delivery)).toBe('2026-03-17')
  })

  it('is a day on which the delivery goes', () => {
    expect(plannedLine(onSaturday, delivery)).toEqual({ tag: 'OnDay', day: '2026-03-16' })
    expect(plannedLine(restOnSaturday, delivery)).toMatchObject({ tag: 'InParts', restDay: '2026-03-16' })
    expect(allCome([onSaturday, inStock], delivery)).toBe('2026-03-16')
    const monthly = [{ deliveryId: 'DBI', dates: [deliveryDay, day('2026-04-14')], orderBefore: undefined }] as const
    expect(plannedLine(onSaturday, { ...delivery, days: deliveryDays(monthly, day('2026-03-09'), []) })).toEqual({
      tag: 'OnDay',
      day: '2026-04-14',
    })
  })

  it('is unknown where the day of one line or of the delivery is', () => {
    expect(allCome([inStock, tooFewCome], delivery)).toBeUndefined()
    expect(allCome([inStock], { ...delivery, day: undefined })).toBeUndefined()
  })

  it('is unknown where no round is known after the goods have come in', () => {
    const round = [{ deliveryId: 'DBI', dates: [deliveryDay], orderBefore: undefined }] as const
    const last = { ...delivery, days: deliveryDays(round, day('2026-03-09'), []) }
    expect(plannedLine(onSaturday, last)).toEqual({ tag: 'Unknown' })
    expect(allCome([onSaturday], last)).toBeUndefined()
  })
})

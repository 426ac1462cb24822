import { describe, expect, it } from 'vitest'
import { lateLines, lineDay } from '#domain/checkout/late-lines'
import { aLocation, day } from '../given'
import { article, central, line } from '../given-articles'

const deliveryDay = day('2026-03-10')

const stockOf = (quantity: number, comes?: string) => ({
  stock: {
    stockType: 'LAG' as const,
    locations: [
      aLocation({
        locationId: central,
        quantity,
        availabilityDateISO: comes === undefined ? undefined : day(comes),
      }),
    ],
  },
})
const inStock = line(article('1', 'Ventil', 10, stockOf(5)), 5)
const comesBefore = line(article('2', 'Nippel', 10, stockOf(4, '2026-03-10')), 5)
const comesAfter = line(article('3', 'Vinkel', 10, stockOf(4, '2026-03-11')), 5)
const unknown = line(article('4', 'Muff', 10, stockOf(4)), 5)

describe('lines that cannot come in full on the delivery day', () => {
  it('are those whose stock does not suffice and that come in later or nobody knows when', () => {
    const late = lateLines([inStock, comesBefore, comesAfter, unknown], central, deliveryDay)
    expect(late).toEqual([comesAfter, unknown])
  })
})

describe('the day of a line', () => {
  it('is the delivery day when the line is in stock or comes in by then', () => {
    expect([inStock, comesBefore].map((one) => lineDay(one, central, deliveryDay))).toEqual([deliveryDay, deliveryDay])
  })

  it('is the day on which the rest comes in when that is later', () => {
    expect(lineDay(comesAfter, central, deliveryDay)).toBe('2026-03-11')
  })

  it('is unknown for what nobody knows the stock of', () => {
    const unstocked = line(article('5', 'Böj', 10, { stock: undefined }), 5)
    const unnamed = { ...inStock, article: undefined }
    expect([unstocked, unnamed].map((one) => lineDay(one, central, deliveryDay))).toEqual([undefined, undefined])
    expect(lateLines([unstocked, unnamed], central, deliveryDay)).toEqual([unstocked, unnamed])
  })

  it('is unknown when the stock tells no day, or no delivery day is known', () => {
    expect(lineDay(unknown, central, deliveryDay)).toBeUndefined()
    expect(lineDay(inStock, central, undefined)).toBeUndefined()
    expect(lineDay(comesAfter, central, undefined)).toBeUndefined()
  })
})

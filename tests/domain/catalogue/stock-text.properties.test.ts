import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availabilities, type Stock, type StockLocation, stockTypes, usualLeadTime } from '#domain/catalogue/stock'
import { stockText } from '#domain/catalogue/stock-text'
import { locationId } from '#domain/kernel/ids'
import { aLocation, day } from '../given'

const days = fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined })

const anyLocation: fc.Arbitrary<StockLocation> = fc
  .record({
    locationId: fc.constantFrom(locationId('A'), locationId('B'), locationId('VIRTUAL')),
    availability: fc.constantFrom(...availabilities),
    quantity: fc.integer({ min: 0, max: 50 }),
    stocked: fc.boolean(),
    availableFromDays: days,
    availableToDays: days,
    availabilityDateISO: fc.constantFrom(undefined, day('2026-04-01')),
  })
  .map(aLocation)

const anyStock: fc.Arbitrary<Stock> = fc.record({
  stockType: fc.constantFrom(...stockTypes),
  locations: fc.uniqueArray(anyLocation, { maxLength: 3, selector: (place) => place.locationId }),
})

const question = fc.record({
  locationId: fc.constantFrom(undefined, locationId('A'), locationId('B')),
  quantity: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  discontinued: fc.boolean(),
})

/** The one place that the text can be about, where it is beyond doubt. */
const alone = (stock: Stock): StockLocation | undefined => {
  const places = stock.locations.filter((place) => place.locationId !== 'VIRTUAL')
  return places.length === 1 ? places[0] : undefined
}

describe('the text about any stock', () => {
  it('tells a quantity exactly when it knows a place', () => {
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const told = stockText(stock, asked)
        expect(told.quantity === -1).toBe(told.mark === 'none')
        expect(told.key === 'stock.none').toBe(told.mark === 'none')
        if (stock.locations.every((place) => place.locationId === 'VIRTUAL')) expect(told.mark).toBe('none')
      }),
    )
  })

  it('follows the colour: green is there, yellow comes, gray comes or is ordered, red is gone', () => {
    const marks = {
      green: ['inStock', 'tooFew'],
      yellow: ['incoming'],
      gray: ['incoming', 'onOrder'],
      red: ['gone', 'tooFew'],
    }
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const place = alone(stock)
        fc.pre(place !== undefined && !(asked.discontinued && place.quantity === 0))
        const { mark } = stockText(stock, asked)
        expect(place === undefined ? [] : marks[place.availability]).toContain(mark)
        if (place?.availability === 'gray') expect(mark === 'onOrder').toBe(!place.stocked)
        if (place?.availability === 'green') expect(mark === 'inStock').toBe(place.quantity >= (asked.quantity ?? 1))
      }),
    )
  })

  it('says of a discontinued article with none left that it is gone, whatever its colour', () => {
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const told = stockText(stock, { ...asked, discontinued: true })
        if (told.quantity === 0) expect(told.key).toBe('stock.notStockedInStore')
      }),
    )
  })

  it('takes days from the data, else from the stock type, and never says half a span', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const place = alone(stock)
        const { params, mark } = stockText(stock)
        fc.pre(place !== undefined && mark === 'onOrder')
        const usual = usualLeadTime[stock.stockType]
        const from = place?.availableFromDays ?? place?.availableToDays ?? usual?.from
        const to = place?.availableToDays ?? place?.availableFromDays ?? usual?.to
        expect([params['from'], params['to']]).toEqual([from, to])
        expect(params['days'] === undefined).toBe(from === undefined)
      }),
    )
  })
})

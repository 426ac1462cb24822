import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  availabilities,
  type Stock,
  type StockLocation,
  stockStatus,
  stockTypes,
  usualLeadTime,
} from '#domain/catalogue/stock'
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

/** The one place that the status can be of, where it is beyond doubt. */
const alone = (stock: Stock): StockLocation | undefined => {
  const places = stock.locations.filter((place) => place.locationId !== 'VIRTUAL')
  return places.length === 1 ? places[0] : undefined
}

describe('the status of any stock', () => {
  it('tells a quantity exactly when it knows a place', () => {
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const { quantity, tag } = stockStatus(stock, asked)
        expect(quantity === -1).toBe(tag === 'Unknown')
        if (stock.locations.every((place) => place.locationId === 'VIRTUAL')) expect(tag).toBe('Unknown')
      }),
    )
  })

  it('follows the colour: green is there, yellow comes, gray comes or is ordered, red is gone', () => {
    const tags = {
      green: ['InStock', 'TooFew'],
      yellow: ['Incoming'],
      gray: ['Incoming', 'OnOrder'],
      red: ['SoldOut', 'TooFew'],
    }
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const place = alone(stock)
        fc.pre(place !== undefined && !(asked.discontinued && place.quantity === 0))
        const { tag } = stockStatus(stock, asked)
        expect(place === undefined ? [] : tags[place.availability]).toContain(tag)
        if (place?.availability === 'gray') expect(tag === 'OnOrder').toBe(!place.stocked)
        if (place?.availability === 'green') expect(tag === 'InStock').toBe(place.quantity >= (asked.quantity ?? 1))
      }),
    )
  })

  it('says of a discontinued article with none left that it is gone, whatever its colour', () => {
    fc.assert(
      fc.property(anyStock, question, (stock, asked) => {
        const { quantity, tag } = stockStatus(stock, { ...asked, discontinued: true })
        if (quantity === 0) expect(tag).toBe('Discontinued')
      }),
    )
  })

  it('takes days from the data, else from the stock type, and never says half a span', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const place = alone(stock)
        const status = stockStatus(stock)
        fc.pre(place !== undefined && status.tag === 'OnOrder')
        const usual = usualLeadTime[stock.stockType]
        const from = place?.availableFromDays ?? place?.availableToDays ?? usual?.from
        const to = place?.availableToDays ?? place?.availableFromDays ?? usual?.to
        expect(status).toMatchObject({ leadTime: from === undefined ? undefined : { from, to } })
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { stockLocationOf, stockStatus, stockTypes } from '#domain/catalogue/stock'
import { locationId } from '#domain/kernel/ids'
import { aStock, day } from '../given'

const virtual = { locationId: locationId('VIRTUAL') }
const a = { locationId: locationId('A') }
const b = { locationId: locationId('B') }

describe('stock', () => {
  it('[CATALOG-05] is of four types', () => {
    expect(stockTypes).toEqual(['LAG', 'TRA', 'TRA_PLUS', 'VIR'])
  })

  it('[CATALOG-16] never lies at the virtual location', () => {
    expect(stockLocationOf(aStock([virtual, a]), undefined)?.locationId).toBe('A')
    expect(stockLocationOf(aStock([virtual]), undefined)).toBeUndefined()
    expect(stockLocationOf(aStock([virtual]), virtual.locationId)).toBeUndefined()
  })

  it('lies at the place asked for, or at the only one', () => {
    expect(stockLocationOf(aStock([a, b]), b.locationId)?.locationId).toBe('B')
    expect(stockLocationOf(aStock([a, virtual]), b.locationId)?.locationId).toBe('A')
    expect(stockLocationOf(aStock([a, b]), locationId('Z'))).toBeUndefined()
  })
})

describe('the status of stock', () => {
  it('tells how many there are, and when they are too few', () => {
    const stock = aStock([{ quantity: 4 }])
    expect(stockStatus(stock)).toEqual({ tag: 'InStock', quantity: 4 })
    expect(stockStatus(stock, { quantity: 4 })).toEqual({ tag: 'InStock', quantity: 4 })
    expect(stockStatus(stock, { quantity: 5 })).toEqual({ tag: 'TooFew', quantity: 4 })
    expect(stockStatus(aStock([{ quantity: 0 }]))).toEqual({ tag: 'TooFew', quantity: 0 })
  })

  it.each([
    ['[CATALOG-26] gives transit plus 10 to 15 days when the data give none', 'TRA_PLUS', { from: 10, to: 15 }],
    ['[CATALOG-27] gives virtual stock 5 to 10 days when the data give none', 'VIR', { from: 5, to: 10 }],
  ] as const)('%s', (_, type, days) => {
    const coming = stockStatus(aStock([{ availability: 'yellow' }], type))
    const ordered = stockStatus(aStock([{ availability: 'gray', stocked: false }], type))
    expect(coming).toMatchObject({ tag: 'Incoming', arrival: { tag: 'InDays', days } })
    expect(ordered).toMatchObject({ tag: 'OnOrder', leadTime: days })
  })

  it('[CATALOG-28] says to order what is gray and not stocked', () => {
    const stock = aStock([{ availability: 'gray', stocked: false, quantity: 0 }])
    expect(stockStatus(stock)).toEqual({ tag: 'OnOrder', quantity: 0, leadTime: undefined })
  })

  it('[CATALOG-29] says from and to days of what is yellow', () => {
    const stock = aStock([{ availability: 'yellow', availableFromDays: 3, availableToDays: 5 }], 'VIR')
    expect(stockStatus(stock)).toMatchObject({ arrival: { tag: 'InDays', days: { from: 3, to: 5 } } })
    const toOnly = aStock([{ availability: 'yellow', availableToDays: 2 }])
    expect(stockStatus(toOnly)).toMatchObject({ arrival: { tag: 'InDays', days: { from: 2, to: 2 } } })
    const fromOnly = aStock([{ availability: 'yellow', availableFromDays: 4 }])
    expect(stockStatus(fromOnly)).toMatchObject({ arrival: { tag: 'InDays', days: { from: 4, to: 4 } } })
  })

  it('says the day when days are not known, and only that it comes when nothing is', () => {
    const dated = aStock([{ availability: 'yellow', availabilityDateISO: day('2026-04-01') }], 'TRA')
    expect(stockStatus(dated)).toMatchObject({ tag: 'Incoming', arrival: { tag: 'OnDay', day: '2026-04-01' } })
    expect(stockStatus(aStock([{ availability: 'yellow' }], 'TRA'))).toMatchObject({
      tag: 'Incoming',
      arrival: undefined,
    })
    expect(stockStatus(aStock([{ availability: 'gray', stocked: true }])).tag).toBe('Incoming')
    expect(stockStatus(aStock([{ availability: 'red', quantity: 0 }])).tag).toBe('SoldOut')
  })

  it('[CATALOG-30] says discontinued of a discontinued article with none left', () => {
    expect(stockStatus(aStock([{ quantity: 0 }]), { discontinued: true }).tag).toBe('Discontinued')
    expect(stockStatus(aStock([{ quantity: 1 }]), { discontinued: true }).tag).toBe('InStock')
    const last = aStock([{ quantity: 3, availability: 'red' }])
    expect(stockStatus(last, { discontinued: true })).toEqual({ tag: 'TooFew', quantity: 3 })
  })

  it('[CATALOG-31] knows no quantity without locations: -1', () => {
    expect(stockStatus(aStock([]))).toEqual({ tag: 'Unknown', quantity: -1 })
    expect(stockStatus(undefined)).toEqual({ tag: 'Unknown', quantity: -1 })
  })
})

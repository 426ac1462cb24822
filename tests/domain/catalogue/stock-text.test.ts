import { describe, expect, it } from 'vitest'
import { stockLocationOf, stockTypes, stockUnitLabel, stockUnitOf } from '#domain/catalogue/stock'
import { stockText } from '#domain/catalogue/stock-text'
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

  it('[CATALOG-17] is counted in " st "', () => {
    expect(stockUnitLabel).toBe(' st ')
    expect([stockUnitOf(''), stockUnitOf('m')]).toEqual([' st ', ' m '])
  })
})

describe('the text about stock', () => {
  it('tells how many there are, and when they are too few', () => {
    const stock = aStock([{ quantity: 4 }])
    expect(stockText(stock)).toEqual({ mark: 'inStock', key: 'stock.inStock', params: { quantity: 4 }, quantity: 4 })
    expect(stockText(stock, { quantity: 4 }).mark).toBe('inStock')
    expect(stockText(stock, { quantity: 5 })).toMatchObject({ mark: 'tooFew', key: 'stock.tooFew' })
  })

  it('[CATALOG-26] gives transit plus 10 to 15 days when the data give none', () => {
    expect(stockText(aStock([{ availability: 'yellow' }], 'TRA_PLUS')).params).toEqual({
      from: 10,
      to: 15,
      days: '10-15',
    })
    const ordered = aStock([{ availability: 'gray', stocked: false }], 'TRA_PLUS')
    expect(stockText(ordered)).toMatchObject({ key: 'stock.orderProduct', params: { days: '10-15' } })
  })

  it('[CATALOG-27] gives virtual stock 5 to 10 days when the data give none', () => {
    expect(stockText(aStock([{ availability: 'yellow' }], 'VIR')).params).toEqual({ from: 5, to: 10, days: '5-10' })
    const ordered = aStock([{ availability: 'gray', stocked: false }], 'VIR')
    expect(stockText(ordered)).toMatchObject({ key: 'stock.orderProduct', params: { days: '5-10' } })
  })

  it('[CATALOG-28] says to order what is gray and not stocked', () => {
    const stock = aStock([{ availability: 'gray', stocked: false, quantity: 0 }])
    expect(stockText(stock)).toMatchObject({ mark: 'onOrder', key: 'stock.orderProduct' })
  })

  it('[CATALOG-29] says from and to days of what is yellow', () => {
    const stock = aStock([{ availability: 'yellow', availableFromDays: 3, availableToDays: 5 }], 'VIR')
    expect(stockText(stock)).toMatchObject({ mark: 'incoming', key: 'stock.deliveryInDays', params: { days: '3-5' } })
    const oneDay = aStock([{ availability: 'yellow', availableToDays: 2 }])
    expect(stockText(oneDay).params).toEqual({ from: 2, to: 2, days: '2' })
  })

  it('says the day when days are not known, and only that it comes when nothing is', () => {
    const dated = aStock([{ availability: 'yellow', availabilityDateISO: day('2026-04-01') }], 'TRA')
    expect(stockText(dated)).toMatchObject({ key: 'stock.incomingOn', params: { date: '2026-04-01' } })
    expect(stockText(aStock([{ availability: 'yellow' }], 'TRA')).key).toBe('stock.incoming')
    expect(stockText(aStock([{ availability: 'gray', stocked: true }])).mark).toBe('incoming')
    expect(stockText(aStock([{ availability: 'red', quantity: 0 }]))).toMatchObject({
      mark: 'gone',
      key: 'stock.outOfStock',
    })
  })

  it('[CATALOG-30] says not stocked in store of a discontinued article with none left', () => {
    const stock = aStock([{ quantity: 0 }])
    expect(stockText(stock, { discontinued: true })).toMatchObject({ mark: 'gone', key: 'stock.notStockedInStore' })
    expect(stockText(aStock([{ quantity: 1 }]), { discontinued: true }).key).toBe('stock.inStock')
    const last = aStock([{ quantity: 3, availability: 'red' }])
    expect(stockText(last, { discontinued: true })).toMatchObject({ mark: 'tooFew', params: { quantity: 3 } })
  })

  it('[CATALOG-31] knows no quantity without locations: -1, and the text stock.none', () => {
    expect(stockText(aStock([]))).toEqual({ mark: 'none', key: 'stock.none', params: {}, quantity: -1 })
    expect(stockText(undefined).quantity).toBe(-1)
  })
})

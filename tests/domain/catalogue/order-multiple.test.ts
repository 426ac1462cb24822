import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidQuantity, nearestQuantities, orderMultipleAt } from '#domain/catalogue/quantity'
import { LARGEST_QUANTITY } from '#domain/kernel/quantity'
import { locationId } from '#domain/kernel/ids'
import { aStock } from '../given'

const a = locationId('A')
const b = locationId('B')
const elsewhere = locationId('Z')

describe('the order multiple', () => {
  it('[CATALOG-13] is that of the single location, whichever place is asked for', () => {
    const stock = aStock([{ locationId: a, orderMultiple: 6 }])
    expect(orderMultipleAt(stock, a)).toBe(6)
    expect(orderMultipleAt(stock, elsewhere)).toBe(6)
    expect(orderMultipleAt(stock, undefined)).toBe(6)
  })

  it('[CATALOG-13] is that of the matching one of several, else 1', () => {
    const stock = aStock([
      { locationId: a, orderMultiple: 6 },
      { locationId: b, orderMultiple: 10 },
    ])
    expect(orderMultipleAt(stock, b)).toBe(10)
    expect(orderMultipleAt(stock, elsewhere)).toBe(1)
    expect(orderMultipleAt(stock, undefined)).toBe(1)
    expect(orderMultipleAt(undefined, a)).toBe(1)
  })

  it('is 1 where the data make no sense', () => {
    expect(orderMultipleAt(aStock([{ orderMultiple: 0 }]), undefined)).toBe(1)
    expect(orderMultipleAt(aStock([{ orderMultiple: Number.NaN }]), undefined)).toBe(1)
  })

  it('takes quantities that are whole multiples and above zero', () => {
    expect([5, 10, 15].map((quantity) => isValidQuantity(quantity, 5))).toEqual([true, true, true])
    expect([0, -3, -5, 3, 7, Number.NaN, Infinity].map((quantity) => isValidQuantity(quantity, 5))).not.toContain(true)
    expect(isValidQuantity(0.3, 0.1)).toBe(true)
  })

  it('offers the valid quantities around what was asked', () => {
    expect(nearestQuantities(7, 5)).toEqual([5, 10])
    expect(nearestQuantities(3, 5)).toEqual([5])
    expect(nearestQuantities(-3, 5)).toEqual([5])
    expect(nearestQuantities(10, 5)).toEqual([10])
    expect(nearestQuantities(Number.NaN, 5)).toEqual([5])
  })

  it('takes nothing that ten decimals round to zero', () => {
    expect(isValidQuantity(1e-20, 1)).toBe(false)
    expect(isValidQuantity(-1e-20, 1)).toBe(false)
  })

  it('takes and offers no more than a line may hold', () => {
    expect(isValidQuantity(LARGEST_QUANTITY, 5)).toBe(true)
    expect(isValidQuantity(LARGEST_QUANTITY + 5, 5)).toBe(false)
    expect(nearestQuantities(99_999_999_999, 1)).toEqual([LARGEST_QUANTITY])
    expect(nearestQuantities(Infinity, 7)).toEqual([999_999])
    expect(nearestQuantities(999_999.5, 1)).toEqual([999_999, LARGEST_QUANTITY])
  })

  it('offers only valid quantities, with nothing valid between them', () => {
    const multiples = fc.constantFrom(1, 2, 5, 6, 10, 50, 0.5, 0.1, 2.5)
    fc.assert(
      fc.property(fc.double({ min: -1_000, max: 100_000, noNaN: true }), multiples, (asked, multiple) => {
        const quantity = Math.round(asked * 1_000) / 1_000
        const nearest = nearestQuantities(quantity, multiple)
        expect(nearest.length).toBeGreaterThan(0)
        expect(nearest.every((one) => isValidQuantity(one, multiple))).toBe(true)
        const [below, above] = nearest
        if (below !== undefined && above !== undefined) {
          expect(below).toBeLessThan(quantity)
          expect(above).toBeGreaterThan(quantity)
          expect(above - below).toBeCloseTo(multiple, 6)
        }
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packOf, priceWithin } from '#domain/catalogue/variant'
import { money } from '#domain/kernel/money'

describe('a pack', () => {
  it('holds so much of the unit that the goods are used by', () => {
    expect(packOf({ unit: 'frp', conversionFactor: 50, conversionUnit: 'm' })).toEqual({ content: 50, unit: 'm' })
    expect(packOf({ unit: 'frp', conversionFactor: 1.2, conversionUnit: 'm²' })).toEqual({ content: 1.2, unit: 'm²' })
  })

  it.each([
    { unit: 'st', conversionFactor: 1, conversionUnit: undefined },
    { unit: 'm', conversionFactor: 1, conversionUnit: 'm' },
    { unit: 'frp', conversionFactor: 0, conversionUnit: 'm' },
  ])('is none where there is nothing to convert: %j', (unit) => {
    expect(packOf(unit)).toBeUndefined()
  })

  it('costs what its contents cost, to half an öre each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 10_000_00 }), (content, ore) => {
        const each = priceWithin({ content, unit: 'm' }, money(ore / 100))
        expect(Math.abs(each * content - ore / 100)).toBeLessThanOrEqual(0.005 * content + 1e-6)
      }),
    )
  })
})

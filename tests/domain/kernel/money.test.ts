import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { money, roundToOre, sumOfOre, times } from '#domain/kernel/money'

/** Öre of `price` (in ten-thousandths of a krona) times `quantity` (in thousandths), half away from zero, exactly. */
const exactOre = (price: number, quantity: number): number => {
  const product = BigInt(price) * BigInt(quantity)
  const size = product < 0n ? -product : product
  const ore = (size + 50_000n) / 100_000n
  return Number(product < 0n ? -ore : ore)
}

describe('decimals', () => {
  it('[CONST-10] keep ten places', () => {
    expect(roundToTenDecimals(0.1 + 0.2)).toBe(0.3)
    expect(roundToTenDecimals(1 / 3)).toBe(0.3333333333)
    expect(money(0.1 + 0.2)).toBe(0.3)
  })

  it('lose their binary noise at any size', () => {
    expect(roundToTenDecimals(900_800.1 + 0.2)).toBe(900_800.3)
    expect(roundToTenDecimals(349_512.78)).toBe(349_512.78)
    expect(roundToTenDecimals(-1_000_000.1 - 0.2)).toBe(-1_000_000.3)
  })
})

describe('money', () => {
  it.each([
    [1.005, 1.01],
    [1.0049, 1],
    [-1.005, -1.01],
    [2.675, 2.68],
    [10_000.005, 10_000.01],
    [123_456.785, 123_456.79],
    [0, 0],
  ])('rounds %d to öre half away from zero', (amount, rounded) => {
    expect(roundToOre(money(amount))).toBe(rounded)
  })

  it('rounds price times quantity as decimal arithmetic does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (price, quantity) => {
          fc.pre(price * quantity < 1e15)
          const total = roundToOre(times(money(price / 10_000), quantity / 1_000))
          expect(Math.round(total * 100)).toBe(exactOre(price, quantity))
        },
      ),
    )
  })

  it('rounds amounts at and beside a half by their tenth decimal, of either sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000_000 }),
        fc.constantFrom(-100_000, -1, 0, 1, 100_000),
        fc.constantFrom(1, -1),
        (ore, beside, sign) => {
          const units = ore * 1e8 + 5e7 + beside
          const rounded = (sign * (beside < 0 ? ore : ore + 1)) / 100
          expect(roundToOre(money((sign * units) / 1e10))).toBeCloseTo(rounded, 10)
        },
      ),
    )
  })

  it('rounds large amounts by the fifteen digits that they hold', () => {
    expect(roundToOre(money(99_999_999.995))).toBe(100_000_000)
    expect(roundToOre(money(1_234_567_890.125))).toBe(1_234_567_890.13)
    expect(roundToOre(money(-1_234_567_890.124))).toBe(-1_234_567_890.12)
  })

  it('sums öre without drift', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10_000_000, max: 1_000_000_000 }), { maxLength: 200 }), (ore) => {
        const exact = ore.reduce((sum, one) => sum + one, 0)
        expect(sumOfOre(ore.map((one) => money(one / 100)))).toBe(exact / 100)
      }),
    )
  })
})

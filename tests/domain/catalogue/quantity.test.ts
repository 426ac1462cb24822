import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isValidQuantity, mayStillBecomeValid, quantityFault, readNumber, stepFrom } from '#domain/catalogue/quantity'

const multiples = fc.constantFrom(1, 2, 6, 10, 25, 0.5, 2.5)

describe('reading a typed quantity', () => {
  it('takes comma, point and blanks', () => {
    expect(['12', ' 1 240 ', '2,5', '2.5', '-3', '\u22123'].map(readNumber)).toEqual([12, 1240, 2.5, 2.5, -3, -3])
  })

  it('takes nothing that is not a number', () => {
    expect(['', 'tolv', '1e3', '1,2,3', '0x10', 'Infinity'].map(readNumber)).toEqual(Array(6).fill(undefined))
  })
})

describe('a point before three digits', () => {
  it('is not understood, since it may be for thousands', () => {
    expect(['1.000', '12.500', '1.000.000', ' 1.000 '].map(readNumber)).toEqual(Array(4).fill(undefined))
    expect(['0.125', '1.5', '1.25', '1000.5'].map(readNumber)).toEqual([0.125, 1.5, 1.25, 1000.5])
  })

  it('is told of, with the thousands to choose', () => {
    expect(quantityFault('1.000', { orderMultiple: 1, min: 1 })).toEqual({ tag: 'UnclearPoint', nearest: [1000] })
    expect(quantityFault('1.005', { orderMultiple: 10, min: 0 })).toEqual({
      tag: 'UnclearPoint',
      nearest: [1000, 1010],
    })
  })
})

describe('a typed quantity', () => {
  it('names the nearest valid ones when the multiple is wrong', () => {
    expect(quantityFault('13', { orderMultiple: 10, min: 10 })).toEqual({ tag: 'WrongMultiple', nearest: [10, 20] })
  })

  it('is refused below the least, also -3', () => {
    expect(quantityFault('-3', { orderMultiple: 1, min: 1 })).toEqual({ tag: 'TooFew', nearest: [1] })
    expect(quantityFault('0', { orderMultiple: 10, min: 10 })).toEqual({ tag: 'TooFew', nearest: [10] })
  })

  it('may be nothing at all where nothing need be chosen', () => {
    expect(quantityFault('0', { orderMultiple: 10, min: 0 })).toBeUndefined()
  })

  it('is given time while it may still become valid', () => {
    const rule = { orderMultiple: 10, min: 10 }

    expect(['', '1', '13', '-1'].map((text) => mayStillBecomeValid(text, rule))).toEqual([true, true, false, false])
  })
})

describe('stepping', () => {
  it('from any quantity lands on a valid one, or on nothing', () => {
    fc.assert(
      fc.property(
        multiples,
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom<1 | -1>(1, -1),
        (orderMultiple, quantity, direction) => {
          const next = stepFrom(quantity, direction, { orderMultiple, min: 0 })
          expect(next === 0 || isValidQuantity(next, orderMultiple)).toBe(true)
          expect(direction === 1 ? next > quantity : next < quantity || quantity === 0).toBe(true)
        },
      ),
    )
  })

  it('never goes below the least', () => {
    expect(stepFrom(10, -1, { orderMultiple: 10, min: 10 })).toBe(10)
    expect(stepFrom(13, -1, { orderMultiple: 10, min: 10 })).toBe(10)
  })

  it('never goes above the most that a line may hold', () => {
    const up = (quantity: number, orderMultiple: number) => stepFrom(quantity, 1, { orderMultiple, min: orderMultiple })
    expect([up(1_000_000, 1), up(999_999, 1), up(99_999_999, 1)]).toEqual(Array(3).fill(1_000_000))
    expect([up(999_999, 7), up(999_992, 7), up(1_000_000, 7)]).toEqual(Array(3).fill(999_999))
  })
})

describe('a typed quantity', () => {
  const rule = { orderMultiple: 10, min: 10 }

  it('says what is wrong with it, and the nearest that can be had', () => {
    expect(quantityFault('tolv', rule)).toEqual({ tag: 'NotANumber' })
    expect(quantityFault('5', rule)).toEqual({ tag: 'TooFew', nearest: [10] })
    expect(quantityFault('15', rule)).toEqual({ tag: 'WrongMultiple', nearest: [10, 20] })
    expect(quantityFault('15', { ...rule, min: 20 })).toEqual({ tag: 'TooFew', nearest: [20] })
    expect(quantityFault('1000001', rule)).toEqual({ tag: 'TooMany', nearest: [1_000_000] })
  })

  it('may still become valid while it is less than the multiple', () => {
    expect(['', ' ', '0', '1', '9'].map((text) => mayStillBecomeValid(text, rule))).toEqual(Array(5).fill(true))
    expect(['10', '-1', 'x'].map((text) => mayStillBecomeValid(text, rule))).toEqual(Array(3).fill(false))
  })

  it('steps to the multiple below or above', () => {
    const steps = { orderMultiple: 10, min: 0 }
    expect([15, 20, 5].map((quantity) => stepFrom(quantity, -1, steps))).toEqual([10, 10, 0])
    expect([15, 20, 0].map((quantity) => stepFrom(quantity, 1, steps))).toEqual([20, 30, 10])
  })
})

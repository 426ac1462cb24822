import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayStillBecomeValid, quantityFault, quantityIn } from '#domain/catalogue/quantity'
import { roundToTenDecimals } from '#domain/kernel/decimal'
import { wantedIn } from '#domain/quick-order/pasted-rows'
import { checkRow } from '#domain/quick-order/row-check'
import { aStock } from '../given'
import { central, valve } from '../given-articles'

/** Sales units of the catalogue, with words that people write for them; `hink` is one that no list of words names. */
const words = {
  st: ['st', 'stk', 'styck', 'stycken'],
  m: ['m', 'meter', 'mtr'],
  'm²': ['m²', 'm2', 'kvm'],
  frp: ['frp', 'förp', 'förpackning', 'fp'],
  par: ['par'],
  kg: ['kg', 'kilo'],
  l: ['l', 'liter'],
  hink: ['hink'],
}
const units = fc.constantFrom(...(['st', 'm', 'm²', 'frp', 'par', 'kg', 'l', 'hink'] as const))
const cases = fc.constantFrom(
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
)
const between = fc.constantFrom('', ' ', '\u00a0', '  ')

/** A quantity that can be ordered, as it is written with its unit. */
const written = fc.record({
  unit: units,
  nth: fc.nat(),
  inCase: cases,
  space: between,
  stop: fc.constantFrom('', '.'),
  orderMultiple: fc.constantFrom(1, 10, 0.5, 2.5),
  multiples: fc.integer({ min: 1, max: 900 }),
})
type Written = typeof written extends fc.Arbitrary<infer A> ? A : never

const numberOf = ({ orderMultiple, multiples }: Written) => roundToTenDecimals(orderMultiple * multiples)
const numeralOf = (given: Written) => String(numberOf(given)).replace('.', ',')
const wordOf = ({ unit, nth, inCase }: Written) => inCase(words[unit][nth % words[unit].length] ?? unit)
const textOf = (given: Written) => `${numeralOf(given)}${given.space}${wordOf(given)}${given.stop}`
const ruleOf = ({ unit, orderMultiple }: Written) => ({ unit, orderMultiple, min: orderMultiple })

describe('[CART-27] a quantity with its unit behind it', () => {
  it('is the number, where that is the unit that the article is sold in, however it is written', () => {
    fc.assert(
      fc.property(written, (given) => {
        expect(quantityFault(textOf(given), ruleOf(given))).toBeUndefined()
        expect(quantityIn(textOf(given), given.unit)).toBe(numberOf(given))
      }),
    )
  })

  it('is never found fault with while the unit is being written', () => {
    fc.assert(
      fc.property(written, fc.nat(), (given, cut) => {
        const text = textOf(given)
        const from = numeralOf(given).length
        const soFar = text.slice(0, from + (cut % (text.length - from + 1)))
        const rule = ruleOf(given)
        expect(quantityFault(soFar, rule) === undefined || mayStillBecomeValid(soFar, rule)).toBe(true)
      }),
    )
  })

  it('is refused in another unit, which is named, with the number to choose', () => {
    fc.assert(
      fc.property(
        written,
        units.filter((unit) => unit !== 'hink'),
        (given, sold) => {
          fc.pre(sold !== given.unit && given.unit !== 'hink')
          const fault = quantityFault(textOf(given), { ...ruleOf(given), unit: sold })
          expect(fault).toEqual({ tag: 'OtherUnit', written: given.unit, sold, nearest: [numberOf(given)] })
          expect(quantityIn(textOf(given), sold)).toBeUndefined()
        },
      ),
    )
  })

  it('is taken and refused as the quick order does it', () => {
    const kept = written.filter(({ unit }) => unit !== 'hink')
    fc.assert(
      fc.property(kept, kept, (given, { unit: sold }) => {
        const rule = { ...ruleOf(given), unit: sold }
        const stock = aStock([{ locationId: central, orderMultiple: rule.orderMultiple }])
        const variant = { ...valve, webSalesUnit: { ...valve.webSalesUnit, unit: sold }, stock }
        const row = wantedIn({ article: valve.articleNumber, quantity: textOf(given) })
        if (row === undefined) throw new Error('the row names no article')
        const checked = checkRow(row, [{ variant, by: 'article' }], { deliveryId: 'DBI', locationId: central })
        const inField = quantityFault(textOf(given), rule)
        expect(checked.tag === 'Faulty' ? checked.fault : undefined).toEqual(inField)
      }),
    )
  })
})

describe('a word behind a quantity', () => {
  const inPieces = { orderMultiple: 1, min: 1, unit: 'st' }

  it('that is no unit makes it no number', () => {
    expect(quantityFault('12 lådor', inPieces)).toEqual({ tag: 'NotANumber' })
    expect(quantityFault('st', inPieces)).toEqual({ tag: 'NotANumber' })
  })

  it('is not understood where the unit of the article is not known', () => {
    expect(quantityFault('12 st', { orderMultiple: 1, min: 1, unit: '' })).toEqual({ tag: 'NotANumber' })
    expect(quantityFault('12 st', { orderMultiple: 1, min: 1 })).toEqual({ tag: 'NotANumber' })
  })

  it('leaves the other faults of the number as they are', () => {
    const inTens = { orderMultiple: 10, min: 10, unit: 'st' }
    expect(quantityFault('13 st', inTens)).toEqual({ tag: 'WrongMultiple', nearest: [10, 20] })
    expect(quantityFault('-3 st', inTens)).toEqual({ tag: 'TooFew', nearest: [10] })
    expect(quantityFault('1.000 st', inTens)).toEqual({ tag: 'UnclearPoint', nearest: [1000] })
    expect(quantityFault('2 000 000 st', inTens)).toEqual({ tag: 'TooMany', nearest: [1_000_000] })
  })

  it('is not waited for where the number before it cannot be ordered, or the word is another', () => {
    const inTens = { orderMultiple: 10, min: 10, unit: 'st' }
    expect(['13 s', '1 x', '10 m'].map((text) => mayStillBecomeValid(text, inTens))).toEqual([false, false, false])
    expect(mayStillBecomeValid('10 s', inTens)).toBe(true)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceAt } from '#domain/catalogue/price'
import { replacementOf } from '#domain/catalogue/variant'
import { articleNumber } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aVariant } from '../given'

describe('a bracket price', () => {
  const brackets = [1, 10, 50].map((fromQuantity) => ({ fromQuantity, netPrice: money(100 - fromQuantity) }))

  it('is that of the highest bracket reached, in whatever order they come', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(brackets, { minLength: 3 }),
        fc.integer({ min: 1, max: 200 }),
        (given, quantity) => {
          expect(priceAt(given, quantity)).toBe(quantity >= 50 ? 50 : quantity >= 10 ? 90 : 99)
        },
      ),
    )
  })

  it('is not known below the first bracket', () => {
    expect(priceAt(brackets, 0.5)).toBeUndefined()
    expect(priceAt([], 1)).toBeUndefined()
  })
})

describe('a replacement', () => {
  const relation = (name: string) => ({
    name,
    articleNumber: articleNumber('4208104'),
    variantSlug: undefined,
    variantName: 'Kulventil',
    images: [],
  })

  it('[CATALOG-08] is the relation named ersattningsartikel and no other', () => {
    const variant = aVariant({ relations: [relation('tillbehor'), relation('ersattningsartikel')] })
    expect(replacementOf(variant)?.name).toBe('ersattningsartikel')
    expect(replacementOf(aVariant({ relations: [relation('tillbehor')] }))).toBeUndefined()
    expect(replacementOf(undefined)).toBeUndefined()
  })
})

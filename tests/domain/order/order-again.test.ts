import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import type { Variant } from '#domain/catalogue/variant'
import { isValidQuantity } from '#domain/catalogue/quantity'
import { articleNumber } from '#domain/kernel/ids'
import { againLines, type EarlierLine } from '#domain/order/order-again'
import { aPrice, aStock } from '../given'
import { article, central, outgoing, radiator, valve } from '../given-articles'

const to = { deliveryId: 'DBI', locationId: central } as const

const lineOf = (variant: Variant, ordered: number, label = ''): EarlierLine => ({
  position: 1,
  articleNumber: variant.articleNumber,
  ordered,
  label,
})

const soldToday =
  (...variants: readonly Variant[]) =>
  (number: string): readonly NumberedArticle[] =>
    variants.filter((variant) => variant.articleNumber === number).map((variant) => ({ variant, by: 'article' }))

const inTens = article('5551234', 'Rörklammer 22 mm', 8, {
  stock: aStock([{ locationId: central, orderMultiple: 10 }]),
})

describe('ordering again', () => {
  it('takes a row with its quantity and label where that is still possible', () => {
    const [again] = againLines([lineOf(valve, 12, 'Stam 3')], soldToday(valve), to)
    expect(again).toMatchObject({ tag: 'AsBefore', article: { quantity: 12, label: 'Stam 3', deliveryId: 'DBI' } })
  })

  it('tells what is no longer sold, and what has no price', () => {
    const onRequest = article('6720511', 'Radiator C22', 0, { price: aPrice(0, { askForPrice: true }) })
    const again = againLines([lineOf(valve, 2), lineOf(radiator, 1)], soldToday(onRequest), to)
    expect(again).toMatchObject([
      { tag: 'NotSold', fault: { tag: 'UnknownArticle' } },
      { tag: 'NotSold', fault: { tag: 'NotPurchasable', reason: 'priceOnRequest' } },
    ])
  })

  it('rounds a quantity up to the order multiple of today', () => {
    const [again] = againLines([lineOf(inTens, 12)], soldToday(inTens), to)
    expect(again).toMatchObject({ tag: 'OtherQuantity', article: { quantity: 20 } })
  })

  it('takes what is left of an article that is going out', () => {
    const [again] = againLines([lineOf(outgoing, 8)], soldToday(outgoing), to)
    expect(again).toMatchObject({ tag: 'OtherQuantity', article: { quantity: 3 } })
  })

  it('does not take another article that has the number as its RSK or EAN number', () => {
    const other = (): readonly NumberedArticle[] => [{ variant: radiator, by: 'rsk' }]
    expect(againLines([lineOf(valve, 2)], other, to)[0]?.tag).toBe('NotSold')
  })

  test.prop([
    fc.array(
      fc.record({
        multiple: fc.integer({ min: 1, max: 50 }),
        ordered: fc.integer({ min: 1, max: 5_000 }),
        isSold: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  ])('answers every row once, never with less than was ordered and always with whole multiples', (rows) => {
    const variants = rows.map(({ multiple }, index) =>
      article(String(1_000_000 + index), 'Artikel', 10, {
        stock: aStock([{ locationId: central, orderMultiple: multiple }]),
      }),
    )
    const lines = rows.map(({ ordered }, index) => ({
      position: index + 1,
      articleNumber: articleNumber(String(1_000_000 + index)),
      ordered,
      label: '',
    }))
    const again = againLines(lines, soldToday(...variants.filter((_, index) => rows[index]?.isSold === true)), to)
    expect(again.map(({ position }) => position)).toEqual(lines.map(({ position }) => position))
    for (const [index, line] of again.entries()) {
      const given = rows[index]
      expect(line.tag === 'NotSold').toBe(given?.isSold !== true)
      if (line.tag === 'NotSold') continue
      expect(line.article.quantity).toBeGreaterThanOrEqual(given?.ordered ?? 0)
      expect(isValidQuantity(line.article.quantity, given?.multiple ?? 1)).toBe(true)
      expect(line.tag === 'AsBefore').toBe(line.article.quantity === given?.ordered)
    }
  })
})

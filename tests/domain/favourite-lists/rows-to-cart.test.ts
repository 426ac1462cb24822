import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { isValidQuantity } from '#domain/catalogue/quantity'
import { mergedRows } from '#domain/favourite-lists/merged-rows'
import { rowsToCart } from '#domain/favourite-lists/rows-to-cart'
import { writtenRows } from '#domain/favourite-lists/written-rows'
import { pastedCells } from '#domain/quick-order/pasted-rows'
import { articleNumber } from '#domain/kernel/ids'
import { aStock, many } from '../given'
import { article, central, valve } from '../given-articles'

const byTens = article('2311110', 'Kopparrör', 58.4, { stock: aStock([{ locationId: central, orderMultiple: 10 }]) })
const inStore = article('2420001', 'Gasolflaska', 320, { purchaseConstraints: ['onlyStore'] })
const place = { deliveryId: 'DBI', locationId: central } as const
const known = new Map([valve, byTens, inStore].map((one) => [one.articleNumber, one]))
const item = (number: string, quantity: number) => ({ articleNumber: articleNumber(number), quantity: many(quantity) })

describe('the rows of a list', () => {
  it('go into the cart in whole order multiples, and those that cannot be bought are named', () => {
    const rows = rowsToCart(
      [item(valve.articleNumber, 3), item(byTens.articleNumber, 12), item(inStore.articleNumber, 1), item('9', 1)],
      (number) => known.get(number),
      place,
    )
    expect(rows.rows.map(({ articleNumber: number, quantity }) => [number, quantity])).toEqual([
      [valve.articleNumber, 3],
      [byTens.articleNumber, 20],
    ])
    expect([rows.raised, rows.left]).toEqual([1, [inStore.articleNumber, '9']])
  })

  test.prop([fc.integer({ min: 1, max: 5_000 })])(
    'never go in with less than the list says, nor with a multiple too many',
    (wanted) => {
      const [row] = rowsToCart([item(byTens.articleNumber, wanted)], () => byTens, place).rows
      expect(row?.quantity).toBeGreaterThanOrEqual(wanted)
      expect((row?.quantity ?? 0) - wanted).toBeLessThan(10)
      expect(isValidQuantity(row?.quantity ?? 0, 10)).toBe(true)
    },
  )
})

describe('rows that are written or pasted', () => {
  const named = (number: string) => {
    const variant = known.get(articleNumber(number))
    return variant === undefined ? [] : [{ variant, by: 'article' as const }]
  }

  it('become rows of a list, and what cannot be read is left with its reason', () => {
    const cells = pastedCells(
      `${valve.articleNumber}\t3\n${byTens.articleNumber}\t\n9999\t1\n${valve.articleNumber}\tmånga`,
    )
    const { read, unread } = writtenRows(cells, named)
    expect(read).toEqual([item(valve.articleNumber, 3), item(byTens.articleNumber, 10)])
    expect(unread.map(({ fault }) => fault)).toEqual(['Unknown', 'Quantity'])
  })

  it('by a number that several articles have are not guessed', () => {
    const both = () => [valve, byTens].map((variant) => ({ variant, by: 'ean' as const }))
    expect(writtenRows(pastedCells('123'), both).unread.map(({ fault }) => fault)).toEqual(['Ambiguous'])
  })
})

describe('rows of one article', () => {
  const number = fc.constantFrom('1', '2', '3')
  test.prop([fc.array(fc.tuple(number, fc.integer({ min: 1, max: 99 })))])(
    'are one row with their sum, and no quantity is lost',
    (pairs) => {
      const merged = mergedRows(pairs.map(([of, quantity]) => item(of, quantity)))
      expect(new Set(merged.map((row) => row.articleNumber)).size).toBe(merged.length)
      for (const { articleNumber: of, quantity } of merged)
        expect(quantity).toBe(pairs.filter(([one]) => one === of).reduce((sum, [, one]) => sum + one, 0))
    },
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { isFromSpreadsheet, pastedRows, typedQuantity } from '../../../ui/quick-order/pasted-rows'
import { checkRows } from '../../../ui/quick-order/wanted-articles'
import { aLocation } from '../../domain/given'
import { central, radiator, valve } from '../checkout/given'

describe('rows pasted into a docket', () => {
  it('reads article and quantity from the cells of a spreadsheet, and leaves out its heads', () => {
    const text = 'Artikel\tAntal\r\n4208103\t12\r\n1630522\t1 200\r\n2417316\t2,5\r\n6720511\r\n\r\n'
    expect(pastedRows(text)).toEqual([
      { articleNumber: '4208103', quantity: 12 },
      { articleNumber: '1630522', quantity: 1200 },
      { articleNumber: '2417316', quantity: 2.5 },
      { articleNumber: '6720511', quantity: undefined },
    ])
  })

  it('reads back every row that a spreadsheet can hold', () => {
    const row = fc.record({ article: fc.stringMatching(/^\d{7}$/), quantity: fc.integer({ min: 1, max: 99_999 }) })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1 }),
        fc.constantFrom('\t', ';'),
        fc.constantFrom('\n', '\r\n'),
        (rows, cell, end) => {
          const text = rows.map(({ article, quantity }) => `${article}${cell}${quantity}`).join(end)
          expect(pastedRows(text)).toEqual(rows.map(({ article, quantity }) => ({ articleNumber: article, quantity })))
          expect(isFromSpreadsheet(text)).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['several spaces', '4208103   1 200', '4208103', 1200],
    ['one space, as in a mail', '4208103 12', '4208103', 12],
    ['the comma of an English file', '4208103,12', '4208103', 12],
    ['a space, with a Swedish decimal', '4208103 2,5', '4208103', 2.5],
    ['a tab, with spaces in the number', '420 81 03\t12', '420 81 03', 12],
  ])('reads a row whose cells have %s between them', (_, text, article, quantity) => {
    expect(pastedRows(text)).toEqual([{ articleNumber: article, quantity }])
    expect(isFromSpreadsheet(text)).toBe(true)
  })

  it('keeps a row that cannot be understood, and leaves out a sum', () => {
    expect(pastedRows('Artikel;Antal\nventil;3\n4208103;tre\n;6')).toEqual([
      { articleNumber: 'ventil', quantity: 3 },
      { articleNumber: '4208103', quantity: Number.NaN },
    ])
  })

  it('takes a single number as typing', () => {
    expect(isFromSpreadsheet('420 81 03')).toBe(false)
    expect(isFromSpreadsheet('4208103')).toBe(false)
    expect(typedQuantity('')).toBeUndefined()
    expect(typedQuantity('-3')).toBeNaN()
    expect(typedQuantity('tre')).toBeNaN()
  })
})

describe('checking wanted rows', () => {
  const to = { deliveryId: 'DBI', locationId: central } as const
  const inTens = { ...valve, stock: { stockType: 'LAG' as const, locations: [aLocation({ orderMultiple: 10 })] } }
  const want = (article: string, quantity: number | undefined) => ({ articleNumber: articleNumber(article), quantity })

  it('adds what is known and can be bought, with one order multiple where no quantity is given', () => {
    const { articles, faults } = checkRows([want('4208103', undefined), want('6720511', 2)], [inTens, radiator], to)
    expect(articles.map(({ quantity }) => quantity)).toEqual([10, 2])
    expect(faults).toEqual([])
  })

  it('tells of each row that cannot be added', () => {
    const onlyStore = { ...radiator, purchaseConstraints: ['onlyStore' as const] }
    const rows = [want('1', 1), want('4208103', 15), want('6720511', 1)]
    expect(checkRows(rows, [inTens, onlyStore], to).faults).toEqual([
      { tag: 'UnknownArticle', articleNumber: '1' },
      { tag: 'InvalidQuantity', articleNumber: '4208103', orderMultiple: 10, nearest: [10, 20] },
      { tag: 'NotPurchasable', articleNumber: '6720511', reason: 'onlyStore' },
    ])
  })
})

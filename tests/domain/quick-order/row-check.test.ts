import { describe, expect, it } from 'vitest'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import {
  filledCells,
  noRows,
  type OrderRow,
  pastedIn,
  restoredIn,
  settled,
  typedIn,
  without,
} from '#domain/quick-order/order-rows'
import { isFromSpreadsheet, pastedCells } from '#domain/quick-order/pasted-rows'
import { answerTo, checkRow, earlierRows, type LookupResult } from '#domain/quick-order/row-check'
import { locationId } from '#domain/kernel/ids'
import { aStock } from '../given'
import { radiator, valve } from '../given-articles'

const anywhere = { deliveryId: undefined, locationId: undefined }
const found: NumberedArticle = { variant: valve, by: 'article' }
const row = (given: Partial<OrderRow>): OrderRow => ({
  id: 0,
  article: '4208103',
  quantity: '2',
  settled: true,
  ...given,
})

describe('the answer to a row', () => {
  it.each([
    ['Unwritten', row({ settled: false }), [found]],
    ['Unwritten', row({ article: ' ' }), [found]],
    ['Asking', row({}), undefined],
    ['Unreachable', row({}), 'unreachable' as const],
    ['Good', row({}), [found]],
    ['Faulty', row({}), []],
  ] satisfies readonly (readonly [string, OrderRow, LookupResult | undefined])[])('is %s', (tag, given, known) => {
    expect(answerTo(given, known, anywhere).tag).toBe(tag)
  })

  it('says that a quantity is no number, or too small, and for what is left out takes the order multiple', () => {
    expect(checkRow({ number: '4208103', quantity: 'notANumber' }, [found], anywhere)).toMatchObject({
      fault: { tag: 'QuantityNotANumber' },
    })
    expect(answerTo(row({ quantity: '1.000' }), [found], anywhere)).toMatchObject({
      fault: { tag: 'UnclearPoint', nearest: [1000] },
    })
    expect(checkRow({ number: '4208103', quantity: 0 }, [found], anywhere)).toMatchObject({
      fault: { tag: 'TooFew', least: 1 },
    })
    expect(checkRow({ number: '4208103', quantity: 2.5 }, [found], anywhere)).toMatchObject({
      fault: { tag: 'InvalidQuantity', orderMultiple: 1, nearest: [2, 3] },
    })
    expect(checkRow({ number: '4208103', quantity: 'leftOut' }, [found], anywhere)).toMatchObject({
      article: { quantity: 1 },
    })
  })

  it('says how many are left of a discontinued article where fewer are left than wanted, as the cart does', () => {
    const place = locationId('S1')
    const ending = { ...valve, discontinued: true, stock: aStock([{ locationId: place, quantity: 3 }]) }
    const check = (quantity: number, variant = ending) =>
      checkRow({ number: '4208103', quantity }, [{ variant, by: 'article' }], { ...anywhere, locationId: place })

    expect(check(10)).toMatchObject({ tag: 'Faulty', fault: { tag: 'TooFewLeft', left: 3, nearest: [3] } })
    expect(check(3).tag).toBe('Good')
    expect(check(10, { ...ending, discontinued: false }).tag).toBe('Good')
  })

  it('goes to the delivery of the docket; without one, to the chosen one', () => {
    const wanted = { number: '4208103', quantity: 2 }
    const article = { articleNumber: '4208103', quantity: 2, variant: valve }
    expect(checkRow(wanted, [found], anywhere)).toEqual({ tag: 'Good', article, found })
    expect(checkRow(wanted, [found], { ...anywhere, deliveryId: 'DBI' })).toEqual({
      tag: 'Good',
      article: { ...article, deliveryId: 'DBI' },
      found,
    })
  })
})

describe('rows with the same article', () => {
  const rows = pastedIn(noRows, pastedCells('1111111\t1\n2222222\t1'))

  it.each([
    ['of several articles each', [found, { variant: radiator, by: 'supplier' as const }]],
    ['of services that cannot be asked', 'unreachable' as const],
    ['of nothing', []],
  ])('are told apart by their numbers where those are %s', (_what, known) => {
    expect(earlierRows(rows, () => known, anywhere).size).toBe(0)
  })

  it('are the same by one article, unless one is not written to the end', () => {
    expect(earlierRows(rows, () => [found], anywhere).size).toBe(1)
    expect(
      earlierRows(
        rows.map((one) => ({ ...one, settled: false })),
        () => [found],
        anywhere,
      ).size,
    ).toBe(0)
  })

  it('are not added to one that has a fault', () => {
    const faulty = pastedIn(noRows, pastedCells('1111111\tmånga\n1111111\t3\n1111111\t2'))
    expect([...earlierRows(faulty, () => [found], anywhere)]).toEqual([[faulty[2]?.id, 2]])
  })
})

describe('the rows of a quick order', () => {
  const two = typedIn(typedIn(noRows, 0, { article: '1' }), 1, { quantity: '2' })

  it('begin with one empty row, to be written', () => {
    expect(noRows).toEqual([{ id: 0, article: '', quantity: '', settled: false }])
  })

  it('change where something is typed alone', () => {
    expect(two.map(({ article, quantity }) => [article, quantity])).toEqual([
      ['1', ''],
      ['', '2'],
      ['', ''],
    ])
    expect(two.map(({ id }) => id)).toEqual([0, 1, 2])
  })

  it('are written to the end all at once or one by one, and stay the same where nothing changes', () => {
    const which = (rows: typeof two) => rows.map((one) => one.settled)
    expect(which(settled(two))).toEqual([true, true, true])
    expect(which(settled(two, 1))).toEqual([false, true, false])
    const once = settled(two, 1)
    expect(settled(once, 1)).toBe(once)
    expect(settled(settled(two), 7)).toEqual(settled(two))
    const all = settled(two)
    expect(settled(all)).toBe(all)
    expect(settled(two, 7)).toBe(two)
  })

  it('are kept without those that hold blanks alone', () => {
    const rows = typedIn(two, 2, { article: ' ', quantity: ' ' })
    expect(filledCells(rows)).toEqual([
      { article: '1', quantity: '' },
      { article: '', quantity: '2' },
    ])
    expect(restoredIn(rows, [])).toBe(rows)
  })

  it('lose those alone that are taken away', () => {
    expect(without(two, new Set([0])).map(({ quantity }) => quantity)).toEqual(['2', ''])
    expect(without(two, new Set([1, 2])).map(({ article }) => article)).toEqual(['1', ''])
  })
})

describe('pasted cells', () => {
  it('lose the quotes and blanks around them, and no quote within', () => {
    expect(pastedCells('" 4208103 "\t "2"')).toEqual([{ article: '4208103', quantity: '2' }])
    expect(pastedCells('kulventil 1/2"\t2')).toEqual([{ article: 'kulventil 1/2"', quantity: '2' }])
    expect(pastedCells('"4208103","2,5"')).toEqual([{ article: '4208103', quantity: '2,5' }])
    expect(pastedCells('"4208103",2')).toEqual([{ article: '4208103', quantity: '2' }])
  })

  it('are numbers alone where a row is nothing else', () => {
    expect(pastedCells(' 4208103, 1630522 ')).toEqual([
      { article: '4208103', quantity: '' },
      { article: '1630522', quantity: '' },
    ])
  })

  it('need an article: a quantity alone is left out', () => {
    expect(pastedCells('\t5\n4208103')).toEqual([{ article: '4208103', quantity: '' }])
  })

  it('come from a spreadsheet when there are several, and not from blanks around one', () => {
    expect(isFromSpreadsheet('4208103\r\n')).toBe(false)
    expect(isFromSpreadsheet(' 4208103 ')).toBe(false)
    expect(isFromSpreadsheet(' 4208103, 1630522 ')).toBe(true)
    expect(isFromSpreadsheet('4208103\t2')).toBe(true)
  })
})

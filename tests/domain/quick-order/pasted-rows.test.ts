import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import type { Variant } from '#domain/catalogue/variant'
import type { WantedRow } from '#domain/quick-order/pasted-rows'
import { isFromSpreadsheet, pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import { checkRow } from '#domain/quick-order/row-check'
import { aLocation } from '../given'
import { central, radiator, valve } from '../given-articles'

const pastedRows = (text: string) => pastedCells(text).flatMap((cells) => wantedIn(cells) ?? [])

describe('rows pasted into a docket', () => {
  it('reads article and quantity from the cells of a spreadsheet, and leaves out its heads', () => {
    const text = 'Artikel\tAntal\r\n4208103\t12\r\n1630522\t1 200\r\n2417316\t2,5\r\n6720511\r\n\r\n'
    expect(pastedRows(text)).toEqual([
      { number: '4208103', quantity: 12 },
      { number: '1630522', quantity: 1200 },
      { number: '2417316', quantity: 2.5 },
      { number: '6720511', quantity: 'leftOut' },
    ])
  })

  it.each(['\t', ';'])(
    '[CART-53] reads the columns that the heads name, with a label, where %j is between them',
    (cell) => {
      const rows = [
        ['Beställning till Kvarnen'],
        ['Pos', 'Märkning', 'Benämning', 'Antal', 'Artikelnr'],
        ['1', 'Kök "A" ö', 'Kulventil', '4', '0012345'],
        ['2', '', 'T-rör', '5 st', '163 05 22'],
      ]
      expect(pastedRows(rows.map((cells) => cells.join(cell)).join('\r\n'))).toEqual([
        { number: '0012345', quantity: 4, label: 'Kök "A" ö' },
        { number: '1630522', quantity: 5, unit: 'st' },
      ])
    },
  )

  it.each([
    ['Kök; plan 2', 'Kök; plan 2'],
    ['"Kök; ""A"" ö"', 'Kök; "A" ö'],
    ['"Kök" och "Bad"', '"Kök" och "Bad"'],
    ['Rör 3/4"', 'Rör 3/4"'],
  ])('keeps the signs in the label %s of a spreadsheet', (cell, label) => {
    expect(pastedRows(`Artikelnr\tAntal\tMärkning\n4208103\t2\t${cell}`)).toEqual([
      { number: '4208103', quantity: 2, label },
    ])
  })

  it('reads each list below its own heads, where several are pasted one after the other', () => {
    const lists = ['4208103\t12', 'Antal\tArtikelnr', '3\t1630522', 'Artikelnr\tAntal\tMärkning', '2417316\t2\tStam 3']
    expect(pastedRows(lists.join('\n'))).toEqual([
      { number: '4208103', quantity: 12 },
      { number: '1630522', quantity: 3 },
      { number: '2417316', quantity: 2, label: 'Stam 3' },
    ])
  })

  it('takes a third column without heads for no label, since nothing says what it is', () => {
    expect(pastedRows('4208103\t12\tKulventil\n1630522\t3\tT-rör')).toEqual([
      { number: '4208103', quantity: 12 },
      { number: '1630522', quantity: 3 },
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
          expect(pastedRows(text)).toEqual(rows.map(({ article, quantity }) => ({ number: article, quantity })))
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
    ['a tab, with spaces in the number', '420 81 03\t12', '4208103', 12],
    ['a space, with the groups of an RSK number', '420 81 03 12', '4208103', 12],
    ['a comma, after the number of a make', '123-4567890,12', '123-4567890', 12],
    ['quotes and commas, as some exports write', '"4208103","12"', '4208103', 12],
    ['quotes and semicolons', '"420 81 03";"12"', '4208103', 12],
    ['a mark of its encoding in front', '\uFEFF4208103;12', '4208103', 12],
    ['a label', 'RSK 420 81 03;12', '4208103', 12],
  ])('reads a row whose cells have %s between them', (_, text, article, quantity) => {
    expect(pastedRows(text)).toEqual([{ number: article, quantity }])
    expect(isFromSpreadsheet(text)).toBe(true)
  })

  it('keeps a row that cannot be understood, and leaves out a sum', () => {
    expect(pastedRows('Artikel;Antal\nventil;3\n4208103;tre\n;6')).toEqual([
      { number: 'ventil', quantity: 3 },
      { number: '4208103', quantity: 'notANumber' },
    ])
  })

  it('reads numbers one after the other as a row each', () => {
    const text = '4208103, 4208111,1630522'
    expect(isFromSpreadsheet(text)).toBe(true)
    expect(pastedRows(text).map(({ number }) => number)).toEqual(['4208103', '4208111', '1630522'])
  })

  it('takes a single number as typing', () => {
    expect(isFromSpreadsheet('420 81 03')).toBe(false)
    expect(isFromSpreadsheet('4208103')).toBe(false)
    expect(isFromSpreadsheet('4208 103')).toBe(false)
    expect(isFromSpreadsheet('NV 1000')).toBe(false)
  })
})

describe('the quantity of a wanted row', () => {
  const quantityOf = (quantity: string) => wantedIn({ article: '4208103', quantity })?.quantity

  it('is left out, a number, or no number', () => {
    expect(['', ' ', '12', '1 200', '2,5', '-3', 'tre'].map(quantityOf)).toEqual([
      'leftOut',
      'leftOut',
      12,
      1200,
      2.5,
      -3,
      'notANumber',
    ])
  })

  it('may have its unit behind it, as order lists write it', () => {
    const wanted = (quantity: string) => wantedIn({ article: '4208103', quantity })
    const written = ['10 st', '25m', '1 200 Styck', '2 förp.', '3 m2', '4 meter']

    expect(written.map((text) => [wanted(text)?.quantity, wanted(text)?.unit])).toEqual([
      [10, 'st'],
      [25, 'm'],
      [1200, 'st'],
      [2, 'frp'],
      [3, 'm²'],
      [4, 'm'],
    ])
    expect(['10 lådor', 'st', '10 st extra'].map(quantityOf)).toEqual(['notANumber', 'notANumber', 'notANumber'])
    expect(pastedRows('4208103 2 st')).toEqual([{ number: '4208103', quantity: 2, unit: 'st' }])
  })
})

describe('checking wanted rows', () => {
  const to = { deliveryId: 'DBI', locationId: central } as const
  const inTens = { ...valve, stock: { stockType: 'LAG' as const, locations: [aLocation({ orderMultiple: 10 })] } }
  const of = (variant: Variant) => [{ variant, by: 'article' as const }]
  const check = (quantity: WantedRow['quantity'], named: readonly NumberedArticle[]) =>
    checkRow({ number: '1', quantity }, named, to)

  it('adds what is known and can be bought, with one order multiple where no quantity is given', () => {
    expect(check('leftOut', of(inTens))).toMatchObject({ tag: 'Good', article: { quantity: 10 } })
    expect(check(2, of(radiator))).toMatchObject({ tag: 'Good', article: { articleNumber: '6720511', quantity: 2 } })
  })

  it('[CART-52] takes the unit that the article is sold in, and says so when another was written', () => {
    const written = (quantity: number, unit: string) => checkRow({ number: '1', quantity, unit }, of(inTens), to)

    expect(written(20, 'st')).toMatchObject({ tag: 'Good', article: { quantity: 20 } })
    expect(written(2, 'frp')).toMatchObject({
      fault: { tag: 'OtherUnit', written: 'frp', sold: 'st', nearest: [10] },
    })
  })

  it('says of more than may be ordered what the most is', () => {
    expect(check(1_000_000_000, of(valve))).toMatchObject({ fault: { tag: 'TooMany', nearest: [1_000_000] } })
  })

  it('tells of each row that cannot be added', () => {
    const onlyStore = { ...radiator, purchaseConstraints: ['onlyStore' as const] }
    const faults = [
      check(1, []),
      check(15, of(inTens)),
      check(-3, of(inTens)),
      check('notANumber', of(inTens)),
      check(1, of(onlyStore)),
      check(1, [...of(valve), ...of(radiator)]),
    ]
    expect(faults.map((row) => (row.tag === 'Faulty' ? row.fault : row.tag))).toEqual([
      { tag: 'UnknownArticle' },
      { tag: 'InvalidQuantity', orderMultiple: 10, nearest: [10, 20] },
      { tag: 'TooFew', least: 10 },
      { tag: 'QuantityNotANumber' },
      { tag: 'NotPurchasable', reason: 'onlyStore' },
      { tag: 'Ambiguous', choices: [valve, radiator] },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { sheetCells } from '#domain/quick-order/sheet-cells'
import type { Sheet } from '#domain/quick-order/sheet'

const sheet = (...rows: readonly (readonly string[])[]): Sheet => ({
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  onlySheet: undefined,
})

describe('[CART-53] The rows of a file', () => {
  it('have the article number in the first column and the quantity in the second', () => {
    expect(sheetCells(sheet(['0012345', '10'], ['4208103', '2,5 st', 'blankt'])).cells).toEqual([
      { article: '0012345', quantity: '10', fileRow: 1 },
      { article: '4208103', quantity: '2,5 st', fileRow: 2 },
    ])
  })

  it.each([
    ['Artikelnummer', 'Antal'],
    ['Art.nr', 'Antal'],
    ['RSK-nr', 'Kvantitet'],
    ['Vad', 'Hur många'],
  ])('may have a header of %s and %s', (article, quantity) => {
    expect(sheetCells(sheet([article, quantity], ['4208103', '1'])).cells).toEqual([
      { article: '4208103', quantity: '1', fileRow: 2 },
    ])
  })

  it('are found by their heads in any column, with a label, below a title', () => {
    const given = sheet(
      ['Beställning 2026'],
      ['Pos', 'Benämning', 'Antal', 'Artikelnr', 'Märkning'],
      ['1', 'Kulventil', '4', '4208103', ' Stam 3 '],
      ['2', 'T-rör', '5', '1630522', ''],
    )
    expect(sheetCells(given).cells).toEqual([
      { article: '4208103', quantity: '4', label: 'Stam 3', fileRow: 3 },
      { article: '1630522', quantity: '5', fileRow: 4 },
    ])
  })

  it('may have number and quantity in one cell', () => {
    expect(sheetCells(sheet(['4208103 10'], ['4208234  5'])).cells).toEqual([
      { article: '4208103', quantity: '10', fileRow: 1 },
      { article: '4208234', quantity: '5', fileRow: 2 },
    ])
  })

  it('are told where they name no article', () => {
    expect(sheetCells(sheet(['4208103', '10'], ['', '5'], ['', '15', 'summa']))).toMatchObject({
      cells: [{ article: '4208103' }],
      withoutArticle: [2, 3],
    })
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attributeWords,
  columnsOf,
  describing,
  detailsOf,
  drawingParams,
  figuresIn,
  LISTED_COLUMNS,
  LISTED_FACTS,
  sharedFacts,
  tellingColumn,
  withListedAttributes,
} from '#domain/catalogue/attributes'
import type { Variant } from '#domain/catalogue/variant'
import { article } from '../given-articles'

const withAttributes = (number: string, attributes: Readonly<Record<string, string>>): Variant =>
  article(number, `Kulventil ${number}`, 100, {
    attributes: Object.entries(attributes).map(([attributeName, attributeValue]) => ({
      attributeName,
      attributeValue,
    })),
  })

const small = withAttributes('1', { RSK: '1', DN: '15', Gänga: 'G1/2', Material: 'Mässing', 'L mm': '59' })
const large = withAttributes('2', { RSK: '2', DN: '20', Gänga: 'G3/4', Material: 'Mässing', 'L mm': '71' })

describe('columns of a group', () => {
  it('are what tells its articles apart', () => {
    expect(columnsOf([small, large], 2)).toEqual(['DN', 'Gänga'])
    expect(columnsOf([small, large], 9)).toEqual(['DN', 'Gänga', 'L mm'])
  })

  it("stand in the category's sequence, where it names them", () => {
    expect(columnsOf([small, large], 9, ['L mm', 'Vikt', 'DN'])).toEqual(['L mm', 'DN', 'Gänga'])
  })

  it('are the first ones of an article alone', () => {
    expect(columnsOf([small], 2)).toEqual(['DN', 'Gänga'])
  })

  it('leave what is shared to stand beside', () => {
    expect(sharedFacts([small, large], ['DN', 'Gänga'], 3)).toEqual(['Mässing'])
    expect(sharedFacts([small], ['DN', 'Gänga'], 3)).toEqual(['Mässing'])
  })
})

describe('the details of an article alone', () => {
  it('are words that its name does not say, and no number or measure without a name', () => {
    const basin = article('1', 'Tvättställ Optima 600×460 mm', 100, {
      attributes: [
        { attributeName: 'RSK', attributeValue: '1' },
        { attributeName: 'Dimension', attributeValue: '600×460 mm' },
        { attributeName: 'Bredd, mm', attributeValue: '600' },
        { attributeName: 'Djup', attributeValue: '460 mm' },
        { attributeName: 'Material', attributeValue: 'Porslin' },
        { attributeName: 'Montering', attributeValue: 'Bultar' },
        { attributeName: 'Gänga', attributeValue: 'G1 1/4' },
      ],
    })
    expect(detailsOf(basin, 2)).toEqual(['Porslin', 'Bultar'])
    expect(detailsOf(basin, 9)).toEqual(['Porslin', 'Bultar', 'G1 1/4'])
  })

  it('name no class by its letter alone', () => {
    const nipple = withAttributes('1', { Täthetsklass: 'D', Material: 'Galvaniserat stål' })
    expect(detailsOf(nipple, 2)).toEqual(['Galvaniserat stål'])
  })
})

describe('the column of search results', () => {
  it('is what tells articles of several products apart in words, before any figure', () => {
    const copper = withAttributes('1', { Dimension: '22 mm', 'Vikt, kg': '0,042', Material: 'Koppar' })
    const steel = withAttributes('2', { Dimension: '22 mm', 'Vikt, kg': '0,040', Material: 'Elförzinkat stål' })
    expect(tellingColumn([copper, steel])).toEqual(['Material'])
  })

  it('is a figure where nothing else tells them apart', () => {
    const light = withAttributes('1', { 'Vikt, kg': '0,042', Material: 'Koppar' })
    const heavy = withAttributes('2', { 'Vikt, kg': '0,050', Material: 'Koppar' })
    expect(tellingColumn([light, heavy])).toEqual(['Vikt, kg'])
  })
})

describe('a drawing', () => {
  it('takes its measures from the attributes', () => {
    expect(drawingParams(large)).toEqual({ DN: 20, L: 71 })
    expect(drawingParams(withAttributes('3', { Längd: '50 m', 'H mm': '12,5' }))).toEqual({ H: 12.5 })
  })
})

describe('the articles of a product in a list', () => {
  const names = ['RSK', 'DN', 'Dimension', 'Gänga', 'Material', 'L mm', 'Längd', 'Vikt, kg', 'Yta', 'Tryck', 'Färg']
  const values = ['', '15', '20', '22 mm', 'Mässing', 'Koppar', 'PN16', 'Grå']
  const product = fc
    .array(fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values)), { minLength: 1, maxLength: 4 })
    .map((articles) => articles.map((attributes, index) => withAttributes(String(index), attributes)))

  it('look the same with the attributes that a list shows as with all of them', () => {
    fc.assert(
      fc.property(product, (whole) => {
        const listed = withListedAttributes(whole)
        const columns = columnsOf(whole, LISTED_COLUMNS)
        expect(columnsOf(listed, LISTED_COLUMNS)).toEqual(columns)
        expect(sharedFacts(listed, columns, LISTED_FACTS)).toEqual(sharedFacts(whole, columns, LISTED_FACTS))
        expect(listed.map(drawingParams)).toEqual(whole.map(drawingParams))
        // The picture of a product shows one column and fewer facts.
        const one = columnsOf(whole, 1)
        expect(columnsOf(listed, 1)).toEqual(one)
        expect(sharedFacts(listed, one, LISTED_FACTS - 1)).toEqual(sharedFacts(whole, one, LISTED_FACTS - 1))
      }),
    )
  })

  it('keep nothing else', () => {
    const [kept] = withListedAttributes([
      withAttributes('1', {
        RSK: '1',
        DN: '15',
        Gänga: 'G1/2',
        'Vikt, kg': '0,2',
        Yta: 'Förkromad',
        Material: 'Mässing',
      }),
      withAttributes('2', { RSK: '2', DN: '20', Gänga: 'G3/4', 'Vikt, kg': '0,3', Yta: 'Blank', Material: 'Mässing' }),
    ])
    expect(kept?.attributes.map(({ attributeName }) => attributeName)).toEqual(['DN', 'Gänga', 'Material'])
  })
})

describe('the attributes of an article', () => {
  it("are described in the category's sequence, without the numbers that name it (SEARCH-02)", () => {
    expect(describing(small, ['Material', 'Vikt', 'DN'])).toEqual([
      { attributeName: 'Material', attributeValue: 'Mässing' },
      { attributeName: 'DN', attributeValue: '15' },
      { attributeName: 'Gänga', attributeValue: 'G1/2' },
      { attributeName: 'L mm', attributeValue: '59' },
    ])
  })

  it('are told in words with the name of a nominal diameter, and are empty where there are none', () => {
    expect(attributeWords(small, 'DN')).toBe('DN15')
    expect(attributeWords(small, 'Material')).toBe('Mässing')
    expect(attributeWords(withAttributes('3', {}), 'DN')).toBe('')
    expect(attributeWords(small, 'Färg')).toBe('')
  })

  it('are figures where all values are numbers, or missing', () => {
    const odd = withAttributes('3', { DN: '1,5', 'L mm': 'lång' })
    expect(figuresIn([small, large, odd], ['DN', 'Gänga', 'L mm', 'Färg'])).toEqual(['DN', 'Färg'])
    expect(figuresIn([small, large], ['Gänga', 'L mm'])).toEqual(['L mm'])
  })

  it('tell articles apart where only some of them have one, also where the first one lacks it', () => {
    const bare = withAttributes('3', { Material: 'Mässing' })
    expect(columnsOf([bare, withAttributes('4', { Material: 'Mässing', Färg: 'Röd' })], 9)).toEqual(['Färg'])
    expect(columnsOf([withAttributes('4', { Material: 'Mässing', Färg: 'Röd' }), bare], 9)).toEqual(['Färg'])
    // An empty value says no more than none.
    expect(columnsOf([bare, withAttributes('4', { Material: 'Mässing', Färg: '' })], 9)).toEqual(['Material', 'Färg'])
    expect(columnsOf([withAttributes('4', { Material: 'Mässing', Färg: '' }), bare], 9)).toEqual(['Material', 'Färg'])
  })

  it('have no column for a nominal diameter beside a dimension', () => {
    const pipes = ['15', '20'].map((dn) => withAttributes(dn, { DN: dn, Dimension: `${dn}×1` }))
    expect(columnsOf(pipes, 9)).toEqual(['Dimension'])
  })
})

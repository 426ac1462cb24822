import { describe, expect, it } from 'vitest'
import type { Variant } from '#domain/catalogue/variant'
import { onlyParams, withoutValue } from '../../../ui/catalogue/search-string'
import { columnsOf, detailsOf, drawingParams, sharedFacts, tellingColumn } from '../../../ui/catalogue/columns'
import { searchOfForm } from '../../../ui/catalogue/form-search'
import { productData, trailData } from '../../../ui/catalogue/structured-data'
import { article } from '../../domain/given-articles'

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

describe('narrowing', () => {
  it('takes one value away and starts over from the first page', () => {
    expect(withoutValue('?dn=15&dn=20&visa=48&sortera=name', 'dn', '15')).toBe('?dn=20&sortera=name')
    expect(withoutValue('?dn=15', 'dn', '15')).toBe('')
    expect(onlyParams('?q=ventil&dn=15&brand=A&sortera=name', ['q', 'sortera'])).toBe('?q=ventil&sortera=name')
  })

  it('leaves out what is empty or usual', () => {
    const form = new FormData()
    form.append('dn', '15')
    form.append('price.min', ' ')
    form.append('sortera', 'dimension')
    expect(searchOfForm(form, 'dimension')).toBe('?dn=15')
    expect(searchOfForm(form, 'relevance')).toBe('?dn=15&sortera=dimension')
  })
})

describe('what search engines read', () => {
  it('has a price with VAT and an address of the shop', () => {
    expect(productData(small, 'https://dahl.example')).toMatchObject({
      '@graph': [
        {
          url: 'https://dahl.example/produkt/artikel-1',
          image: expect.stringMatching(/^https:\/\/dahl\.example\/ritning\/.+\.svg$/),
          offers: { price: small.price?.salesPriceIncludingVat.toFixed(2), availability: 'https://schema.org/InStock' },
        },
        { itemListElement: [{ position: 1, item: 'https://dahl.example/produkt/artikel-1' }] },
      ],
    })
  })

  it('is in stores alone where it is sold there alone', () => {
    const inStores: Variant = { ...small, purchaseConstraints: ['onlyStore'] }
    expect(JSON.stringify(productData(inStores, 'https://dahl.example'))).toContain('schema.org/InStoreOnly')
  })

  it('knows the way from the start page to a category', () => {
    const trail = trailData(
      [
        { name: 'VVS', path: '/kategorier/vvs' },
        { name: 'Ventiler', path: '/kategorier/vvs/ventiler' },
      ],
      'https://dahl.example',
    )
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Start', item: 'https://dahl.example/' },
        { position: 2, name: 'VVS' },
        { position: 3, item: 'https://dahl.example/kategorier/vvs/ventiler' },
      ],
    })
  })

  it('has no offer where the price is on request', () => {
    const onRequest = { ...small, price: small.price && { ...small.price, askForPrice: true } }
    expect(JSON.stringify(productData(onRequest, 'https://dahl.example'))).not.toContain('Offer')
  })
})

import { describe, expect, it } from 'vitest'
import type { Variant } from '#domain/catalogue/variant'
import { onlyParams, withoutValue } from '../../../ui/catalogue/search-string'
import { searchOfForm } from '../../../ui/catalogue/form-search'
import { productData, trailData } from '../../../ui/catalogue/structured-data'
import { article } from '../../domain/given-articles'

const small = article('1', 'Kulventil 1', 100, { attributes: [{ attributeName: 'DN', attributeValue: '15' }] })

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

import { describe, expect, it } from 'vitest'
import { enterPage, noProductHistory } from '#domain/navigation/product-history'
import type { Entered } from '#domain/navigation/product-history'

const product = (articleNumber: string): Entered => ({
  page: 'product',
  product: { path: `/produkt/${articleNumber}`, name: 'Kulventil', articleNumber },
})
const listing = (path: string): Entered => ({ page: 'listing', path })
const valves = listing('/kategorier/vvs/ventiler')
const other: Entered = { page: 'other' }

const opened = (...pages: readonly Entered[]) =>
  pages.reduce(enterPage, noProductHistory).products.map(({ articleNumber }) => articleNumber)

describe('the product history', () => {
  it('holds the products opened from a listing, the latest first and each once', () => {
    expect(opened(valves, product('1'), valves, product('2'), valves, product('1'))).toEqual(['1', '2'])
  })

  it('[ROUTE-33] is kept on the way back from a product to the listing it was opened from', () => {
    expect(opened(valves, product('1'), valves)).toEqual(['1'])
    expect(opened(listing('/search'), product('1'), product('2'), listing('/search'))).toEqual(['2', '1'])
  })

  it('[ROUTE-33] begins anew in a listing entered from anywhere else', () => {
    expect(opened(valves, product('1'), other, valves)).toEqual([])
    expect(opened(valves, product('1'), listing('/kategorier/vvs/ror'))).toEqual([])
    expect(opened(valves, product('1'), listing('/search'))).toEqual([])
    expect(opened(valves, product('1'), valves, other, valves)).toEqual([])
  })

  it('holds the eight latest', () => {
    const numbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
    expect(opened(valves, ...numbers.map(product))).toEqual(numbers.slice(1).toReversed())
  })

  it('is kept on other pages, which no product was opened from', () => {
    expect(opened(valves, product('1'), other, product('2'))).toEqual(['2', '1'])
    expect(opened(valves, valves, product('1'))).toEqual(['1'])
    expect(opened(valves, product('1'), valves, valves)).toEqual([])
  })
})

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
})

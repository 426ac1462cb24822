import { describe, expect, it } from 'vitest'
import { facetName, offeredItems, tileWords } from '../../../ui/catalogue/facet-words'

const facetOf = (many: number, selectedAt?: number) => ({
  type: 'distinct' as const,
  name: 'categoryName',
  items: Array.from({ length: many }, (_, at) => ({
    item: `Kategori ${at}`,
    count: 100 - at,
    selected: at === selectedAt,
  })),
})

const offered = (facet: ReturnType<typeof facetOf>) => offeredItems(facet, { total: 1000, noun: 'articles' })

describe('the facet of categories', () => {
  it('offers the twelve with most results, and the one that is chosen', () => {
    expect(offered(facetOf(40))).toHaveLength(12)
    expect(offered(facetOf(40, 30)).map(({ item }) => item)).toContain('Kategori 30')
    expect(facetName('categoryName', 'list')).toBe('Kategori')
  })

  it('offers no choice where all lies in one, unless that one is chosen', () => {
    expect(offered(facetOf(1))).toEqual([])
    expect(offered(facetOf(1, 0))).toHaveLength(1)
  })
})

describe('any facet', () => {
  it('offers no value that every result has, unless it is ticked', () => {
    const facet = (selected: boolean) => ({
      type: 'distinct' as const,
      name: 'material',
      items: [{ item: 'Mässing', count: 12, selected }],
    })
    expect(offeredItems(facet(false), { total: 12, noun: 'products' })).toEqual([])
    expect(offeredItems(facet(true), { total: 12, noun: 'products' })).toHaveLength(1)
    expect(offeredItems(facet(false), { total: 13, noun: 'products' })).toHaveLength(1)
  })
})

describe('the facets of sizes', () => {
  const sizes = (many: number, selectedAt?: number) => ({ ...facetOf(many, selectedAt), name: 'size' })

  it('offer a choice among the sizes of goods of a kind', () => {
    expect(offered(sizes(9))).toHaveLength(9)
    expect(offered(sizes(1))).toEqual([])
  })

  it('offer none where goods of all kinds are mixed, but for those that are chosen', () => {
    expect(offered(sizes(200))).toEqual([])
    expect(offered(sizes(200, 7)).map(({ item }) => item)).toEqual(['Kategori 7'])
  })

  it('are named by their unit, which their options leave out', () => {
    expect(facetName('size', 'list')).toBe('Mått, mm')
    expect(facetName('thread', 'list')).toBe('Gänga, tum')
    expect(['G1 1/4', 'DN 20', '22', 'Galvat'].map(tileWords)).toEqual(['1 1/4', '20', '22', 'Galvat'])
  })
})

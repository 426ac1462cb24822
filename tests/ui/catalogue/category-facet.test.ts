import { describe, expect, it } from 'vitest'
import { offeredItems, facetName } from '../../../ui/catalogue/facet-words'

const facetOf = (many: number, selectedAt?: number) => ({
  type: 'distinct' as const,
  name: 'categoryName',
  items: Array.from({ length: many }, (_, at) => ({
    item: `Kategori ${at}`,
    count: 100 - at,
    selected: at === selectedAt,
  })),
})

describe('the facet of categories', () => {
  it('offers the twelve with most results, and the one that is chosen', () => {
    expect(offeredItems(facetOf(40))).toHaveLength(12)
    expect(offeredItems(facetOf(40, 30)).map(({ item }) => item)).toContain('Kategori 30')
    expect(facetName('categoryName', 'list')).toBe('Kategori')
  })

  it('offers no choice where all lies in one, unless that one is chosen', () => {
    expect(offeredItems(facetOf(1))).toEqual([])
    expect(offeredItems(facetOf(1, 0))).toHaveLength(1)
  })
})

import type { FacetSelection, SearchRequest } from '#application/ports/search-service'

/** The facets that listings can be narrowed by, in the order in which they are shown. */
export const resultFacets: SearchRequest['facets'] = [
  { name: 'size', type: 'distinct' },
  { name: 'thread', type: 'distinct' },
  { name: 'dn', type: 'distinct' },
  { name: 'connection', type: 'distinct' },
  { name: 'material', type: 'distinct' },
  { name: 'brand', type: 'distinct' },
  { name: 'price', type: 'range' },
  { name: 'campaign', type: 'distinct' },
]

/** The facets that search results can be narrowed by: hits may lie in any category. */
export const searchFacets: SearchRequest['facets'] = [{ name: 'categoryName', type: 'distinct' }, ...resultFacets]

/** The names of the parameters that narrow by facets. */
export const facetParameters: readonly string[] = searchFacets.flatMap(({ name, type }) =>
  type === 'range' ? [`${name}.min`, `${name}.max`] : [name],
)

type RangeSelection = { readonly min?: number; readonly max?: number }

/** A limit above what users select: a page has a link for each value, as long as all values together. */
const MOST_TICKED = 50

/** In characters; no attribute has a longer value. */
const LONGEST_VALUE = 200

const isValue = (text: string): boolean => text !== '' && text.length <= LONGEST_VALUE && !text.includes('\0')

const valuesIn = (params: URLSearchParams, name: string): FacetSelection => {
  const values = [...new Set(params.getAll(name))].filter(isValue).slice(0, MOST_TICKED)
  return values.length === 0 ? {} : { [name]: values }
}

/** A bound as typed, with a decimal comma or point; anything else is no bound. */
const boundIn = (params: URLSearchParams, name: string): number | undefined => {
  const text = (params.get(name) ?? '').trim()
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

const rangeIn = (params: URLSearchParams, name: string): FacetSelection => {
  const min = boundIn(params, `${name}.min`)
  const max = boundIn(params, `${name}.max`)
  const range: RangeSelection = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  return Object.keys(range).length === 0 ? {} : { [name]: range }
}

/**
 * What is selected: `{facet}=a&{facet}=b`, and `{facet}.min=…&{facet}.max=…` of a range.
 * Only known facets count, so that what others hang on an address narrows nothing.
 */
export const selectionIn = (params: URLSearchParams): FacetSelection =>
  searchFacets.reduce<FacetSelection>(
    (selected, { name, type }) => ({
      ...selected,
      ...(type === 'range' ? rangeIn(params, name) : valuesIn(params, name)),
    }),
    {},
  )

const isRange = (selected: FacetSelection[string]): selected is RangeSelection => !Array.isArray(selected)

export const writeSelection = (params: URLSearchParams, selected: FacetSelection): void => {
  for (const { name } of searchFacets) {
    const chosen = selected[name]
    if (chosen === undefined) continue
    if (!isRange(chosen)) {
      for (const value of chosen) params.append(name, value)
      continue
    }
    if (chosen.min !== undefined) params.set(`${name}.min`, String(chosen.min))
    if (chosen.max !== undefined) params.set(`${name}.max`, String(chosen.max))
  }
}

import type { Scalar, WireFacet } from '#adapters/contract/search'
import { boundsIn, tickedIn, type FacetRequest } from './facet-sql'

export interface CountedOption {
  readonly item: Scalar
  readonly count: number
}

export interface FoundBounds {
  readonly min: number
  readonly max: number
}

const collator = new Intl.Collator('sv', { numeric: true })

const compareItems = (a: Scalar, b: Scalar): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

type Option = CountedOption & { readonly selected: boolean }

const comparators: Readonly<Record<string, (a: Option, b: Option) => number>> = {
  item: (a, b) => compareItems(a.item, b.item),
  count: (a, b) => a.count - b.count,
  selected: (a, b) => Number(a.selected) - Number(b.selected),
}

const byCountThenItem = (a: Option, b: Option): number => b.count - a.count || compareItems(a.item, b.item)

const sorted = (options: readonly Option[], { sortBy }: FacetRequest): readonly Option[] => {
  const [first] = sortBy ?? []
  const compare = first !== undefined && Object.hasOwn(comparators, first.type) ? comparators[first.type] : undefined
  if (first === undefined || compare === undefined) return options.toSorted(byCountThenItem)
  const sign = first.order === 'desc' ? -1 : 1
  return options.toSorted((a, b) => sign * compare(a, b) || byCountThenItem(a, b))
}

/** A facet with its options in the order asked for; a ticked option that finds nothing is still there, to be unticked. */
export const distinctFacet = (facet: FacetRequest, found: readonly CountedOption[]): WireFacet => {
  const ticked = tickedIn(facet).map(String)
  const known = new Set(found.map(({ item }) => String(item)))
  const lost = tickedIn(facet)
    .filter((item) => !known.has(String(item)))
    .map((item) => ({ item, count: 0 }))
  const options = [...found, ...lost].map((option) => ({ ...option, selected: ticked.includes(String(option.item)) }))
  return { type: 'distinct', name: facet.name, approximated: false, items: sorted(options, facet) }
}

export const rangeFacet = (facet: FacetRequest, found: FoundBounds): WireFacet => {
  const { min, max } = boundsIn(facet)
  return {
    type: 'range',
    name: facet.name,
    ...found,
    ...(min === undefined ? {} : { selectedMin: min }),
    ...(max === undefined ? {} : { selectedMax: max }),
  }
}

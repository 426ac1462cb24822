import type { Scalar, WireFacet } from '#adapters/contract/search'
import { boundsIn, nameOfFacet, tickedIn, type FacetRequest } from './facet-sql'

export interface CountedOption {
  readonly item: Scalar
  readonly count: number
}

/** Null where nothing that was found has a number. */
export interface FoundBounds {
  readonly min: number | null
  readonly max: number | null
}

const collator = new Intl.Collator('sv', { numeric: true })

/** A pipe thread in inches, `G1 1/4` as 1.25; undefined for other texts. */
const inchesIn = (text: string): number | undefined => {
  const [, whole, top, bottom] = /^G(?:(\d+)(?: |$))?(?:(\d)\/(\d))?$/.exec(text) ?? []
  if (whole === undefined && top === undefined) return undefined
  return Number(whole ?? 0) + Number(top ?? 0) / Number(bottom ?? 1)
}

const compareItems = (a: Scalar, b: Scalar): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [one, other] = [inchesIn(String(a)), inchesIn(String(b))]
  return one === undefined || other === undefined ? collator.compare(String(a), String(b)) : one - other
}

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

/** A facet with its options in the requested order. A ticked option without hits stays, to be unticked. */
export const distinctFacet = (facet: FacetRequest, found: readonly CountedOption[]): WireFacet => {
  const ticked = tickedIn(facet).map(String)
  const known = new Set(found.map(({ item }) => String(item)))
  const lost = tickedIn(facet)
    .filter((item) => !known.has(String(item)))
    .map((item) => ({ item, count: 0 }))
  const options = [...found, ...lost].map((option) => ({ ...option, selected: ticked.includes(String(option.item)) }))
  return { type: 'distinct', name: nameOfFacet(facet), approximated: false, items: sorted(options, facet) }
}

/**
 * A range facet with the bounds that were found. Undefined when no value is a number, unless bounds are selected: the user
 * must be able to remove these.
 */
export const rangeFacet = (facet: FacetRequest, found: FoundBounds): readonly WireFacet[] => {
  const { min, max } = boundsIn(facet)
  if (found.min === null && min === undefined && max === undefined) return []
  return [
    {
      type: 'range',
      name: nameOfFacet(facet),
      min: found.min ?? 0,
      max: found.max ?? 0,
      ...(min === undefined ? {} : { selectedMin: min }),
      ...(max === undefined ? {} : { selectedMax: max }),
    },
  ]
}

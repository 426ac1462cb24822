import type { Filter, ResultsOptions, Scalar } from '#adapters/contract/search'
import { limits } from '../limits'
import { boundsIn, tickedIn } from './facet-sql'
import { badRequest, type SearchFault } from './search-fault'

const {
  mostTaken,
  mostSkipped,
  mostFacets,
  mostSortings,
  mostFilterDepth,
  mostConditions,
  mostContained,
  mostCompared,
  mostValues,
  longestValue,
} = limits.search

export const USUAL_TAKE = 5

/** An attribute that everything found must have, as `getEntitiesByAttribute` asks for it. */
export interface RequiredAttribute {
  readonly name: string
  readonly values: readonly Scalar[]
}

/** The cost of a query: how often each article is looked at, and in what way. */
interface Cost {
  readonly conditions: number
  readonly contained: number
  readonly compared: number
  readonly values: number
  readonly depth: number
  /** The length of the longest name or value. */
  readonly longest: number
}

const nothing: Cost = { conditions: 0, contained: 0, compared: 0, values: 0, depth: 0, longest: 0 }

const both = (a: Cost, b: Cost): Cost => ({
  conditions: a.conditions + b.conditions,
  contained: a.contained + b.contained,
  compared: a.compared + b.compared,
  values: a.values + b.values,
  depth: Math.max(a.depth, b.depth),
  longest: Math.max(a.longest, b.longest),
})

const sum = (costs: readonly Cost[]): Cost => costs.reduce(both, nothing)

const longestOf = (texts: readonly (Scalar | undefined)[]): number =>
  texts.reduce<number>((longest, text) => (typeof text === 'string' ? Math.max(longest, text.length) : longest), 0)

const isList = (value: Scalar | readonly Scalar[]): value is readonly Scalar[] => Array.isArray(value)

export const valuesIn = (value: Scalar | readonly Scalar[] | undefined): readonly Scalar[] =>
  value === undefined ? [] : isList(value) ? value : [value]

const costOfFilter = (filter: Filter, depth: number): Cost => {
  const at = { ...nothing, depth }
  if ('and' in filter) return both(at, sum(filter.and.map((part) => costOfFilter(part, depth + 1))))
  if ('or' in filter) return both(at, sum(filter.or.map((part) => costOfFilter(part, depth + 1))))
  if ('not' in filter) return both(at, costOfFilter(filter.not, depth + 1))
  const { attributeName, comparisonMode = 'equals', value } = filter
  const values = valuesIn(value)
  const many = values.length
  return {
    conditions: 1,
    contained: comparisonMode === 'contains' ? many : 0,
    compared: comparisonMode === 'contains' || comparisonMode === 'equals' ? 0 : many,
    values: comparisonMode === 'equals' ? many : 0,
    depth,
    longest: longestOf([attributeName, ...values]),
  }
}

const costOf = ({ filter, facets = [], sortBy = [] }: ResultsOptions, attribute: RequiredAttribute | undefined): Cost =>
  sum([
    filter === undefined ? nothing : costOfFilter(filter, 0),
    ...facets.map((facet) => {
      const ticked = tickedIn(facet)
      const bounds = Object.values(boundsIn(facet)).length
      return {
        ...nothing,
        compared: bounds,
        values: ticked.length,
        longest: longestOf([facet.name, facet.attributeName, ...ticked]),
      }
    }),
    { ...nothing, longest: longestOf(sortBy.map(({ attributeName }) => attributeName)) },
    attribute === undefined
      ? nothing
      : { ...nothing, values: attribute.values.length, longest: longestOf([attribute.name, ...attribute.values]) },
  ])

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

/** What is wrong with the requested page; undefined when nothing is. */
export const pageFault = (
  { skip = 0, take = USUAL_TAKE }: { readonly skip?: number; readonly take?: number },
  most: number,
): SearchFault | undefined => {
  if (!isWhole(skip, mostSkipped)) return badRequest('skip', `Skip is a whole number from 0 to ${mostSkipped}`)
  return isWhole(take, most) ? undefined : badRequest('take', `Take is a whole number from 0 to ${most}`)
}

const tooMany = (parameter: string, most: number, what: string): SearchFault =>
  badRequest(parameter, `A question has at most ${most} ${what}`)

/** The first limit that a query exceeds; undefined when it is within all limits. */
export const queryFault = (options: ResultsOptions, attribute?: RequiredAttribute): SearchFault | undefined => {
  const fault = pageFault(options, mostTaken)
  if (fault !== undefined) return fault
  const { facets = [], sortBy = [] } = options
  const cost = costOf(options, attribute)
  if (facets.length > mostFacets) return tooMany('facets', mostFacets, 'facets')
  if ([sortBy, ...facets.map((facet) => facet.sortBy ?? [])].some((sortings) => sortings.length > mostSortings))
    return tooMany('sortBy', mostSortings, 'attributes to sort by')
  if (cost.depth > mostFilterDepth) return badRequest('filter', `Filters nest at most ${mostFilterDepth} deep`)
  if (cost.conditions > mostConditions) return tooMany('filter', mostConditions, 'conditions')
  if (cost.contained > mostContained) return tooMany('filter', mostContained, 'texts that values contain')
  if (cost.compared > mostCompared) return tooMany('filter', mostCompared, 'amounts to compare with')
  if (cost.values > mostValues) return tooMany('filter', mostValues, 'values')
  return cost.longest > longestValue
    ? badRequest('value', `Names and values have at most ${longestValue} characters`)
    : undefined
}

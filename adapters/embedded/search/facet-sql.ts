import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, Scalar } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import { allOf, always, compares, hasValue, type Condition } from './attribute-sql'
import { setColumnOf, setColumns } from './facet-sets'
import { aggregate, type AggregateColumn } from './aggregate-sql'

export type FacetRequest = NonNullable<ResultsOptions['facets']>[number]

const isList = (selected: NonNullable<FacetRequest['selected']>): selected is readonly Scalar[] =>
  Array.isArray(selected)

/** The name under which a facet is answered. */
export const nameOfFacet = ({ name, attributeName }: FacetRequest): string => name ?? attributeName

/** Options ticked in a facet; none when it is a range. */
export const tickedIn = ({ selected }: FacetRequest): readonly Scalar[] =>
  selected !== undefined && isList(selected) ? selected : []

/** Bounds set in a facet; none when it has options. */
export const boundsIn = ({ selected }: FacetRequest): { readonly min?: number; readonly max?: number } =>
  selected === undefined || isList(selected) ? {} : selected

const PRICE = 'price'

/** Whether a facet is about the price that the reader sees. */
export const isOfPrice = ({ attributeName }: FacetRequest): boolean => attributeName === PRICE

const bounded = (facet: FacetRequest, comparison: '>=' | '<=', bound: number): Condition =>
  isOfPrice(facet)
    ? sql<boolean>`shown_price ${sql.raw(comparison)} ${bound}::numeric`
    : compares(facet.attributeName, comparison, bound)

/**
 * What a facet's selection lets through: any of the ticked options, or what lies within the bounds. Reads `candidates`.
 */
export const facetCondition = (facet: FacetRequest): Condition => {
  const ticked = tickedIn(facet)
  const { min, max } = boundsIn(facet)
  return allOf([
    ticked.length === 0 ? always : hasValue(facet.attributeName, ticked),
    min === undefined ? always : bounded(facet, '>=', min),
    max === undefined ? always : bounded(facet, '<=', max),
  ])
}

/** Whether a facet narrows what is found. */
export const isSelected = (facet: FacetRequest): boolean => {
  const { min, max } = boundsIn(facet)
  return tickedIn(facet).length > 0 || min !== undefined || max !== undefined
}

const isCounted = ({ attributeName }: FacetRequest): boolean => setColumnOf(attributeName) !== undefined

/** Whether a facet needs the candidates' attributes themselves: not if they are counted by sets, or have a column. */
export const readsAttributes = (facet: FacetRequest): boolean =>
  facet.type === 'distinct' ? !isCounted(facet) : !isOfPrice(facet)

/** Columns by which products are counted and their prices bounded. */
export const countedOfProduct: readonly AggregateColumn[] = [
  { name: 'kind_set', operation: 'min', of: sql`kind_set` },
  { name: 'offer_set', operation: 'min', of: sql`offer_set` },
  { name: 'found_articles', operation: 'bit_or', of: sql`1 << position` },
  { name: 'least_price', operation: 'min', of: sql`shown_price` },
  { name: 'most_price', operation: 'max', of: sql`shown_price` },
]

/** Articles as what they are counted by: each entity once, with its sets and which articles of its product were found. */
const entitiesOf = (articles: RawBuilder<unknown>, entity: EntityType): RawBuilder<unknown> =>
  entity === 'Product'
    ? sql`(select ${aggregate(countedOfProduct)} from ${articles} group by product_key) as counted_products`
    : sql`(select kind_set, offer_set, 1 << position as found_articles from ${articles}) as counted_articles`

/**
 * The number of entities with each value of the attributes that are counted by sets, as rows of name, value and many. A
 * product counts once for a value, whatever the number of its articles with it.
 */
const countsOfSets = (names: readonly string[], entities: RawBuilder<unknown>): RawBuilder<unknown> => {
  const columns = setColumns.filter((column) => names.some((name) => setColumnOf(name) === column))
  const sets = columns.map(
    (column) =>
      sql`select ${sql.ref(column)} as set_id, found_articles, count(*)::int as many from ${entities} group by 1, 2`,
  )
  if (sets.length === 0) return sql`select '' as name, null::jsonb as value, 0 as many where false`
  // An array makes the planner look up the few found sets by key; for a join it would read all sets.
  return sql`with found_sets as materialized (${sql.join(sets, sql` union all `)})
    select name, value, sum(many)::int as many from search_facet_sets join found_sets using (set_id)
    where name = any(${names}::text[]) and set_id = any(array(select set_id from found_sets))
      and held & found_articles <> 0
    group by name, value`
}

/**
 * The counts of all facets that no other one narrows, which `facetValues` reads as `option_counts`. Reads `candidates`,
 * or `products` while these are all the candidates' products.
 */
export const optionCounts = (facets: readonly FacetRequest[], entity: EntityType): RawBuilder<unknown> =>
  countsOfSets(
    facets.filter(isCounted).map(({ attributeName }) => attributeName),
    areAllProducts(facets, entity) ? sql`products` : entitiesOf(sql`candidates`, entity),
  )

/** Whether `products` holds all that was found, since nothing is selected among it. */
const areAllProducts = (facets: readonly FacetRequest[], entity: EntityType): boolean =>
  entity === 'Product' && !facets.some(isSelected)

/**
 * The options of a facet with their counts, or its bounds, as json. They are counted over the entities that fulfil all
 * other facets, so that an unselected option shows how many results it adds. Reads `candidates`, `products` and
 * `option_counts`.
 */
export const facetValues = (
  facet: FacetRequest,
  facets: readonly FacetRequest[],
  entity: EntityType,
): RawBuilder<unknown> => {
  const others = facets.filter((other) => other !== facet)
  const narrowed = others.some(isSelected)
  const from = narrowed
    ? sql`(select * from candidates where ${allOf(others.map(facetCondition))}) as passing`
    : sql`candidates`
  if (facet.type === 'distinct') {
    const options = isCounted(facet)
      ? optionsOfSets(facet.attributeName, narrowed ? from : undefined, entity)
      : optionsOfAttributes(facet.attributeName, from, entity)
    return sql`(select coalesce(json_agg(json_build_object('item', item, 'count', many)), '[]'::json)
      from (${options}) as options)`
  }
  const amounts = !isOfPrice(facet)
    ? sql`select amount as least, amount as most from (
          select case when jsonb_typeof(held.value) = 'number' then (held.value #>> '{}')::numeric end as amount
          from ${valuesIn(facet.attributeName, from)}) as numbers`
    : areAllProducts(facets, entity)
      ? sql`select least_price as least, most_price as most from products`
      : sql`select shown_price as least, shown_price as most from ${from}`
  return sql`(select json_build_object('min', min(least), 'max', max(most))
    from (${amounts}) as amounts)`
}

const optionsOfSets = (
  name: string,
  narrowed: RawBuilder<unknown> | undefined,
  entity: EntityType,
): RawBuilder<unknown> => {
  const counts =
    narrowed === undefined ? sql`option_counts` : sql`(${countsOfSets([name], entitiesOf(narrowed, entity))}) as counts`
  return sql`select value as item, many from ${counts} where name = ${name}::text`
}

const valuesIn = (name: string, from: RawBuilder<unknown>) =>
  sql`${from}, jsonb_array_elements(attributes -> ${name}::text) as held(value)`

const optionsOfAttributes = (name: string, from: RawBuilder<unknown>, entity: EntityType): RawBuilder<unknown> => {
  const distinct = entity === 'Product' ? sql`distinct` : sql``
  return sql`select item, count(*)::int as many
    from (select ${distinct} held.value as item, product_key from ${valuesIn(name, from)}) as held group by item`
}

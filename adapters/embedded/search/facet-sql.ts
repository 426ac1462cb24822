import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, Scalar } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import { allOf, always, compares, hasValue, type Condition } from './attribute-sql'
import { isCounted } from './facet-sets'

export type FacetRequest = NonNullable<ResultsOptions['facets']>[number]

const isList = (selected: NonNullable<FacetRequest['selected']>): selected is readonly Scalar[] =>
  Array.isArray(selected)

/** Options ticked in a facet; none when it is a range. */
export const tickedIn = ({ selected }: FacetRequest): readonly Scalar[] =>
  selected !== undefined && isList(selected) ? selected : []

/** Bounds set in a facet; none when it has options. */
export const boundsIn = ({ selected }: FacetRequest): { readonly min?: number; readonly max?: number } =>
  selected === undefined || isList(selected) ? {} : selected

/** What a facet's selection lets through: any of the ticked options, or what lies within the bounds. */
export const facetCondition = (facet: FacetRequest): Condition => {
  const ticked = tickedIn(facet)
  const { min, max } = boundsIn(facet)
  return allOf([
    ticked.length === 0 ? always : hasValue(facet.attributeName, ticked),
    min === undefined ? always : compares(facet.attributeName, '>=', min),
    max === undefined ? always : compares(facet.attributeName, '<=', max),
  ])
}

/** Whether a facet narrows what is found. */
export const isSelected = (facet: FacetRequest): boolean => {
  const { min, max } = boundsIn(facet)
  return tickedIn(facet).length > 0 || min !== undefined || max !== undefined
}

const PRICE = 'price'

/** Whether a facet needs the candidates' attributes themselves: not if they are counted by sets, or have a column. */
export const readsAttributes = ({ type, attributeName }: FacetRequest): boolean =>
  type === 'distinct' ? !isCounted(attributeName) : attributeName !== PRICE

/**
 * How many entities have each value of attributes that are counted by sets, as rows of name, value and many. A product
 * counts once, however many of its articles have a value.
 * @param products rows of a product and the set that its articles share, once each; unread for variants
 */
const countsOfSets = (
  names: readonly string[],
  from: RawBuilder<unknown>,
  products: RawBuilder<unknown>,
  entity: EntityType,
): RawBuilder<unknown> => {
  const among = sql`name = any(${names}::text[])`
  const counts =
    entity === 'Product'
      ? sql`
        select name, value, many from search_facet_sets join (
          select shared_set as set_id, count(*)::int as many from ${products} group by 1
        ) as held using (set_id) where ${among}
        union all
        select name, value, count(*)::int from (
          select distinct product_id, name, value from ${from} join search_facet_sets on set_id = own_set where ${among}
        ) as owned group by name, value`
      : sql`
        select name, value, many from search_facet_sets join (
          select set_id, count(*)::int as many
          from (select shared_set as set_id from ${from} union all select own_set from ${from}) as sets group by 1
        ) as held using (set_id) where ${among}`
  return sql`select name, value, sum(many)::int as many from (${counts}) as counted group by name, value`
}

const productsOf = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select distinct product_id, shared_set from ${from}) as distinct_products`

/**
 * The counts of all facets that no other one narrows, which `facetValues` reads as `option_counts`. Reads `candidates`,
 * and `products` while these are all the candidates' products.
 */
export const optionCounts = (facets: readonly FacetRequest[], entity: EntityType): RawBuilder<unknown> =>
  countsOfSets(
    facets.filter(({ attributeName }) => isCounted(attributeName)).map(({ attributeName }) => attributeName),
    sql`candidates`,
    facets.some(isSelected) ? productsOf(sql`candidates`) : sql`products`,
    entity,
  )

/**
 * The options of a facet with their counts, or its bounds, as json: over all that the other facets let through, so that
 * an unticked option tells how many more it would bring. Reads `candidates` and `option_counts`.
 */
export const facetValues = (
  facet: FacetRequest,
  others: readonly FacetRequest[],
  entity: EntityType,
): RawBuilder<unknown> => {
  const narrowed = others.some(isSelected)
  const from = narrowed
    ? sql`(select * from candidates where ${allOf(others.map(facetCondition))}) as passing`
    : sql`candidates`
  if (facet.type === 'distinct') {
    const options = isCounted(facet.attributeName)
      ? optionsOfSets(facet.attributeName, narrowed ? from : undefined, entity)
      : optionsOfAttributes(facet.attributeName, from, entity)
    return sql`(select coalesce(jsonb_agg(jsonb_build_object('item', item, 'count', many)), '[]'::jsonb)
      from (${options}) as options)`
  }
  const amounts =
    facet.attributeName === PRICE
      ? sql`select asked_price as amount from ${from}`
      : sql`select case when jsonb_typeof(held.value) = 'number' then (held.value #>> '{}')::numeric end as amount
          from ${valuesIn(facet.attributeName, from)}`
  return sql`(select jsonb_build_object('min', coalesce(min(amount), 0), 'max', coalesce(max(amount), 0))
    from (${amounts}) as amounts)`
}

const optionsOfSets = (
  name: string,
  narrowed: RawBuilder<unknown> | undefined,
  entity: EntityType,
): RawBuilder<unknown> => {
  const counts =
    narrowed === undefined
      ? sql`option_counts`
      : sql`(${countsOfSets([name], narrowed, productsOf(narrowed), entity)}) as counts`
  return sql`select value as item, many from ${counts} where name = ${name}::text`
}

const valuesIn = (name: string, from: RawBuilder<unknown>) =>
  sql`${from}, jsonb_array_elements(attributes -> ${name}::text) as held(value)`

const optionsOfAttributes = (name: string, from: RawBuilder<unknown>, entity: EntityType): RawBuilder<unknown> => {
  const distinct = entity === 'Product' ? sql`distinct` : sql``
  return sql`select item, count(*)::int as many
    from (select ${distinct} held.value as item, product_id from ${valuesIn(name, from)}) as held group by item`
}

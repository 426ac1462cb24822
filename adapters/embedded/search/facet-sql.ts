import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, Scalar } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import { allOf, always, compares, hasValue, type Condition } from './attribute-sql'

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

/**
 * The options of a facet with their counts, or its bounds, as json: over all that the other facets let through, so that
 * an unticked option tells how many more it would bring.
 */
export const facetValues = (
  facet: FacetRequest,
  others: readonly FacetRequest[],
  entity: EntityType,
): RawBuilder<unknown> => {
  const values = sql`candidates, jsonb_array_elements(attributes -> ${facet.attributeName}::text) as held(value)`
  const passing = allOf(others.map(facetCondition))
  // A product counts once, however many of its articles have the value.
  const distinct = entity === 'Product' ? sql`distinct` : sql``
  return facet.type === 'distinct'
    ? sql`(select coalesce(jsonb_agg(jsonb_build_object('item', item, 'count', many)), '[]'::jsonb)
        from (select item, count(*)::int as many
          from (select ${distinct} held.value as item, product_id from ${values} where ${passing}) as held
          group by item) as options)`
    : sql`(select jsonb_build_object('min', coalesce(min(amount), 0), 'max', coalesce(max(amount), 0))
        from (select case when jsonb_typeof(held.value) = 'number' then (held.value #>> '{}')::numeric end as amount
          from ${values} where ${passing}) as amounts)`
}

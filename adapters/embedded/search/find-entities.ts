import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, WireFacet, WireResults } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import type { Database } from '../database/database'
import { allOf, type Condition } from './attribute-sql'
import { productEntity, variantEntity, type FoundProduct, type FoundVariant } from './entities'
import { distinctFacet, rangeFacet, type CountedOption, type FoundBounds } from './facet-options'
import { facetCondition, facetValues, isSelected, readsAttributes, optionCounts, type FacetRequest } from './facet-sql'
import { entityTypeOf, filterCondition } from './filter-sql'
import type { Match } from './match-sql'
import { orderBy, sortsByAttributes } from './order-sql'
import { badRequest, type SearchFault } from './search-fault'

const USUAL_TAKE = 5
const MOST_TAKEN = 1000
const MOST_FACETS = 20

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most

const pageFault = ({ skip = 0, take = USUAL_TAKE, facets = [] }: ResultsOptions): SearchFault | undefined => {
  if (!isWhole(skip, 1_000_000)) return badRequest('skip', 'Skip is a whole number from 0')
  if (!isWhole(take, MOST_TAKEN)) return badRequest('take', `Take is a whole number from 0 to ${MOST_TAKEN}`)
  if (facets.length > MOST_FACETS) return badRequest('facets', `At most ${MOST_FACETS} facets`)
  return undefined
}

/**
 * Entities that a match and the options let through: how many there are, the page asked for, and the facets. One
 * statement, so that candidates are found once and all numbers belong together.
 * @param within a condition of the call itself, besides the filter of the options
 */
export const findEntities = async (
  db: Database,
  match: Match,
  options: ResultsOptions,
  within?: Condition,
): Promise<E.Either<SearchFault, WireResults>> => {
  const fault = pageFault(options)
  if (fault !== undefined) return E.left(fault)
  const entity = entityTypeOf(options.filter)
  const filter = filterCondition(options.filter, entity)
  if (E.isLeft(filter)) return filter
  const order = orderBy(options.sortBy, entity)
  if (E.isLeft(order)) return order

  const facets = options.facets ?? []
  // Attributes are the bulk of an article: thousands of candidates go without them unless something is read from them.
  const carried =
    facets.some((facet) => isSelected(facet) || readsAttributes(facet)) || sortsByAttributes(options.sortBy)
      ? sql`, attributes`
      : sql``
  const { rows } = await sql<Found>`
    with candidates as materialized (
      select article_number, product_id, sv_key, product_sv_key, position, popularity, price, asked_price, shared_set, own_set,
        ${match.relevance} as relevance${carried}
      from search_articles
      where ${allOf([match.condition, filter.right, ...(within === undefined ? [] : [within])])}
    ), selected as ${sql.raw(facets.some(isSelected) ? 'materialized' : 'not materialized')} (
      select * from candidates where ${allOf(facets.map(facetCondition))}
    )${productsOf(entity, order.right)}, option_counts as materialized (
      ${optionCounts(facets, entity)}
    )
    select
      (select count(*)::int from (${wholeOf(entity)}) as whole) as count,
      (select coalesce(jsonb_agg(to_jsonb(page)), '[]'::jsonb) from (${pageOf(entity, order.right, options)}) as page) as items,
      jsonb_build_array(${sql.join(
        facets.map((facet) =>
          facetValues(
            facet,
            facets.filter((other) => other !== facet),
            entity,
          ),
        ),
      )}) as facets
  `.execute(db)
  const found = rows[0]
  if (found === undefined) return E.right({ count: 0, items: [] })
  return E.right({
    count: found.count,
    items: entity === 'Product' ? found.items.map(productEntity) : found.items.map(variantEntity),
    facets: facets.map((facet, index) => facetOf(facet, found.facets[index])),
  })
}

interface Found {
  readonly count: number
  readonly items: readonly FoundProduct[]
  readonly facets: readonly (readonly CountedOption[] | FoundBounds)[]
}

/** The products that were found, in their order, each once. */
const productsOf = (entity: EntityType, order: RawBuilder<unknown>): RawBuilder<unknown> =>
  entity === 'Product'
    ? sql`, products as materialized (
      select product_id, min(shared_set) as shared_set, row_number() over (order by ${order}) as rank
      from selected group by product_id
    )`
    : sql``

const wholeOf = (entity: EntityType): RawBuilder<unknown> =>
  entity === 'Product' ? sql`select from products` : sql`select from selected`

const pageOf = (
  entity: EntityType,
  order: RawBuilder<unknown>,
  { skip = 0, take = USUAL_TAKE }: ResultsOptions,
): RawBuilder<FoundVariant> =>
  entity === 'Product'
    ? sql`select id, articles, (select attributes from search_articles where article_number = articles ->> 0) as attributes
        from (
          select product_id as id, rank, jsonb_agg(article_number order by position) as articles
          from products join selected using (product_id)
          where rank > ${skip}::int and rank <= ${skip + take}::int
          group by product_id, rank
        ) as found_products order by rank`
    : sql`select id, (select attributes from search_articles where article_number = id) as attributes
        from (
          select article_number as id from selected order by ${order} limit ${take} offset ${skip}
        ) as variants`

const isOptions = (found: readonly CountedOption[] | FoundBounds): found is readonly CountedOption[] =>
  Array.isArray(found)

const facetOf = (facet: FacetRequest, found: readonly CountedOption[] | FoundBounds | undefined): WireFacet =>
  found === undefined || isOptions(found) ? distinctFacet(facet, found ?? []) : rangeFacet(facet, found)

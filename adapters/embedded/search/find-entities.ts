import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, WireFacet, WireResults } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import type { Database } from '../database/database'
import { allOf, never, type Condition } from './attribute-sql'
import { keyOfCounts, type Counts, type CountsMemory, type FoundFacet } from './counts-memory'
import { productEntity, variantEntity, type FoundProduct, type FoundVariant } from './entities'
import { distinctFacet, rangeFacet, type CountedOption } from './facet-options'
import { facetCondition, facetValues, isSelected, readsAttributes, optionCounts, type FacetRequest } from './facet-sql'
import { entityTypeOf, filterCondition } from './filter-sql'
import type { Match } from './match-sql'
import { orderBy, sortsByAttributes, type Order } from './order-sql'
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
 * @param memory where numbers are kept that another page or order of the same entities shares; without it all are found
 */
export const findEntities = async (
  db: Database,
  match: Match,
  options: ResultsOptions,
  within?: Condition,
  memory?: CountsMemory,
): Promise<E.Either<SearchFault, WireResults>> => {
  const fault = pageFault(options)
  if (fault !== undefined) return E.left(fault)
  const entity = entityTypeOf(options.filter)
  const filter = filterCondition(options.filter, entity)
  if (E.isLeft(filter)) return filter
  const ordered = orderBy(options.sortBy, entity)
  if (E.isLeft(ordered)) return ordered
  const order = ordered.right

  const facets = options.facets ?? []
  const condition = allOf([match.condition, filter.right, ...(within === undefined ? [] : [within])])
  const selection = allOf(facets.map(facetCondition))
  const counts = countsOf(facets, entity)
  const key = memory === undefined ? '' : keyOfCounts(sql`${condition} ${selection} ${counts}`.compile(db))
  const known = memory?.get(key)
  // Attributes are the bulk of an article: thousands of candidates go without them unless something is read from them.
  const carried =
    facets.some((facet) => isSelected(facet) || (known === undefined && readsAttributes(facet))) ||
    sortsByAttributes(options.sortBy)
      ? sql`, attributes`
      : sql``
  const { rows } = await sql<Page & Partial<Counts>>`
    with candidates as materialized (
      select ctid as place, article_number, product_id, sv_key, product_sv_key, position, popularity, price, asked_price,
        shared_set, own_set${fitOfVariants(match, order, entity)}${carried}
      from search_articles
      where ${condition}
    ), selected as ${sql.raw(facets.some(isSelected) ? 'materialized' : 'not materialized')} (
      select * from candidates where ${selection}
    )${productsOf(match, order, entity)}
    select
      (select coalesce(jsonb_agg(to_jsonb(page)), '[]'::jsonb) from (${pageOf(match, order, options, entity)}) as page) as items
      ${known === undefined ? sql`, ${counts}` : sql``}
  `.execute(db)
  const found = rows[0]
  const counted = known ?? { count: found?.count ?? 0, facets: found?.facets ?? [] }
  if (known === undefined) memory?.set(key, counted)
  const items = found?.items ?? []
  return E.right({
    count: counted.count,
    items: entity === 'Product' ? items.map(productEntity) : items.map(variantEntity),
    facets: facets.map((facet, index) => facetOf(facet, counted.facets[index])),
  })
}

interface Page {
  readonly items: readonly FoundProduct[]
}

/** The columns `count` and `facets`, which are the same on every page and in every order. */
const countsOf = (facets: readonly FacetRequest[], entity: EntityType): RawBuilder<unknown> => sql`
  (select count(*)::int from ${sql.raw(entity === 'Product' ? 'products' : 'selected')}) as count,
  (with option_counts as materialized (${optionCounts(facets, entity)}) select jsonb_build_array(${sql.join(
    facets.map((facet) =>
      facetValues(
        facet,
        facets.filter((other) => other !== facet),
        entity,
      ),
    ),
  )})) as facets`

const fitOfVariants = ({ fit }: Match, { readsFit }: Order, entity: EntityType): RawBuilder<unknown> =>
  entity === 'Variant' && readsFit ? sql`, ${fit ?? sql`0`} as fit` : sql``

/** The products that were found, each once, and how well they fit if their order reads it. */
const productsOf = (match: Match, order: Order, entity: EntityType): RawBuilder<unknown> =>
  entity === 'Product'
    ? sql`, products as materialized (
      select ${sql.join([
        sql`product_id, min(shared_set) as shared_set, min(product_sv_key) as product_sv_key`,
        sql`max(popularity) as popularity, min(place) as place`,
        ...order.gathered,
      ])}
      from selected group by product_id
    )${order.readsFit && match.fit !== undefined ? fitOfProducts(match.fit, match.certain ?? never) : sql``}`
    : sql``

const MOST_ARTICLES_RANKED = 2000
const MOST_PRODUCTS_RANKED = 2000

/**
 * How well products fit: as well as the best of their articles that were found. Of too many articles to look at, one
 * of each product stands for all, and the products asked for least go without: the articles of a product are described
 * in the same words, and nobody turns that many pages.
 */
const fitOfProducts = (fit: RawBuilder<number>, certain: Condition): RawBuilder<unknown> => sql`, fits as materialized (
  select product_id, max(${fit}) as fit from search_articles where ctid = any(array(
    select place from selected where (select count(*) from selected) <= ${sql.lit(MOST_ARTICLES_RANKED)} or ${certain}
    union all
    (select place from products order by popularity desc, product_id limit ${sql.lit(MOST_PRODUCTS_RANKED)})
  )) group by product_id
)`

const rankedProducts = ({ fit }: Match, { readsFit }: Order): RawBuilder<unknown> => {
  if (!readsFit) return sql`products`
  return fit === undefined
    ? sql`(select *, 0 as fit from products) as ranked`
    : sql`products left join fits using (product_id)`
}

const pageOf = (
  match: Match,
  order: Order,
  { skip = 0, take = USUAL_TAKE }: ResultsOptions,
  entity: EntityType,
): RawBuilder<FoundVariant> =>
  entity === 'Product'
    ? sql`select id, articles, (select attributes from search_articles where article_number = articles ->> 0) as attributes
        from (
          select product_id as id, rank, jsonb_agg(article_number order by position) as articles
          from unnest(array(
            select product_id from ${rankedProducts(match, order)} order by ${order.by} limit ${take} offset ${skip}
          )) with ordinality as turned(product_id, rank) join selected using (product_id)
          group by product_id, rank
        ) as found_products order by rank`
    : sql`select id, (select attributes from search_articles where article_number = id) as attributes
        from (
          select article_number as id from selected order by ${order.by} limit ${take} offset ${skip}
        ) as variants`

const isOptions = (found: FoundFacet): found is readonly CountedOption[] => Array.isArray(found)

const facetOf = (facet: FacetRequest, found: FoundFacet | undefined): WireFacet =>
  found === undefined || isOptions(found) ? distinctFacet(facet, found ?? []) : rangeFacet(facet, found)

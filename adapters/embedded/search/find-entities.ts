import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions, WireFacet, WireResults } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import type { Database } from '../database/database'
import { prepared } from '../database/prepared-query'
import { allOf, always, type Condition } from './attribute-sql'
import { keyOfCounts, type Counts, type CountsMemory, type FoundFacet } from './counts-memory'
import { attributesOfProduct, productEntity, variantEntity, type FoundProduct, type FoundVariant } from './entities'
import { distinctFacet, rangeFacet, type CountedOption } from './facet-options'
import {
  countedOfProduct,
  facetCondition,
  facetValues,
  isSelected,
  isOfPrice,
  optionCounts,
  readsAttributes,
  type FacetRequest,
} from './facet-sql'
import { entityTypeOf, filterCondition } from './filter-sql'
import { aggregate, type AggregateColumn } from './aggregate-sql'
import { matchAll, type Match } from './match-sql'
import { orderBy, sortsByAttributes, sortsByPrice, type Order } from './order-sql'
import { listPrices, readerPrice, type ReaderPrices } from './reader-price'
import { fitOfProducts, isByWording, productsByWording } from './product-fit-sql'
import { queryFault, USUAL_TAKE } from './query-limits'
import type { SearchFault } from './search-fault'

/** The parameters of a search besides its match and options. */
export interface Terms {
  /** A condition of the call itself, besides the filter of the options. */
  readonly within?: Condition
  /** Caches counts that other pages and orders of the same entities share; without it all are found. */
  readonly memory?: CountsMemory | undefined
  /** List prices where nothing is said. */
  readonly prices?: ReaderPrices | undefined
}

/**
 * Entities that fulfil a match and the options: their count, the requested page, and the facets. One statement finds the
 * candidates once and gives a consistent result.
 */
export const findEntities = async (
  db: Database,
  match: Match,
  options: ResultsOptions,
  { within, memory, prices = listPrices }: Terms = {},
): Promise<E.Either<SearchFault, WireResults>> => {
  const fault = queryFault(options)
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
  const price = readerPrice(prices)
  const key = memory === undefined ? '' : keyOfCounts(sql`${condition} ${selection} ${counts} ${price}`.compile(db))
  const known = memory?.get(key)
  const keepCounts = memory?.begin()
  const readsAllAttributes = known === undefined && facets.some(readsAttributes)
  const isNarrowed = facets.some(isSelected)
  // Attributes are the largest part of a row: candidates are copied without them unless the query reads them.
  const carried = isNarrowed || readsAllAttributes || sortsByAttributes(options.sortBy) ? sql`, attributes` : sql``
  // The reader's own price is computed for each candidate, which costs time.
  const readsPrice =
    known === undefined || sortsByPrice(options.sortBy) || facets.some((one) => isOfPrice(one) && isSelected(one))
  // Products are aggregated directly from the matching articles, and the few shown are selected once more: copying
  // thousands of candidates costs more. Candidates that are read several times are copied once.
  const isCopied = entity === 'Variant' || isNarrowed || readsAllAttributes
  const reads: Reads = { counts: known === undefined, copies: isCopied }
  const query = sql<Page & Partial<Counts>>`
    with candidates as ${materialized(isCopied)} (
      select ctid as place, article_number, product_id, product_key, sv_key, product_sv_key, position, popularity,
        ${readsPrice ? price : sql`asked_price`} as shown_price, kind_set, offer_set, wording${fitOfVariants(match, order, entity)}${carried}
      from search_articles
      where ${condition}
    ), selected as ${materialized(isNarrowed)} (
      select * from candidates where ${selection}
    )${productsOf(match, order, entity, reads)}
    select
      (select coalesce(json_agg(row_to_json(page)), '[]'::json) from (${pageOf(match, order, options, entity)}) as page) as items
      ${known === undefined ? sql`, ${counts}` : sql``}
  `.compile(db)
  // The statements of listings differ in values only. Those of typed queries and selections differ in text and in size.
  const isListing = match === matchAll && filter.right === always && !isNarrowed
  const { rows } = await db.executeQuery(isListing ? prepared(query) : query)
  const found = rows[0]
  const counted = known ?? { count: found?.count ?? 0, facets: found?.facets ?? [] }
  if (known === undefined) keepCounts?.(key, counted)
  const items = found?.items ?? []
  return E.right({
    count: counted.count,
    items: entity === 'Product' ? items.map(productEntity) : items.map(variantEntity),
    facets: facets.flatMap((facet, index) => facetsOf(facet, counted.facets[index])),
  })
}

interface Reads {
  /** The columns that entities are counted by. */
  readonly counts: boolean
  /** `selected` from a copy, not from the table itself. */
  readonly copies: boolean
}

interface Page {
  readonly items: readonly FoundProduct[]
}

/** The columns `count` and `facets`, which are the same on every page and in every order. */
const countsOf = (facets: readonly FacetRequest[], entity: EntityType): RawBuilder<unknown> => sql`
  (select count(*)::int from ${sql.raw(entity === 'Product' ? 'products' : 'selected')}) as count,
  (with option_counts as materialized (${optionCounts(facets, entity)}) select json_build_array(${sql.join(
    facets.map((facet) => facetValues(facet, facets, entity)),
  )})) as facets`

const fitOfVariants = ({ fit }: Match, { readsFit }: Order, entity: EntityType): RawBuilder<unknown> =>
  entity === 'Variant' && readsFit ? sql`, ${fit ?? sql`0`} as fit` : sql``

const materialized = (once: boolean): RawBuilder<unknown> => (once ? sql`materialized` : sql`not materialized`)

/** The products that were found, each once, and how well they fit if their order reads it. */
const productsOf = (match: Match, order: Order, entity: EntityType, reads: Reads): RawBuilder<unknown> => {
  if (entity !== 'Product') return sql``
  const columns: readonly AggregateColumn[] = [
    { name: 'product_sv_key', operation: 'min', of: sql`product_sv_key` },
    { name: 'popularity', operation: 'max', of: sql`popularity` },
    { name: 'place', operation: 'min', of: sql`place` },
    ...(reads.counts ? countedOfProduct : []),
    ...order.aggregates,
  ]
  if (order.readsFit && isByWording(match)) return productsByWording(match, columns)
  return sql`, products as materialized (
      select product_key, count(*)::int as articles, ${aggregate(columns)} from selected group by product_key
    )${order.readsFit ? fitOfProducts(match, reads) : sql``}`
}

const rankedProducts = (match: Match, { readsFit }: Order): RawBuilder<unknown> => {
  if (!readsFit || isByWording(match)) return sql`products`
  return match.fit === undefined
    ? sql`(select *, 0 as fit from products) as ranked`
    : sql`products left join fits using (product_key)`
}

/** The columns of the first article that a product shows, without most of its attributes. */
const sharedAttributes = sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
  attributesOfProduct.map((name) => sql`${sql.lit(name)}, attributes -> ${sql.lit(name)}`),
)}))`

const pageOf = (
  match: Match,
  order: Order,
  { skip = 0, take = USUAL_TAKE }: ResultsOptions,
  entity: EntityType,
): RawBuilder<FoundVariant> =>
  entity === 'Product'
    ? sql`select id, articles,
          (select ${sharedAttributes} from search_articles where article_number = articles ->> 0) as attributes
        from (
          select min(product_id) as id, rank, jsonb_agg(article_number order by position) as articles
          from unnest(array(
            select product_key from ${rankedProducts(match, order)} order by ${order.by} limit ${take} offset ${skip}
          )) with ordinality as turned(product_key, rank) join selected using (product_key)
          group by product_key, rank
        ) as found_products order by rank`
    : sql`select id, (select attributes from search_articles where article_number = id) as attributes
        from (
          select article_number as id from selected order by ${order.by} limit ${take} offset ${skip}
        ) as variants`

const isOptions = (found: FoundFacet): found is readonly CountedOption[] => Array.isArray(found)

const facetsOf = (facet: FacetRequest, found: FoundFacet | undefined): readonly WireFacet[] =>
  found === undefined || isOptions(found) ? [distinctFacet(facet, found ?? [])] : rangeFacet(facet, found)

import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { RelatedEntitiesBody, WireResults } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { allOf, anyOf, hasValue } from './attribute-sql'
import { findEntities } from './find-entities'
import { queryFault } from './query-limits'
import type { CallerTerms } from './search'
import type { SearchFault } from './search-fault'

/** An article bought in one order with the given one counts for more than any popularity. */
const togetherWith = (id: string) => sql<number>`(
  select count(distinct mine.order_id) from behaviour_events as mine
  join behaviour_events as theirs on theirs.order_id = mine.order_id and theirs.user_id = mine.user_id
  where mine.entity_id = ${id}::text and theirs.entity_id = search_articles.article_number
    and mine.type = 'purchase' and theirs.type = 'purchase')`

const firstArticleOf = (productId: string) =>
  sql<string>`(select article_number from variants where product_id = ${productId}::text order by position limit 1)`

/** Entities related to an article or a product: bought together with it, or of its innermost category. */
export const relatedEntities = async (
  db: Database,
  { entity, resultsOptions }: RelatedEntitiesBody,
  terms: CallerTerms,
): Promise<E.Either<SearchFault, WireResults>> => {
  const fault = queryFault(resultsOptions ?? {}, { name: entity.type, values: [entity.id] })
  if (fault !== undefined) return E.left(fault)
  const isProduct = entity.type === 'Product'
  const self = await db
    .selectFrom('search_articles')
    .select(['product_id', 'attributes'])
    .where('article_number', '=', isProduct ? firstArticleOf(entity.id) : entity.id)
    .executeTakeFirst()
  if (self === undefined) return E.right({ count: 0, facets: [], items: [] })
  const category = self.attributes['category']?.at(-1)
  const ordered = sql<boolean>`article_number in (
    select theirs.entity_id from behaviour_events as mine
    join behaviour_events as theirs on theirs.order_id = mine.order_id where mine.entity_id = ${entity.id}::text)`
  const beside = anyOf([...(category === undefined ? [] : [hasValue('category', [category])]), ordered])
  const another = sql<boolean>`product_id <> ${self.product_id}::text`
  const fit = sql<number>`case when ${ordered} then ${togetherWith(entity.id)} else 0 end`
  return findEntities(db, { condition: allOf([beside, another]), fit, certain: ordered }, resultsOptions ?? {}, terms)
}

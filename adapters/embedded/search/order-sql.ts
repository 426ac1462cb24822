import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import type { AggregateColumn } from './aggregate-sql'
import { relevanceOf } from './match-sql'
import { badRequest, type SearchFault } from './search-fault'

type SortBy = NonNullable<ResultsOptions['sortBy']>[number]

const byRelevance: SortBy = { type: 'relevance', order: 'desc' }

/** The last sort keys, which decide among equals: the product's name, then the dimension. */
const lastWord: Readonly<Record<EntityType, RawBuilder<unknown>>> = {
  Variant: sql`product_sv_key, position, article_number`,
  Product: sql`product_sv_key, product_key`,
}

/** The sort key of an article by an attribute; a product has the least one of its articles. */
const attributeKey = (name: string, entity: EntityType): RawBuilder<unknown> => {
  switch (name) {
    case 'name':
      return entity === 'Product' ? sql`product_sv_key` : sql`sv_key`
    case 'price':
      return sql`shown_price`
    case 'dimension':
      return sql`(attributes -> 'dimension' ->> 0)::numeric`
    default:
      return entity === 'Product' ? sql`attributes -> ${name}::text ->> 0` : sql`attributes -> ${name}::text -> 0`
  }
}

const keyOf = ({ type, attributeName }: SortBy, entity: EntityType): RawBuilder<unknown> | undefined => {
  switch (type) {
    case 'relevance':
      return relevanceOf(sql`popularity`, sql`fit`)
    case 'popularity':
      return sql`popularity`
    case 'id':
      return entity === 'Product' ? sql`product_id` : sql`article_number`
    case 'type':
      // All entities of an answer have one type, and SQL does not allow a constant in `order by`.
      return sql`(select 0)`
    case 'attribute':
      return attributeName === undefined ? undefined : attributeKey(attributeName, entity)
    default:
      return undefined
  }
}

/** Whether an order reads the candidates' prices. */
export const sortsByPrice = (sortBy: readonly SortBy[] | undefined): boolean =>
  (sortBy ?? []).some(({ type, attributeName }) => type === 'attribute' && attributeName === 'price')

/** Whether an order reads the candidates' attributes themselves. */
export const sortsByAttributes = (sortBy: readonly SortBy[] | undefined): boolean =>
  (sortBy ?? []).some(
    ({ type, attributeName }) => type === 'attribute' && attributeName !== 'name' && attributeName !== 'price',
  )

/** The order of an answer. */
export interface Order {
  /** Sort keys of products that are aggregates over their articles. */
  readonly aggregates: readonly AggregateColumn[]
  readonly by: RawBuilder<unknown>
  /** Whether it reads how well articles fit. */
  readonly readsFit: boolean
}

/** The order of an answer, by relevance unless the query names another; or why the named one is refused. */
export const orderBy = (sortBy: readonly SortBy[] | undefined, entity: EntityType): E.Either<SearchFault, Order> => {
  const aggregates: AggregateColumn[] = []
  const keys: RawBuilder<unknown>[] = []
  const sortings = sortBy === undefined || sortBy.length === 0 ? [byRelevance] : sortBy
  for (const sorting of sortings) {
    const key = keyOf(sorting, entity)
    if (key === undefined) return E.left(badRequest('sortBy', `Cannot sort by ${sorting.type}`))
    const isAggregate = entity === 'Product' && (sorting.type === 'attribute' || sorting.type === 'id')
    const name = `key_${aggregates.length}`
    const column = isAggregate ? sql.ref(name) : key
    if (isAggregate) aggregates.push({ name, operation: 'min', of: key })
    keys.push(sorting.order === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls last`)
  }
  return E.right({
    aggregates,
    by: sql`${sql.join(keys)}, ${lastWord[entity]}`,
    readsFit: sortings.some(({ type }) => type === 'relevance'),
  })
}

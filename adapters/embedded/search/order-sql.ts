import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { ResultsOptions } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import { badRequest, type SearchFault } from './search-fault'

type SortBy = NonNullable<ResultsOptions['sortBy']>[number]

const byRelevance: SortBy = { type: 'relevance', order: 'desc' }

/** What decides where nothing else does: the product's name, then the dimension. */
const lastWord: Readonly<Record<EntityType, RawBuilder<unknown>>> = {
  Variant: sql`product_sv_key, position, article_number`,
  Product: sql`min(product_sv_key), product_id`,
}

const attributeKey = (name: string, entity: EntityType): RawBuilder<unknown> => {
  const product = entity === 'Product'
  switch (name) {
    case 'name':
      return product ? sql`min(product_sv_key)` : sql`sv_key`
    case 'price':
      return product ? sql`min(price)` : sql`price`
    case 'dimension':
      return product
        ? sql`min((attributes -> 'dimension' ->> 0)::numeric)`
        : sql`(attributes -> 'dimension' ->> 0)::numeric`
    default:
      return product ? sql`min(attributes -> ${name}::text ->> 0)` : sql`attributes -> ${name}::text -> 0`
  }
}

const keyOf = ({ type, attributeName }: SortBy, entity: EntityType): RawBuilder<unknown> | undefined => {
  const product = entity === 'Product'
  switch (type) {
    case 'relevance':
      return product ? sql`max(relevance)` : sql`relevance`
    case 'popularity':
      return product ? sql`max(popularity)` : sql`popularity`
    case 'id':
      return product ? sql`product_id` : sql`article_number`
    case 'type':
      // All entities of an answer are of one type.
      return sql`true`
    case 'attribute':
      return attributeName === undefined ? undefined : attributeKey(attributeName, entity)
    default:
      return undefined
  }
}

/** Whether an order reads the candidates' attributes themselves. */
export const sortsByAttributes = (sortBy: readonly SortBy[] | undefined): boolean =>
  (sortBy ?? []).some(
    ({ type, attributeName }) => type === 'attribute' && attributeName !== 'name' && attributeName !== 'price',
  )

/** The order of an answer, or what is wrong with what was asked; relevance when nothing was. */
export const orderBy = (
  sortBy: readonly SortBy[] | undefined,
  entity: EntityType,
): E.Either<SearchFault, RawBuilder<unknown>> => {
  const keys: RawBuilder<unknown>[] = []
  for (const sorting of sortBy === undefined || sortBy.length === 0 ? [byRelevance] : sortBy) {
    const key = keyOf(sorting, entity)
    if (key === undefined) return E.left(badRequest('sortBy', `Cannot sort by ${sorting.type}`))
    keys.push(sorting.order === 'desc' ? sql`${key} desc nulls last` : sql`${key} asc nulls last`)
  }
  return E.right(sql`${sql.join(keys)}, ${lastWord[entity]}`)
}

import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { Filter, Scalar } from '#adapters/contract/search'
import type { EntityType } from '#application/ports/search-service'
import {
  allOf,
  always,
  anyOf,
  compares,
  containsText,
  hasAttribute,
  hasValue,
  never,
  type Comparison,
  type Condition,
} from './attribute-sql'
import { valuesIn } from './query-limits'
import { badRequest, type SearchFault } from './search-fault'

type Leaf = Exclude<Filter, { readonly and: unknown } | { readonly or: unknown } | { readonly not: unknown }>
type Read = E.Either<SearchFault, Condition>

const invalid = (detail: string): Read => E.left(badRequest('filter', detail))

const valuesOf = ({ value }: Leaf): readonly Scalar[] => valuesIn(value)

/** The kind of entity that a filter asks for, said by itself or as one of several conditions; variants if nothing is said. */
export const entityTypeOf = (filter: Filter | undefined): EntityType => {
  if (filter === undefined) return 'Variant'
  if ('and' in filter) return filter.and.some((part) => entityTypeOf(part) === 'Product') ? 'Product' : 'Variant'
  if ('or' in filter || 'not' in filter) return 'Variant'
  return filter.type === 'type' && valuesOf(filter).includes('Product') ? 'Product' : 'Variant'
}

/**
 * The SQL condition of a filter, or the fault of the filter. `questionFault` has checked its size and depth before.
 */
export const filterCondition = (filter: Filter | undefined, entity: EntityType): Read => {
  if (filter === undefined) return E.right(always)
  if ('and' in filter) return combined(filter.and, allOf, entity)
  if ('or' in filter) return combined(filter.or, anyOf, entity)
  if ('not' in filter)
    return E.map((inner: Condition): Condition => sql<boolean>`not ${inner}`)(filterCondition(filter.not, entity))
  return leafCondition(filter, entity)
}

const combined = (
  parts: readonly Filter[],
  join: (conditions: readonly Condition[]) => Condition,
  entity: EntityType,
): Read => {
  const conditions: Condition[] = []
  for (const part of parts) {
    const condition = filterCondition(part, entity)
    if (E.isLeft(condition)) return condition
    conditions.push(condition.right)
  }
  return E.right(join(conditions))
}

const leafCondition = (leaf: Leaf, entity: EntityType): Read => {
  switch (leaf.type ?? 'attribute') {
    case 'type':
      return E.right(valuesOf(leaf).includes(entity) ? always : never)
    case 'id':
      return E.right(hasValue(entity === 'Product' ? 'productId' : 'articleNumber', valuesOf(leaf)))
    case 'attribute':
      return leaf.attributeName === undefined
        ? invalid('A filter names its attribute')
        : attributeCondition(leaf, leaf.attributeName)
    default:
      return invalid(`Unknown filter type ${leaf.type}`)
  }
}

const comparisons: Readonly<Record<string, Comparison>> = {
  greaterThan: '>',
  greaterThanOrEquals: '>=',
  lessThan: '<',
  lessThanOrEquals: '<=',
}

const attributeCondition = (leaf: Leaf, name: string): Read => {
  const values = valuesOf(leaf)
  if (leaf.value === undefined) return E.right(hasAttribute(name))
  const mode = leaf.comparisonMode ?? 'equals'
  if (mode === 'equals') return E.right(hasValue(name, values))
  if (mode === 'contains') return E.right(anyOf(values.map((value) => containsText(name, String(value)))))
  const comparison = Object.hasOwn(comparisons, mode) ? comparisons[mode] : undefined
  if (comparison === undefined) return invalid(`Unknown comparisonMode ${mode}`)
  const comparable = values.filter((value) => typeof value !== 'boolean')
  return E.right(anyOf(comparable.map((value) => compares(name, comparison, value))))
}

import { GraphQLInputObjectType, GraphQLList, type GraphQLInputType } from 'graphql'
import { isRecord, type Found } from './field-value'

/** A field of a filter, such as `slug_in`. */
export interface Condition {
  readonly name: string
  readonly type: GraphQLInputType
  /** @param wanted the value of the query, as its type allows */
  readonly passes: (found: Found, wanted: unknown) => boolean
}

export interface Filter {
  readonly type: GraphQLInputObjectType
  /** Whether an item meets every condition of a filter of this type. */
  readonly passes: (found: Found, where: unknown) => boolean
}

/** @param conditions read when the schema is complete, since filters may name each other */
export const filterType = (name: string, conditions: () => readonly Condition[]): Filter => {
  let byName: ReadonlyMap<string, Condition> | undefined
  const all = () => (byName ??= new Map(conditions().map((condition) => [condition.name, condition])))
  return {
    type: new GraphQLInputObjectType({
      name,
      fields: () =>
        Object.fromEntries([...all().values()].map((condition) => [condition.name, { type: condition.type }])),
    }),
    passes: (found, where) =>
      isRecord(where) && Object.entries(where).every(([key, wanted]) => all().get(key)?.passes(found, wanted) ?? false),
  }
}

const listIn = (wanted: unknown): readonly unknown[] => (Array.isArray(wanted) ? wanted : [])

/** A filter that can also demand that all, or one, of several filters of its type pass. */
export const withConnectives = (name: string, conditions: () => readonly Condition[]): Filter => {
  const filter: Filter = filterType(name, () => [
    ...conditions(),
    {
      name: 'AND',
      type: new GraphQLList(filter.type),
      passes: (found, wanted) => listIn(wanted).every((where) => filter.passes(found, where)),
    },
    {
      name: 'OR',
      type: new GraphQLList(filter.type),
      passes: (found, wanted) => listIn(wanted).some((where) => filter.passes(found, where)),
    },
  ])
  return filter
}

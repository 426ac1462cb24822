import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLOutputType,
} from 'graphql'
import { contentError } from './content-error'
import type { Found } from './field-value'
import type { QueryContext, ViewArguments } from './query-view'

export const DEFAULT_LIMIT = 100
const MOST_LIMIT = 1000

/** A page of items. An item that cannot be had throws. */
export interface Page {
  readonly total: number
  readonly skip: number
  readonly limit: number
  readonly items: readonly (() => Found)[]
}

export interface PageArguments extends ViewArguments {
  readonly skip?: number | null
  readonly limit?: number | null
}

export const viewArguments: GraphQLFieldConfigArgumentMap = {
  preview: { type: GraphQLBoolean },
  locale: { type: GraphQLString },
}

export const pageArguments: GraphQLFieldConfigArgumentMap = {
  skip: { type: GraphQLInt, defaultValue: 0 },
  limit: { type: GraphQLInt, defaultValue: DEFAULT_LIMIT },
  ...viewArguments,
}

/** The page that the arguments ask for. */
export const pageOf = <Item>(
  context: QueryContext,
  { skip, limit }: PageArguments,
  all: readonly Item[],
  read: (item: Item) => Found,
): Page => {
  const [from, most] = [skip ?? 0, limit ?? DEFAULT_LIMIT]
  if (from < 0 || most < 0 || most > MOST_LIMIT)
    throw contentError(
      context,
      'INVALID_ARGUMENT',
      `Query execution error. 'limit' is from 0 to ${MOST_LIMIT}, and 'skip' is not negative`,
    )
  return {
    total: all.length,
    skip: from,
    limit: most,
    items: all.slice(from, from + most).map((item) => () => read(item)),
  }
}

/** Items are answered over several turns of the event loop, so that a long answer does not hold up other requests. */
const itemsOf = ({ items }: Page, context: QueryContext): readonly Promise<Found>[] => {
  const turnOf = context.takeItems(items.length)
  if (turnOf === undefined) return []
  return items.map(async (item, index) => {
    await turnOf(index)
    return item()
  })
}

const count = { type: new GraphQLNonNull(GraphQLInt) }

export const collectionType = (name: string, item: () => GraphQLOutputType): GraphQLObjectType<Page, QueryContext> =>
  new GraphQLObjectType<Page, QueryContext>({
    name,
    fields: () => ({
      total: count,
      skip: count,
      limit: count,
      items: {
        type: new GraphQLNonNull(new GraphQLList(item())),
        resolve: (page, _arguments, context) => itemsOf(page, context),
      },
    }),
  })

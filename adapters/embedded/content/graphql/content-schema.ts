import {
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql'
import type { ContentTypeModel } from '../content-model'
import { assetCollectionType, assetFilter, assetType } from './asset-type'
import { pageArguments, pageOf, viewArguments, type PageArguments } from './collection'
import { entryFilter, entryFilters } from './entry-filters'
import { anyEntryOrder, assetOrder, entryOrder, type Order } from './entry-order'
import { entryTypes } from './entry-types'
import type { Found } from './field-value'
import type { Filter } from './filter-type'
import { collectionNameOf, queryNameOf } from './naming'
import { viewOf, type QueryContext, type View, type ViewArguments } from './query-view'

type RootField = GraphQLFieldConfig<undefined, QueryContext>

const one = (type: GraphQLOutputType, find: (view: View, id: string) => Found | undefined): RootField => ({
  type,
  args: { id: { type: new GraphQLNonNull(GraphQLString) }, ...viewArguments },
  resolve: (_root, given: ViewArguments & { readonly id: string }, context) => {
    context.takeItems(1)
    return find(viewOf(context, given), given.id) ?? null
  },
})

interface SearchArguments extends PageArguments {
  readonly where?: unknown
  readonly order?: unknown
}

const ITEMS_OF_ONE_TURN = 200

/** The items that pass. Many are told over several turns of the event loop. */
const inSlices = async (items: readonly Found[], passes: (found: Found) => boolean): Promise<readonly Found[]> => {
  const met: Found[] = []
  for (let at = 0; at < items.length; at += ITEMS_OF_ONE_TURN) {
    if (at > 0) await new Promise<void>((resolve) => setImmediate(resolve))
    met.push(...items.slice(at, at + ITEMS_OF_ONE_TURN).filter(passes))
  }
  return met
}

const several = (
  type: GraphQLOutputType,
  filter: Filter,
  order: Order,
  all: (view: View) => readonly Found[],
): RootField => ({
  type,
  args: { ...pageArguments, where: { type: filter.type }, order: { type: order.type } },
  resolve: async (_root, given: SearchArguments, context) => {
    const items = all(viewOf(context, given))
    const { where, order: by } = given
    const met =
      where === undefined || where === null ? items : await inSlices(items, (found) => filter.passes(found, where))
    return pageOf(context, given, order.sorted(met, by), (found) => found)
  },
})

const entriesIn = (view: View, contentType: string): readonly Found[] =>
  view.index.ofType(contentType).map((item): Found => ({ tag: 'Entry', item, view }))

/** The schema that Contentful makes of these content types. */
export const contentSchema = (models: readonly ContentTypeModel[]): GraphQLSchema => {
  const types = entryTypes(models)
  const filterOf = entryFilters(models)
  const fieldsOf = (model: ContentTypeModel): readonly (readonly [string, RootField])[] => {
    const [type, collection, filter] = [types.typeOf(model.id), types.collectionOf(model.id), filterOf(model.id)]
    if (type === undefined || collection === undefined || filter === undefined) return []
    const name = queryNameOf(model.id)
    return [
      [
        name,
        one(type, (view, id) => {
          const item = view.index.entry(id)
          return item?.sys.contentType.sys.id === model.id ? { tag: 'Entry', item, view } : undefined
        }),
      ],
      [collectionNameOf(name), several(collection, filter, entryOrder(model), (view) => entriesIn(view, model.id))],
    ]
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType<undefined, QueryContext>({
      name: 'Query',
      fields: () => ({
        asset: one(assetType, (view, id) => {
          const item = view.index.asset(id)
          return item === undefined ? undefined : { tag: 'Asset', item, view }
        }),
        assetCollection: several(assetCollectionType, assetFilter, assetOrder, (view) =>
          view.space.assets.map((item) => ({ tag: 'Asset', item, view })),
        ),
        entryCollection: several(types.entryCollection, entryFilter, anyEntryOrder, (view) =>
          models.flatMap(({ id }) => entriesIn(view, id)),
        ),
        ...Object.fromEntries(models.flatMap(fieldsOf)),
      }),
    }),
    types: [...types.all],
    directives: specifiedDirectives,
  })
}

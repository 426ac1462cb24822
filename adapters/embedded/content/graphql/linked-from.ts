import { GraphQLList, GraphQLObjectType, GraphQLString, type GraphQLFieldConfig } from 'graphql'
import type { ContentTypeModel } from '../content-model'
import type { ExportedEntry } from '../space-export'
import { pageArguments, pageOf, type Page, type PageArguments } from './collection'
import { collectionNameOf, queryNameOf, typeNameOf } from './naming'
import { viewOf, type FoundEntry, type QueryContext } from './query-view'

type CollectionType = GraphQLObjectType<Page, QueryContext>

const mayLinkTo =
  (target: string) =>
  ({ fields }: ContentTypeModel): boolean =>
    Object.values(fields).some(
      (field) =>
        (field.type === 'Entry' || field.type === 'Entries') && (field.of.length === 0 || field.of.includes(target)),
    )

/** The linking entries of a collection. */
const linkingField = (
  type: CollectionType,
  belongs: (entry: ExportedEntry) => boolean,
): GraphQLFieldConfig<FoundEntry, QueryContext> => ({
  type,
  args: pageArguments,
  resolve: ({ item: { sys }, view: around }, given: PageArguments, context) => {
    const view = viewOf(context, given, around)
    return pageOf(context, given, view.index.linkingTo('Entry', sys.id).filter(belongs), (item) => ({
      tag: 'Entry',
      item,
      view,
    }))
  },
})

/** The entries that link to an entry, by their content type and all together. */
export const linkedFromField = (
  { id }: ContentTypeModel,
  models: readonly ContentTypeModel[],
  types: {
    readonly isKnown: (contentType: string) => boolean
    readonly collectionOf: (contentType: string) => CollectionType | undefined
    readonly entryCollection: CollectionType
  },
): GraphQLFieldConfig<FoundEntry, QueryContext> => ({
  type: new GraphQLObjectType<FoundEntry, QueryContext>({
    name: `${typeNameOf(id)}LinkingCollections`,
    fields: () => ({
      entryCollection: linkingField(types.entryCollection, ({ sys }) => types.isKnown(sys.contentType.sys.id)),
      ...Object.fromEntries(
        models.filter(mayLinkTo(id)).flatMap((model) => {
          const type = types.collectionOf(model.id)
          return type === undefined
            ? []
            : [
                [
                  collectionNameOf(queryNameOf(model.id)),
                  linkingField(type, ({ sys }) => sys.contentType.sys.id === model.id),
                ],
              ]
        }),
      ),
    }),
  }),
  args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
  resolve: (found) => found,
})

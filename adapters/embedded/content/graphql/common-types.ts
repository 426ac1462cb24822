import {
  GraphQLID,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfigMap,
} from 'graphql'
import { existence, listConditions, orderedConditions, textConditions } from './value-conditions'
import { filterType, type Condition } from './filter-type'
import type { Found } from './field-value'
import type { QueryContext } from './query-view'
import { dateTime } from './scalar-types'

const sysType = new GraphQLObjectType<Found, QueryContext>({
  name: 'Sys',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString), resolve: ({ item }) => item.sys.id },
    spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: (_found, _arguments, { spaceId }) => spaceId },
    environmentId: {
      type: new GraphQLNonNull(GraphQLString),
      resolve: (_found, _arguments, { environment }) => environment,
    },
    publishedAt: { type: dateTime, resolve: ({ item }) => item.sys.updatedAt },
    firstPublishedAt: { type: dateTime, resolve: ({ item }) => item.sys.createdAt },
    publishedVersion: { type: GraphQLInt, resolve: ({ item }) => item.sys.revision },
    locale: { type: GraphQLString, resolve: ({ view }) => view.locale },
  },
})

interface FoundTag {
  readonly id: string
  readonly name: string
}

const tagType = new GraphQLObjectType<FoundTag>({
  name: 'ContentfulTag',
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
})

const tagIdsOf = ({ item }: Found): readonly string[] => (item.metadata?.tags ?? []).map(({ sys }) => sys.id)

const metadataType = new GraphQLObjectType<Found, QueryContext>({
  name: 'ContentfulMetadata',
  fields: {
    tags: {
      type: new GraphQLNonNull(new GraphQLList(tagType)),
      resolve: (found): readonly FoundTag[] =>
        tagIdsOf(found).map((id) => ({ id, name: found.view.index.tagName(id) })),
    },
  },
})

/** What every entry and asset has. */
export const itemFields: GraphQLFieldConfigMap<Found, QueryContext> = {
  sys: { type: new GraphQLNonNull(sysType), resolve: (found) => found },
  contentfulMetadata: { type: new GraphQLNonNull(metadataType), resolve: (found) => found },
}

const ofItem = {
  sys: { type: new GraphQLNonNull(sysType) },
  contentfulMetadata: { type: new GraphQLNonNull(metadataType) },
}

export const nodeInterface = new GraphQLInterfaceType({
  name: '_Node',
  fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
})

export const idField: GraphQLFieldConfigMap<Found, QueryContext> = {
  _id: { type: new GraphQLNonNull(GraphQLID), resolve: ({ item }) => item.sys.id },
}

/** @param typeNameOf the type of an entry's content type */
export const entryInterfaceOf = (typeNameOf: (found: Found) => string | undefined) =>
  new GraphQLInterfaceType({ name: 'Entry', fields: ofItem, resolveType: typeNameOf })

const sysFilter = filterType('SysFilter', () => [
  ...textConditions('id', ({ item }) => item.sys.id),
  ...orderedConditions('publishedAt', dateTime, ({ item }) => item.sys.updatedAt),
  ...orderedConditions('firstPublishedAt', dateTime, ({ item }) => item.sys.createdAt),
  ...orderedConditions('publishedVersion', GraphQLInt, ({ item }) => item.sys.revision),
])

const tagsFilter = filterType('ContentfulMetadataTagsFilter', () =>
  listConditions('id', tagIdsOf).filter(({ name }) => name !== 'id_exists'),
)

const metadataFilter = filterType('ContentfulMetadataFilter', () => [
  existence('tags', (found) => (tagIdsOf(found).length === 0 ? undefined : true)),
  { name: 'tags', type: tagsFilter.type, passes: tagsFilter.passes },
])

/** What every filter of entries or assets can ask. */
export const itemConditions: readonly Condition[] = [
  { name: 'sys', type: sysFilter.type, passes: sysFilter.passes },
  { name: 'contentfulMetadata', type: metadataFilter.type, passes: metadataFilter.passes },
]

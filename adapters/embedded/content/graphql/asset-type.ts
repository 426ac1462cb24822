import { GraphQLEnumType, GraphQLInputObjectType, GraphQLInt, GraphQLObjectType, GraphQLString } from 'graphql'
import { collectionType } from './collection'
import { idField, itemConditions, itemFields, nodeInterface } from './common-types'
import { isRecord, valueOf } from './field-value'
import { withConnectives } from './filter-type'
import { imageAddress } from './image-address'
import type { FoundAsset, QueryContext } from './query-view'
import { dimension, hexColor, quality } from './scalar-types'
import { orderedConditions, textConditions } from './value-conditions'

const enumOf = (name: string, values: readonly string[]): GraphQLEnumType =>
  new GraphQLEnumType({ name, values: Object.fromEntries(values.map((value) => [value, {}])) })

const transform = new GraphQLInputObjectType({
  name: 'ImageTransformOptions',
  fields: {
    width: { type: dimension },
    height: { type: dimension },
    quality: { type: quality },
    cornerRadius: { type: GraphQLInt },
    resizeStrategy: { type: enumOf('ImageResizeStrategy', ['FIT', 'PAD', 'FILL', 'SCALE', 'CROP', 'THUMB']) },
    resizeFocus: {
      type: enumOf('ImageResizeFocus', [
        'CENTER',
        'TOP',
        'TOP_RIGHT',
        'RIGHT',
        'BOTTOM_RIGHT',
        'BOTTOM',
        'BOTTOM_LEFT',
        'LEFT',
        'TOP_LEFT',
        'FACE',
        'FACES',
      ]),
    },
    backgroundColor: { type: hexColor },
    format: { type: enumOf('ImageFormat', ['JPG', 'JPG_PROGRESSIVE', 'PNG', 'PNG8', 'WEBP', 'AVIF']) },
  },
})

const fileOf = (found: FoundAsset): Readonly<Record<string, unknown>> => {
  const file = valueOf(found, 'file')
  return isRecord(file) ? file : {}
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const detailsOf = (found: FoundAsset): Readonly<Record<string, unknown>> => {
  const { details } = fileOf(found)
  return isRecord(details) ? details : {}
}

/** In pixels or bytes; null for files that have no such measure. */
const measureIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null

const imageOf = (found: FoundAsset): Readonly<Record<string, unknown>> => {
  const { image } = detailsOf(found)
  return isRecord(image) ? image : {}
}

const locale = { locale: { type: GraphQLString } }

interface LocaleArgument {
  readonly locale?: string | null
}

export const assetType = new GraphQLObjectType<FoundAsset, QueryContext>({
  name: 'Asset',
  interfaces: [nodeInterface],
  fields: {
    ...itemFields,
    ...idField,
    title: {
      type: GraphQLString,
      args: locale,
      resolve: (found, given: LocaleArgument) => textIn(valueOf(found, 'title', given.locale ?? undefined)),
    },
    description: {
      type: GraphQLString,
      args: locale,
      resolve: (found, given: LocaleArgument) => textIn(valueOf(found, 'description', given.locale ?? undefined)),
    },
    contentType: { type: GraphQLString, resolve: (found) => textIn(fileOf(found)['contentType']) },
    fileName: { type: GraphQLString, resolve: (found) => textIn(fileOf(found)['fileName']) },
    size: { type: GraphQLInt, resolve: (found) => measureIn(detailsOf(found)['size']) },
    url: {
      type: GraphQLString,
      args: { transform: { type: transform }, ...locale },
      resolve: (found, given: { readonly transform?: unknown }, context) => {
        const url = textIn(fileOf(found)['url'])
        return url === null ? null : imageAddress(context, url, given.transform)
      },
    },
    width: { type: GraphQLInt, resolve: (found) => measureIn(imageOf(found)['width']) },
    height: { type: GraphQLInt, resolve: (found) => measureIn(imageOf(found)['height']) },
  },
})

export const assetCollectionType = collectionType('AssetCollection', () => assetType)

export const assetFilter = withConnectives('AssetFilter', () => [
  ...itemConditions,
  ...textConditions('title', (found) => valueOf(found, 'title')),
  ...textConditions('description', (found) => valueOf(found, 'description')),
  ...(['contentType', 'fileName'] as const).flatMap((name) =>
    textConditions(name, (found) => (found.tag === 'Asset' ? fileOf(found)[name] : undefined)),
  ),
  ...(['width', 'height'] as const).flatMap((name) =>
    orderedConditions(name, GraphQLInt, (found) => (found.tag === 'Asset' ? imageOf(found)[name] : undefined)),
  ),
])

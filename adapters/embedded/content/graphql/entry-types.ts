import {
  GraphQLList,
  GraphQLObjectType,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLFieldConfig,
  type GraphQLInterfaceType,
  type GraphQLOutputType,
} from 'graphql'
import type { ContentTypeModel, FieldModel } from '../content-model'
import { linksIn } from '../links'
import { assetCollectionType, assetType } from './asset-type'
import { collectionType, pageArguments, pageOf, viewArguments, type Page, type PageArguments } from './collection'
import { entryInterfaceOf, idField, itemFields, nodeInterface } from './common-types'
import { isRecord, valueOf, type Found } from './field-value'
import { followAsset, followEntry, type LinkPlace } from './follow-link'
import { locationType, pointIn } from './location-type'
import { collectionNameOf, fieldTypeNameOf, typeNameOf } from './naming'
import { viewOf, type FoundEntry, type QueryContext, type ViewArguments } from './query-view'
import { richTextType, type FoundText } from './rich-text-type'
import { linkedFromField } from './linked-from'
import { plainValue, scalarOf } from './scalar-types'

export type EntryType = GraphQLObjectType<FoundEntry, QueryContext>
type EntryField = GraphQLFieldConfig<FoundEntry, QueryContext>

/** The types of a space's content types. */
export interface EntryTypes {
  readonly entryInterface: GraphQLInterfaceType
  readonly isKnown: (contentType: string) => boolean
  readonly typeOf: (contentType: string) => EntryType | undefined
  readonly collectionOf: (contentType: string) => GraphQLObjectType<Page, QueryContext> | undefined
  readonly entryCollection: GraphQLObjectType<Page, QueryContext>
  readonly all: readonly EntryType[]
}

const placeOf = ({ item }: FoundEntry, field: string): LinkPlace => ({ field, linkingEntryId: item.sys.id })

/** The entry in the view that the arguments of one of its fields choose. */
const seenBy = (context: QueryContext, found: FoundEntry, given: ViewArguments): FoundEntry => ({
  ...found,
  view: viewOf(context, given, found.view),
})

const plainField = (field: string, model: FieldModel): EntryField => ({
  type: model.type === 'Symbols' ? new GraphQLList(GraphQLString) : scalarOf(model),
  args: { locale: { type: GraphQLString } },
  resolve: (found, given: ViewArguments, context) =>
    plainValue(model, valueOf(seenBy(context, found, { locale: given.locale ?? null }), field)),
})

const locationField = (field: string): EntryField => ({
  type: locationType,
  args: { locale: { type: GraphQLString } },
  resolve: (found) => pointIn(valueOf(found, field)) ?? null,
})

const assetField = (field: string): EntryField => ({
  type: assetType,
  args: viewArguments,
  resolve: (found, given: ViewArguments, context) => {
    const [link] = linksIn(valueOf(found, field))
    if (link === undefined) return null
    context.takeItems(1)
    return followAsset(context, viewOf(context, given, found.view), link, placeOf(found, field))
  },
})

const assetsField = (field: string): EntryField => ({
  type: assetCollectionType,
  args: pageArguments,
  resolve: (found, given: PageArguments, context) => {
    const view = viewOf(context, given, found.view)
    return pageOf(context, given, linksIn(valueOf(found, field)), (link) =>
      followAsset(context, view, link, placeOf(found, field)),
    )
  },
})

/** Makes the types of all content types, with their fields, unions, collections and rich texts. */
export const entryTypes = (models: readonly ContentTypeModel[]): EntryTypes => {
  const types = new Map<string, EntryType>()
  const collections = new Map<string, GraphQLObjectType<Page, QueryContext>>()
  const nameOf = (found: Found): string | undefined =>
    found.tag === 'Entry' ? types.get(found.item.sys.contentType.sys.id)?.name : undefined
  const entryInterface = entryInterfaceOf(nameOf)
  const isKnown = (contentType: string): boolean => types.has(contentType)
  const collectionOf = (contentType: string) => collections.get(contentType)
  const entryCollection = collectionType('EntryCollection', () => entryInterface)

  /** What a link leads to: one type, one of several, or any. */
  const targetOf = (unionName: string, of: readonly string[]): GraphQLOutputType => {
    const targets = of.flatMap((id) => types.get(id) ?? [])
    const [only] = targets
    if (only === undefined) return entryInterface
    return targets.length === 1 ? only : new GraphQLUnionType({ name: unionName, types: targets, resolveType: nameOf })
  }
  const allows = (of: readonly string[]) => (contentType: string) =>
    isKnown(contentType) && (!of.some(isKnown) || of.includes(contentType))

  const entryField = (owner: string, field: string, of: readonly string[]): EntryField => ({
    type: targetOf(fieldTypeNameOf(owner, field), of),
    args: viewArguments,
    resolve: (found, given: ViewArguments, context) => {
      const [link] = linksIn(valueOf(found, field))
      if (link === undefined) return null
      context.takeItems(1)
      return followEntry(context, viewOf(context, given, found.view), link, placeOf(found, field), allows(of))
    },
  })
  const entriesField = (owner: string, field: string, of: readonly string[]): EntryField => {
    const name = fieldTypeNameOf(owner, field)
    const item = targetOf(`${name}Item`, of)
    return {
      type: collectionType(collectionNameOf(name), () => item),
      args: pageArguments,
      resolve: (found, given: PageArguments, context) => {
        const view = viewOf(context, given, found.view)
        return pageOf(context, given, linksIn(valueOf(found, field)), (link) =>
          followEntry(context, view, link, placeOf(found, field), allows(of)),
        )
      },
    }
  }
  const textField = (owner: string, field: string): EntryField => ({
    type: richTextType(fieldTypeNameOf(owner, field), entryInterface, isKnown),
    args: { locale: { type: GraphQLString } },
    resolve: (found, given: ViewArguments, context): FoundText | null => {
      const entry = seenBy(context, found, { locale: given.locale ?? null })
      const document = valueOf(entry, field)
      return isRecord(document) ? { document, entry, place: placeOf(found, field) } : null
    },
  })

  const fieldOf = (owner: string, field: string, model: FieldModel): readonly [string, EntryField] => {
    switch (model.type) {
      case 'Asset':
        return [field, assetField(field)]
      case 'Assets':
        return [collectionNameOf(field), assetsField(field)]
      case 'Entry':
        return [field, entryField(owner, field, model.of)]
      case 'Entries':
        return [collectionNameOf(field), entriesField(owner, field, model.of)]
      case 'RichText':
        return [field, textField(owner, field)]
      case 'Location':
        return [field, locationField(field)]
      case 'Symbol':
      case 'Text':
      case 'Symbols':
      case 'Integer':
      case 'Number':
      case 'Boolean':
      case 'Date':
      case 'Object':
        return [field, plainField(field, model)]
    }
  }

  for (const model of models) {
    const name = typeNameOf(model.id)
    const type = new GraphQLObjectType<FoundEntry, QueryContext>({
      name,
      interfaces: [entryInterface, nodeInterface],
      fields: () => ({
        ...itemFields,
        ...idField,
        linkedFrom: linkedFromField(model, models, { isKnown, collectionOf, entryCollection }),
        ...Object.fromEntries(Object.entries(model.fields).map(([field, of]) => fieldOf(name, field, of))),
      }),
    })
    types.set(model.id, type)
    collections.set(
      model.id,
      collectionType(`${name}Collection`, () => type),
    )
  }
  return {
    entryInterface,
    isKnown,
    typeOf: (id) => types.get(id),
    collectionOf,
    entryCollection,
    all: [...types.values()],
  }
}

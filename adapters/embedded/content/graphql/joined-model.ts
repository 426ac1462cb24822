import { contentModel, type ContentTypeModel, type FieldModel, type FieldType } from '../content-model'
import type { ExportedContentType, ExportedField, ExportedValueType, SpaceExport } from '../space-export'
import { isName, typeNameOf } from './naming'

/** The content types of a space's schema. */
export interface JoinedModel {
  readonly types: readonly ContentTypeModel[]
  /** Content types of the shop that the space does not have; their queries answer empty. */
  readonly missing: readonly string[]
  /** Content types of the space that cannot be in the schema, since another has their name. */
  readonly leftOut: readonly string[]
}

const plain: readonly FieldType[] = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Boolean',
  'Date',
  'Location',
  'Object',
]

const targetsOf = ({ validations = [] }: Partial<ExportedValueType>): readonly string[] => [
  ...new Set(validations.flatMap(({ linkContentType }) => linkContentType ?? [])),
]

/** A field of an export; undefined for kinds that the service does not know. */
const fieldModelOf = (field: ExportedField): FieldModel | undefined => {
  const own = plain.find((type) => type === field.type)
  if (own !== undefined) return { type: own }
  const { items } = field
  if (field.type === 'Array' && items?.type === 'Symbol') return { type: 'Symbols' }
  const link = field.type === 'Array' ? items : field
  if (link?.type !== 'Link') return undefined
  const isList = field.type === 'Array'
  if (link.linkType === 'Asset') return { type: isList ? 'Assets' : 'Asset' }
  return link.linkType === 'Entry' ? { type: isList ? 'Entries' : 'Entry', of: targetsOf(link) } : undefined
}

const modelOf = ({ sys: { id }, name = id, displayField, fields }: ExportedContentType): ContentTypeModel => ({
  id,
  name,
  displayField,
  fields: Object.fromEntries(
    fields.flatMap((field): (readonly [string, FieldModel])[] => {
      const model = isName(field.id) ? fieldModelOf(field) : undefined
      return model === undefined ? [] : [[field.id, model]]
    }),
  ),
})

/**
 * The content types of the shop, with the fields that the space adds, and the other content types of the space. The
 * shop's queries are valid in every space: the shop's own fields come first, and those that a space lacks are empty.
 */
export const joinedModel = ({ contentTypes }: Pick<SpaceExport, 'contentTypes'>): JoinedModel => {
  const exported = contentTypes.map(modelOf)
  const shops = contentModel.map((type) => ({
    ...type,
    fields: { ...exported.find(({ id }) => id === type.id)?.fields, ...type.fields },
  }))
  const names = new Set(shops.map(({ id }) => typeNameOf(id)))
  const others = exported.filter(({ id }) => !contentModel.some((type) => type.id === id))
  const added: ContentTypeModel[] = []
  for (const type of others) {
    const name = typeNameOf(type.id)
    if (!isName(name) || names.has(name)) continue
    names.add(name)
    added.push(type)
  }
  return {
    types: [...shops, ...added],
    missing: contentModel.map(({ id }) => id).filter((id) => !exported.some((type) => type.id === id)),
    leftOut: others.filter((type) => !added.includes(type)).map(({ id }) => id),
  }
}

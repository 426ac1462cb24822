import { contentModel, type ContentTypeModel, type FieldModel } from './content-model'
import type { ExportedContentType, ExportedField, ExportedValidation, ExportedValueType } from './space-export'

const entryLink = (of: readonly string[]): ExportedValueType => ({
  type: 'Link',
  linkType: 'Entry',
  validations: of.length === 0 ? [] : [{ linkContentType: of }],
})

const assetLink: ExportedValueType = { type: 'Link', linkType: 'Asset', validations: [] }

const valueTypeOf = (field: FieldModel): Omit<ExportedField, 'id'> => {
  switch (field.type) {
    case 'Symbols':
      return { type: 'Array', items: { type: 'Symbol', validations: [] } }
    case 'Asset':
      return assetLink
    case 'Assets':
      return { type: 'Array', items: assetLink }
    case 'Entry':
      return entryLink(field.of)
    case 'Entries':
      return { type: 'Array', items: entryLink(field.of) }
    case 'Symbol':
    case 'Text':
    case 'RichText':
    case 'Integer':
    case 'Number':
    case 'Boolean':
    case 'Date':
    case 'Location':
    case 'Object':
      return { type: field.type }
  }
}

const rulesOf = ({ isUnique, pattern }: FieldModel): readonly ExportedValidation[] => [
  ...(isUnique === true ? [{ unique: true }] : []),
  ...(pattern === undefined ? [] : [{ regexp: { pattern: pattern.pattern }, message: pattern.message }]),
]

const exportedField = (id: string, model: FieldModel): ExportedField => {
  const value = valueTypeOf(model)
  return {
    id,
    name: id,
    ...value,
    required: model.isRequired === true,
    validations: [...(value.validations ?? []), ...rulesOf(model)],
  }
}

const exportedType = ({ id, name, displayField, fields }: ContentTypeModel): ExportedContentType => ({
  sys: { id },
  name,
  displayField,
  fields: Object.entries(fields).map(([field, model]) => exportedField(field, model)),
})

/** The shop's content types, as an export states them. */
export const exportedTypes: readonly ExportedContentType[] = contentModel.map(exportedType)

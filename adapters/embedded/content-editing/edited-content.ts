import { isDeepStrictEqual } from 'node:util'
import type { ContentStatus, EditableEntry, EditedContent } from '#application/ports/content-editing'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { ContentStore } from '../content/content-store'
import { defaultLocaleOf, type ExportedEntry, type LocalisedFields, type SpaceExport } from '../content/space-export'
import { textOfField } from './field-text'

const FIRST_VERSION = 1

const statusOf = (store: ContentStore, brand: BrandCode, id: string): ContentStatus => {
  const edited = store.editOf(brand, id)
  if (edited === undefined) return 'published'
  if (edited.published === undefined) return 'unpublished'
  return isDeepStrictEqual(edited.published, edited.draft) ? 'published' : 'changed'
}

const titleOf = ({ sys, fields }: ExportedEntry, space: SpaceExport, displayField: string | undefined): string => {
  const value = displayField === undefined ? undefined : fields[displayField]?.[defaultLocaleOf(space)]
  return typeof value === 'string' && value.trim() !== '' ? value : sys.id
}

/** An entry as the list of an editor has it. */
export const editableEntry = (store: ContentStore, brand: BrandCode, entry: ExportedEntry): EditableEntry => {
  const space = store.preview(brand)
  const type = space.contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)
  return {
    id: entry.sys.id,
    typeName: type?.name ?? entry.sys.contentType.sys.id,
    title: titleOf(entry, space, type?.displayField),
    status: statusOf(store, brand, entry.sys.id),
  }
}

/** An entry with its fields as they are written. */
export const editedContent = (store: ContentStore, brand: BrandCode, entry: ExportedEntry): EditedContent => {
  const space = store.preview(brand)
  const locale = defaultLocaleOf(space)
  const type = space.contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)
  return {
    ...editableEntry(store, brand, entry),
    version: store.editOf(brand, entry.sys.id)?.version ?? FIRST_VERSION,
    fields: (type?.fields ?? []).map((field) => ({
      id: field.id,
      type: field.items === undefined ? (field.type ?? 'Symbol') : `${field.items.type}[]`,
      text: textOfField(field, entry.fields[field.id]?.[locale]),
    })),
  }
}

/** The fields with a value in the default language in place of the one before; without it where there is none. */
export const withField = (fields: LocalisedFields, id: string, locale: string, value: unknown): LocalisedFields => {
  const { [id]: before, ...others } = fields
  return value === undefined ? others : { ...others, [id]: { ...before, [locale]: value } }
}

import { type DynamicForm, type FormInput, isFormInputType } from '#domain/content/dynamic-form'
import type { ExportedEntry, SpaceExport } from '../content/space-export'
import { linksIn } from '../content/links'

/** A form holds one language: the value of the first that the field has. */
const valueOf = ({ fields }: ExportedEntry, name: string): unknown =>
  Object.hasOwn(fields, name) ? Object.values(fields[name] ?? {})[0] : undefined

const textOf = (entry: ExportedEntry, name: string): string | undefined => {
  const value = valueOf(entry, name)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const textsOf = (entry: ExportedEntry, name: string): readonly string[] => {
  const value = valueOf(entry, name)
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '') : []
}

const inputOf = (entry: ExportedEntry): readonly FormInput[] => {
  const title = textOf(entry, 'title')
  const type = textOf(entry, 'type') ?? 'text'
  if (title === undefined || !isFormInputType(type)) return []
  return [
    {
      id: entry.sys.id,
      title,
      type,
      options: [...new Set(textsOf(entry, 'inputList'))],
      isRequired: valueOf(entry, 'requiredField') === true,
      placeholder: undefined,
    },
  ]
}

/** The form of a space; undefined where there is none of that id. */
export const formOf = ({ entries }: SpaceExport, id: string): DynamicForm | undefined => {
  const entryOf = (wanted: string, type: string) =>
    entries.find(({ sys }) => sys.id === wanted && sys.contentType.sys.id === type)
  const form = entryOf(id, 'dynamicForm')
  if (form === undefined) return undefined
  return {
    id,
    title: textOf(form, 'formTitle') ?? textOf(form, 'title'),
    description: [],
    inputs: linksIn(valueOf(form, 'inputs')).flatMap((link) => {
      const input = entryOf(link.id, 'formInput')
      return input === undefined ? [] : inputOf(input)
    }),
  }
}

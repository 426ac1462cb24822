import {
  defaultLocaleOf,
  type ExportedEntry,
  type ExportedValidation,
  type LocalisedFields,
  type SpaceExport,
} from '../content/space-export'
import type { FieldFault } from '#domain/failure/call-failure'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** What is said of a text that does not match its pattern. */
const patternFault = ({ regexp, message }: ExportedValidation, value: unknown): string | undefined =>
  regexp === undefined || typeof value !== 'string' || new RegExp(regexp.pattern).test(value)
    ? undefined
    : (message ?? 'Texten har inte den form som fältet kräver.')

/** Why a draft cannot be published: what its content type asks of its fields and they do not have. */
export const publicationFaults = (
  space: SpaceExport,
  { sys }: Pick<ExportedEntry, 'sys'>,
  draft: LocalisedFields,
): readonly FieldFault[] => {
  const locale = defaultLocaleOf(space)
  const type = sys.contentType.sys.id
  const others = space.entries.filter((other) => other.sys.id !== sys.id && other.sys.contentType.sys.id === type)
  const fields = space.contentTypes.find((one) => one.sys.id === type)?.fields ?? []
  return fields.flatMap(({ id, required, validations = [] }): readonly FieldFault[] => {
    const value = draft[id]?.[locale]
    if (isEmpty(value)) return required === true ? [{ path: id, message: 'Fältet måste fyllas i.' }] : []
    const [fault] = validations.flatMap((validation) => patternFault(validation, value) ?? [])
    if (fault !== undefined) return [{ path: id, message: fault }]
    const isTaken = others.some((other) => other.fields[id]?.[locale] === value)
    return isTaken && validations.some(({ unique }) => unique === true)
      ? [{ path: id, message: 'En annan post har redan samma.' }]
      : []
  })
}

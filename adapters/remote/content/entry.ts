import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const Entry = t.type({ sys: t.type({ id: t.string }), fields: t.record(t.string, t.unknown) })

/** An entry from the client, with resolved links. The types of its fields are checked where they are read. */
export type Entry = t.TypeOf<typeof Entry>

/** An entry with fields; undefined for an unresolved link and for a value that is no entry. */
export const entryIn = (value: unknown): Entry | undefined => {
  const read = Entry.decode(value)
  return E.isRight(read) ? read.right : undefined
}

export const textIn = ({ fields }: Entry, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export const isTrueIn = ({ fields }: Entry, name: string): boolean => fields[name] === true

/** The resolved entries that a field links to. */
export const entriesIn = ({ fields }: Entry, name: string): readonly Entry[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.flatMap((one) => entryIn(one) ?? []) : []
}

export const numberIn = ({ fields }: Entry, name: string): number | undefined => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** The texts of a list, without blank ones. */
export const textsIn = ({ fields }: Entry, name: string): readonly string[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '') : []
}

/** Entries that the client has from the service name their content type. */
const Typed = t.type({ sys: t.type({ contentType: t.type({ sys: t.type({ id: t.string }) }) }) })

export const typeOf = (entry: Entry): string | undefined => {
  const read = Typed.decode(entry)
  return E.isRight(read) ? read.right.sys.contentType.sys.id : undefined
}

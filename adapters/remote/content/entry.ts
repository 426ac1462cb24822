import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

const Entry = t.type({ sys: t.type({ id: t.string }), fields: t.record(t.string, t.unknown) })

/** An entry as the client hands it out, links resolved: what a field holds is for its reader to find out. */
export type Entry = t.TypeOf<typeof Entry>

/** An entry with fields; undefined for a link that could not be resolved and for what is none. */
export const entryIn = (value: unknown): Entry | undefined => {
  const read = Entry.decode(value)
  return E.isRight(read) ? read.right : undefined
}

export const textIn = ({ fields }: Entry, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export const isTrueIn = ({ fields }: Entry, name: string): boolean => fields[name] === true

/** The entries that a field links to, those that can be resolved. */
export const entriesIn = ({ fields }: Entry, name: string): readonly Entry[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.flatMap((one) => entryIn(one) ?? []) : []
}

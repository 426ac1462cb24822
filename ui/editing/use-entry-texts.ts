import { useState } from 'react'
import type { EditedContent } from '#application/ports/content-editing'
import { useShop } from '../shop/ShopContext'

type Texts = Readonly<Record<string, string>>

/** What is written into an entry and not saved. */
interface Written {
  /** Of the entry when the first of the texts was written. */
  readonly version: number
  /** By the ids of their fields. */
  readonly texts: Texts
}

/** The drafts of all entries are one: the version of each by its id, its texts by its id and that of their field. */
const ALL = 'entries'

const prefixOf = (id: string): string => `${id} `

const writtenIn = (values: Texts, id: string): Written | undefined => {
  const version = Object.hasOwn(values, id) ? Number(values[id]) : undefined
  if (version === undefined) return undefined
  const own = Object.entries(values).filter(([key]) => key.startsWith(prefixOf(id)))
  return { version, texts: Object.fromEntries(own.map(([key, text]) => [key.slice(prefixOf(id).length), text])) }
}

const withWritten = (values: Texts, id: string, written: Written | undefined): Texts => ({
  ...Object.fromEntries(Object.entries(values).filter(([key]) => key !== id && !key.startsWith(prefixOf(id)))),
  ...(written === undefined
    ? {}
    : {
        [id]: String(written.version),
        ...Object.fromEntries(Object.entries(written.texts).map(([field, text]) => [prefixOf(id) + field, text])),
      }),
})

/** What is written into the fields of an entry. It survives a reload, and the opening of others, until it is saved or given up. */
export const useEntryTexts = ({ id, version, fields }: EditedContent) => {
  const shop = useShop()
  const values = (): Texts => shop?.drafts.read('entry')?.values ?? {}
  // What is drawn follows the drafts, which tell nobody that they have changed.
  const [, setChanges] = useState(0)
  const written = writtenIn(values(), id)
  const keep = (next: Written | undefined) => {
    const all = withWritten(values(), id, next)
    shop?.drafts.keep('entry', Object.keys(all).length === 0 ? undefined : { of: ALL, values: all })
    setChanges((changes) => changes + 1)
  }
  const changed = Object.fromEntries(
    fields.flatMap(({ id: field, text }) => {
      const own = written !== undefined && Object.hasOwn(written.texts, field) ? written.texts[field] : undefined
      return own === undefined || own === text ? [] : [[field, own]]
    }),
  )
  return {
    /** Those that differ from what is saved. */
    changed,
    /** Whether the entry was changed elsewhere after they were begun. */
    isOlder: Object.keys(changed).length > 0 && written?.version !== version,
    write: (field: string, text: string) =>
      keep({ version: written?.version ?? version, texts: { ...written?.texts, [field]: text } }),
    /**
     * What was sent is saved; what was written meanwhile stays.
     * @param saved the version of the entry that has it
     */
    settle: (sent: Texts, saved: number) => {
      const now = writtenIn(values(), id)?.texts ?? {}
      const rest = Object.fromEntries(Object.entries(now).filter(([field, text]) => sent[field] !== text))
      keep(Object.keys(rest).length === 0 ? undefined : { version: saved, texts: rest })
    },
    giveUp: () => keep(undefined),
  }
}

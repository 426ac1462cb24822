import { useState } from 'react'
import type { EditedContent } from '#application/ports/content-editing'
import { useShop } from '../shop/ShopContext'

type Texts = Readonly<Record<string, string>>

interface Written {
  /** Of the entry when the first of the texts was written. */
  readonly version: number
  readonly texts: Texts
}

const nothing: Texts = {}

/** What is written into the fields of an entry. It survives a reload until it is saved or given up. */
export const useEntryTexts = ({ id, version, fields }: EditedContent) => {
  const shop = useShop()
  const [written, setWritten] = useState<Written | 'given up'>()
  const draft = shop?.drafts.read('entry')
  const [of, ofVersion] = draft === undefined ? [] : readOf(draft.of)
  const kept =
    draft !== undefined && of === id && ofVersion !== undefined
      ? { version: ofVersion, texts: draft.values }
      : undefined
  const current = written === 'given up' ? undefined : (written ?? kept)
  const changed = Object.fromEntries(
    fields.flatMap(({ id: field, text }) => {
      const own = current !== undefined && Object.hasOwn(current.texts, field) ? current.texts[field] : undefined
      return own === undefined || own === text ? [] : [[field, own]]
    }),
  )
  return {
    /** Those that differ from what is saved. */
    changed,
    /** Whether the entry was changed elsewhere after they were begun. */
    isOlder: Object.keys(changed).length > 0 && current?.version !== version,
    write: (field: string, text: string) => {
      const next = { version: current?.version ?? version, texts: { ...(current?.texts ?? nothing), [field]: text } }
      setWritten(next)
      shop?.drafts.keep('entry', { of: `${next.version} ${id}`, values: next.texts })
    },
    giveUp: () => {
      setWritten('given up')
      shop?.drafts.keep('entry', undefined)
    },
  }
}

const readOf = (of: string): readonly [id: string, version: number] => {
  const [version = '', ...id] = of.split(' ')
  return [id.join(' '), Number(version)]
}

import type { ExportedEntry, LocalisedFields } from '../../content/space-export'

const WRITTEN = '2026-01-12T08:00:00.000Z'

export const inSwedish = (fields: Readonly<Record<string, unknown>>): LocalisedFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, { sv: value }]),
  )

/** The sys of an item that has been published once. */
export const publishedSys = (id: string) => ({ id, createdAt: WRITTEN, updatedAt: WRITTEN, revision: 1 })

const link = (linkType: 'Entry' | 'Asset' | 'Tag', id: string) => ({ sys: { type: 'Link', linkType, id } })

export const toEntry = (id: string) => link('Entry', id)
export const toEntries = (ids: readonly string[]) => ids.map(toEntry)
export const toAsset = (id: string) => link('Asset', id)

/** @param tags ids of the tags of the entry */
export const entry = (
  type: string,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  tags: readonly string[] = [],
): ExportedEntry => ({
  sys: { ...publishedSys(id), contentType: { sys: { id: type } } },
  metadata: { tags: tags.map((tag) => link('Tag', tag)) },
  fields: inSwedish(fields),
})

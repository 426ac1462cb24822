import type { ExportedAsset, ExportedEntry, LocalisedFields, SpaceExport } from './space-export'
import { defaultLocaleOf } from './space-export'

/** An entry or an asset as it is answered. */
export interface WireItem {
  readonly metadata: object
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly fields: Readonly<Record<string, unknown>>
}

/** Whose space is served, under which name. */
export interface ServedSpace {
  readonly id: string
  readonly environment: string
  readonly content: SpaceExport
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/** A field that has no value in the locale has that of the default one; a field without any is left out. */
const fieldsIn = (fields: LocalisedFields, locale: string, fallback: string): Readonly<Record<string, unknown>> =>
  locale === '*'
    ? fields
    : Object.fromEntries(
        Object.entries(fields)
          .map(([name, values]): [string, unknown] => [name, values[locale] ?? values[fallback]])
          .filter(([, value]) => value !== undefined && value !== null),
      )

const sysOf = (
  { id, environment }: ServedSpace,
  item: ExportedAsset | ExportedEntry,
  type: string,
  locale: string,
) => ({
  space: link('Space', id),
  id: item.sys.id,
  type,
  createdAt: item.sys.createdAt,
  updatedAt: item.sys.updatedAt,
  environment: link('Environment', environment),
  revision: item.sys.revision,
  ...(locale === '*' ? {} : { locale }),
})

export const wireEntry = (space: ServedSpace, entry: ExportedEntry, locale: string): WireItem => ({
  metadata: { tags: [] },
  sys: {
    ...sysOf(space, entry, 'Entry', locale),
    contentType: link('ContentType', entry.sys.contentType.sys.id),
  },
  fields: fieldsIn(entry.fields, locale, defaultLocaleOf(space.content)),
})

export const wireAsset = (space: ServedSpace, asset: ExportedAsset, locale: string): WireItem => ({
  metadata: { tags: [] },
  sys: sysOf(space, asset, 'Asset', locale),
  fields: fieldsIn(asset.fields, locale, defaultLocaleOf(space.content)),
})

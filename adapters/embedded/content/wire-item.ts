import type { ExportedAsset, ExportedEntry, LocalisedFields, SpaceExport } from './space-export'
import { defaultLocaleOf } from './space-export'

/** An entry or an asset in a response. */
export interface WireItem {
  readonly metadata: object
  readonly sys: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly fields: Readonly<Record<string, unknown>>
}

/** A space, with the id and the environment under which it is served. */
export interface ServedSpace {
  readonly id: string
  readonly environment: string
  readonly content: SpaceExport
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/** A field without a value in the locale gets the value of the default locale. A field without either is left out. */
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

const metadataOf = ({ metadata }: ExportedAsset | ExportedEntry): object => metadata ?? { tags: [] }

export const wireEntry = (space: ServedSpace, entry: ExportedEntry, locale: string): WireItem => ({
  metadata: metadataOf(entry),
  sys: {
    ...sysOf(space, entry, 'Entry', locale),
    contentType: link('ContentType', entry.sys.contentType.sys.id),
  },
  fields: fieldsIn(entry.fields, locale, defaultLocaleOf(space.content)),
})

export const wireAsset = (space: ServedSpace, asset: ExportedAsset, locale: string): WireItem => ({
  metadata: metadataOf(asset),
  sys: sysOf(space, asset, 'Asset', locale),
  fields: fieldsIn(asset.fields, locale, defaultLocaleOf(space.content)),
})

import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { decode, listOf, optional, withDefault } from '#application/codecs/codec'

/** The values of a field by locale. */
export type LocalisedFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface ExportedSys {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly revision: number
}

interface Tagged {
  readonly metadata: { readonly tags: readonly { readonly sys: { readonly id: string } }[] }
}

export interface ExportedEntry extends Partial<Tagged> {
  readonly sys: ExportedSys & { readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: LocalisedFields
}

export interface ExportedAsset extends Partial<Tagged> {
  readonly sys: ExportedSys
  readonly fields: LocalisedFields
}

/** What the values of a field, or the members of a list, are. */
export interface ExportedValueType {
  /** `Symbol`, `RichText`, `Link`, `Array` and so on. */
  readonly type: string
  readonly linkType?: string | undefined
  readonly validations?: readonly ExportedValidation[] | undefined
}

export interface ExportedValidation {
  /** Of a link: the content types that it may lead to. */
  readonly linkContentType?: readonly string[] | string | undefined
  /** Of a text: what it matches. */
  readonly regexp?: { readonly pattern: string } | undefined
  /** Whether no other entry of the type may have the value. */
  readonly unique?: boolean | undefined
  /** What is said of a value that does not fit. */
  readonly message?: string | undefined
}

export interface ExportedField extends Partial<ExportedValueType> {
  readonly id: string
  readonly name?: string | undefined
  readonly required?: boolean | undefined
  readonly items?: ExportedValueType | undefined
}

export interface ExportedContentType {
  readonly sys: { readonly id: string }
  readonly name?: string | undefined
  readonly displayField?: string | undefined
  readonly fields: readonly ExportedField[]
}

export interface ExportedTag {
  readonly id: string
  readonly name: string
}

/** The parts of a Contentful space export that the content service serves. */
export interface SpaceExport {
  readonly contentTypes: readonly ExportedContentType[]
  readonly entries: readonly ExportedEntry[]
  readonly assets: readonly ExportedAsset[]
  readonly locales: readonly { readonly code: string; readonly default: boolean }[]
  /** Those that are public. */
  readonly tags: readonly ExportedTag[]
}

const LONG_AGO = '2020-01-01T00:00:00.000Z'

const Sys = t.type({
  id: t.string,
  createdAt: withDefault<string>(t.string, LONG_AGO),
  updatedAt: withDefault<string>(t.string, LONG_AGO),
  revision: withDefault<number>(t.number, 1),
})
/**
 * An export of the management API holds drafts and archived items too: it gives every item a `version` and published
 * ones a `publishedVersion`. An export of the delivery API holds published items alone, without these numbers.
 */
const Publication = t.partial({
  version: optional(t.number),
  publishedVersion: optional(t.number),
  archivedVersion: optional(t.number),
})
const isPublished = ({ sys }: { readonly sys: t.TypeOf<typeof Publication> }): boolean =>
  sys.archivedVersion === undefined && (sys.version === undefined || sys.publishedVersion !== undefined)

const Metadata = withDefault(t.type({ tags: listOf(t.type({ sys: t.type({ id: t.string }) })) }), { tags: [] })

const Fields = withDefault<LocalisedFields>(t.record(t.string, t.record(t.string, t.unknown)), {})

const valueType = {
  linkType: optional(t.string),
  // Old exports name a single content type without a list.
  validations: optional(
    listOf(
      t.type({
        linkContentType: optional(t.union([listOf(t.string), t.string])),
        regexp: optional(t.type({ pattern: t.string })),
        unique: optional(t.boolean),
        message: optional(t.string),
      }),
    ),
  ),
}
const ExportedFields = listOf(
  t.type({
    id: t.string,
    name: optional(t.string),
    type: optional(t.string),
    required: optional(t.boolean),
    ...valueType,
    items: optional(t.type({ type: t.string, ...valueType })),
  }),
)

const ExportedFile = t.type({
  contentTypes: listOf(
    t.type({
      sys: t.type({ id: t.string }),
      name: optional(t.string),
      displayField: optional(t.string),
      fields: ExportedFields,
    }),
  ),
  entries: listOf(
    t.type({
      sys: t.intersection([Sys, Publication, t.type({ contentType: t.type({ sys: t.type({ id: t.string }) }) })]),
      metadata: Metadata,
      fields: Fields,
    }),
  ),
  assets: listOf(t.type({ sys: t.intersection([Sys, Publication]), metadata: Metadata, fields: Fields })),
  locales: listOf(t.type({ code: t.string, default: withDefault<boolean>(t.boolean, false) })),
  tags: listOf(
    t.type({
      sys: t.type({ id: t.string, visibility: withDefault<string>(t.string, 'public') }),
      name: optional(t.string),
    }),
  ),
})

/** What is delivered of an export: published items, with the tags that are public. */
const delivered = ({ contentTypes, entries, assets, locales, tags }: t.TypeOf<typeof ExportedFile>): SpaceExport => {
  const isPublic = ({ sys: { id } }: { readonly sys: { readonly id: string } }): boolean =>
    tags.every(({ sys }) => sys.id !== id || sys.visibility === 'public')
  const withPublicTags = <A extends Tagged>(item: A): A => ({
    ...item,
    metadata: { tags: item.metadata.tags.filter(isPublic) },
  })
  return {
    contentTypes,
    entries: entries.filter(isPublished).map(withPublicTags),
    assets: assets.filter(isPublished).map(withPublicTags),
    locales,
    tags: tags
      .filter(({ sys }) => sys.visibility === 'public')
      .map(({ sys: { id }, name }) => ({ id, name: name ?? id })),
  }
}

/** Reads a Contentful space export (JSON): its published items, without drafts and archived ones. */
export const readExported = (json: unknown): E.Either<readonly string[], SpaceExport> =>
  pipe(decode(ExportedFile, json), E.map(delivered))

/** The default locale. */
export const defaultLocaleOf = ({ locales }: SpaceExport): string =>
  (locales.find((locale) => locale.default) ?? locales[0])?.code ?? 'sv'

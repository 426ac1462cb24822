import * as t from 'io-ts'
import { listOf, withDefault, type Codec } from '#application/codecs/codec'

/** The values of a field by locale. */
export type LocalisedFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface ExportedSys {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly revision: number
}

export interface ExportedEntry {
  readonly sys: ExportedSys & { readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: LocalisedFields
}

export interface ExportedAsset {
  readonly sys: ExportedSys
  readonly fields: LocalisedFields
}

/** The parts of a Contentful space export that the content service serves. */
export interface SpaceExport {
  readonly contentTypes: readonly {
    readonly sys: { readonly id: string }
    readonly fields: readonly { readonly id: string }[]
  }[]
  readonly entries: readonly ExportedEntry[]
  readonly assets: readonly ExportedAsset[]
  readonly locales: readonly { readonly code: string; readonly default: boolean }[]
}

const LONG_AGO = '2020-01-01T00:00:00.000Z'

const Sys = t.type({
  id: t.string,
  createdAt: withDefault<string>(t.string, LONG_AGO),
  updatedAt: withDefault<string>(t.string, LONG_AGO),
  revision: withDefault<number>(t.number, 1),
})
const Fields = withDefault<LocalisedFields>(t.record(t.string, t.record(t.string, t.unknown)), {})

/** A Contentful space export (JSON). Other fields are ignored. */
export const SpaceExportCodec: Codec<SpaceExport> = t.type({
  contentTypes: listOf(t.type({ sys: t.type({ id: t.string }), fields: listOf(t.type({ id: t.string })) })),
  entries: listOf(
    t.type({
      sys: t.intersection([Sys, t.type({ contentType: t.type({ sys: t.type({ id: t.string }) }) })]),
      fields: Fields,
    }),
  ),
  assets: listOf(t.type({ sys: Sys, fields: Fields })),
  locales: listOf(t.type({ code: t.string, default: withDefault<boolean>(t.boolean, false) })),
})

/** The default locale. */
export const defaultLocaleOf = ({ locales }: SpaceExport): string =>
  (locales.find((locale) => locale.default) ?? locales[0])?.code ?? 'sv'

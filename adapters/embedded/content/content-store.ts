import { isDeepStrictEqual } from 'node:util'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'
import type { ContentContext } from '../context'
import { createEmitter, type Emitter } from '../emitter'
import { servedContent } from './read-export'
import type { ExportedEntry, LocalisedFields, SpaceExport } from './space-export'

/** What an editor has made of an entry. */
export interface EditedEntry {
  readonly id: string
  readonly draft: LocalisedFields
  /** Undefined where it is not published. */
  readonly published: LocalisedFields | undefined
  readonly version: number
  readonly changedAt: string
}

/** A change of what is published, for those who follow it. */
export interface ContentChange {
  readonly at: number
  readonly id: string
  readonly deletedAt: string | undefined
}

/** The content that is served, by brand, with what editors have changed. */
export interface ContentStore {
  readonly published: (brand: BrandCode) => SpaceExport
  /** With drafts in place of what is published. */
  readonly preview: (brand: BrandCode) => SpaceExport
  readonly edit: (brand: BrandCode, edited: EditedEntry) => void
  readonly editOf: (brand: BrandCode, id: string) => EditedEntry | undefined
  /** What has changed since a point, each entry once; the point after it. */
  readonly changesSince: (
    brand: BrandCode,
    at: number,
  ) => { readonly changes: readonly ContentChange[]; readonly at: number }
  readonly changed: Emitter
}

const inPlace = (
  entry: ExportedEntry,
  fields: LocalisedFields,
  { version, changedAt }: EditedEntry,
): ExportedEntry => ({
  ...entry,
  fields,
  sys: { ...entry.sys, updatedAt: changedAt, revision: version },
})

/** The entries as they are with the edits; one that is not published is left out. */
const withEdits = (
  space: SpaceExport,
  edits: ReadonlyMap<string, EditedEntry>,
  fieldsOf: (edited: EditedEntry) => LocalisedFields | undefined,
): SpaceExport =>
  edits.size === 0
    ? space
    : {
        ...space,
        entries: space.entries.flatMap((entry) => {
          const edited = edits.get(entry.sys.id)
          if (edited === undefined) return [entry]
          const fields = fieldsOf(edited)
          return fields === undefined ? [] : [inPlace(entry, fields, edited)]
        }),
      }

interface Served {
  readonly own: SpaceExport
  readonly edits: Map<string, EditedEntry>
  /** The last change of each entry. */
  readonly changes: Map<string, ContentChange>
  lastChange: number
  published: SpaceExport
  preview: SpaceExport
}

const createContentStore = (context: ContentContext): ContentStore => {
  const served = servedContent(context)
  const changed = createEmitter()
  const brands = new Map(
    brandCodes.map((brand): [BrandCode, Served] => {
      const own = served[brand]
      return [brand, { own, edits: new Map(), changes: new Map(), lastChange: 0, published: own, preview: own }]
    }),
  )
  const of = (brand: BrandCode): Served => {
    const found = brands.get(brand)
    if (found === undefined) throw new Error(`There is no content of ${brand}`)
    return found
  }
  return {
    published: (brand) => of(brand).published,
    preview: (brand) => of(brand).preview,
    edit: (brand, edited) => {
      const space = of(brand)
      const { own, edits, changes } = space
      const before = edits.get(edited.id)
      edits.set(edited.id, edited)
      space.preview = withEdits(own, edits, ({ draft }) => draft)
      const publishedBefore =
        before === undefined ? own.entries.find(({ sys }) => sys.id === edited.id)?.fields : before.published
      if (!isDeepStrictEqual(publishedBefore, edited.published)) {
        space.published = withEdits(own, edits, ({ published }) => published)
        const deletedAt = edited.published === undefined ? edited.changedAt : undefined
        space.lastChange += 1
        changes.set(edited.id, { at: space.lastChange, id: edited.id, deletedAt })
      }
      changed.emit()
    },
    editOf: (brand, id) => of(brand).edits.get(id),
    changesSince: (brand, at) => {
      const { changes, lastChange } = of(brand)
      return { changes: [...changes.values()].filter((change) => change.at > at), at: lastChange }
    },
    changed,
  }
}

const stores = new WeakMap<ContentContext, ContentStore>()

/** The one store of a process. */
export const contentStoreOf = (context: ContentContext): ContentStore => {
  const known = stores.get(context)
  if (known !== undefined) return known
  const store = createContentStore(context)
  stores.set(context, store)
  return store
}

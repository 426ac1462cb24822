import { linksIn } from '../links'
import type { ExportedAsset, ExportedEntry, SpaceExport } from '../space-export'

/** Ways to the items of a space. */
export interface SpaceIndex {
  readonly entry: (id: string) => ExportedEntry | undefined
  readonly asset: (id: string) => ExportedAsset | undefined
  readonly ofType: (contentType: string) => readonly ExportedEntry[]
  /** Entries that link to the entry or asset, in the order of the space. */
  readonly linkingTo: (linkType: 'Entry' | 'Asset', id: string) => readonly ExportedEntry[]
  readonly tagName: (id: string) => string
}

const addTo = (lists: Map<string, ExportedEntry[]>, key: string, entry: ExportedEntry): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [entry])
  else list.push(entry)
}

const linkersIn = ({ entries }: SpaceExport): ReadonlyMap<string, readonly ExportedEntry[]> => {
  const found = new Map<string, ExportedEntry[]>()
  for (const entry of entries) {
    const targets = new Set(linksIn(entry.fields).map(({ linkType, id }) => `${linkType} ${id}`))
    for (const target of targets) addTo(found, target, entry)
  }
  return found
}

const typesIn = ({ entries }: SpaceExport): ReadonlyMap<string, readonly ExportedEntry[]> => {
  const found = new Map<string, ExportedEntry[]>()
  for (const entry of entries) addTo(found, entry.sys.contentType.sys.id, entry)
  return found
}

const indexOf = (space: SpaceExport): SpaceIndex => {
  const entries = new Map(space.entries.map((entry) => [entry.sys.id, entry]))
  const assets = new Map(space.assets.map((asset) => [asset.sys.id, asset]))
  const tags = new Map(space.tags.map(({ id, name }) => [id, name]))
  const types = typesIn(space)
  let linkers: ReadonlyMap<string, readonly ExportedEntry[]> | undefined
  return {
    entry: (id) => entries.get(id),
    asset: (id) => assets.get(id),
    ofType: (contentType) => types.get(contentType) ?? [],
    // Made at the first question: few queries ask.
    linkingTo: (linkType, id) => (linkers ??= linkersIn(space)).get(`${linkType} ${id}`) ?? [],
    tagName: (id) => tags.get(id) ?? id,
  }
}

const indices = new WeakMap<SpaceExport, SpaceIndex>()

/** The index of a space, made once for each state of it. */
export const spaceIndex = (space: SpaceExport): SpaceIndex => {
  const known = indices.get(space)
  if (known !== undefined) return known
  const made = indexOf(space)
  indices.set(space, made)
  return made
}

import type { ContentQuery } from './content-query'
import { inOrder, passes, selected } from './filter-items'
import { matchesText, readableIn, searchWords } from './full-text'
import { includesOf, type Find } from './includes'
import { linksIn } from './links'
import { nearestFirst } from './near'
import { wireAsset, wireEntry, type ServedSpace, type WireItem } from './wire-item'

/** A match in the title of an entry ranks higher than one in its text. */
const titleFields = ['title', 'preTitle', 'name', 'slug']

const textIn = (item: WireItem, wanted: (field: string) => boolean): string =>
  Object.entries(item.fields)
    .filter(([field]) => wanted(field))
    .map(([, value]) => readableIn(value))
    .join(' ')

/** The entries that contain all words of the text. Entries with all words in the title come first. */
const matching = (items: readonly WireItem[], text: string | undefined): readonly WireItem[] => {
  if (text === undefined || text.trim() === '') return items
  const found = items.filter((item) => matchesText(searchWords(textIn(item, () => true)), text))
  const isTitled = (item: WireItem) =>
    matchesText(searchWords(textIn(item, (field) => titleFields.includes(field))), text)
  const titled = found.filter(isTitled)
  return [...titled, ...found.filter((item) => !titled.includes(item))]
}

const linksTo = (item: WireItem, linkType: 'Entry' | 'Asset', id: string | undefined): boolean =>
  id === undefined || linksIn(item.fields).some((link) => link.linkType === linkType && link.id === id)

const page = (items: readonly WireItem[], query: ContentQuery) => ({
  total: items.length,
  skip: query.skip,
  limit: query.limit,
  shown: items.slice(query.skip, query.skip + query.limit),
})

const collection = (found: ReturnType<typeof page>, query: ContentQuery) => ({
  sys: { type: 'Array' },
  total: found.total,
  skip: found.skip,
  limit: found.limit,
  items: found.shown.map((item) => selected(item, query.select)),
})

/** Finds an entry or an asset of a space by its id. */
export const itemOf =
  (space: ServedSpace, locale: string): Find =>
  ({ linkType, id }) => {
    if (linkType === 'Asset') {
      const asset = space.content.assets.find(({ sys }) => sys.id === id)
      return asset === undefined ? undefined : wireAsset(space, asset, locale)
    }
    const entry = space.content.entries.find(({ sys }) => sys.id === id)
    return entry === undefined ? undefined : wireEntry(space, entry, locale)
  }

/** The entries that a query selects, with the items that they link to and an error for each broken link. */
export const readEntries = (space: ServedSpace, query: ContentQuery): object => {
  const entries = space.content.entries
    .filter(({ sys }) => query.contentType === undefined || sys.contentType.sys.id === query.contentType)
    .map((entry) => wireEntry(space, entry, query.locale))
    .filter((item) => query.filters.every((filter) => passes(item, filter)))
    .filter((item) => linksTo(item, 'Entry', query.linksToEntry) && linksTo(item, 'Asset', query.linksToAsset))
  const found = page(inOrder(nearestFirst(matching(entries, query.text), query), query.order), query)
  const shown = found.shown.map((item) => ({ ...item, fields: selected(item, query.select).fields ?? {} }))
  const included = includesOf(shown, query.include, itemOf(space, query.locale))
  return {
    ...collection(found, query),
    ...(included.unresolved.length === 0
      ? {}
      : {
          errors: included.unresolved.map(({ linkType, id }) => ({
            sys: { id: 'notResolvable', type: 'error' },
            details: { type: 'Link', linkType, id },
          })),
        }),
    ...(included.entries.length + included.assets.length === 0
      ? {}
      : {
          includes: {
            ...(included.entries.length === 0 ? {} : { Entry: included.entries }),
            ...(included.assets.length === 0 ? {} : { Asset: included.assets }),
          },
        }),
  }
}

export const readAssets = (space: ServedSpace, query: ContentQuery): object => {
  const assets = space.content.assets
    .map((asset) => wireAsset(space, asset, query.locale))
    .filter((item) => query.filters.every((filter) => passes(item, filter)))
  return collection(page(inOrder(matching(assets, query.text), query.order), query), query)
}

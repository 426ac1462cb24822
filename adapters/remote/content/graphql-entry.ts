import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entryIn, type Entry } from './entry'

const Record = t.record(t.string, t.unknown)
type Record = t.TypeOf<typeof Record>

const Collection = t.intersection([t.type({ items: t.array(t.unknown) }), t.partial({ total: t.number })])

const Picture = t.intersection([
  t.type({ __typename: t.literal('Asset'), url: t.string, contentType: t.string }),
  t.partial({ title: t.unknown, description: t.unknown, width: t.unknown, height: t.unknown }),
])

const Text = t.intersection([t.type({ json: Record }), t.partial({ links: Record })])

const Identified = t.type({ sys: t.type({ id: t.string }) })

const Typed = t.type({ __typename: t.string })

const as = <A>(codec: t.Type<A, unknown>, value: unknown): A | undefined => {
  const read = codec.decode(value)
  return E.isRight(read) ? read.right : undefined
}

const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const idOf = (value: unknown): string => as(Identified, value)?.sys.id ?? ''

const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const assetEntry = (value: unknown): Entry | undefined => {
  const picture = as(Picture, value)
  if (picture === undefined) return undefined
  const { url, contentType, title, description, width, height } = picture
  const image = { width: numberOr(width), height: numberOr(height) }
  return {
    sys: { id: idOf(value) },
    fields: { title, description, file: { url, contentType, details: { image } } },
  }
}

/** Fields that have an alias in a query, because their types differ among the members of a union. */
const aliases: Readonly<Record> = { richText: 'text' }

const fieldsOf = (value: Record): Record =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, one]): readonly [string, unknown][] => {
      if (name === 'sys' || name === '__typename' || one === null) return []
      // These are no fields of the entry, and read as they are.
      if (name === 'linkedFrom' || name === 'contentfulMetadata') return [[name, one]]
      const collection = name.endsWith('Collection') ? as(Collection, one) : undefined
      if (collection !== undefined) {
        const own = name.slice(0, -'Collection'.length)
        const items = collection.items.flatMap((item) => assetEntry(item) ?? entryFrom(item) ?? [])
        return collection.total === undefined
          ? [[own, items]]
          : [
              [own, items],
              [`${own}Total`, collection.total],
            ]
      }
      const alias = Object.hasOwn(aliases, name) ? String(aliases[name]) : name
      return [[alias, valueOf(one)]]
    }),
  )

const valueOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const text = as(Text, value)
  if (text !== undefined) return resolved(text.json, targetsOf(text.links))
  if ('lat' in value && 'lon' in value) return value
  return assetEntry(value) ?? entryFrom(value)
}

/** What a text links to, by the kind and the id of the link. */
const targetsOf = (links: Record | undefined): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>()
  const entries = Object.values(as(Record, links?.['entries']) ?? {})
  const assets = Object.values(as(Record, links?.['assets']) ?? {})
  for (const item of entries.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const entry = entryFrom(item)
    // The same entry is asked for with more of its fields where it stands as a block.
    const known = entry === undefined ? undefined : found.get(`Entry ${entry.sys.id}`)
    if (entry !== undefined)
      found.set(`Entry ${entry.sys.id}`, { ...entry, fields: { ...known?.fields, ...entry.fields } })
  }
  for (const item of assets.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const asset = assetEntry(item)
    if (asset !== undefined) found.set(`Asset ${asset.sys.id}`, asset)
  }
  return found
}

const LinkNode = t.type({ data: t.type({ target: t.type({ sys: t.type({ id: t.string, linkType: t.string }) }) }) })

/** A node of a text with the targets of its links in place; a link to nothing has none. */
const resolved = (node: Record, targets: ReadonlyMap<string, Entry>): Record => {
  const link = as(LinkNode, node)
  const { content } = node
  return {
    ...node,
    ...(link === undefined
      ? {}
      : { data: { target: targets.get(`${link.data.target.sys.linkType} ${link.data.target.sys.id}`) } }),
    ...(Array.isArray(content)
      ? {
          content: content.flatMap((child) => {
            const read = as(Record, child)
            return read === undefined ? [] : [resolved(read, targets)]
          }),
        }
      : {}),
  }
}

/**
 * An entry of a GraphQL answer in the shape that the REST client gives it, so that both are read alike: collections are
 * lists, the targets of a text's links stand in the text. Undefined for what is no entry, as a link to nothing is.
 */
export const entryFrom = (value: unknown): Entry | undefined => {
  const read = as(Record, value)
  if (read === undefined) return undefined
  const type = as(Typed, value)?.__typename
  return entryIn({
    sys: {
      id: idOf(value),
      ...(type === undefined ? {} : { contentType: { sys: { id: uncapitalised(type) } } }),
    },
    fields: fieldsOf(read),
  })
}

import type { ContentLink } from '../links'
import { linksIn } from '../links'
import { isRecord } from './field-value'

/** How a node of a rich text stands to the item that it names. */
export const entryPlaces = {
  inline: 'embedded-entry-inline',
  hyperlink: 'entry-hyperlink',
  block: 'embedded-entry-block',
} as const

export const assetPlaces = { hyperlink: 'asset-hyperlink', block: 'embedded-asset-block' } as const

type NodeType = (typeof entryPlaces)[keyof typeof entryPlaces] | (typeof assetPlaces)[keyof typeof assetPlaces]

const nodeTypes: readonly string[] = [...Object.values(entryPlaces), ...Object.values(assetPlaces)]

type LinksByNode = Readonly<Record<string, readonly ContentLink[]>>

/** The links of a document by the type of their node; each item once. Walks by a list, since documents may be deep. */
const read = (document: object): LinksByNode => {
  const found = new Map<string, Map<string, ContentLink>>()
  const left: unknown[] = [document]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (!isRecord(node)) continue
    const { nodeType, data, content } = node
    const [link] = typeof nodeType === 'string' && nodeTypes.includes(nodeType) ? linksIn(data) : []
    if (link !== undefined && typeof nodeType === 'string') {
      const ofNode = found.get(nodeType) ?? new Map<string, ContentLink>()
      found.set(nodeType, ofNode.set(link.id, link))
    }
    if (Array.isArray(content)) left.push(...content.toReversed())
  }
  return Object.fromEntries([...found].map(([nodeType, links]) => [nodeType, [...links.values()]]))
}

const known = new WeakMap<object, LinksByNode>()

/** The items that nodes of a type name in a rich text, in their order. */
export const linksOfNodes = (document: object, nodeType: NodeType): readonly ContentLink[] => {
  const links = known.get(document) ?? read(document)
  known.set(document, links)
  return links[nodeType] ?? []
}

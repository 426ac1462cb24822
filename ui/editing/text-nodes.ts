/** A run of words in a formatted text. */
export interface TextNode {
  /** The places of its ancestors and of itself, each among the children of the one before. */
  readonly path: readonly number[]
  readonly kind: TextKind
  readonly text: string
}

export type TextKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'link'

interface DocumentNode {
  readonly nodeType: string
  readonly value?: unknown
  readonly content?: unknown
}

const isNode = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'nodeType' in value && typeof value.nodeType === 'string'

const childrenOf = ({ content }: DocumentNode): readonly unknown[] => (Array.isArray(content) ? content : [])

const kindWithin = (nodeType: string, around: TextKind): TextKind => {
  if (nodeType.startsWith('heading-')) return 'heading'
  if (nodeType === 'list-item') return 'item'
  if (nodeType.startsWith('table-')) return 'cell'
  return nodeType.endsWith('hyperlink') ? 'link' : around
}

const nodesIn = (node: unknown, path: readonly number[], around: TextKind): readonly TextNode[] => {
  if (!isNode(node)) return []
  if (node.nodeType === 'text') return typeof node.value === 'string' ? [{ path, kind: around, text: node.value }] : []
  const kind = kindWithin(node.nodeType, around)
  return childrenOf(node).flatMap((child, place) => nodesIn(child, [...path, place], kind))
}

const documentIn = (json: string): DocumentNode | undefined => {
  try {
    const read: unknown = JSON.parse(json)
    return isNode(read) && read.nodeType === 'document' ? read : undefined
  } catch {
    return undefined
  }
}

/** The words of a formatted text in their order; none where it is not one. */
export const textNodesIn = (json: string): readonly TextNode[] => nodesIn(documentIn(json), [], 'paragraph')

const replaced = (node: unknown, [place, ...rest]: readonly number[], text: string): unknown => {
  if (!isNode(node)) return node
  if (place === undefined) return { ...node, value: text }
  return { ...node, content: childrenOf(node).map((child, at) => (at === place ? replaced(child, rest, text) : child)) }
}

/** The formatted text with other words at a path; as it is where it is not a formatted text. */
export const withText = (json: string, path: readonly number[], text: string): string => {
  const document = documentIn(json)
  return document === undefined ? json : JSON.stringify(replaced(document, path, text), null, 2)
}

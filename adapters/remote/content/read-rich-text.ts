import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import {
  buttonSizes,
  buttonVariants,
  marks,
  type Block,
  type ButtonLook,
  type HeadingLevel,
  type Inline,
  type Mark,
  type RichText,
} from '#domain/content/rich-text'
import type { ContentSection } from '#domain/content/section'
import { destinationOf } from '#domain/navigation/destination'
import { entryIn, textIn, typeOf, type Entry } from './entry'
import { readImage } from './read-image'
import { bannerIn } from './read-banner'

const Node = t.intersection([
  t.type({ nodeType: t.string }),
  t.partial({
    content: t.array(t.unknown),
    value: t.string,
    marks: t.array(t.type({ type: t.string })),
    data: t.record(t.string, t.unknown),
  }),
])
type Node = t.TypeOf<typeof Node>

const File = t.type({ url: t.string })

const childrenOf = ({ content = [] }: Node): readonly Node[] =>
  content.flatMap((child) => {
    const read = Node.decode(child)
    return E.isRight(read) ? [read.right] : []
  })

const levels: Readonly<Record<string, HeadingLevel>> = {
  'heading-1': 2,
  'heading-2': 2,
  'heading-3': 3,
  'heading-4': 4,
  'heading-5': 4,
  'heading-6': 4,
}

const isMark = (type: string): type is Mark => marks.some((mark) => mark === type)

/** The address of a link. External addresses are allowed, but none that could run code (ROUTE-37). */
const addressOf = ({ nodeType, data = {} }: Node): string | undefined => {
  const target = entryIn(data['target'])
  switch (nodeType) {
    case 'hyperlink':
      return allowed(data['uri'])
    case 'entry-hyperlink':
    case 'embedded-entry-inline':
    case 'embedded-entry-block':
      return allowed(target === undefined ? undefined : addressOfEntry(target))
    case 'asset-hyperlink':
    case 'embedded-asset-block':
      return allowed(target === undefined ? undefined : addressOfFile(target))
    default:
      return undefined
  }
}

const allowed = (address: unknown): string | undefined =>
  typeof address === 'string' && E.isRight(destinationOf(address, { external: true })) ? address : undefined

/** The address of a page by its slug, or that of a button. */
const addressOfEntry = (entry: Entry): string | undefined => {
  const slug = textIn(entry, 'slug')
  return slug === undefined ? textIn(entry, 'url') : `/${encodeURIComponent(slug)}`
}

/** Contentful leaves the scheme out of the addresses of files. */
const addressOfFile = ({ fields }: Entry): string | undefined => {
  const file = File.decode(fields['file'])
  return E.isRight(file) ? file.right.url.replace(/^\/\//, 'https://') : undefined
}

const lookOf = (entry: Entry): ButtonLook => {
  const [variant, size] = [textIn(entry, 'variant'), textIn(entry, 'size')]
  return {
    variant: buttonVariants.find((one) => one === variant) ?? 'secondary',
    size: buttonSizes.find((one) => one === size) ?? 'medium',
    shape: textIn(entry, 'shape') === 'round' ? 'round' : 'square',
    icon: readImage(entry.fields['icon']),
  }
}

/** An embedded item as a link with its own words, and as a button where it is one; nothing without both. */
const embedded = (node: Node): readonly Inline[] => {
  const target = entryIn(node.data?.['target'])
  const address = addressOf(node)
  const words = target === undefined ? undefined : (textIn(target, 'title') ?? textIn(target, 'text'))
  if (target === undefined || address === undefined || words === undefined) return []
  const button = typeOf(target) === 'embeddedButton' ? lookOf(target) : undefined
  return [{ tag: 'Link', address, text: [{ tag: 'Text', text: words, marks: [] }], button }]
}

/** Reads an entry that stands in a text as a section; undefined where it is drawn as a link. */
type Embed = (entry: Entry) => ContentSection | undefined

const embeddedBlock = (node: Node, embed: Embed): readonly Block[] => {
  const target = entryIn(node.data?.['target'])
  const section = target === undefined ? undefined : embed(target)
  return section === undefined ? paragraphOf(embedded(node)) : [{ tag: 'Section', section }]
}

/** A link without an allowed address becomes plain text. */
const inlines = (node: Node): readonly Inline[] =>
  childrenOf(node).flatMap((child): readonly Inline[] => {
    if (child.nodeType === 'text') {
      const { value = '' } = child
      const own = (child.marks ?? []).map(({ type }) => type).filter(isMark)
      return value === '' ? [] : [{ tag: 'Text', text: value, marks: own }]
    }
    if (child.nodeType === 'embedded-entry-inline') return embedded(child)
    const text = inlines(child)
    const address = addressOf(child)
    return address === undefined || text.length === 0 ? text : [{ tag: 'Link', address, text, button: undefined }]
  })

const tableOf = (node: Node, embed: Embed): Block => ({
  tag: 'Table',
  rows: childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => ({ isHeader: cell.nodeType === 'table-header-cell', blocks: blocks(cell, embed) })),
  ),
})

const paragraphOf = (text: readonly Inline[]): readonly Block[] =>
  text.length === 0 ? [] : [{ tag: 'Paragraph', text }]

const blockOf = (node: Node, embed: Embed): readonly Block[] => {
  const level = Object.hasOwn(levels, node.nodeType) ? levels[node.nodeType] : undefined
  if (level !== undefined) return [{ tag: 'Heading', level, text: inlines(node) }]
  switch (node.nodeType) {
    case 'paragraph':
      // Editors leave an empty paragraph at the end.
      return paragraphOf(inlines(node))
    case 'embedded-entry-block':
      return embeddedBlock(node, embed)
    case 'embedded-asset-block': {
      const image = readImage(node.data?.['target'])
      return image === undefined ? paragraphOf(embedded(node)) : [{ tag: 'Image', image }]
    }
    case 'unordered-list':
    case 'ordered-list':
      return [
        {
          tag: 'List',
          ordered: node.nodeType === 'ordered-list',
          items: childrenOf(node).map((item) => blocks(item, embed)),
        },
      ]
    case 'blockquote':
      return [{ tag: 'Quote', blocks: blocks(node, embed) }]
    case 'hr':
      return [{ tag: 'Rule' }]
    case 'table':
      return [tableOf(node, embed)]
    default:
      // Node types that pages do not render, including those of later editor versions.
      return []
  }
}

const blocks = (node: Node, embed: Embed): RichText => childrenOf(node).flatMap((child) => blockOf(child, embed))

/**
 * Reads a Contentful rich text (its `document` node). Node types that pages do not render are left out.
 * @param embed what else than links and banners stands in it; the text of a section holds no further sections
 */
export const readRichText = (document: unknown, embed: Embed = bannerIn): RichText => {
  const read = Node.decode(document)
  return E.isRight(read) ? blocks(read.right, embed) : []
}

/** A node of a Contentful rich text. */
export interface RichNode {
  readonly nodeType: string
  readonly data: object
  readonly content?: readonly RichNode[]
  readonly value?: string
  readonly marks?: readonly { readonly type: string }[]
}

/** Plain text, or a node that stands in a line. */
type Inline = string | RichNode

const node = (nodeType: string, content: readonly RichNode[], data: object = {}): RichNode => ({
  nodeType,
  data,
  content,
})
const text = (value: string, marks: readonly string[] = []): RichNode => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map((type) => ({ type })),
})
const line = (parts: readonly Inline[]): readonly RichNode[] =>
  parts.map((part) => (typeof part === 'string' ? text(part) : part))

export const bold = (value: string): RichNode => text(value, ['bold'])

/** A link to another page of ours or to somebody else's. */
export const link = (words: string, uri: string): RichNode => node('hyperlink', [text(words)], { uri })

/** A link to an entry, wherever its page lies. */
export const entryLink = (words: string, id: string): RichNode =>
  node('entry-hyperlink', [text(words)], target('Entry', id))

const target = (linkType: 'Entry' | 'Asset', id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })

/** An entry on a line of its own: a button, a banner or a section. */
export const embeddedEntry = (id: string): RichNode => node('embedded-entry-block', [], target('Entry', id))

/** An entry in a line: a button. */
export const inlineEntry = (id: string): RichNode => node('embedded-entry-inline', [], target('Entry', id))

/** A picture on a line of its own. */
export const picture = (id: string): RichNode => node('embedded-asset-block', [], target('Asset', id))

export const assetLink = (words: string, id: string): RichNode =>
  node('asset-hyperlink', [text(words)], target('Asset', id))

export const rule: RichNode = node('hr', [])

export const paragraph = (...parts: readonly Inline[]): RichNode => node('paragraph', line(parts))
export const heading = (words: string): RichNode => node('heading-2', [text(words)])
export const subheading = (words: string): RichNode => node('heading-3', [text(words)])

type Item = Inline | readonly Inline[]

const listItems = (items: readonly Item[]): readonly RichNode[] =>
  items.map((item) => node('list-item', [paragraph(...[item].flat())]))

export const bullets = (...items: readonly Item[]): RichNode => node('unordered-list', listItems(items))
export const steps = (...items: readonly Item[]): RichNode => node('ordered-list', listItems(items))
export const quote = (words: string): RichNode => node('blockquote', [paragraph(words)])

/** The first row names the columns. */
export const table = (names: readonly string[], ...rows: readonly (readonly Item[])[]): RichNode =>
  node('table', [
    node(
      'table-row',
      names.map((name) => node('table-header-cell', [paragraph(name)])),
    ),
    ...rows.map((cells) =>
      node(
        'table-row',
        cells.map((cell) => node('table-cell', [paragraph(...[cell].flat())])),
      ),
    ),
  ])

export const richText = (...blocks: readonly RichNode[]): RichNode => node('document', blocks)

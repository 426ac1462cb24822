/** An element as its source has it: nothing is moved or closed as a browser would. */
export interface HtmlElement {
  readonly tag: string
  readonly attributes: ReadonlyMap<string, string>
  readonly parent: HtmlElement | undefined
  readonly children: (HtmlElement | string)[]
}

export interface ParsedHtml {
  readonly root: HtmlElement
  /** Faults of the source itself: tags that do not match, attributes that occur twice. */
  readonly faults: readonly string[]
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const rawTags = new Set(['script', 'style', 'textarea', 'title'])

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/(?<closed>[a-z][\w:-]*)\s*>|<(?<opened>[a-z][\w:-]*)(?<inside>(?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</giu
const attribute = /(?<name>[^\s"'>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s"'>]+)))?/gu

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string): string => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)

const attributesOf = (tag: string, inside: string, faults: string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const { groups = {} } of inside.replace(/\/$/, '').matchAll(attribute)) {
    const name = (groups['name'] ?? '').toLowerCase()
    if (found.has(name)) faults.push(`<${tag}> has ${name} twice`)
    found.set(name, decoded(groups['double'] ?? groups['single'] ?? groups['plain'] ?? ''))
  }
  return found
}

/** Reads a document. Elements that may be left unclosed in HTML are expected to be closed, as every renderer does. */
export const parseHtml = (source: string): ParsedHtml => {
  const faults: string[] = []
  const root: HtmlElement = { tag: '#document', attributes: new Map(), parent: undefined, children: [] }
  let open: HtmlElement = root
  token.lastIndex = 0
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const [text] = match
    const { opened, closed, inside = '' } = match.groups ?? {}
    if (opened !== undefined) {
      const tag = opened.toLowerCase()
      const element: HtmlElement = { tag, attributes: attributesOf(tag, inside, faults), parent: open, children: [] }
      open.children.push(element)
      if (rawTags.has(tag)) {
        const end = source.indexOf(`</${tag}`, token.lastIndex)
        element.children.push(source.slice(token.lastIndex, end))
        token.lastIndex = source.indexOf('>', end) + 1
      } else if (!voidTags.has(tag) && !inside.endsWith('/')) open = element
    } else if (closed !== undefined) {
      if (closed.toLowerCase() !== open.tag) faults.push(`</${closed}> closes <${open.tag}>`)
      open = open.parent ?? root
    } else if (text === '<') faults.push('a < that is not written as &lt;')
    else if (!text.startsWith('<!') && text.trim() !== '') open.children.push(decoded(text))
  }
  if (open !== root) faults.push(`<${open.tag}> is not closed`)
  return { root, faults }
}

export const isElement = (node: HtmlElement | string): node is HtmlElement => typeof node !== 'string'

export const childrenOf = (element: HtmlElement): readonly HtmlElement[] => element.children.filter(isElement)

/** An element and all within it, in their order. */
export const everyElement = (element: HtmlElement): readonly HtmlElement[] => [
  element,
  ...childrenOf(element).flatMap(everyElement),
]

/** From the parent up to the root. */
export const ancestorsOf = ({ parent }: HtmlElement): readonly HtmlElement[] =>
  parent === undefined ? [] : [parent, ...ancestorsOf(parent)]

export const textOf = (element: HtmlElement): string =>
  element.children.map((child) => (isElement(child) ? textOf(child) : child)).join('')

/** An element in a message: its tag with what tells it from others. */
export const shownAs = ({ tag, attributes }: HtmlElement): string => {
  const telling = ['id', 'class', 'name', 'href', 'aria-label'].flatMap((name) => {
    const value = attributes.get(name)
    return value === undefined ? [] : [`${name}="${value}"`]
  })
  return `<${[tag, ...telling.slice(0, 2)].join(' ')}>`
}

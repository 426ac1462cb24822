import { attributeFaults } from './attributes'
import { nestingFaults } from './content-models'
import { ancestorsOf, childrenOf, everyElement, parseHtml, shownAs, textOf } from './parse-html'
import type { HtmlElement } from './parse-html'

const references: readonly string[] = [
  'for',
  'form',
  'list',
  'headers',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]

const idsIn = (value: string): readonly string[] => value.split(/\s+/).filter((id) => id !== '')

const idFaults = (all: readonly HtmlElement[]): readonly string[] => {
  const seen = new Set<string>()
  return all.flatMap((element) => {
    const id = element.attributes.get('id')
    if (id === undefined) return []
    if (id === '' || /\s/.test(id)) return [`the id "${id}"`]
    if (seen.has(id)) return [`the id ${id} twice`]
    seen.add(id)
    return []
  })
}

const referenceFaults = (all: readonly HtmlElement[]): readonly string[] => {
  const ids = new Set(all.flatMap(({ attributes }) => attributes.get('id') ?? []))
  return all.flatMap((element) => {
    const named = references.flatMap((name) => {
      const value = element.attributes.get(name)
      return value === undefined ? [] : idsIn(value).map((id) => [name, id] as const)
    })
    const href = element.tag === 'a' ? element.attributes.get('href') : undefined
    const fragment = href?.startsWith('#') === true && href.length > 1 ? [['href', href.slice(1)] as const] : []
    return [...named, ...fragment]
      .filter(([, id]) => !ids.has(id))
      .map(([name, id]) => `${name} of ${shownAs(element)} points at no ${id}`)
  })
}

const isHidden = (element: HtmlElement): boolean =>
  [element, ...ancestorsOf(element)].some(
    ({ attributes }) => attributes.get('aria-hidden') === 'true' || attributes.has('hidden'),
  )

const isNamed = ({ attributes }: HtmlElement): boolean =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => (attributes.get(name) ?? '').trim() !== '')

const namesWithin = (element: HtmlElement): boolean =>
  textOf(element).trim() !== '' ||
  everyElement(element).some((one) => one !== element && (isNamed(one) || (one.attributes.get('alt') ?? '') !== ''))

const fields = new Set(['input', 'select', 'textarea'])
const buttons = new Set(['submit', 'button', 'reset', 'image', 'hidden'])
/** Elements that ARIA gives no name unless they have a role. */
const nameless = new Set(['div', 'span', 'p', 'strong', 'em', 'code', 'b', 'i', 'small', 'mark', 'caption', 'dd', 'dt'])

const nameFaults = (all: readonly HtmlElement[]): readonly string[] => {
  const labelled = new Set(all.flatMap(({ tag, attributes }) => (tag === 'label' ? (attributes.get('for') ?? []) : [])))
  const hasLabel = (element: HtmlElement): boolean =>
    isNamed(element) ||
    labelled.has(element.attributes.get('id') ?? '') ||
    ancestorsOf(element).some((one) => one.tag === 'label' && textOf(one).trim() !== '')
  const faultOf = (element: HtmlElement): string | undefined => {
    const { tag, attributes } = element
    if (isHidden(element)) return undefined
    if (tag === 'img') return attributes.has('alt') ? undefined : 'no alt'
    if (tag === 'svg') return attributes.get('role') === 'img' && !isNamed(element) ? 'no name' : undefined
    if (tag === 'button' || (tag === 'a' && attributes.has('href')))
      return isNamed(element) || namesWithin(element) ? undefined : 'no name'
    if (/^h[1-6]$/.test(tag)) return namesWithin(element) ? undefined : 'no text'
    if (fields.has(tag) && !buttons.has(attributes.get('type') ?? '')) return hasLabel(element) ? undefined : 'no label'
    if (nameless.has(tag) && !attributes.has('role') && attributes.has('aria-label')) return 'a name without a role'
    return undefined
  }
  return all.flatMap((element) => {
    const fault = faultOf(element)
    return fault === undefined ? [] : [`${fault}: ${shownAs(element)}`]
  })
}

const widthOf = (row: HtmlElement): number =>
  childrenOf(row).reduce((width, cell) => width + Number(cell.attributes.get('colspan') ?? 1), 0)

/** Rows of one table that have more or fewer cells than others. */
const tableFaults = (all: readonly HtmlElement[]): readonly string[] =>
  all
    .filter(({ tag }) => tag === 'table')
    .flatMap((table) => {
      const within = everyElement(table)
      if (within.some(({ attributes }) => attributes.has('rowspan'))) return []
      const widths = new Set(within.filter(({ tag }) => tag === 'tr').map(widthOf))
      return widths.size > 1 ? [`rows of ${[...widths].join(' and ')} cells in ${shownAs(table)}`] : []
    })

const documentFaults = (all: readonly HtmlElement[]): readonly string[] => {
  const count = (tag: string) => all.filter((element) => element.tag === tag).length
  const language = all.find(({ tag }) => tag === 'html')?.attributes.get('lang') ?? ''
  const title = all.find(({ tag, parent }) => tag === 'title' && parent?.tag === 'head')
  return [
    ...(count('main') === 1 ? [] : [`${count('main')} main elements`]),
    ...(count('h1') <= 1 ? [] : [`${count('h1')} headings of the first level`]),
    ...(language === '' ? ['no language'] : []),
    ...(title === undefined || textOf(title).trim() === '' ? ['no title'] : []),
  ]
}

/**
 * What the HTML standard and ARIA do not allow in a document: nesting by content model, unknown elements and attributes,
 * ids that occur twice, references that point at nothing, and controls, fields, pictures and headings without a name.
 */
export const htmlFaults = (source: string): readonly string[] => {
  const { root, faults } = parseHtml(source)
  const all = everyElement(root)
  return [
    ...new Set([
      ...faults,
      ...documentFaults(all),
      ...idFaults(all),
      ...referenceFaults(all),
      ...nameFaults(all),
      ...tableFaults(all),
      ...all.flatMap(nestingFaults),
      ...all.flatMap(attributeFaults),
    ]),
  ]
}

import { ancestorsOf, childrenOf, isElement, shownAs } from './parse-html'
import type { HtmlElement } from './parse-html'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const phrasing = words(
  'a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input ins kbd label link map mark math meter noscript object output picture progress q ruby s samp script select slot small span strong sub sup svg template textarea time u var video wbr',
)
/** Elements whose contents are phrasing alone. */
const ofPhrasing = words(
  'abbr b bdi bdo button cite code data dfn em h1 h2 h3 h4 h5 h6 i kbd label mark meter output p pre progress q s samp small span strong sub sup time u var',
)
/** Elements whose contents are what their parent may hold. */
const transparent = words('a del ins map noscript')

const headings = words('h1 h2 h3 h4 h5 h6 hgroup')
const sectioning = words('article aside nav section')

/** The only elements that a parent may hold. */
const onlyChildren: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  dl: words('dt dd div script template'),
  table: words('caption colgroup thead tbody tfoot tr script template'),
  colgroup: words('col template'),
  thead: words('tr script template'),
  tbody: words('tr script template'),
  tfoot: words('tr script template'),
  tr: words('td th script template'),
  select: words('option optgroup hr script template'),
  picture: words('source img script template'),
  head: words('base link meta noscript script style template title'),
  html: words('head body'),
}

/** The only parents that an element may have. */
const onlyParents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('ul ol menu'),
  dt: words('dl div'),
  dd: words('dl div'),
  tr: words('table thead tbody tfoot'),
  td: words('tr'),
  th: words('tr'),
  thead: words('table'),
  tbody: words('table'),
  caption: words('table'),
  legend: words('fieldset'),
  figcaption: words('figure'),
  summary: words('details'),
  option: words('select optgroup datalist'),
  source: words('picture audio video'),
}

const isInteractive = ({ tag, attributes }: HtmlElement): boolean =>
  (tag === 'a' && attributes.has('href')) ||
  words('button details embed iframe label select textarea').has(tag) ||
  (tag === 'input' && attributes.get('type') !== 'hidden') ||
  attributes.has('tabindex')

/** What an element must not stand within, however deep. */
const forbiddenWithin = (element: HtmlElement): ReadonlySet<string> => {
  const { tag } = element
  const named: string[] = []
  if (isInteractive(element)) named.push('a', 'button')
  if (tag === 'label' || tag === 'form') named.push(tag)
  if (tag === 'header' || tag === 'footer') named.push('header', 'footer', 'dt', 'th', 'address')
  if (headings.has(tag) || sectioning.has(tag)) named.push('dt', 'th', 'address')
  if (tag === 'table') named.push('caption')
  if (tag === 'main') named.push('article', 'aside', 'footer', 'header', 'nav', 'section')
  return new Set(named)
}

/** The element whose model decides what `element` may hold. */
const modelOf = (element: HtmlElement): HtmlElement =>
  transparent.has(element.tag) && element.parent !== undefined ? modelOf(element.parent) : element

const faultsOfChild = (child: HtmlElement, parent: HtmlElement): readonly string[] => {
  const model = modelOf(parent)
  const where = `${shownAs(child)} in ${shownAs(parent)}`
  const faults: string[] = []
  if (ofPhrasing.has(model.tag) && !phrasing.has(child.tag)) faults.push(where)
  if (words('legend summary').has(model.tag) && !phrasing.has(child.tag) && !headings.has(child.tag)) faults.push(where)
  if (onlyChildren[model.tag]?.has(child.tag) === false) faults.push(where)
  if (onlyParents[child.tag]?.has(parent.tag) === false) faults.push(where)
  if (parent.tag === 'div' && parent.parent?.tag === 'dl' && !words('dt dd').has(child.tag)) faults.push(where)
  if (words('legend caption').has(child.tag) && childrenOf(parent)[0] !== child) faults.push(`${where} is not first`)
  return faults
}

const hasOwnText = (element: HtmlElement): boolean => element.children.some((child) => !isElement(child))

/** Where an element stands in another that must not hold it (the content models of the HTML standard). */
export const nestingFaults = (element: HtmlElement): readonly string[] => {
  const within = ancestorsOf(element)
  if (within.some(({ tag }) => tag === 'svg')) return []
  const forbidden = forbiddenWithin(element)
  const holder = within.find(({ tag }) => forbidden.has(tag))
  const isStrayText = onlyChildren[element.tag] !== undefined && hasOwnText(element)
  return [
    ...(holder === undefined ? [] : [`${shownAs(element)} within ${shownAs(holder)}`]),
    ...(isStrayText ? [`text directly in ${shownAs(element)}`] : []),
    ...(element.tag === 'svg' ? [] : childrenOf(element).flatMap((child) => faultsOfChild(child, element))),
  ]
}

import { ancestorsOf, shownAs } from './parse-html'
import type { HtmlElement } from './parse-html'

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean)

const global = new Set(
  words(
    'autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode lang popover role slot spellcheck style tabindex title translate',
  ),
)

const ariaAttributes = new Set(
  words(
    'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount colindex colindextext colspan controls current describedby description details disabled errormessage expanded flowto haspopup hidden invalid keyshortcuts label labelledby level live modal multiline multiselectable orientation owns placeholder posinset pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan selected setsize sort valuemax valuemin valuenow valuetext',
  ).map((name) => `aria-${name}`),
)

const link = 'href target download ping rel hreflang type referrerpolicy'
const input =
  'accept alt autocomplete checked dirname disabled form formaction list max maxlength min minlength multiple name pattern placeholder readonly required size src step type value'

/** The attributes of an element beside the global ones; an element that is not here is unknown. */
const own: Readonly<Record<string, string>> = {
  a: link,
  abbr: '',
  address: '',
  article: '',
  aside: '',
  b: '',
  blockquote: 'cite',
  body: '',
  br: '',
  button: 'command commandfor disabled form formaction formmethod name popovertarget type value',
  caption: '',
  cite: '',
  code: '',
  col: 'span',
  colgroup: 'span',
  dd: '',
  del: 'cite datetime',
  details: 'name open',
  dialog: 'open closedby',
  div: '',
  dl: '',
  dt: '',
  em: '',
  fieldset: 'disabled form name',
  figcaption: '',
  figure: '',
  footer: '',
  form: 'accept-charset action autocomplete enctype method name novalidate rel target',
  h1: '',
  h2: '',
  h3: '',
  h4: '',
  head: '',
  header: '',
  hr: '',
  html: '',
  i: '',
  ins: 'cite datetime',
  iframe: 'allow height loading name referrerpolicy sandbox src srcdoc width',
  img: 'alt crossorigin decoding fetchpriority height loading sizes src srcset width',
  input,
  kbd: '',
  label: 'for',
  legend: '',
  li: 'value',
  link: 'as crossorigin fetchpriority href hreflang imagesizes imagesrcset integrity media referrerpolicy rel sizes type',
  main: '',
  mark: '',
  meta: 'charset content http-equiv media name',
  nav: '',
  noscript: '',
  ol: 'reversed start type',
  optgroup: 'disabled label',
  option: 'disabled label selected value',
  output: 'for form name',
  p: '',
  picture: '',
  pre: '',
  q: 'cite',
  s: '',
  script: 'async crossorigin defer fetchpriority integrity nomodule referrerpolicy src type',
  search: '',
  section: '',
  select: 'autocomplete disabled form multiple name required size',
  small: '',
  source: 'height media sizes srcset type width',
  span: '',
  strong: '',
  style: 'media',
  sub: '',
  summary: '',
  sup: '',
  table: '',
  tbody: '',
  td: 'colspan headers rowspan',
  textarea: 'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  tfoot: '',
  th: 'abbr colspan headers rowspan scope',
  thead: '',
  time: 'datetime',
  title: '',
  tr: '',
  u: '',
  ul: '',
  wbr: '',
}

const allowed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(own).map(([tag, names]) => [tag, new Set(words(names))]),
)

const bare = new Set(
  words(
    'async autofocus checked defer disabled inert multiple nomodule novalidate open readonly required reversed selected',
  ),
)

/** The values of attributes that have few. */
const values: Readonly<Record<string, ReadonlySet<string>>> = {
  'button type': new Set(words('button submit reset')),
  'th scope': new Set(words('col row colgroup rowgroup')),
  'form method': new Set(words('get post dialog')),
  inputmode: new Set(words('none text decimal numeric tel search email url')),
  enterkeyhint: new Set(words('enter done go next previous search send')),
  'aria-haspopup': new Set(words('true false menu listbox tree grid dialog')),
  'aria-current': new Set(words('true false page step location date time')),
  'aria-live': new Set(words('polite assertive off')),
  'aria-busy': new Set(words('true false')),
  'aria-disabled': new Set(words('true false')),
  'aria-expanded': new Set(words('true false')),
  'aria-hidden': new Set(words('true false')),
  'aria-invalid': new Set(words('true false grammar spelling')),
  'aria-pressed': new Set(words('true false mixed')),
}

const faultOf = (element: HtmlElement, name: string, value: string, known: ReadonlySet<string>): string | undefined => {
  const where = `${name}="${value}" on ${shownAs(element)}`
  if (name.startsWith('aria-') ? !ariaAttributes.has(name) : !known.has(name) && !global.has(name)) {
    return name.startsWith('data-') ? undefined : `unknown: ${where}`
  }
  if (bare.has(name) && value !== '' && value !== name) return `a value: ${where}`
  const some = values[`${element.tag} ${name}`] ?? values[name]
  return some === undefined || some.has(value) ? undefined : `not one of the values: ${where}`
}

/** Elements and attributes that the HTML standard and ARIA do not have, and values that they do not take. */
export const attributeFaults = (element: HtmlElement): readonly string[] => {
  const { tag, attributes } = element
  if (tag === '#document' || tag === 'svg' || ancestorsOf(element).some((one) => one.tag === 'svg')) return []
  const known = allowed.get(tag)
  if (known === undefined) return [`unknown element ${shownAs(element)}`]
  return [...attributes].flatMap(([name, value]) => faultOf(element, name, value, known) ?? [])
}

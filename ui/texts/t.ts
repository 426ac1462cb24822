import { sv } from './sv'

export type TextKey = keyof typeof sv
export type TextParams = Readonly<Record<string, string | number>>

const placeholder = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\}|, given \{([^{}]*)\})?\}/g

/** Part of a message: the same words always, or what a value is filled in as. */
type Part = string | ((params: TextParams) => string)

const partOf = ([whole, name = '', one, other, given]: RegExpExecArray): Part => {
  if (given !== undefined)
    return ({ [name]: value }) => (value === undefined ? '' : given.replaceAll('#', String(value)))
  if (one === undefined || other === undefined)
    return ({ [name]: value }) => (value === undefined ? whole : String(value))
  return ({ [name]: value }) =>
    value === undefined ? whole : (Number(value) === 1 ? one : other).replaceAll('#', String(value))
}

const partsOf = (message: string): readonly Part[] => {
  const found = [...message.matchAll(placeholder)]
  const ends = [0, ...found.map(({ index, 0: whole }) => index + whole.length)]
  return [
    ...found.flatMap((one, place) => [message.slice(ends[place], one.index), partOf(one)]),
    message.slice(ends.at(-1)),
  ]
}

// A list fills the same few messages in each of its rows.
const parsed = new Map<string, readonly Part[]>()

const parsedOnce = (message: string): readonly Part[] => {
  const known = parsed.get(message) ?? partsOf(message)
  parsed.set(message, known)
  return known
}

/**
 * Fills `{name}`, `{name, plural, one {…} other {…}}` and `{name, given {…}}`, which is left out without the value;
 * `#` is the value itself.
 */
export const fill = (message: string, params: TextParams): string => {
  // Most texts have no placeholder, and a page has many texts.
  if (!message.includes('{')) return message
  let text = ''
  for (const part of parsedOnce(message)) text += typeof part === 'string' ? part : part(params)
  return text
}

const messagesOf =
  (messages: Readonly<Record<string, string>>) =>
  (key: string, params: TextParams = {}): string =>
    fill(messages[key] ?? key, params)

/**
 * The text of a key that is data, as in notices, which any page may show. A key without a text is returned itself, so
 * that it is noticed.
 */
export const textOf = messagesOf(sv)

/** The Swedish text of a key (LOCALE-01). */
export const t: (key: TextKey, params?: TextParams) => string = textOf

/** `t` for a feature whose own texts are fetched with its pages. */
export const withTexts = <Own extends Readonly<Record<string, string>>>(
  own: Own,
): ((key: TextKey | (keyof Own & string), params?: TextParams) => string) => messagesOf({ ...sv, ...own })

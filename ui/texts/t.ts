import { sv } from './sv'

export type TextKey = keyof typeof sv
export type TextParams = Readonly<Record<string, string | number>>

const messages: Readonly<Record<string, string>> = sv
const placeholder = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\}|, given \{([^{}]*)\})?\}/g

/**
 * Fills `{name}`, `{name, plural, one {…} other {…}}` and `{name, given {…}}`, which is left out without the value;
 * `#` is the value itself.
 */
export const fill = (message: string, params: TextParams): string => {
  // Most texts have no placeholder, and a page has many texts.
  if (!message.includes('{')) return message
  return message.replace(placeholder, (whole, name: string, one?: string, other?: string, given?: string) => {
    const value = params[name]
    if (value === undefined) return given === undefined ? whole : ''
    if (given !== undefined) return given.replaceAll('#', String(value))
    if (one === undefined || other === undefined) return String(value)
    return (Number(value) === 1 ? one : other).replaceAll('#', String(value))
  })
}

/** The Swedish text of a key (LOCALE-01). */
export const t = (key: TextKey, params: TextParams = {}): string => fill(sv[key], params)

/** The text of a key that is data, as in notices. A key without a text is returned itself, so that it is noticed. */
export const textOf = (key: string, params: TextParams = {}): string => fill(messages[key] ?? key, params)

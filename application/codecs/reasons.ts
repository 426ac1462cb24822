import type { Errors } from 'io-ts'

/** Characters of a name or a value that a reason says. */
const MOST_SAID = 60

const short = (text: string): string => (text.length > MOST_SAID ? `${text.slice(0, MOST_SAID - 1)}…` : text)

const valueInWords = (value: unknown): string => {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return short(typeof value === 'number' ? String(value) : JSON.stringify(value))
}

/**
 * Why a value cannot be read, a reason a field: `lines.0.quantity: "two" is no Quantity`. The names of the union around it
 * would hide it.
 * @param whole what the value is called where it is refused as a whole
 */
export const reasonsOf = (errors: Errors, whole: string): readonly string[] =>
  errors.map(({ value, context }) => {
    const path = context.flatMap(({ key }) => (key === '' ? [] : [key])).join('.')
    const expected = short(context.at(-1)?.type.name ?? '')
    return `${path === '' ? whole : path}: ${valueInWords(value)} is no ${expected}`
  })

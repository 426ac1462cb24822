import { partsOf } from '../search/compounds'
import { withoutAccents, wordsIn } from '../search/words'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The text of a field; of a rich text, the texts of all its nodes. */
export const readableIn = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(readableIn).join(' ')
  if (!isRecord(value) || 'sys' in value) return ''
  return [value['value'], value['content']].map(readableIn).join(' ')
}

const endings = /(?:arnas|ernas|ornas|arna|erna|orna|andet|ande|ens|ets|ar|er|or|en|et|na|a|e|n|s)$/
const SHORTEST_STEM = 3

/** The stem of a word: `returer` and `returen` both have the stem `retur`. */
const stemOf = (word: string): string => {
  const stem = word.replace(endings, '')
  return stem.length >= SHORTEST_STEM ? stem : word
}

/** The words of a text and the parts of its compounds, with and without their accents. */
export const searchWords = (text: string): ReadonlySet<string> =>
  new Set(wordsIn(text).flatMap((word) => [word, ...partsOf(word)].flatMap((part) => [part, withoutAccents(part)])))

const hasWord = (words: ReadonlySet<string>, typed: string): boolean => {
  if (words.has(typed)) return true
  const stem = stemOf(typed)
  return stem.length >= SHORTEST_STEM && [...words].some((word) => word.startsWith(stem))
}

/** Whether each typed word is a prefix of a word of the text. A text without words, such as signs alone, matches nothing. */
export const matchesText = (words: ReadonlySet<string>, typed: string): boolean => {
  const wanted = wordsIn(typed)
  return wanted.length > 0 && wanted.every((word) => hasWord(words, word) || hasWord(words, withoutAccents(word)))
}

import { partsOf } from './compounds'
import { otherWordsFor } from './synonyms'
import { borderParts, withoutAccents, wordsIn } from './words'

const SHORTEST_BEGINNING = 3

/** Words that do not describe an article. */
const fillers = new Set(['tum', 'st', 'och', 'med', 'till', 'för', 'i', 'på', 'av', 'en', 'ett'])

/** The meaningful words of a query; all of them when none is. */
export const tellingWords = (query: string): readonly string[] => {
  const words = wordsIn(query)
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length === 0 ? words : telling
}

/** From three letters on the beginning of a word is enough; a short number must be that number. */
const beginning = (word: string): string => (word.length < SHORTEST_BEGINNING ? word : `${word}:*`)

const together = (words: readonly string[], each: (word: string) => string): readonly string[] =>
  words.length === 0 ? [] : [`(${words.map(each).join(' & ')})`]

const waysToFind = (word: string): readonly string[] => [
  beginning(word),
  ...otherWordsFor(word).map(beginning),
  ...together(partsOf(word), beginning),
  ...together(borderParts(word), beginning),
]

/** What must occur: every word, by itself, under another name, or as its parts. */
export const tsQueryOf = (words: readonly string[]): string =>
  words.map((word) => `(${waysToFind(word).join(' | ')})`).join(' & ')

/** What an article is first of all when its name begins so, written without Swedish letters. */
export const namesOfThing = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word) => [word, ...otherWordsFor(word)])
    .filter((word) => word.length >= SHORTEST_BEGINNING && !/^\d/.test(word))
    .map(withoutAccents)

/** What makes a hit better: words that occur whole. */
export const wholeWordsQuery = (words: readonly string[]): string =>
  words.flatMap((word) => [word, ...otherWordsFor(word)]).join(' | ')

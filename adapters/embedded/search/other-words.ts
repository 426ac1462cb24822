import { otherFormsOf, stemsOf } from './inflections'
import { foreignMakes } from './foreign-makes'
import { synonymSets } from './synonyms'

/** An abbreviation is found by, but not offered. */
const SHORTEST_TO_OFFER = 3
/** Customers do not type other names of a single letter. */
const SHORTEST_WITH_OTHERS = 2

/** Several words, or signs that are no letters, said for one thing. */
const isPhrase = (said: string): boolean => /[^\p{L}]/u.test(said)

const namesFor: ReadonlyMap<string, readonly string[]> = [...synonymSets, ...foreignMakes].reduce(
  (known, [name = '', ...others]) => {
    for (const other of others) known.set(other, [...(known.get(other) ?? []), name])
    return known
  },
  new Map<string, readonly string[]>(),
)

const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  synonymSets.map(([name = '', ...others]) => [name, others]),
)

/** Other names, of one word, for a word of the catalogue. */
export const otherNamesOf = (name: string): readonly string[] =>
  name.length < SHORTEST_WITH_OTHERS
    ? []
    : (otherNames.get(name) ?? []).filter((other) => other.length >= SHORTEST_TO_OFFER && !isPhrase(other))

/** Whether a word is another name of something that the catalogue knows. */
export const isOtherName = (word: string): boolean => namesFor.has(word)

/** All words that are another name of something. */
export const allOtherNames: readonly string[] = [...namesFor.keys()].filter((said) => !isPhrase(said))

/** The catalogue's own names for what is meant by a word, each of one or several words. */
export const namesOf = (word: string): readonly string[] => [
  ...new Set([word, ...otherFormsOf(word), ...stemsOf(word)].flatMap((form) => namesFor.get(form) ?? [])),
]

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const phrases: readonly (readonly [pattern: RegExp, name: string])[] = [...namesFor]
  .filter(([said]) => isPhrase(said))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([said, [name = '']]) => [new RegExp(String.raw`(?<![\p{L}\d])${escaped(said)}(?![\p{L}\d])`, 'gu'), name])

/** A text in which what is said in several words has the catalogue's own name: `ball valve` is kulventil. */
export const withoutPhrases = (text: string): string =>
  phrases.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text)

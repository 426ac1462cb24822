import type { ArticleData, ProductData } from '../seeding/catalogue-data'
import { slugPath } from '../catalogue/category-path'
import { compoundParts, type PartsOf } from './compounds'
import { borderParts, joinedByHyphen, joinedMeasures, withoutAccents, wordsIn } from './words'

/** What an article is found by, from what it is to what else is said of it. */
export interface ArticleWords {
  /** Whole words of its name, and what compounds among them end with: a kulventil is a ventil. */
  readonly name: readonly string[]
  /** The beginnings of those compounds, and measures written together. */
  readonly parts: readonly string[]
  readonly other: readonly string[]
}

/** A catalogue repeats the same few words and texts, so each is analysed once. */
const onceEach = <Answer>(answer: (text: string) => Answer): ((text: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = answer(text)
    known.set(text, found)
    return found
  }
}

const spelledWord = onceEach((word) => (withoutAccents(word) === word ? word : `${word} ${withoutAccents(word)}`))

/** Words with their spelling without Swedish letters beside them. */
export const spelled = (words: readonly string[]): string => words.map(spelledWord).join(' ')

const numberIn = (word: string): readonly string[] => borderParts(word).filter((part) => /^\d/.test(part))

const withAllParts = (text: string, partsOf: PartsOf): readonly string[] => {
  const words = wordsIn(text)
  return [...words.flatMap((word) => [word, ...partsOf(word), ...borderParts(word)]), ...joinedMeasures(words)]
}

const namedWords = (text: string, partsOf: PartsOf): Pick<ArticleWords, 'name' | 'parts'> => {
  const words = wordsIn(text)
  return {
    name: words.flatMap((word) => [word, ...partsOf(word).slice(-1), ...numberIn(word)]),
    parts: [
      ...words.flatMap((word) => [...partsOf(word).slice(0, -1), ...borderParts(word)]),
      ...joinedMeasures(words),
      ...joinedByHyphen(text),
    ],
  }
}

/**
 * Tells the words of the articles of a catalogue.
 * @param productNames names that its products may have; their words and those of categories tell where compounds part
 */
export const articleWords = (
  productNames: readonly string[],
  categoryNames: ReadonlyMap<string, string>,
): ((article: ArticleData, product: ProductData) => ArticleWords) => {
  const partsOf = compoundParts(new Set([...productNames, ...categoryNames.values()].flatMap(wordsIn)))
  const wordsOfText = onceEach((text) => withAllParts(text, partsOf))
  return (article, product) => ({
    ...namedWords(`${article.name} ${categoryNames.get(product.category) ?? ''}`, partsOf),
    other: [
      product.brand,
      product.description,
      ...slugPath(product.category).map((slug) => categoryNames.get(slug) ?? ''),
      ...article.attributes.map(({ attributeValue }) => attributeValue),
    ].flatMap(wordsOfText),
  })
}

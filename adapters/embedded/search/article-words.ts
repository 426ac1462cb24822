import type { GeneratedArticle, GeneratedProduct } from '../demo-data/catalogue/article'
import { slugPath } from '../demo-data/catalogue/category-data'
import type { Family } from '../demo-data/catalogue/family'
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

/** A catalogue says the same few words and texts over and over: each is looked at once. */
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

const ANY_SERIES = 1000

/** The words by which products are named. */
const productWords = (families: readonly Family[]): readonly string[] =>
  families.flatMap(({ models, fixed }) =>
    [...models, ...fixed.map(({ model }) => model)].flatMap(({ name }) => wordsIn(name(ANY_SERIES))),
  )

/** Tells the words of the articles of a catalogue, whose own words tell where compounds part. */
export const articleWords = (
  families: readonly Family[],
  categoryNames: ReadonlyMap<string, string>,
): ((article: GeneratedArticle, product: GeneratedProduct) => ArticleWords) => {
  const partsOf = compoundParts(new Set([...productWords(families), ...[...categoryNames.values()].flatMap(wordsIn)]))
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

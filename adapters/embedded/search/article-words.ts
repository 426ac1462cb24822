import type { GeneratedArticle, GeneratedProduct } from '../catalogue/generator/article'
import { slugPath } from '../catalogue/generator/category-data'
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

/** Words with their spelling without Swedish letters beside them. */
export const spelled = (words: readonly string[]): string =>
  words.flatMap((word) => (withoutAccents(word) === word ? [word] : [word, withoutAccents(word)])).join(' ')

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

/** Tells the words of the articles of a catalogue, whose own words tell where compounds part. */
export const articleWords = (
  products: readonly GeneratedProduct[],
  categoryNames: ReadonlyMap<string, string>,
): ((article: GeneratedArticle, product: GeneratedProduct) => ArticleWords) => {
  const partsOf = compoundParts(
    new Set([...products.map(({ name }) => name), ...categoryNames.values()].flatMap(wordsIn)),
  )
  return (article, product) => ({
    ...namedWords(`${article.name} ${categoryNames.get(product.category) ?? ''}`, partsOf),
    other: withAllParts(
      [
        product.brand,
        product.description,
        ...slugPath(product.category).map((slug) => categoryNames.get(slug) ?? ''),
        ...article.attributes.map(({ attributeValue }) => attributeValue),
      ].join(' '),
      partsOf,
    ),
  })
}

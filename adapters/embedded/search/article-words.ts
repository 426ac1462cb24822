import type { ArticleData, ProductData } from '../seeding/catalogue-data'
import { slugPath } from '../catalogue/category-path'
import { compoundParts, type PartsOf } from './compounds'
import { sizeWords } from './article-sizes'
import { borderParts, joinedByHyphen, repeatedIn, withoutAccents, wordsIn } from './words'

/** The words that find an article, from its name to its description. */
export interface ArticleWords {
  /** Whole words of its name, and what compounds among them end with: a kulventil is a ventil. */
  readonly name: readonly string[]
  /** The beginnings of those compounds. */
  readonly parts: readonly string[]
  /** Its sizes: see `sizeWords`. */
  readonly sizes: readonly string[]
  /** Its make, its categories and its facts. */
  readonly facts: readonly string[]
  /** Whole words alone: it mentions other goods. */
  readonly description: readonly string[]
  /** Words that say what it is: the first of its name, and those of its category. */
  readonly goods: readonly string[]
}

/** The words of a name of goods, with what compounds among them end with: a låsmutter is a mutter, a T-rör a rör. */
const goodsIn = (name: string, partsOf: PartsOf): readonly string[] => [
  ...wordsIn(name).flatMap((word) => [word, ...partsOf(word).slice(-1)]),
  ...joinedByHyphen(name),
]

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

const withAllParts = (text: string, partsOf: PartsOf): readonly string[] =>
  wordsIn(text).flatMap((word) => [word, ...partsOf(word), ...borderParts(word)])

/** What an article lacks by its name, as one word, since PostgreSQL ignores `utan` alone: utansits. */
const lackedIn = (name: string): readonly string[] =>
  [...name.toLowerCase().matchAll(/(?<!\p{L})utan (\p{L}+)/gu)].map(([, thing = '']) => `utan${thing}`)

/** Sizes are told apart: see `sizeWords`. The number of a product line is a word. */
const namedWords = (
  { name }: ArticleData,
  product: ProductData,
  partsOf: PartsOf,
): Pick<ArticleWords, 'name' | 'parts'> => {
  const size = name.startsWith(product.name) ? name.slice(product.name.length) : name
  const words = [...wordsIn(product.name), ...wordsIn(size).filter((word) => !/^\d/.test(word))]
  return {
    name: words.flatMap((word) => [word, ...partsOf(word).slice(-1)]),
    parts: [
      ...words.flatMap((word) => [...partsOf(word).slice(0, -1), ...borderParts(word)]),
      ...joinedByHyphen(name),
      ...lackedIn(name),
      ...repeatedIn(name),
    ],
  }
}

/**
 * Derives the words by which the articles of a catalogue are found.
 * @param productNames names of its products; their words and those of categories are where compounds are split
 */
export const articleWords = (
  productNames: readonly string[],
  categoryNames: ReadonlyMap<string, string>,
): ((article: ArticleData, product: ProductData) => ArticleWords) => {
  const partsOf = compoundParts(new Set([...productNames, ...categoryNames.values()].flatMap(wordsIn)))
  const wordsOfText = onceEach((text) => withAllParts(text, partsOf))
  const goodsOfText = onceEach((text) => goodsIn(text, partsOf))
  return (article, product) => ({
    ...namedWords(article, product, partsOf),
    sizes: sizeWords(article, product),
    facts: [
      ...slugPath(product.category).map((slug) => categoryNames.get(slug) ?? ''),
      product.brand,
      ...article.attributes.map(({ attributeValue }) => attributeValue),
    ].flatMap(wordsOfText),
    description: wordsIn(product.description),
    goods: [product.name.split(' ')[0] ?? '', categoryNames.get(product.category) ?? ''].flatMap(goodsOfText),
  })
}

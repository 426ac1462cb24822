import type { ArticleData, CatalogueData, ProductData } from '../seeding/catalogue-data'
import { slugPath } from '../catalogue/category-path'
import { partsOf } from './compounds'
import { pluralsOf } from './plurals'
import { otherNamesOf } from './other-words'
import { borderParts, joinedByHyphen, withoutAccents, wordsIn } from './words'

interface Phrase {
  weight: number
  readonly articlesIn: Map<string, number>
}

interface WeightedPhrase {
  readonly phrase: string
  /** How likely it is that a customer types this phrase, of those that find the same articles. */
  readonly share: number
}

/**
 * The leading words of a product's name, up to its line or first number: `kulventil ff` of `Kulventil FF Vega` and of
 * `Kulventil FF 1000`.
 */
const kindOf = ({ name, line = '' }: ProductData): string => {
  const words = name
    .slice(0, name.length - line.length)
    .trim()
    .toLowerCase()
    .split(/\s+/)
  const series = words.findIndex((word) => /\d/.test(word))
  return (series < 0 ? words : words.slice(0, Math.max(series, 1))).join(' ')
}

/** Shares of the popularity of an article. Many makes sell the same kind of goods, so the make has the least share. */
const SHARE_OF_MAKE = 0.02
const SHARE_OF_CATEGORY = 0.5
const SHARE_OF_OTHER_NAME = 0.4

/** The thing itself, before its kind: `kulventil` of `Kulventil FF 1000`. */
const nounOf = (product: ProductData): string => kindOf(product).split(' ')[0] ?? ''

/** Words that several compounds end with: a kulventil and a backventil are both a ventil. */
const sharedHeads = (products: readonly ProductData[]): ReadonlySet<string> => {
  const nouns = new Map<string, number>()
  for (const noun of new Set(products.map(nounOf))) {
    for (const head of partsOf(noun).slice(-1)) nouns.set(head, (nouns.get(head) ?? 0) + 1)
  }
  return new Set([...nouns].flatMap(([head, count]) => (count > 1 ? [head] : [])))
}

const phrasesFor = (
  article: ArticleData,
  product: ProductData,
  categoryNames: ReadonlyMap<string, string>,
  heads: ReadonlySet<string>,
): readonly WeightedPhrase[] => {
  const kind = kindOf(product)
  const noun = nounOf(product)
  const size = article.name.slice(product.name.length).trim().toLowerCase()
  const [firstSize = ''] = size.split(', ')
  const head = partsOf(noun)
    .slice(-1)
    .filter((part) => heads.has(part))
  return [
    { phrase: product.brand, share: SHARE_OF_MAKE },
    { phrase: `${noun} ${product.brand}`, share: SHARE_OF_MAKE },
    ...[noun, ...head, ...wordsIn(noun)]
      .flatMap(otherNamesOf)
      .map((phrase) => ({ phrase, share: SHARE_OF_OTHER_NAME })),
    ...slugPath(product.category).flatMap((slug) => {
      const name = categoryNames.get(slug)
      return name === undefined ? [] : [{ phrase: name.toLowerCase(), share: SHARE_OF_CATEGORY }]
    }),
    // A phrase with several weights gets the highest, which comes last.
    ...[noun, kind, ...head, `${noun} ${firstSize}`, `${kind} ${firstSize}`].map((phrase) => ({ phrase, share: 1 })),
  ]
}

const MOST_CATEGORIES = 3

/** Every query that completions can offer, with the popularity and the categories of its results. */
export const phrasesOf = (
  { products, articles }: CatalogueData,
  categoryNames: ReadonlyMap<string, string>,
): readonly object[] => {
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const heads = sharedHeads(products)
  const found = new Map<string, Phrase>()
  for (const article of articles) {
    const product = productOf.get(article.productId)
    if (product === undefined || article.discontinued) continue
    const said = new Map(phrasesFor(article, product, categoryNames, heads).map(({ phrase, share }) => [phrase, share]))
    for (const [phrase, share] of said) {
      const known = found.get(phrase) ?? { weight: 0, articlesIn: new Map() }
      found.set(phrase, known)
      known.weight += article.popularity * share
      known.articlesIn.set(product.category, (known.articlesIn.get(product.category) ?? 0) + 1)
    }
  }
  const singularOf = singulars([...found.keys()])
  return [...found].map(([phrase, { weight, articlesIn }]) => ({
    phrase,
    plain: isMake(phrase) ? '' : plainOf(phrase),
    found_by: foundBy(phrase),
    stem: plainOf(singularOf.get(phrase) ?? phrase).replaceAll('-', ''),
    weight,
    categories: [...articlesIn]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_CATEGORIES)
      .map(([category]) => category),
  }))
}

/** A make keeps its capital; all else is written small, as it is typed. */
const isMake = (phrase: string): boolean => phrase !== phrase.toLowerCase()

const plainOf = (phrase: string): string => withoutAccents(phrase.toLowerCase())

/** All beginnings by which a phrase is found, each behind a blank: its words, what they are made of, and written as one. */
const foundBy = (phrase: string): string => {
  const words = phrase.toLowerCase().split(/\s+/)
  const parts = wordsIn(phrase).flatMap((word) => [word, ...partsOf(word), ...borderParts(word)])
  return ` ${[...new Set([...words, ...parts, ...joinedByHyphen(phrase)])].map(withoutAccents).join(' ')}`
}

/** Of phrases that are the plural of another, that other one. */
const singulars = (phrases: readonly string[]): ReadonlyMap<string, string> => {
  const known = new Set(phrases)
  return new Map(
    phrases.flatMap((phrase) =>
      phrase.includes(' ')
        ? []
        : pluralsOf(phrase).flatMap((plural) => (known.has(plural) ? [[plural, phrase] as const] : [])),
    ),
  )
}

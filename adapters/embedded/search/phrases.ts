import type { GeneratedArticle, GeneratedCatalogue, GeneratedProduct } from '../catalogue/generator/article'
import { withoutAccents } from './words'

interface Phrase {
  weight: number
  readonly articlesIn: Map<string, number>
}

/** The leading words of a product's name, up to where its series begins: `kulventil ff` of `Kulventil FF 1000`. */
const kindOf = ({ name }: GeneratedProduct): string => {
  const words = name.toLowerCase().split(/\s+/)
  const series = words.findIndex((word) => /\d/.test(word))
  return (series < 0 ? words : words.slice(0, Math.max(series, 1))).join(' ')
}

const phrasesFor = (
  article: GeneratedArticle,
  product: GeneratedProduct,
  categoryNames: ReadonlyMap<string, string>,
): readonly string[] => {
  const kind = kindOf(product)
  const [noun = kind] = kind.split(' ')
  const size = article.name.slice(product.name.length).trim().toLowerCase()
  return [
    noun,
    kind,
    `${kind} ${size}`,
    `${noun} ${product.brand.toLowerCase()}`,
    product.brand.toLowerCase(),
    (categoryNames.get(product.category) ?? noun).toLowerCase(),
  ]
}

const MOST_CATEGORIES = 3

/** Every query that somebody might be on the way to typing, with the popularity and the categories of what it finds. */
export const phrasesOf = (
  { products, articles }: GeneratedCatalogue,
  categoryNames: ReadonlyMap<string, string>,
): readonly object[] => {
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const found = new Map<string, Phrase>()
  for (const article of articles) {
    const product = productOf.get(article.productId)
    if (product === undefined || article.discontinued) continue
    for (const phrase of new Set(phrasesFor(article, product, categoryNames))) {
      const known = found.get(phrase) ?? { weight: 0, articlesIn: new Map() }
      found.set(phrase, known)
      known.weight += article.popularity
      known.articlesIn.set(product.category, (known.articlesIn.get(product.category) ?? 0) + 1)
    }
  }
  return [...found].map(([phrase, { weight, articlesIn }]) => ({
    phrase,
    plain: withoutAccents(phrase),
    weight,
    categories: [...articlesIn]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_CATEGORIES)
      .map(([category]) => category),
  }))
}

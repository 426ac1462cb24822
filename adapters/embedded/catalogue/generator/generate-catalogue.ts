import type { GeneratedArticle, GeneratedCatalogue } from './article'
import { families } from './families/all'
import { NUMBERS_OF_FAMILY, NUMBERS_OF_PRODUCT, type Family, type Model } from './family'
import { generateArticle, type ProductPlan } from './generate-article'

/** Grows with every change that makes other articles out of the same size. */
export const GENERATOR_VERSION = '2'

const ARTICLES_PER_BATCH = 10_000
const FIRST_SERIES = 1000
const CAMPAIGN_EVERY = 9

/** The whole of `catalogueBatches` at once. */
export const generateCatalogue = (size: number): GeneratedCatalogue => {
  const batches = [...catalogueBatches(size)]
  return {
    products: batches.flatMap(({ products }) => products),
    articles: batches.flatMap(({ articles }) => articles),
  }
}

/**
 * The same catalogue for the same size, always; a larger one begins with the smaller one. `size` counts articles.
 * Batches, so that a million articles need not be held at once; an article's product and replacement lie in its own
 * batch or one before.
 */
export function* catalogueBatches(size: number): Generator<GeneratedCatalogue> {
  const replace = replacing()
  let left = size
  let products: ProductPlan[] = []
  let articles: GeneratedArticle[] = []
  for (const plan of plans()) {
    if (left <= 0) break
    const made = articlesOf(plan).slice(0, left)
    left -= made.length
    products.push(plan)
    articles.push(...made)
    if (articles.length >= ARTICLES_PER_BATCH || left <= 0) {
      yield { products: products.map(({ product }) => product), articles: replace(products, articles) }
      products = []
      articles = []
    }
  }
  if (left > 0) throw new Error(`A catalogue has at most ${size - left} articles, not ${size}`)
}

/** First what stands fixed, then one product of each family in turn, until their numbers are used up. */
function* plans(): Generator<ProductPlan> {
  for (const family of families) {
    for (const { block, model, brand, series } of family.fixed) yield planOf(family, block, model, brand, series, 0)
  }
  for (let index = 0; index < NUMBERS_OF_FAMILY / NUMBERS_OF_PRODUCT; index += 1) {
    for (const family of families) {
      const round = Math.floor(index / family.models.length)
      const model = family.models[index % family.models.length]
      const brand = family.brands[(index + round) % family.brands.length]
      if (model === undefined || brand === undefined) continue
      const block = family.numbersFrom + index * NUMBERS_OF_PRODUCT
      yield planOf(family, block, model, brand, FIRST_SERIES + round * 100, index + 1)
    }
  }
}

const planOf = (
  family: Family,
  block: number,
  model: Model,
  brand: string,
  series: number,
  index: number,
): ProductPlan => ({
  product: {
    productId: `p${block}`,
    name: model.name(series),
    description: model.description,
    family: family.family,
    brand,
    category: model.category ?? family.category,
  },
  family,
  model,
  block,
  fixed: index === 0,
  makeFactor: index === 0 ? 1 : 1 + ((index * 7) % 11) / 40,
  campaign: index > 0 && index % CAMPAIGN_EVERY === 0,
})

/** The sizes that a product is made in, as articles in order of size. */
const articlesOf = (plan: ProductPlan): readonly GeneratedArticle[] => {
  const { codes } = plan.model
  return plan.family.dimensions
    .map((dimension, index) => ({ dimension, number: plan.block + (plan.fixed ? dimension.code : index) }))
    .filter(({ dimension: { code } }) => codes === undefined || codes.includes(code))
    .toSorted((a, b) => a.dimension.size - b.dimension.size)
    .map(({ dimension, number }, position) => generateArticle(plan, dimension, number, position))
}

/** A discontinued article without a given replacement gets a living one of its family and size. */
const replacing = () => {
  const living = new Map<string, string>()
  const made = new Set<string>()
  return (products: readonly ProductPlan[], articles: readonly GeneratedArticle[]): readonly GeneratedArticle[] => {
    const families = new Map(products.map(({ product, family }) => [product.productId, family.family]))
    const kindOf = ({ productId, size }: GeneratedArticle): string => `${families.get(productId) ?? ''} ${size}`
    for (const article of articles) {
      made.add(article.articleNumber)
      if (!article.discontinued && !living.has(kindOf(article))) living.set(kindOf(article), article.articleNumber)
    }
    return articles.map((article) => {
      const replacedBy = article.replacedBy ?? (article.discontinued ? living.get(kindOf(article)) : undefined)
      return { ...article, replacedBy: replacedBy !== undefined && made.has(replacedBy) ? replacedBy : null }
    })
  }
}

import type { GeneratedArticle, GeneratedCatalogue } from './article'
import { families } from './departments'
import { FIRST_SERIES, nameOf, NUMBERS_OF_FAMILY, NUMBERS_OF_PRODUCT, type Family, type Model } from './family'
import { generateArticle, type ProductPlan } from './generate-article'

/** Grows with every change that makes other articles, or other data about them, out of the same size. */
export const GENERATOR_VERSION = '8'

const ARTICLES_PER_BATCH = 1000
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
    for (const { block, model, brand, series } of family.fixed ?? [])
      yield planOf(family, block, model, brand, series, 0, 0)
  }
  for (let index = 0; index < NUMBERS_OF_FAMILY / NUMBERS_OF_PRODUCT; index += 1) {
    for (const [place, family] of families.entries()) {
      const round = Math.floor(index / family.models.length)
      const model = family.models[index % family.models.length]
      const brand = family.brands[(index + round) % family.brands.length]
      if (model === undefined || brand === undefined) continue
      const block = family.numbersFrom + index * NUMBERS_OF_PRODUCT
      yield planOf(family, block, model, brand, FIRST_SERIES + round * 100, index + 1, place)
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
  place: number,
): ProductPlan => ({
  product: {
    productId: `p${block}`,
    name: nameOf(model, series),
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
  // By family too, so that a small catalogue has its share of them.
  campaign: index > 0 && (index + place) % CAMPAIGN_EVERY === 0,
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

/**
 * A discontinued article without a given replacement gets the living one of its size that was made last before it: of
 * its own kind, else of its family. So nobody replaces more than a few.
 */
const replacing = () => {
  const living = new Map<string, string>()
  // What is given as a replacement stands fixed; the smallest catalogues do not reach it.
  const fixed = new Set<string>()
  return (plans: readonly ProductPlan[], articles: readonly GeneratedArticle[]): readonly GeneratedArticle[] => {
    const planOf = new Map(plans.map((plan) => [plan.product.productId, plan]))
    const kindsOf = ({ productId, size }: GeneratedArticle): readonly string[] => {
      const plan = planOf.get(productId)
      return plan === undefined
        ? []
        : [`${plan.family.family} ${size} ${nameOf(plan.model, FIRST_SERIES)}`, `${plan.family.family} ${size}`]
    }
    const replacementOf = (article: GeneratedArticle): string | undefined =>
      article.replacedBy === null
        ? kindsOf(article).flatMap((kind) => living.get(kind) ?? [])[0]
        : [article.replacedBy].find((given) => fixed.has(given))
    for (const { articleNumber, productId } of articles)
      if (planOf.get(productId)?.fixed === true) fixed.add(articleNumber)
    return articles.map((article) => {
      if (!article.discontinued) for (const kind of kindsOf(article)) living.set(kind, article.articleNumber)
      return { ...article, replacedBy: article.discontinued ? (replacementOf(article) ?? null) : null }
    })
  }
}

import type { GeneratedArticle, GeneratedCatalogue } from './article'
import { families } from './departments'
import { NUMBERS_OF_FAMILY, NUMBERS_OF_PRODUCT, type Dimension, type Family, type Model } from './family'
import { generateArticle, type ProductPlan } from './generate-article'
import { lineNameOf } from './product-lines'

/** Grows with every change that makes other articles, or other data about them, out of the same size. */
export const GENERATOR_VERSION = '16'

const ARTICLES_PER_BATCH = 1000
const CAMPAIGN_EVERY = 9

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
    for (const { block, model, brand } of family.fixed ?? [])
      yield planOf({ family, block, model, brand, line: '', index: 0, place: 0 })
  }
  for (let index = 0; index < NUMBERS_OF_FAMILY / NUMBERS_OF_PRODUCT; index += 1) {
    for (const [place, family] of families.entries()) {
      const { models, brands } = family
      const round = Math.floor(index / models.length)
      const model = models[index % models.length]
      const make = (round + (index % models.length)) % brands.length
      const brand = brands[make]
      if (model === undefined || brand === undefined) continue
      const line = lineNameOf({
        family: place,
        make,
        makes: brands.length,
        earlier: Math.floor(round / brands.length),
      })
      const block = family.numbersFrom + index * NUMBERS_OF_PRODUCT
      yield planOf({ family, block, model, brand, line, index: index + 1, place })
    }
  }
}

interface Planned {
  readonly family: Family
  readonly block: number
  readonly model: Model
  readonly brand: string
  /** Empty where the model's name is the whole name. */
  readonly line: string
  /** 0 for what stands fixed. */
  readonly index: number
  readonly place: number
}

const planOf = ({ family, block, model, brand, line, index, place }: Planned): ProductPlan => ({
  product: {
    productId: `p${block}`,
    name: `${model.name} ${line}`.trim(),
    line,
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

/** The dimensions that a product is made in, as articles in order of size. */
const articlesOf = (plan: ProductPlan): readonly GeneratedArticle[] => {
  const { family, model, block, fixed } = plan
  const { codes, dimensions = family.dimensions } = model
  return dimensions
    .filter(({ code }) => codes === undefined || codes.includes(code))
    .map((dimension) => ({ dimension, number: block + (fixed ? dimension.code : placeOf(family, dimension)) }))
    .toSorted((a, b) => a.dimension.size - b.dimension.size)
    .map(({ dimension, number }, position) => generateArticle(plan, dimension, number, position))
}

/** The place of a dimension among the article numbers of a product. */
const placeOf = ({ dimensions }: Family, { code }: Dimension): number => {
  const place = dimensions.findIndex((one) => one.code === code)
  return place < 0 ? code - 1 : place
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
        : [`${plan.family.family} ${size} ${plan.model.name}`, `${plan.family.family} ${size}`]
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

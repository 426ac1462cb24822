import type { GeneratedArticle, GeneratedCatalogue } from './article'
import { families } from './families/all'
import type { Family, Model } from './family'
import { generateArticle, type ProductPlan } from './generate-article'

/** Grows with every change that makes other articles out of the same size. */
export const GENERATOR_VERSION = '1'

/** Above this, families would run into each other's article numbers. */
const LARGEST = 150_000
const FIRST_SERIES = 1000
const CAMPAIGN_EVERY = 9

/** The same catalogue for the same size, always; a larger one begins with the smaller one. `size` counts articles. */
export const generateCatalogue = (size: number): GeneratedCatalogue => {
  if (size > LARGEST) throw new Error(`A catalogue has at most ${LARGEST} articles, not ${size}`)
  const articles: GeneratedArticle[] = []
  const products: ProductPlan[] = []
  for (const plan of plans()) {
    if (articles.length >= size) break
    products.push(plan)
    const { codes } = plan.model
    const dimensions = plan.family.dimensions
      .filter(({ code }) => codes === undefined || codes.includes(code))
      .toSorted((a, b) => a.size - b.size)
      .slice(0, size - articles.length)
    articles.push(...dimensions.map((dimension, position) => generateArticle(plan, dimension, position)))
  }
  return { products: products.map(({ product }) => product), articles: withReplacements(articles, products) }
}

/** First what stands fixed, then one product of each family in turn, without end. */
function* plans(): Generator<ProductPlan> {
  for (const family of families) {
    for (const { block, model, brand, series } of family.fixed) yield planOf(family, block, model, brand, series, 0)
  }
  for (let index = 0; ; index += 1) {
    for (const family of families) {
      const round = Math.floor(index / family.models.length)
      const model = family.models[index % family.models.length]
      const brand = family.brands[(index + round) % family.brands.length]
      if (model === undefined || brand === undefined) continue
      const block = family.numbersFrom + index * family.blockSize
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
  makeFactor: index === 0 ? 1 : 1 + ((index * 7) % 11) / 40,
  campaign: index > 0 && index % CAMPAIGN_EVERY === 0,
})

/** A discontinued article without a given replacement gets a living one of its family and size. */
const withReplacements = (
  articles: readonly GeneratedArticle[],
  products: readonly ProductPlan[],
): readonly GeneratedArticle[] => {
  const families = new Map(products.map(({ product, family }) => [product.productId, family.family]))
  const kindOf = ({ productId, size }: GeneratedArticle): string => `${families.get(productId) ?? ''} ${size}`
  const living = new Map<string, string>()
  for (const article of articles) {
    if (!article.discontinued && !living.has(kindOf(article))) living.set(kindOf(article), article.articleNumber)
  }
  const made = new Set(articles.map(({ articleNumber }) => articleNumber))
  return articles.map((article) => {
    const replacedBy = article.replacedBy ?? (article.discontinued ? living.get(kindOf(article)) : undefined)
    return { ...article, replacedBy: replacedBy !== undefined && made.has(replacedBy) ? replacedBy : null }
  })
}

import type { CatalogueData } from '../seeding/catalogue-data'
import { slugPath } from '../catalogue/category-path'
import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'

interface Seen {
  articles: number
  /** Ranks of each attribute in the articles' own lists: how often, and their sum. */
  readonly ranks: Map<string, { readonly times: number; readonly sum: number }>
}

const sequenceOf = ({ ranks }: Seen): readonly string[] =>
  [...ranks].toSorted(([, a], [, b]) => a.sum / a.times - b.sum / b.times).map(([name]) => name)

/** Whether most attributes are had by most articles. */
const isAlike = ({ articles, ranks }: Seen): boolean =>
  [...ranks.values()].filter(({ times }) => times * 2 >= articles).length * 2 >= ranks.size

/**
 * Gives every category the order in which its articles name their attributes. Where articles with different attributes
 * lie together, one order fits none of them: it is there, but disabled.
 */
export const seedSequences = async (db: Database, { products, articles }: CatalogueData): Promise<void> => {
  const seen = new Map<string, Seen>()
  const productOf = new Map(products.map((product) => [product.productId, product]))
  for (const { productId, attributes } of articles) {
    const product = productOf.get(productId)
    if (product === undefined) continue
    for (const slug of slugPath(product.category)) {
      const category = seen.get(slug) ?? { articles: 0, ranks: new Map() }
      seen.set(slug, category)
      category.articles += 1
      attributes.forEach(({ attributeName }, rank) => {
        const { times, sum } = category.ranks.get(attributeName) ?? { times: 0, sum: 0 }
        category.ranks.set(attributeName, { times: times + 1, sum: sum + rank })
      })
    }
  }
  await bulkInsert(
    db,
    'attribute_sequences',
    [...seen].map(([category_slug, category]) => ({
      category_slug,
      sequence: sequenceOf(category),
      disabled: !isAlike(category),
    })),
  )
}

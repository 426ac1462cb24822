import { bulkInsert } from '../database/bulk-insert'
import type { Load } from '../database/bulk-load'
import { slugPath } from '../catalogue/category-path'
import type { Database } from '../database/database'
import type { ArticleData, CatalogueData, ProductData } from '../seeding/catalogue-data'
import { swedishSortKey } from '../swedish-order'
import { type articleWords, spelled } from './article-words'
import { setsOfProduct, type FacetSets } from './facet-sets'
import type { IndexedAttributes } from './tables'
import { sizesInMm, threadsOf } from './size-facets'
import { compactNumber, trigramsOf } from './words'

const factOf = ({ attributes }: ArticleData, name: string): readonly string[] =>
  attributes.filter(({ attributeName }) => attributeName === name).map(({ attributeValue }) => attributeValue)

/** None where the price is on request. */
const askedPriceOf = ({ askForPrice, campaignPrice, listPrice }: ArticleData): number | null =>
  askForPrice ? null : Math.min(campaignPrice ?? listPrice, listPrice)

/** The attributes by which an article is filtered, sorted and counted. */
const attributesOf = (
  article: ArticleData,
  product: ProductData,
  categoryNames: Vocabulary['categoryNames'],
): IndexedAttributes => {
  const askedPrice = askedPriceOf(article)
  const all: IndexedAttributes = {
    name: [article.name],
    articleNumber: [article.articleNumber],
    variantSlug: [article.slug],
    productId: [product.productId],
    productName: [product.name],
    family: [product.family],
    category: slugPath(product.category),
    categoryName: [categoryNames.get(product.category) ?? ''],
    brand: [product.brand],
    price: askedPrice === null ? [] : [askedPrice],
    dimension: [article.size],
    dn: factOf(article, 'DN').map(Number),
    size: sizesInMm(article),
    thread: threadsOf(article),
    material: factOf(article, 'Material'),
    connection: factOf(article, 'Anslutning'),
    ean: [article.ean],
    rsk: article.rsk === null ? [] : [article.rsk],
    campaign: [article.campaignPrice !== null],
    discontinued: [article.discontinued],
    inStockAt: article.stock
      .filter(({ quantity, availability }) => quantity > 0 && availability === 'green')
      .map(({ locationId }) => locationId),
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

const numbersOf = ({ articleNumber, rsk, eNumber, ean, supplierNumber }: ArticleData) => {
  const numbers = [articleNumber, ean, rsk, eNumber, supplierNumber].map((written) => compactNumber(written ?? ''))
  return [...new Set(numbers)].flatMap((number) =>
    number === undefined ? [] : [{ number, article_number: articleNumber }],
  )
}

const withoutSizes = (words: readonly string[]): string => words.filter((word) => !/\d/.test(word)).join(' ')

/** The number of a wording; a new one when it has not been met. */
const wordingOf = (texts: readonly (readonly string[])[], wordings: Map<string, number>): number => {
  const written = texts.map(withoutSizes).join('|')
  const known = wordings.get(written) ?? wordings.size + 1
  wordings.set(written, known)
  return known
}

const SHORTEST_WORD_TO_SUGGEST = 3

/** The words of a catalogue, collected batch by batch and inserted after the last one. */
export interface Learnt {
  /** The number of articles that have each word. */
  readonly uses: Map<string, number>
  /** Words that say what goods are. */
  readonly goods: Set<string>
  readonly facetSets: FacetSets
  readonly wordings: Map<string, number>
  /** The number of products so far. The count at a product is its key. */
  products: number
}

export const nothingLearnt = (): Learnt => ({
  uses: new Map(),
  goods: new Set(),
  facetSets: new Map(),
  wordings: new Map(),
  products: 0,
})

/** The means to find the words of an article. */
export interface Vocabulary {
  readonly categoryNames: ReadonlyMap<string, string>
  readonly wordsOf: ReturnType<typeof articleWords>
}

/** Makes a batch of articles findable, the articles of a product together, and adds to what is learnt. */
export const indexArticles = async (
  load: Load,
  { products, articles }: CatalogueData,
  { categoryNames, wordsOf }: Vocabulary,
  learnt: Learnt,
): Promise<void> => {
  const { uses, wordings } = learnt
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const attributes = new Map(
    articles.flatMap((article) => {
      const product = productOf.get(article.productId)
      return product === undefined
        ? []
        : [[article.articleNumber, attributesOf(article, product, categoryNames)] as const]
    }),
  )
  const withinProduct = columnsWithinProducts(articles, attributes, learnt)
  const rows = articles.flatMap((article) => {
    const product = productOf.get(article.productId)
    if (product === undefined) return []
    const { name, parts, sizes, facts, description, goods } = wordsOf(article, product)
    for (const word of new Set([...name, ...parts, ...facts, ...description])) uses.set(word, (uses.get(word) ?? 0) + 1)
    for (const word of goods) learnt.goods.add(word)
    return [
      {
        ...withinProduct.get(article.articleNumber),
        popularity: article.popularity,
        asked_price: askedPriceOf(article),
        list_price: article.askForPrice ? null : article.listPrice,
        discount_group: article.discountGroup,
        article_number: article.articleNumber,
        product_id: article.productId,
        sv_key: swedishSortKey(article.name),
        product_sv_key: swedishSortKey(product.name),
        attributes: attributes.get(article.articleNumber) ?? {},
        name_words: spelled(name),
        part_words: spelled(parts),
        size_words: sizes.join(' '),
        fact_words: spelled(facts),
        description_words: spelled(description),
        wording: wordingOf([name, parts, facts, description], wordings),
      },
    ]
  })
  await load('search_articles', rows)
  await load('search_numbers', articles.flatMap(numbersOf))
}

/**
 * By article number: the number of its product, its position among the product's articles (without gaps), and its facet
 * sets.
 */
const columnsWithinProducts = (
  articles: readonly ArticleData[],
  attributes: ReadonlyMap<string, IndexedAttributes>,
  learnt: Learnt,
) => {
  const ofProducts = new Map<string, ArticleData[]>()
  for (const article of articles) {
    const others = ofProducts.get(article.productId) ?? []
    ofProducts.set(article.productId, others)
    others.push(article)
  }
  return new Map(
    [...ofProducts.values()].flatMap((ofProduct) => {
      learnt.products += 1
      const sorted = ofProduct.toSorted((a, b) => a.position - b.position)
      const sets = setsOfProduct(
        learnt.facetSets,
        sorted.map(({ articleNumber }) => attributes.get(articleNumber) ?? {}),
      )
      const product_key = learnt.products
      return sorted.map(({ articleNumber }, position) => [articleNumber, { product_key, position, ...sets }] as const)
    }),
  )
}

/** Puts in what was learnt of all batches: the words, for suggestions, and the sets that articles are counted by. */
export const indexLearnt = async (db: Database, { uses, goods, facetSets }: Learnt): Promise<void> => {
  const words = [...uses].filter(
    ([word]) => (word.length >= SHORTEST_WORD_TO_SUGGEST || goods.has(word)) && !/^\d/.test(word),
  )
  await bulkInsert(
    db,
    'search_words',
    words.map(([word, count]) => ({ word, trigrams: trigramsOf(word), uses: count, names_goods: goods.has(word) })),
  )
  await bulkInsert(
    db,
    'search_facet_sets',
    [...facetSets.values()].flatMap(({ id, values }) => values.map((value) => ({ set_id: id, ...value }))),
  )
}

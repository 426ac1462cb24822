import { bulkInsert } from '../database/bulk-insert'
import type { Database } from '../database/database'
import type { GeneratedArticle, GeneratedCatalogue, GeneratedProduct } from '../catalogue/generator/article'
import { categories, slugPath } from '../catalogue/generator/category-data'
import { swedishSortKey } from '../swedish-order'
import { partsOf } from './compounds'
import type { IndexedAttributes } from './tables'
import { trigramsOf, wordsIn } from './words'

const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))

const factOf = ({ attributes }: GeneratedArticle, name: string): readonly string[] =>
  attributes.filter(({ attributeName }) => attributeName === name).map(({ attributeValue }) => attributeValue)

/** What an article can be filtered, sorted and counted by. */
const attributesOf = (article: GeneratedArticle, product: GeneratedProduct): IndexedAttributes => {
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
    price: article.askForPrice ? [] : [article.campaignPrice ?? article.listPrice],
    dimension: [article.size],
    dn: factOf(article, 'DN').map(Number),
    material: factOf(article, 'Material'),
    connection: factOf(article, 'Anslutning'),
    ean: [article.ean],
    rsk: article.rsk === null ? [] : [article.rsk],
    campaign: [article.campaignPrice !== null],
    discontinued: [article.discontinued],
    inStockAt: article.stock.filter(({ quantity }) => quantity > 0).map(({ locationId }) => locationId),
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

/** `dn15` is found by 15 too. */
const numberIn = (word: string): readonly string[] => /^\p{L}+(\d+)$/u.exec(word)?.slice(1) ?? []

const withParts = (text: string): readonly string[] =>
  wordsIn(text).flatMap((word) => [word, ...partsOf(word), ...numberIn(word)])

const nameWords = (article: GeneratedArticle, product: GeneratedProduct): readonly string[] =>
  withParts(`${article.name} ${categoryNames.get(product.category) ?? ''}`)

const otherWords = (article: GeneratedArticle, product: GeneratedProduct): readonly string[] =>
  withParts(
    [product.brand, product.description, ...article.attributes.map(({ attributeValue }) => attributeValue)].join(' '),
  )

const numbersOf = ({ articleNumber, rsk, ean }: GeneratedArticle) =>
  [...new Set([articleNumber, ean, ...(rsk === null ? [] : [rsk])])].map((number) => ({
    number,
    article_number: articleNumber,
  }))

const SHORTEST_WORD_TO_SUGGEST = 3

/** Makes every article of the catalogue findable. */
export const indexArticles = async (db: Database, { products, articles }: GeneratedCatalogue): Promise<void> => {
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const uses = new Map<string, number>()
  const rows = articles.flatMap((article) => {
    const product = productOf.get(article.productId)
    if (product === undefined) return []
    const inName = nameWords(article, product)
    const elsewhere = otherWords(article, product)
    for (const word of new Set([...inName, ...elsewhere])) uses.set(word, (uses.get(word) ?? 0) + 1)
    return [
      {
        article_number: article.articleNumber,
        product_id: article.productId,
        sv_key: swedishSortKey(article.name),
        product_sv_key: swedishSortKey(product.name),
        position: article.position,
        popularity: article.popularity,
        price: article.campaignPrice ?? article.listPrice,
        attributes: attributesOf(article, product),
        name_words: inName.join(' '),
        other_words: elsewhere.join(' '),
      },
    ]
  })
  await bulkInsert(db, 'search_articles', rows)
  await bulkInsert(db, 'search_numbers', articles.flatMap(numbersOf))
  const words = [...uses].filter(([word]) => word.length >= SHORTEST_WORD_TO_SUGGEST && !/^\d/.test(word))
  await bulkInsert(
    db,
    'search_words',
    words.map(([word, count]) => ({ word, trigrams: trigramsOf(word), uses: count })),
  )
}

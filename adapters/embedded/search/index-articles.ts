import { bulkInsert } from '../database/bulk-insert'
import type { Load } from '../database/bulk-load'
import type { Database } from '../database/database'
import type { GeneratedArticle, GeneratedCatalogue, GeneratedProduct } from '../catalogue/generator/article'
import { categories, slugPath } from '../catalogue/generator/category-data'
import { families } from '../catalogue/generator/families/all'
import { swedishSortKey } from '../swedish-order'
import { articleWords, spelled } from './article-words'
import { phrasesOf } from './phrases'
import type { IndexedAttributes } from './tables'
import { compactNumber, trigramsOf } from './words'

const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))

const wordsOf = articleWords(families, categoryNames)

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
    inStockAt: article.stock
      .filter(({ quantity, availability }) => quantity > 0 && availability === 'green')
      .map(({ locationId }) => locationId),
  }
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0))
}

const numbersOf = ({ articleNumber, rsk, eNumber, ean, supplierNumber }: GeneratedArticle) => {
  const numbers = [articleNumber, ean, rsk, eNumber, supplierNumber].map((written) => compactNumber(written ?? ''))
  return [...new Set(numbers)].flatMap((number) =>
    number === undefined ? [] : [{ number, article_number: articleNumber }],
  )
}

const SHORTEST_WORD_TO_SUGGEST = 3

/** How many articles each word is found in. */
export type WordUses = Map<string, number>

/** Makes a batch of articles findable, and adds their words to `uses`. */
export const indexArticles = async (
  load: Load,
  { products, articles }: GeneratedCatalogue,
  uses: WordUses,
): Promise<void> => {
  const productOf = new Map(products.map((product) => [product.productId, product]))
  const rows = articles.flatMap((article) => {
    const product = productOf.get(article.productId)
    if (product === undefined) return []
    const { name, parts, other } = wordsOf(article, product)
    for (const word of new Set([...name, ...parts, ...other])) uses.set(word, (uses.get(word) ?? 0) + 1)
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
        name_words: spelled(name),
        part_words: spelled(parts),
        other_words: spelled(other),
      },
    ]
  })
  await load('search_articles', rows)
  await load('search_numbers', articles.flatMap(numbersOf))
}

/** Makes the words of all batches known, for suggestions. */
export const indexWords = async (db: Database, uses: WordUses): Promise<void> => {
  const words = [...uses].filter(([word]) => word.length >= SHORTEST_WORD_TO_SUGGEST && !/^\d/.test(word))
  await bulkInsert(
    db,
    'search_words',
    words.map(([word, count]) => ({ word, trigrams: trigramsOf(word), uses: count })),
  )
}

/** Makes the queries known that complete what somebody writes. */
export const indexPhrases = (db: Database, catalogue: GeneratedCatalogue): Promise<void> =>
  bulkInsert(db, 'search_phrases', phrasesOf(catalogue, categoryNames))

import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedArticles, seedTerms } from '#adapters/embedded/catalogue/seed-catalogue'
import { loaderInto } from '#adapters/embedded/database/bulk-load'
import { openDatabase, type Database } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/migrate'
import { completeQuery } from '#adapters/embedded/search/complete-query'
import { entitiesByAttribute, search } from '#adapters/embedded/search/search'
import { indexerOf } from '#adapters/embedded/search/search-index'
import type { ArticleData, CatalogueData, CatalogueTerms, ProductData } from '#adapters/embedded/seeding/catalogue-data'
import { anArticle, aProduct } from './given-article'

const product = (productId: string, name: string, category: string): ProductData =>
  aProduct({ productId, name, category, description: 'För kafé och konditori.' })

const article = (articleNumber: string, of: ProductData, size: number): ArticleData =>
  anArticle({
    articleNumber,
    productId: of.productId,
    name: `${of.name} ${size} l`,
    slug: `${of.productId}-${articleNumber}`,
    position: size - 1,
    size,
    supplierNumber: `F-${articleNumber}`,
    ean: `73500000${articleNumber}`,
    attributes: [{ attributeName: 'Material', attributeValue: 'Körsbärsträ' }],
    listPrice: 100 * size,
  })

const brewer = product('b1', 'Espressobryggare', 'kafe/bryggning')
const jug = product('k1', 'Kanna', 'kafe/servering')

/** Goods and categories that the demo data do not have. */
const catalogue: CatalogueData = {
  products: [brewer, jug],
  articles: [article('11111', brewer, 1), article('11112', brewer, 2), article('22221', jug, 3)],
}

const terms: CatalogueTerms = {
  categories: [
    { slug: 'kafe', name: 'Kafé', illustration: '' },
    { slug: 'kafe/bryggning', name: 'Bryggning', illustration: '' },
    { slug: 'kafe/servering', name: 'Servering', illustration: '' },
  ],
  productNames: ['Espresso', 'Bryggare', 'Espressobryggare', 'Kanna'],
  discounts: {},
  priceGroups: {},
}

describe('the search over a catalogue of another trade', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase()
    await migrate(db)
    await seedTerms(db, terms)
    const load = await loaderInto(db)
    await seedArticles(load, catalogue)
    const indexer = indexerOf(terms)
    await indexer.add(load, catalogue)
    await indexer.finish(db, catalogue)
  })
  afterAll(() => db.destroy())

  const found = async (query: string): Promise<readonly string[]> => {
    const answer = await search(db, { query })
    if (E.isLeft(answer)) throw new Error(answer.left.detail)
    return answer.right.results.items.map(({ id }) => id).toSorted()
  }

  it.each([
    ['a name', 'espressobryggare', ['11111', '11112']],
    ['the end of a compound of its own words', 'bryggare', ['11111', '11112']],
    ['a name and a size', 'kanna 3 l', ['22221']],
    ['the name of a category', 'servering', ['22221']],
    ['a material', 'körsbärsträ', ['11111', '11112', '22221']],
    ['a number', '22221', ['22221']],
  ])('finds by %s', async (_by, query, numbers) => {
    expect(await found(query)).toEqual(numbers)
  })

  it('lists what lies in a category', async () => {
    const answer = await entitiesByAttribute(db, { attribute: { name: 'category', value: 'kafe/bryggning' } })
    expect(E.isRight(answer) ? answer.right.items.map(({ id }) => id).toSorted() : answer).toEqual(['11111', '11112'])
  })

  it('completes a query that is being typed', async () => {
    const answer = await completeQuery(db, { query: 'espr' })
    expect(JSON.stringify(answer)).toContain('espressobryggare')
  })
})

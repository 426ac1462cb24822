import type { CatalogueData, CatalogueTerms } from '../seeding/catalogue-data'
import { bulkInsert } from '../database/bulk-insert'
import type { Load } from '../database/bulk-load'
import type { Database } from '../database/database'
import { articleWords } from './article-words'
import { indexArticles, indexLearnt, nothingLearnt } from './index-articles'
import { phrasesOf } from './phrases'

/** Makes the articles of a catalogue findable, batch by batch. */
export interface Indexer {
  readonly add: (load: Load, batch: CatalogueData) => Promise<void>
  /**
   * Stores the words and phrases of all batches. Call it once, after the last batch.
   * @param sample articles that the completions of queries are made from
   */
  readonly finish: (db: Database, sample: CatalogueData) => Promise<void>
}

/** An indexer of a catalogue, which must be put into empty tables. The catalogue may have any categories and products. */
export const indexerOf = ({
  categories,
  productNames,
}: Pick<CatalogueTerms, 'categories' | 'productNames'>): Indexer => {
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
  const vocabulary = { categoryNames, wordsOf: articleWords(productNames, categoryNames) }
  const learnt = nothingLearnt()
  return {
    add: (load, batch) => indexArticles(load, batch, vocabulary, learnt),
    finish: async (db, sample) => {
      await bulkInsert(db, 'search_phrases', phrasesOf(sample, categoryNames))
      await indexLearnt(db, learnt)
    },
  }
}

import type { Area } from '../area'
import { searchMigrations } from './migrations'
import { searchPlugin } from './plugin'
import { indexerOf } from './search-index'
import type { SearchTables } from './tables'

/** The search index and what visitors do with what they find. */
export const searchArea: Area<SearchTables> = {
  migrations: searchMigrations,
  plugin: searchPlugin,
  seed: {
    tables: ['search_articles', 'search_numbers', 'search_words', 'search_phrases', 'search_facet_sets'],
    stepsFor: ({ catalogue }) => {
      const indexer = indexerOf(catalogue)
      return { addBatch: indexer.add, afterArticles: indexer.finish }
    },
  },
}

import type { Area } from '../area'
import { catalogueMigrations } from './migrations'
import { cataloguePlugin } from './plugin'
import { seedArticles, seedTerms } from './seed-catalogue'
import type { CatalogueTables } from './tables'

/** Categories, products, articles, their stock and prices. */
export const catalogueArea: Area<CatalogueTables> = {
  migrations: catalogueMigrations,
  plugin: cataloguePlugin,
  seed: {
    tables: ['categories', 'discounts', 'customer_price_groups', 'products', 'variants', 'relations', 'stock'],
    stepsFor: ({ catalogue }) => ({
      beforeArticles: (db) => seedTerms(db, catalogue),
      addBatch: seedArticles,
    }),
  },
}

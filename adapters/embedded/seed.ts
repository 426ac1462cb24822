import type { Clock } from '#application/ports/clock'
import { seedDemo } from './auth/seed-demo'
import { seedCampaigns } from './campaigns/seed-campaigns'
import { catalogueBatches, GENERATOR_VERSION } from './catalogue/generator/generate-catalogue'
import { seedArticles, seedTerms } from './catalogue/seed-catalogue'
import type { Database } from './database/database'
import { indexAfterwards } from './database/index-afterwards'
import { seedLocations } from './locations/seed-locations'
import { indexArticles, indexPhrases, indexWords, type WordUses } from './search/index-articles'
import { seedOnce } from './seeding/seed-once'
import { seedSequences } from './sequence/seed-sequences'

export interface SeedOptions {
  /** Articles to generate. */
  readonly catalogueSize: number
  /** Whether the demo accounts and their data shall exist. */
  readonly demo: boolean
}

/** Fills an empty database with places, the catalogue and the demo accounts; does nothing where they already are. */
export const seed = async (db: Database, clock: Clock, { catalogueSize, demo }: SeedOptions): Promise<void> => {
  await seedOnce(db, clock, { area: 'catalogue', version: GENERATOR_VERSION, size: catalogueSize }, async (trx) => {
    const uses: WordUses = new Map()
    await seedLocations(trx)
    await seedTerms(trx)
    await indexAfterwards(trx, 'search_articles', async () => {
      let first = true
      for (const batch of catalogueBatches(catalogueSize)) {
        await seedArticles(trx, batch)
        await indexArticles(trx, batch, uses)
        // The first batch has every kind of product, so what is chosen or learnt from a catalogue needs no more.
        if (first) {
          await seedSequences(trx, batch)
          await seedCampaigns(trx, batch, clock.today())
          await indexPhrases(trx, batch)
        }
        first = false
      }
    })
    await indexWords(trx, uses)
  })
  if (demo) await seedDemo(db, clock)
}

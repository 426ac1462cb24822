import type { Clock } from '#application/ports/clock'
import { seedDemo } from './auth/seed-demo'
import { seedCampaigns } from './campaigns/seed-campaigns'
import { generateCatalogue, GENERATOR_VERSION } from './catalogue/generator/generate-catalogue'
import { seedCatalogue } from './catalogue/seed-catalogue'
import type { Database } from './database/database'
import { seedLocations } from './locations/seed-locations'
import { indexArticles } from './search/index-articles'
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
    const catalogue = generateCatalogue(catalogueSize)
    await seedLocations(trx)
    await seedCatalogue(trx, catalogue)
    await seedSequences(trx, catalogue)
    await seedCampaigns(trx, catalogue, clock.today())
    await indexArticles(trx, catalogue)
  })
  if (demo) await seedDemo(db, clock)
}

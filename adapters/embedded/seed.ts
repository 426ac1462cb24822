import type { Clock } from '#application/ports/clock'
import { closeDemo, reopenDemo } from './demo-data/accounts/close-demo'
import { seedDemo } from './demo-data/accounts/seed-demo'
import { campaignData } from './demo-data/campaigns'
import { dateCampaigns, seedCampaigns } from './campaigns/seed-campaigns'
import type { GeneratedArticle, GeneratedCatalogue, GeneratedProduct } from './demo-data/catalogue/article'
import { catalogueBatches, GENERATOR_VERSION } from './demo-data/catalogue/generate-catalogue'
import { seedArticles, seedTerms } from './catalogue/seed-catalogue'
import { loaderInto } from './database/bulk-load'
import { atLength } from './database/caller'
import type { Database } from './database/database'
import { indexAfterwards } from './database/index-afterwards'
import type { Tables } from './database/tables'
import { seedLocations } from './locations/seed-locations'
import { indexArticles, indexLearnt, indexPhrases, nothingLearnt } from './search/index-articles'
import { seedCurrent, type SeedRun } from './seeding/seed-current'
import { seedSequences } from './sequence/seed-sequences'

export interface SeedOptions {
  /** Articles to generate. */
  readonly catalogueSize: number
  /** Whether the demo accounts and their data shall exist. */
  readonly demo: boolean
  /** Says to the developer what takes a while; nothing when left out. */
  readonly tell?: (line: string) => void
}

/** What is made from the generator alone: it is made anew when the generator or the size is another. */
export const generatedTables = [
  'locations',
  'categories',
  'discounts',
  'customer_price_groups',
  'products',
  'variants',
  'relations',
  'stock',
  'search_articles',
  'search_numbers',
  'search_words',
  'search_phrases',
  'search_facet_sets',
  'attribute_sequences',
  'campaigns',
  'campaign_articles',
  'selected_product_groups',
  'selected_product_articles',
] as const satisfies readonly (keyof Tables)[]

/** So many articles hold every kind of product; what is chosen or learnt from a catalogue needs no more. */
const SAMPLE = 10_000

/**
 * Fills a database with places, the catalogue and the demo accounts. Where they already are it does nothing, unless
 * they come of another version or size: then the catalogue is made anew, and carts, orders and accounts stay.
 */
export const seed = (db: Database, clock: Clock, options: SeedOptions): Promise<void> =>
  atLength(() => seedAll(db, clock, options))

const seedAll = async (db: Database, clock: Clock, options: SeedOptions): Promise<void> => {
  const { catalogueSize, demo, tell = () => {} } = options
  const run: SeedRun = { area: 'catalogue', version: GENERATOR_VERSION, size: catalogueSize }
  await seedCurrent(db, clock, run, async (trx, before) => {
    tell(announcement(run, before))
    await indexAfterwards(trx, generatedTables, () => fillCatalogue(trx, clock, catalogueSize))
  })
  // The campaigns run from today, whenever the data were put in.
  await seedCurrent(db, clock, { area: 'campaign-dates', version: clock.today(), size: campaignData.length }, (trx) =>
    dateCampaigns(trx, clock.today()),
  )
  if (!demo) return closeDemo(db, clock)
  await seedDemo(db, clock)
  await reopenDemo(db)
}

const announcement = ({ version, size }: SeedRun, before: SeedRun | undefined): string =>
  before === undefined
    ? `Making a catalogue of ${size} articles.`
    : `The data hold a catalogue of ${before.size} articles, version ${before.version}: making it anew with ${size}, version ${version}. Carts, orders and accounts stay.`

const fillCatalogue = async (trx: Database, clock: Clock, size: number): Promise<void> => {
  await seedLocations(trx)
  await seedTerms(trx)
  const load = await loaderInto(trx)
  const learnt = nothingLearnt()
  const sample = { products: Array<GeneratedProduct>(), articles: Array<GeneratedArticle>() }
  // The next batch is made while the database takes this one in; no more than two are held at a time.
  let loading: Promise<unknown> = Promise.resolve()
  for (const batch of catalogueBatches(size)) {
    if (sample.articles.length < SAMPLE) addTo(sample, batch)
    const sent = Promise.all([seedArticles(load, batch), indexArticles(load, batch, learnt)])
    // What fails is told where it is awaited, one round later.
    sent.catch(() => {})
    await loading
    loading = sent
  }
  await loading
  await seedSequences(trx, sample)
  await seedCampaigns(trx, sample, clock.today())
  await indexPhrases(trx, sample)
  await indexLearnt(trx, learnt)
}

const addTo = (
  sample: { readonly products: GeneratedProduct[]; readonly articles: GeneratedArticle[] },
  batch: GeneratedCatalogue,
): void => {
  sample.products.push(...batch.products)
  sample.articles.push(...batch.articles)
}

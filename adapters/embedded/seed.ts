import type { Clock } from '#application/ports/clock'
import type { Area } from './area'
import { areas } from './areas'
import type { ArticleData, CatalogueData, ProductData } from './seeding/catalogue-data'
import { loaderInto } from './database/bulk-load'
import { atLength } from './database/caller'
import type { Database } from './database/database'
import { indexAfterwards } from './database/index-afterwards'
import { demoData } from './demo-data/demo-data'
import { seedCurrent, type SeedRun } from './seeding/seed-current'
import type { SeedData } from './seeding/seed-data'

export interface SeedOptions {
  /** Articles to generate. */
  readonly catalogueSize: number
  /** Whether the demo accounts and their data shall exist. */
  readonly demo: boolean
  /** Says to the developer what takes a while; nothing when left out. */
  readonly tell?: (line: string) => void
}

/** The data that a first start inserts. */
export const startData: SeedData = demoData

const list: readonly Area[] = areas
const seeds = list.flatMap(({ seed }) => seed ?? [])

/** Data derived from the catalogue alone: they are made again when the catalogue changes. */
export const catalogueTables = seeds.flatMap(({ tables }) => tables)

/** The first articles of a catalogue that contain every kind of product, from which others are chosen or learned. */
const SAMPLE = 10_000

/**
 * Fills a database with places, the catalogue and the demo accounts. Where they already are it does nothing, unless
 * they come of another version or size: then the catalogue is made anew, and carts, orders and accounts stay.
 */
export const seed = (db: Database, clock: Clock, options: SeedOptions): Promise<void> =>
  atLength(() => seedAll(db, clock, options))

const seedAll = async (db: Database, clock: Clock, options: SeedOptions): Promise<void> => {
  const { catalogueSize, demo, tell = () => {} } = options
  const run: SeedRun = { area: 'catalogue', version: startData.version, size: catalogueSize }
  await seedCurrent(db, clock, run, async (trx, before) => {
    tell(announcement(run, before))
    await indexAfterwards(trx, catalogueTables, () => fillCatalogue(trx, clock, catalogueSize))
  })
  // Whenever the data were put in.
  await seedCurrent(db, clock, { area: 'day', version: clock.today(), size: 0 }, async (trx) => {
    for (const { onNewDay } of seeds) await onNewDay?.(trx, startData, clock.today())
  })
  await (demo ? startData.accounts.open(db, clock) : startData.accounts.close(db, clock))
}

const announcement = ({ version, size }: SeedRun, before: SeedRun | undefined): string =>
  before === undefined
    ? `Making a catalogue of ${size} articles.`
    : `The data hold a catalogue of ${before.size} articles, version ${before.version}: making it anew with ${size}, version ${version}. Carts, orders and accounts stay.`

const fillCatalogue = async (trx: Database, clock: Clock, size: number): Promise<void> => {
  const steps = seeds.map(({ stepsFor }) => stepsFor(startData))
  for (const { beforeArticles } of steps) await beforeArticles?.(trx)
  const load = await loaderInto(trx)
  const sample = { products: Array<ProductData>(), articles: Array<ArticleData>() }
  // The next batch is made while the database takes this one in; no more than two are held at a time.
  let loading: Promise<unknown> = Promise.resolve()
  for (const batch of startData.batches(size)) {
    if (sample.articles.length < SAMPLE) addTo(sample, batch)
    const sent = Promise.all(steps.flatMap(({ addBatch }) => addBatch?.(load, batch) ?? []))
    // A failure is thrown where the promise is awaited, one round later.
    sent.catch(() => {})
    await loading
    loading = sent
  }
  await loading
  for (const { afterArticles } of steps) await afterArticles?.(trx, sample, clock.today())
}

const addTo = (
  sample: { readonly products: ProductData[]; readonly articles: ArticleData[] },
  batch: CatalogueData,
): void => {
  sample.products.push(...batch.products)
  sample.articles.push(...batch.articles)
}

import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SearchAnswer, SearchBody } from '#adapters/contract/search'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/migrate'
import { nodeClock } from '#adapters/embedded/node-clock'
import { countsMemory, type CountsMemory } from '#adapters/embedded/search/counts-memory'
import { search } from '#adapters/embedded/search/search'
import { seed } from '#adapters/embedded/seed'
import { startPostgres, type TemporaryPostgres } from '../contract/support/postgres'
import { pairedRatio, report } from './figure'

const SIZE = 200_000
const ROUNDS = 15
const PAGE = 24
const PREPARING = 1_800_000

// Both are kept between runs: seeding finds them as they were, unless the catalogue's version or size is another.
const dataDir = fileURLToPath(new URL('../../.build/bench-data', import.meta.url))
const postgresDir = fileURLToPath(new URL('../../.build/bench-postgres', import.meta.url))
const workerUrl = new URL('../../.build/server/pglite-worker.js', import.meta.url)

const prepared = async (options: DatabaseOptions): Promise<Database> => {
  const db = await openDatabase(options)
  await migrate(db)
  await seed(db, nodeClock, { catalogueSize: SIZE, demo: false })
  return db
}

let embedded: Database
let postgres: TemporaryPostgres
let server: Database | undefined
beforeAll(async () => {
  embedded = await prepared({ dataDir, workerUrl })
  postgres = await startPostgres(postgresDir)
  server = postgres.tag === 'Running' ? await prepared({ databaseUrl: postgres.databaseUrl }) : undefined
}, PREPARING)
afterAll(async () => {
  await embedded.destroy()
  await server?.destroy()
  if (postgres.tag === 'Running') await postgres.stop()
})

/** As a page of results asks: products with the facets of a listing. */
const asked = (query: string, skip = 0): SearchBody => ({
  query,
  resultsOptions: {
    take: PAGE,
    skip,
    filter: { type: 'type', value: 'Product' },
    facets: [
      ...['size', 'thread', 'dn', 'connection', 'material', 'brand'].map((name) => ({
        type: 'distinct' as const,
        name,
        attributeName: name,
      })),
      { type: 'range', name: 'price', attributeName: 'price' },
    ],
  },
})

const narrow = asked('kulventil dn20 tappen')
const broad = asked('ventil')

/** Asks beneath the service's memory of answers: all is found anew, except counts if a memory of them is given. */
const answerOf = async (db: Database, body: SearchBody, memory?: CountsMemory): Promise<SearchAnswer> => {
  const answer = await search(db, body, { memory })
  if (E.isLeft(answer)) throw new Error(answer.left.detail)
  return answer.right
}

const timeOf = async (db: Database, body: SearchBody, memory?: CountsMemory): Promise<number> => {
  const began = performance.now()
  await answerOf(db, body, memory)
  return performance.now() - began
}

/** Every product has one make, so that the makes' counts add up to what was found. */
const expectWhole = ({ results }: SearchAnswer): void => {
  const brand = results.facets?.find(({ name }) => name === 'brand')
  const counts = brand?.type === 'distinct' ? brand.items.map(({ count }) => count) : []
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(results.count)
}

it('a narrow search', async (context) => {
  if (server === undefined) throw new Error('No PostgreSQL to compare with.')
  const onServer = server
  const found = await answerOf(embedded, narrow)
  expectWhole(found)
  expect(found.results.items.length).toBeGreaterThan(10)
  expect(await answerOf(onServer, narrow)).toEqual(found)
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => timeOf(embedded, narrow),
    () => timeOf(onServer, narrow),
  )
  report(context, {
    name: `narrow search with facets among ${SIZE} on PGlite / on PostgreSQL`,
    ratio,
    budget: 2,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${found.results.count} products`,
  })
})

it('a broad search', async (context) => {
  const found = await answerOf(embedded, broad)
  expectWhole(found)
  expect(found.results.count).toBeGreaterThan(5000)
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => timeOf(embedded, broad),
    () => timeOf(embedded, narrow),
  )
  report(context, {
    name: `broad search with facets, found anew, / narrow one, among ${SIZE} on PGlite`,
    ratio,
    budget: 5,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${found.results.count} products`,
  })
})

it('another page of a broad search', async (context) => {
  const memory = countsMemory()
  const first = await answerOf(embedded, broad, memory)
  const second = asked('ventil', PAGE)
  const found = await answerOf(embedded, second, memory)
  expect(found).toEqual(await answerOf(embedded, second))
  expect(found.results.items).not.toEqual(first.results.items)
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => timeOf(embedded, second, memory),
    () => timeOf(embedded, narrow),
  )
  report(context, {
    name: `page 2 of the broad search, facets remembered, / narrow one, found anew, among ${SIZE} on PGlite`,
    ratio,
    budget: 5,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms`,
  })
})

import { afterAll, describe, it } from 'vitest'
import type { DatabaseOptions } from '#adapters/embedded/database/database'
import { startPostgres } from './postgres'

/**
 * Runs the same tests on PGlite in memory and on a PostgreSQL of their own: races between connections show on the
 * second alone. Where no PostgreSQL can be had, its tests are reported as skipped, with the reason; in continuous
 * integration the file fails.
 */
export const onEachEngine = async (title: string, tests: (options: DatabaseOptions) => void): Promise<void> => {
  describe(`${title}, on PGlite`, () => tests({}))

  const postgres = await startPostgres()
  if (postgres.tag === 'Unavailable') {
    console.warn(`NOT TESTED on PostgreSQL: ${postgres.reason}`)
    describe.skip(`${title}, on PostgreSQL`, () => it(`skipped: ${postgres.reason}`, () => {}))
    return
  }
  describe(`${title}, on PostgreSQL`, () => {
    afterAll(() => postgres.stop())
    tests({ databaseUrl: postgres.databaseUrl })
  })
}

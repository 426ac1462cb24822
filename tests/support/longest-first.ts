import { existsSync, readFileSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first. */
const longest = [
  'tests/simulation/shop-sessions.test.ts',
  'tests/contract/embedded-cart-at-once.test.ts',
  'tests/contract/shop-on-services.test.ts',
  'tests/attack/data-folder.test.ts',
  'tests/contract/embedded-cart-transfer.test.ts',
  'tests/attack/malformed.test.ts',
  'tests/contract/pages-without-a-neighbour.test.ts',
  'tests/search/grades.test.ts',
  'tests/contract/start-and-stop.test.ts',
  'tests/contract/embedded-seeding.test.ts',
  'tests/contract/database-time-limits.test.ts',
  'tests/attack/postgres-restarts.test.ts',
  'tests/contract/embedded-log-in-limits.test.ts',
  'tests/simulation/cart-over-a-bad-network.test.ts',
  'tests/attack/log-in.test.ts',
  'tests/replay/command-line.test.ts',
  'tests/attack/authorisation.test.ts',
  'tests/contract/embedded-order-stock.test.ts',
  'tests/attack/influence.test.ts',
  'tests/attack/costs.test.ts',
  'tests/search/facets.test.ts',
  'tests/attack/oversell.test.ts',
]

/** The place of a file in the order: long ones, then those with databases and servers, then all others. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(file))
  if (place >= 0) return place
  return /\/tests\/(attack|contract|search)\//.test(moduleId) ? longest.length : longest.length + 1
}

/** A worker takes another file only while its project and its environment stay the same; then a new one is started. */
const workerOf = ({ moduleId, project }: TestSpecification): string => {
  const [, environment = ''] = /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8')) ?? []
  return `${project.name} ${environment}`
}

/**
 * Starts the longest test files first, so that none of them still runs alone when all others have ended. The others are
 * in an order in which workers, and the modules that they have loaded, serve as many files as possible.
 * @throws {Error} when a file of the list is gone
 */
export class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const gone = longest.filter((file) => !existsSync(file))
    if (gone.length > 0) throw new Error(`The list of the longest test files names ${gone.join(', ')}.`)
    return files
      .map((file) => ({ file, place: placeOf(file), worker: workerOf(file) }))
      .toSorted((one, other) => one.place - other.place || one.worker.localeCompare(other.worker))
      .map(({ file }) => file)
  }
}

import { existsSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first. */
const longest = [
  'tests/search/grades.test.ts',
  'tests/attack/data-folder.test.ts',
  'tests/attack/malformed.test.ts',
  'tests/attack/log-in.test.ts',
  'tests/contract/embedded-log-in-limits.test.ts',
  'tests/contract/embedded-seeding.test.ts',
  'tests/contract/start-and-stop.test.ts',
  'tests/contract/database-time-limits.test.ts',
  'tests/attack/authorisation.test.ts',
  'tests/contract/embedded-order-stock.test.ts',
  'tests/attack/influence.test.ts',
  'tests/attack/costs.test.ts',
]

/** The place of a file in the order: long ones, then those with databases and servers, then all others. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((file) => moduleId.endsWith(file))
  if (place >= 0) return place
  return /\/tests\/(attack|contract|search)\//.test(moduleId) ? longest.length : longest.length + 1
}

/**
 * Starts the longest test files first, so that none of them still runs alone when all others have ended.
 * @throws {Error} when a file of the list is gone
 */
export class LongestFirst implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const gone = longest.filter((file) => !existsSync(file))
    if (gone.length > 0) throw new Error(`The list of the longest test files names ${gone.join(', ')}.`)
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

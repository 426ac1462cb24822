import type { CompiledQuery } from 'kysely'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { clearableCache, type ClearableCache } from './clearable-cache'
import type { CountedOption, FoundBounds } from './facet-options'

export type FoundFacet = readonly CountedOption[] | FoundBounds

/** Equal on every page of an answer and in every order: the number of hits and the counts of facets. */
export interface Counts {
  readonly count: number
  readonly facets: readonly FoundFacet[]
}

/**
 * A cache of counts by query. A count expires after a while, since another process on the same database may change the
 * catalogue.
 */
export type CountsMemory = ClearableCache<Counts>

const sizeOf = ({ facets }: Counts): number =>
  facets.reduce((size, found) => size + (Array.isArray(found) ? found.length : 1), 1)

export const countsMemory = (): CountsMemory =>
  clearableCache({
    max: limits.search.mostKeptCounts,
    maxSize: limits.search.mostKeptOptions,
    sizeCalculation: sizeOf,
    ttl: limits.search.keptForMs,
  })

const ofDatabases = new WeakMap<Database, CountsMemory>()

/** The memory that all who search a database share. */
export const countsMemoryOf = (db: Database): CountsMemory => {
  const known = ofDatabases.get(db) ?? countsMemory()
  ofDatabases.set(db, known)
  return known
}

/** The key of a statement's counts: two statements with the same text and values find the same. */
export const keyOfCounts = ({ sql, parameters }: CompiledQuery): string => `${sql} ${JSON.stringify(parameters)}`

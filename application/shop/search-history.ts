import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { BehaviorSubject } from 'rxjs'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'

/** How many searches are kept. */
export const MOST_SEARCHES = 8

const KEY = 'shop/search/latest'
const Searches = t.array(t.string)

export interface SearchHistory {
  /** The latest first, each once. */
  readonly searches: Projection<readonly string[]>
  readonly remember: (query: string) => void
  readonly forget: (query: string) => void
  readonly forgetAll: () => void
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase('sv') === other.toLocaleLowerCase('sv')

const without = (searches: readonly string[], query: string): readonly string[] =>
  searches.filter((search) => !isSame(search, query))

const stored = (store: KeyValueStore): readonly string[] =>
  pipe(
    storedJson(
      () => store.get(KEY),
      (value) => O.fromEither(Searches.decode(value)),
    ),
    O.getOrElse((): readonly string[] => []),
  ).slice(0, MOST_SEARCHES)

/** The latest searches of this browser (SEARCH-11); they are cleared when their author logs out. */
export const createSearchHistory = (store: KeyValueStore): SearchHistory => {
  const searches = new BehaviorSubject(stored(store))
  const keep = (next: readonly string[]): void => {
    searches.next(next)
    if (next.length === 0) store.remove(KEY)
    else store.set(KEY, JSON.stringify(next))
  }
  return {
    searches: projectionOf(searches),
    remember: (typed) => {
      const query = typed.trim()
      if (query !== '') keep([query, ...without(searches.value, query)].slice(0, MOST_SEARCHES))
    },
    forget: (query) => keep(without(searches.value, query)),
    forgetAll: () => keep([]),
  }
}

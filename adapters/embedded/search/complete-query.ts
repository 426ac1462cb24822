import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import type { AutoCompleteAnswer, AutoCompleteBody } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { pageFault, USUAL_TAKE } from './query-limits'
import { badRequest, type SearchFault } from './search-fault'
import { withoutAccents } from './words'

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

type SortBy = NonNullable<NonNullable<AutoCompleteBody['queriesOptions']>['sortBy']>[number]

const inRelevance = [sql`begins desc`, sql`weight desc`]

// In the order of bytes, these signs come after z: å, ä and ö come last, in this order, as in Swedish.
const alphabetic = sql`translate(lower(phrase), 'åäöÅÄÖ', '{|}{|}') collate "C"`

const keysOf = ({ type, order = 'asc' }: SortBy): readonly RawBuilder<unknown>[] | undefined => {
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  switch (type) {
    case 'relevance':
      return [sql`begins ${direction}`, sql`weight ${direction}`]
    case 'popularity':
      return [sql`weight ${direction}`]
    case 'alphabetic':
      return [sql`${alphabetic} ${direction}`]
    default:
      return undefined
  }
}

/** The order of completions, or what is wrong with the one that is asked for; relevance when none is. */
const orderOf = (sortBy: readonly SortBy[]): E.Either<SearchFault, readonly RawBuilder<unknown>[]> => {
  if (sortBy.length > limits.search.mostSortings)
    return E.left(badRequest('sortBy', `Completions have at most ${limits.search.mostSortings} orders`))
  const keys: RawBuilder<unknown>[] = []
  for (const sorting of sortBy) {
    const own = keysOf(sorting)
    if (own === undefined) return E.left(badRequest('sortBy', `Cannot sort completions by ${sorting.type}`))
    keys.push(...own)
  }
  return E.right(keys.length === 0 ? inRelevance : keys)
}

/**
 * Completions of a query: first those that begin with the typed text, then those in which each typed word begins a word;
 * by popularity among equals, or in the order that is asked for. Of a word and its plural only one is offered, and neither when one of them is typed already.
 * The best completion also names the categories to search in.
 */
export const completeQuery = async (
  db: Database,
  { query, queriesOptions }: AutoCompleteBody,
): Promise<E.Either<SearchFault, AutoCompleteAnswer>> => {
  const take = queriesOptions?.take ?? USUAL_TAKE
  const skip = queriesOptions?.skip ?? 0
  const fault = pageFault({ skip, take }, limits.search.mostCompleted)
  if (fault !== undefined) return E.left(fault)
  if (query.length > limits.search.longestQuery)
    return E.left(badRequest('query', `The query is longer than ${limits.search.longestQuery} characters`))
  const order = orderOf(queriesOptions?.sortBy ?? [])
  if (E.isLeft(order)) return order
  const typed = query.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return E.left(badRequest('query', 'The query has no words'))
  const plain = withoutAccents(typed)
  const begins = sql<boolean>`plain like ${`${literal(plain)}%`}::text`
  const holds = plain.split(' ').map((word) => sql<boolean>`found_by like ${`% ${literal(word)}%`}::text`)
  const { rows } = await sql<{ phrase: string; categories: readonly string[]; rank: number; place: number }>`
    select phrase, categories, rank, place from (
      select phrase, categories,
        row_number() over (order by ${sql.join(inRelevance)}, phrase)::int as rank,
        row_number() over (order by ${sql.join(order.right)}, phrase)::int as place
      from (
        select distinct on (stem) phrase, categories, weight, ${begins} as begins from search_phrases
        where (${begins} or (${sql.join(holds, sql` and `)}))
          and stem not in (select stem from search_phrases where lower(phrase) = ${typed}::text)
        order by stem, ${begins} desc, weight desc, phrase
      ) as offered
    ) as placed where rank = 1 or (place > ${skip}::int and place <= ${skip + take}::int) order by place
  `.execute(db)
  const best = rows.find(({ rank }) => rank === 1)
  const page = rows.filter(({ place }) => place > skip && place <= skip + take)
  return E.right({
    queries: { count: page.length, items: page.map(({ phrase }) => ({ query: phrase })) },
    ...(best === undefined
      ? {}
      : { scopedQuery: { query: best.phrase, scopes: best.categories, scopeAttributeName: 'category' } }),
  })
}

import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { AutoCompleteAnswer, AutoCompleteBody } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { pageFault, USUAL_TAKE } from './query-limits'
import { badRequest, type SearchFault } from './search-fault'
import { withoutAccents } from './words'

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Completions of a query: first those that begin with the typed text, then those in which each typed word begins a word;
 * by popularity among equals. Of a word and its plural only one is offered, and neither when one of them is typed already.
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
  const typed = query.trim().toLowerCase().replace(/\s+/g, ' ')
  if (typed === '') return E.left(badRequest('query', 'The query has no words'))
  const plain = withoutAccents(typed)
  const begins = sql<boolean>`plain like ${`${literal(plain)}%`}::text`
  const holds = plain.split(' ').map((word) => sql<boolean>`found_by like ${`% ${literal(word)}%`}::text`)
  const { rows } = await sql<{ phrase: string; categories: readonly string[] }>`
    select phrase, categories from (
      select distinct on (stem) phrase, categories, weight, ${begins} as begins from search_phrases
      where (${begins} or (${sql.join(holds, sql` and `)})) 
        and stem not in (select stem from search_phrases where lower(phrase) = ${typed}::text)
      order by stem, ${begins} desc, weight desc, phrase
    ) as offered order by begins desc, weight desc, phrase limit ${skip + Math.max(take, 1)}
  `.execute(db)
  const [best] = rows
  const page = rows.slice(skip, skip + take)
  return E.right({
    queries: { count: page.length, items: page.map(({ phrase }) => ({ query: phrase })) },
    ...(best === undefined
      ? {}
      : { scopedQuery: { query: best.phrase, scopes: best.categories, scopeAttributeName: 'category' } }),
  })
}

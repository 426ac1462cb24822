import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { LONGEST_QUERY } from '#domain/catalogue/longest-query'
import type { AutoCompleteAnswer, AutoCompleteBody } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { badRequest, type SearchFault } from './search-fault'
import { withoutAccents } from './words'

const USUAL_TAKE = 5
const MOST_TAKEN = 50

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * Whole queries that what is typed so far may become: those that begin so first, then those with a word that does, the
 * most asked for first. The best one also says in which categories it may be looked for.
 */
export const completeQuery = async (
  db: Database,
  { query, queriesOptions }: AutoCompleteBody,
): Promise<E.Either<SearchFault, AutoCompleteAnswer>> => {
  const take = queriesOptions?.take ?? USUAL_TAKE
  const skip = queriesOptions?.skip ?? 0
  if (!Number.isInteger(take) || take < 0 || take > MOST_TAKEN)
    return E.left(badRequest('take', `Take is a whole number from 0 to ${MOST_TAKEN}`))
  if (!Number.isInteger(skip) || skip < 0) return E.left(badRequest('skip', 'Skip is a whole number from 0'))
  if (query.length > LONGEST_QUERY)
    return E.left(badRequest('query', `The query is longer than ${LONGEST_QUERY} characters`))
  const typed = literal(withoutAccents(query.trim().toLowerCase().replace(/\s+/g, ' ')))
  if (typed === '') return E.left(badRequest('query', 'The query has no words'))
  const begins = sql<boolean>`plain like ${`${typed}%`}::text`
  const rows = await db
    .selectFrom('search_phrases')
    .select(['phrase', 'categories'])
    .where(sql<boolean>`(${begins} or plain like ${`% ${typed}%`}::text)`)
    .orderBy(begins, 'desc')
    .orderBy('weight', 'desc')
    .orderBy('phrase')
    .limit(take)
    .offset(skip)
    .execute()
  const [best] = rows
  return E.right({
    queries: { count: rows.length, items: rows.map(({ phrase }) => ({ query: phrase })) },
    ...(best === undefined
      ? {}
      : { scopedQuery: { query: best.phrase, scopes: best.categories, scopeAttributeName: 'category' } }),
  })
}

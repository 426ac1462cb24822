import { sql } from 'kysely'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { always, type Condition } from './attribute-sql'
import type { Match } from './match-sql'
import { trigramsOf, wordsIn } from './words'

const LEAST_ALIKE = 0.34

/** Known words that look like a word, the most alike first; the word itself when it is known. */
const alike = async (db: Database, word: string, take: number): Promise<readonly string[]> => {
  const trigrams = trigramsOf(word)
  const likeness = sql<number>`2.0 * (select count(*) from unnest(trigrams) as own where own = any(${trigrams}::text[]))
    / (cardinality(trigrams) + ${trigrams.length}::int)`
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where(sql<boolean>`trigrams && ${trigrams}::text[]`)
    .where(sql<boolean>`${likeness} >= ${LEAST_ALIKE}::numeric`)
    .orderBy(likeness, 'desc')
    .orderBy('uses', 'desc')
    .orderBy('word')
    .limit(take)
    .execute()
  return rows.map((row) => row.word)
}

/** Whether any word of a query is one that articles are found by. */
export const knowsAnyWord = async (db: Database, query: string): Promise<boolean> => {
  const words = wordsIn(query)
  if (words.length === 0) return false
  const known = await db.selectFrom('search_words').select('word').where('word', 'in', words).limit(1).execute()
  return known.length > 0
}

/** Queries that may have been meant by one that found nothing: each unknown word replaced by known ones like it. */
export const spellingSuggestions = async (db: Database, query: string, take: number): Promise<readonly string[]> => {
  const words = wordsIn(query)
  if (words.length === 0 || words.length > limits.search.mostSpelledWords || take <= 0) return []
  const choices = await Promise.all(words.map(async (word) => (/^\d/.test(word) ? [word] : alike(db, word, take))))
  if (choices.every((choice, index) => choice[0] === undefined || choice[0] === words[index])) return []
  const suggestions = Array.from({ length: take }, (_, rank) =>
    words.map((word, index) => choices[index]?.[rank] ?? choices[index]?.[0] ?? word).join(' '),
  )
  return [...new Set(suggestions)].filter((suggestion) => suggestion !== words.join(' '))
}

/** Names of the categories that most of a query's articles lie in: narrower queries for the same need. */
export const relatedQueries = async (
  db: Database,
  match: Match,
  query: string,
  take: number,
  within: Condition = always,
): Promise<readonly string[]> => {
  if (take <= 0) return []
  const { rows } = await sql<{ name: string }>`
    select lower(attributes -> 'categoryName' ->> 0) as name from search_articles
    where ${match.condition} and ${within} group by 1 order by count(*) desc, 1 limit ${take + 1}`.execute(db)
  return rows
    .map(({ name }) => name)
    .filter((name) => name !== query.trim().toLowerCase())
    .slice(0, take)
}

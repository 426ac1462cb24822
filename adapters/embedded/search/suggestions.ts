import { sql } from 'kysely'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { isTradeWord } from './compounds'
import { stemsOf } from './inflections'
import { conditionOf, whichAreMet, type Match } from './match-sql'
import { pluralsOf } from './plurals'
import { termsOf } from './query-terms'
import { editDistance } from './edit-distance'
import { allOtherNames } from './other-words'
import { trigramsOf, wordsIn } from './words'

const LEAST_ALIKE = 0.34

/** Known words that look like a word, the most alike first; the word itself when it is known. */
const alike = async (db: Database, word: string, take: number, least = LEAST_ALIKE): Promise<readonly string[]> => {
  const trigrams = trigramsOf(word)
  const likeness = sql<number>`2.0 * (select count(*) from unnest(trigrams) as own where own = any(${trigrams}::text[]))
    / (cardinality(trigrams) + ${trigrams.length}::int)`
  const rows = await db
    .selectFrom('search_words')
    .select('word')
    .where(sql<boolean>`trigrams && ${trigrams}::text[]`)
    .where(sql<boolean>`${likeness} >= ${least}::numeric`)
    .orderBy(likeness, 'desc')
    .orderBy('uses', 'desc')
    .orderBy('word')
    .limit(take)
    .execute()
  return rows.map((row) => row.word)
}

/** The most edits between a misspelt word and the right one. */
const mostEdits = (word: string): number => (word.length < SHORTEST_MISSPELT ? 0 : word.length < LONG_WORD ? 1 : 2)

const SHORTEST_MISSPELT = 5
const LONG_WORD = 8
const MOST_ALIKE = 20
const MOST_CLOSE = 4

/** A word of a query that was taken for another one. */
export interface Respelling {
  readonly said: string
  readonly meant: string
}

/**
 * Words of the catalogue, and other names for them, that a word may be a misspelling of: the closest, all as close. A word of
 * the trade is spelled as it is meant, though nothing here has it.
 */
export const closeWords = async (db: Database, word: string): Promise<readonly string[]> => {
  if (/\d/.test(word) || mostEdits(word) === 0 || isTradeWord(word)) return []
  const known = await alike(db, word, MOST_ALIKE)
  const near = [...new Set([...known, ...allOtherNames])]
    .map((other) => ({ other, edits: editDistance(word, other) }))
    .filter(({ other, edits }) => edits <= mostEdits(word) && other[0] === word[0])
  const least = Math.min(...near.map(({ edits }) => edits))
  return near
    .filter(({ edits }) => edits === least)
    .map(({ other }) => other)
    .slice(0, MOST_CLOSE)
}

/** Whether any word of a query is one that articles are found by. */
export const knowsAnyWord = async (db: Database, query: string): Promise<boolean> => {
  const words = wordsIn(query)
  if (words.length === 0) return false
  const known = await db.selectFrom('search_words').select('word').where('word', 'in', words).limit(1).execute()
  return known.length > 0
}

/** Too many short words differ in one letter alone: stege and sten. */
const SHORTEST_OFFERED_FOR = 6

/** A typed word with the signs around it. */
const typedWords = (query: string): readonly string[] => query.trim().toLowerCase().split(/\s+/)

const isOneWord = (typed: string): boolean => /^\p{L}+$/u.test(typed)

/** Words as close to a typed one as a slip of the keyboard: fewer letters than these say nothing of what was meant. */
const slipsOf = async (db: Database, word: string, take: number): Promise<readonly string[]> => {
  const most = Math.max(mostEdits(word), 1)
  const known = isTradeWord(word) || word.length < SHORTEST_OFFERED_FOR ? [] : await alike(db, word, MOST_ALIKE)
  return known.filter((other) => editDistance(word, other) <= most).slice(0, take)
}

/**
 * Suggests queries instead of one that found nothing: unknown words are replaced by known words spelled nearly so. A word
 * that is merely similar names other goods. Every suggested query finds something.
 */
export const spellingSuggestions = async (db: Database, query: string, take: number): Promise<readonly string[]> => {
  const words = typedWords(query)
  if (words.length > limits.search.mostSpelledWords || take <= 0) return []
  const choices = await Promise.all(words.map(async (word) => (isOneWord(word) ? slipsOf(db, word, take) : [word])))
  const offered = Array.from({ length: take }, (_, rank) =>
    words.map((word, index) => choices[index]?.[rank] ?? choices[index]?.[0] ?? word).join(' '),
  )
  const others = [...new Set(offered)].filter((suggestion) => suggestion !== words.join(' '))
  const met = await whichAreMet(
    db,
    others.map((suggestion) => conditionOf(termsOf(suggestion))),
  )
  return others.filter((_, at) => met[at])
}

/** A query with the words that were meant, and without those that nothing was looked for by. */
export const asMeant = (
  query: string,
  { dropped, respelled }: { readonly dropped: readonly string[]; readonly respelled: readonly Respelling[] },
): string =>
  typedWords(query)
    .filter((word) => !dropped.includes(word))
    .map((word) => respelled.find(({ said }) => said === word)?.meant ?? word)
    .join(' ')

const isSameWord = (name: string, query: string): boolean =>
  name === query || stemsOf(name).includes(query) || pluralsOf(query).includes(name)

/** Names of the categories that most of the articles named so lie in: narrower queries for the same need. */
export const relatedQueries = async (
  db: Database,
  { condition, isNamed = condition }: Match,
  query: string,
  take: number,
): Promise<readonly string[]> => {
  if (take <= 0) return []
  // Facet sets are read faster than attributes. An array makes the planner look up the few found sets by key. The names are
  // counted, not filtered by: a filter would search the index once more.
  const { rows } = await sql<{ name: string }>`
    with found_sets as materialized (
      select kind_set as set_id, count(*) filter (where ${isNamed}) as many
      from search_articles where ${condition} group by 1
    )
    select lower(value #>> '{}') as name from search_facet_sets join found_sets using (set_id)
    where search_facet_sets.name = 'categoryName' and set_id = any(array(select set_id from found_sets))
    group by 1 having sum(many) > 0 order by sum(many) desc, 1 limit ${take + 1}`.execute(db)
  const typed = query.trim().toLowerCase()
  return rows
    .map(({ name }) => name)
    .filter((name) => !isSameWord(name, typed))
    .slice(0, take)
}

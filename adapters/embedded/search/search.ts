import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { EntitiesByAttributeBody, SearchAnswer, SearchBody, WireResults } from '#adapters/contract/search'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { allOf, hasValue, type Condition } from './attribute-sql'
import { findEntities, type Terms } from './find-entities'
import { knownByNumber, matchNumbers } from './match-numbers'
import { meaningOf, plainMeaning, type Meaning } from './find-meaning'
import { matchAll, type Match } from './match-sql'
import { pricesAnswered } from './reader-price'
import { pageFault, queryFault, valuesIn, type RequiredAttribute } from './query-limits'
import { badRequest, type SearchFault } from './search-fault'
import { asMeant, knowsAnyWord, relatedQueries, spellingSuggestions } from './suggestions'
import { wordsIn } from './words'

/** What the caller adds to a query: where counts are kept, and whose prices count. */
export type CallerTerms = Pick<Terms, 'memory' | 'prices'>

/** How many entries a list beside the results of an answer gets. */
const takenOf = (options: { readonly take?: number } = {}): number => options.take ?? 0

/** What is wrong with the number of entries beside the results; undefined when nothing is. */
const besideFault = (body: SearchBody): SearchFault | undefined =>
  [body.spellingSuggestionsOptions, body.relatedQueriesOptions, body.relatedResultsOptions]
    .map((options) => pageFault({ take: takenOf(options) }, limits.search.mostBeside))
    .find((fault) => fault !== undefined)

const nothingBeside: WireResults = { count: 0, facets: [], items: [] }

const listed = (queries: readonly string[]) => ({ count: queries.length, items: queries.map((query) => ({ query })) })

/** For a text of nothing but signs. */
const nothingFound: SearchAnswer = {
  makesSense: false,
  results: nothingBeside,
  spellingSuggestions: listed([]),
  relatedQueries: listed([]),
  relatedResults: nothingBeside,
  redirect: null,
  customData: {},
}

/**
 * Answers a query (SEARCH-07). Only when it finds nothing are other readings of it tried. The custom data of the answer
 * then name the words that were left out and those that were replaced.
 */
export const search = async (
  db: Database,
  body: SearchBody,
  terms: CallerTerms = {},
): Promise<E.Either<SearchFault, SearchAnswer>> => {
  const { query } = body
  if (query.trim() === '') return E.left(badRequest('query', 'The query is blank'))
  if (query.length > limits.search.longestQuery)
    return E.left(badRequest('query', `The query is longer than ${limits.search.longestQuery} characters`))
  const fault = besideFault(body)
  if (fault !== undefined) return E.left(fault)
  if (wordsIn(query).length === 0) return E.right(nothingFound)
  const numbers = matchNumbers(query)
  const typed =
    numbers === undefined ? await plainMeaning(db, query) : { ...(await plainMeaning(db, '')), match: numbers }
  const find = ({ match }: Meaning) => findEntities(db, match, body.resultsOptions ?? {}, terms)
  const asTyped = await find(typed)
  if (E.isLeft(asTyped)) return asTyped
  const meant = asTyped.right.count > 0 || numbers !== undefined ? undefined : await meaningOf(db, query)
  const meaning = meant ?? typed
  const results = meant === undefined ? asTyped : await find(meant)
  if (E.isLeft(results)) return results
  const { match } = meaning
  const nothing = results.right.count === 0
  const mostSpelled = takenOf(body.spellingSuggestionsOptions)
  const spelling =
    meaning.respelled.length > 0
      ? [asMeant(query, meaning)].slice(0, mostSpelled)
      : nothing
        ? await spellingSuggestions(db, query, mostSpelled)
        : []
  const related = nothing ? [] : await relatedQueries(db, match, query, takenOf(body.relatedQueriesOptions))
  const relatedResults = await resultsBeside(db, match, results.right, takenOf(body.relatedResultsOptions))
  return E.right({
    makesSense: !nothing || (await knowsAnyWord(db, query)),
    results: results.right,
    spellingSuggestions: listed(spelling),
    relatedQueries: listed(related),
    relatedResults,
    redirect: null,
    customData: {
      ...(meant === undefined ? {} : { droppedWords: meaning.dropped, respelledWords: meaning.respelled }),
      ...pricesAnswered(terms.prices),
    },
  })
}

/** Articles in the category of the best hit that the query itself does not find. */
const resultsBeside = async (
  db: Database,
  match: Match,
  { items }: WireResults,
  take: number,
): Promise<WireResults> => {
  const category = items[0]?.attributes?.find(({ name }) => name === 'category')?.values.at(-1)
  if (category === undefined || take === 0) return nothingBeside
  const beside = allOf([hasValue('category', [category]), sql<boolean>`not ${match.condition}`])
  const found = await findEntities(db, matchAll, { take }, { within: beside })
  return E.isRight(found) ? found.right : nothingBeside
}

/** Everything that has an attribute's value, such as a category or a product's articles (SEARCH-08). */
export const entitiesByAttribute = async (
  db: Database,
  { attribute, resultsOptions }: EntitiesByAttributeBody,
  terms: CallerTerms = {},
): Promise<E.Either<SearchFault, WireResults>> => {
  const required = { name: attribute.name, values: valuesIn(attribute.value) }
  const fault = queryFault(resultsOptions ?? {}, required)
  if (fault !== undefined) return E.left(fault)
  return findEntities(db, matchAll, resultsOptions ?? {}, { ...terms, within: among(required) })
}

/** A campaign names hundreds of articles, and an order list hundreds of numbers: they are looked up by their keys. */
const among = ({ name, values }: RequiredAttribute): Condition => {
  switch (name) {
    case 'articleNumber':
      return sql<boolean>`article_number = any(${values.map(String)}::text[])`
    case 'number':
      return knownByNumber(values.map(String))
    default:
      return hasValue(name, values)
  }
}

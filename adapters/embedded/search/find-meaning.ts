import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Condition } from './attribute-sql'
import { limits } from '../limits'
import { conditionOf, matchQuery, whichAreMet, type Match } from './match-sql'
import { termsOf, wordTerm, type Term, type Terms } from './query-terms'
import { eitherOf, twoGoodsIn } from './two-goods'
import { closeWords, type Respelling } from './suggestions'

/** Another reading of a query that finds nothing as it stands. */
export interface Meaning {
  readonly match: Match
  readonly terms: Terms
  /** Words of the query that were left out. */
  readonly dropped: readonly string[]
  /** Words of the query that were replaced by others. */
  readonly respelled: readonly Respelling[]
}

const asItStands = (query: string, terms: Terms): Meaning => ({
  match: matchQuery(query, terms),
  terms,
  dropped: [],
  respelled: [],
})

/** A query as it stands. */
export const plainMeaning = async (db: Database, query: string): Promise<Meaning> =>
  asItStands(query, await askedTerms(db, query))

const isMet = async (db: Database, terms: Terms): Promise<boolean> =>
  (await whichAreMet(db, [conditionOf(terms)]))[0] ?? false

const loosely = (term: Term): Term => ({ ...term, found: term.foundLoosely })

/** Without a word, a size alone would find anything of that size. */
const hasWord = (all: readonly Term[]): boolean => all.some(({ kind }) => kind === 'word')

/** The words of terms that say what goods are. */
const goodsAmong = async (db: Database, all: readonly Term[]): Promise<ReadonlySet<string>> => {
  const named = await db
    .selectFrom('search_words')
    .select('word')
    .where('names_goods', '=', true)
    .where(sql<boolean>`word = any(${all.flatMap(({ goods }) => goods)}::text[])`)
    .execute()
  return new Set(named.map(({ word }) => word))
}

/**
 * Whether any term says what goods are. A make, a colour or a fact does not: what is found by these alone is something
 * else than what was asked for.
 */
const namesGoods = async (db: Database, all: readonly Term[]): Promise<boolean> => (await goodsAmong(db, all)).size > 0

/** The terms of a query. Two goods with an `och` between them are one term, which either of them meets. */
const askedTerms = async (db: Database, query: string): Promise<Terms> => {
  const two = twoGoodsIn(query)
  return (
    (two === undefined ? undefined : eitherOf(two, await goodsAmong(db, [two.first, two.second]))) ?? termsOf(query)
  )
}

interface Read extends Terms {
  readonly respelled: Meaning['respelled']
  readonly dropped: readonly string[]
}

const respelledTerm = async (
  db: Database,
  term: Term,
): Promise<readonly [Term, ...Meaning['respelled']] | undefined> => {
  const close = await closeWords(db, term.said)
  const [meant] = close
  if (meant === undefined) return undefined
  const terms = close.map((word) => wordTerm(word, term.said))
  const either = (texts: readonly string[]) => `(${texts.join(' | ')})`
  const found = either(terms.map((one) => one.found))
  return [
    {
      said: term.said,
      kind: 'word',
      found,
      foundLoosely: found,
      named: terms.flatMap(({ named }) => named),
      firstWords: terms.flatMap(({ firstWords }) => firstWords),
      goods: terms.flatMap(({ goods }) => goods),
    },
    { said: term.said, meant },
  ]
}

/** Replaces words that no article has by similar ones, or drops them. Sizes that no article has are read loosely. */
const withKnownWords = async (db: Database, { all, pairs, excluded }: Terms): Promise<Read> => {
  const known = await whichAreMet(
    db,
    all.map((term) => conditionOf({ all: [term], pairs: [], excluded: [] })),
  )
  const read = await Promise.all(
    all.map(async (term, at): Promise<Read> => {
      const nothing = { all: [], pairs: [], excluded: [], respelled: [], dropped: [] }
      if (known[at] === true) return { ...nothing, all: [term] }
      if (term.kind === 'measure') return { ...nothing, all: [loosely(term)] }
      const close = await respelledTerm(db, term)
      if (close === undefined) return { ...nothing, dropped: [term.said] }
      const [respelled, ...how] = close
      return { ...nothing, all: [respelled], respelled: how }
    }),
  )
  return {
    all: read.flatMap((one) => one.all),
    pairs,
    excluded,
    respelled: read.flatMap(({ respelled }) => respelled),
    dropped: read.flatMap(({ dropped }) => dropped),
  }
}

const without = ({ all, ...terms }: Terms, at: number): Terms => ({
  ...terms,
  all: all.filter((_, index) => index !== at),
})

/** Whether the name of anything begins with what a term says. */
const beginsName = ({ firstWords }: Term): Condition =>
  sql<boolean>`name_words || ' ' like any(${firstWords.map((word) => `${word} %`)}::text[])`

/**
 * Whether too little of a query is left to mean the same goods: no word that names goods, or more left out than kept. A
 * word that begins a name is enough: a radiator of an unknown type and size is a radiator, but a `lekande mutter 1/2` is
 * no nut for screws.
 */
const isOtherGoods = async (db: Database, { all, dropped }: Read): Promise<boolean> =>
  !(await namesGoods(db, all)) ||
  (dropped.length > all.length && !(await whichAreMet(db, all.map(beginsName))).includes(true))

/**
 * The least important term without which the others find something. Names of goods are the most important terms, then
 * sizes, then other words; among equals the last one. Undefined when leaving out a single term does not help.
 */
const lightestOf = async (db: Database, terms: Terms): Promise<number | undefined> => {
  const others = terms.all.map((_, at) => without(terms, at))
  const met = await whichAreMet(db, [...others.map(conditionOf), ...terms.all.map(beginsName)])
  const weightOf = (at: number): number =>
    terms.all[at]?.kind === 'measure' ? 1 : met[terms.all.length + at] === true ? 2 : 0
  return terms.all
    .map((_, at) => at)
    .filter((at) => met[at] === true && hasWord(others[at]?.all ?? []))
    .toSorted((one, other) => weightOf(one) - weightOf(other) || other - one)[0]
}

const MOST_DROPPED = 3

/**
 * Another reading of a query that finds nothing: unknown words are replaced by similar ones, then sizes are compared by
 * number alone, and at last words are left out, the least important first. Undefined when that finds nothing either, when
 * it would mean other goods, and for a text of more words than are corrected.
 */
export const meaningOf = async (db: Database, query: string): Promise<Meaning | undefined> => {
  const typed = await askedTerms(db, query)
  if (typed.all.length > limits.search.mostSpelledWords) return undefined
  let read = await withKnownWords(db, typed)
  if (await isOtherGoods(db, read)) return undefined
  const asMeaning = (): Meaning => ({
    match: matchQuery(query, read),
    terms: read,
    dropped: read.dropped,
    respelled: read.respelled,
  })
  for (let dropped = 0; dropped <= MOST_DROPPED && read.all.length > 0; dropped += 1) {
    if (await isMet(db, read)) return asMeaning()
    const loose = { ...read, all: read.all.map(loosely) }
    if (await isMet(db, loose)) {
      read = loose
      return asMeaning()
    }
    const lightest = await lightestOf(db, loose)
    const said = lightest === undefined ? undefined : loose.all[lightest]?.said
    if (lightest === undefined || said === undefined) return undefined
    read = { ...read, ...without(read, lightest), dropped: [...read.dropped, said] }
    if (await isOtherGoods(db, read)) return undefined
  }
  return undefined
}

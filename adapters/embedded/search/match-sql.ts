import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database'
import { limits } from '../limits'
import { allOf, always, never, type Condition } from './attribute-sql'
import { termsOf, type Named, type Term, type Terms } from './query-terms'
import { compactNumber, withoutNumberLabel } from './words'

/** Which articles a query finds, and how well each fits. Popularity adds to that: see `relevanceOf`. */
export interface Match {
  readonly condition: Condition
  /** Left out where articles differ in their popularity alone. */
  readonly fit?: RawBuilder<number>
  /** Whether articles described in the same words fit equally well, whatever their sizes. */
  readonly fitsByWording?: boolean
  /** The articles whose name has the words of the query; left out where those are all found articles. */
  readonly isNamed?: Condition
  /** Articles that fit by more than their words, and whose fit is found out however many others there are. */
  readonly certain?: Condition
}

/** The relevance of an article by its popularity and its fit; among articles that fit equally, popularity decides. */
export const relevanceOf = (popularity: RawBuilder<unknown>, fit: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`${popularity} * 0.5 + coalesce(${fit}, 0)`

/** Everything, the most popular first. */
export const matchAll: Match = { condition: always }

const EXACT_NUMBER = 1000
const BEGINNING_OF_NUMBER = 500
// Each weight is above 1, the most that popularity adds.
const weights: Readonly<Record<Named['how'], number>> = {
  exactly: 3,
  partly: 2.4,
  otherwise: 1.8,
  beginning: 1.5,
  'by size': 1.2,
}
const WEIGHT_OF_FIRST_WORD = 2
const WEIGHT_OF_USUAL_KIND = 1.1
const MOST_WEIGHED_TERMS = 6

const tsQuery = (text: string): RawBuilder<unknown> => sql`to_tsquery('swedish', ${text}::text)`

const holds = (text: string): Condition => sql<boolean>`document @@ ${tsQuery(text)}`

/** A tvättställ is one before a vattenlås for a tvättställ is. */
const isNamedFirst = ({ all, pairs }: Terms): RawBuilder<number> => {
  const firstWords = new Set([...all.flatMap((term) => term.firstWords), ...pairs])
  if (firstWords.size === 0) return sql<number>`0`
  // Names store words with Swedish letters twice, with and without these letters: tvättställ tvattstall.
  const patterns = [...firstWords].flatMap((word) => [`${word} %`, `${word.replaceAll(/[aoe]/g, '_')} ${word} %`])
  return sql<number>`case when name_words || ' ' like any(${patterns}::text[]) then ${sql.lit(WEIGHT_OF_FIRST_WORD)} else 0 end`
}

/** The weight of neighbouring words that are one word of the name. */
const areOneWord = ({ pairs }: Terms): readonly RawBuilder<number>[] =>
  pairs.length === 0
    ? []
    : [
        sql<number>`case when ${holds(pairs.map((pair) => `${pair}:A`).join(' | '))} then ${sql.lit(weights.exactly)} else 0 end`,
      ]

/** The weight of a term by how well the name of an article has it. */
const isNamed = ({ named }: Term): RawBuilder<number> =>
  sql<number>`case ${sql.join(
    named.map(({ text, how }) => sql`when ${holds(text)} then ${sql.lit(weights[how])}`),
    sql` `,
  )} else 0 end`

/** What a thing is when the query does not say so, by its name: an elbow of 90°, a hard pipe without coating. */
const usualKinds: readonly (readonly [name: RegExp, kind: string, others: RegExp])[] = [
  [/(?:vinkel|vinklar|knä|knärör|elbow)$/, 'degree90', /^(?:45|88|90)/],
  [/^(?:kopparrör|curör)$/, 'hårt:A', /^(?:hår|halvhår|mju|vit|krom|förkrom|plast|isoler|prisol)/],
]

const usualKindOf = ({ all }: Terms): string | undefined =>
  usualKinds.find(
    ([name, , others]) =>
      all.some(({ kind, said }) => kind === 'word' && name.test(said)) && !all.some(({ said }) => others.test(said)),
  )?.[1]

const fitOf = (terms: Terms): RawBuilder<number> => {
  const usual = usualKindOf(terms)
  const parts = [
    isNamedFirst(terms),
    ...areOneWord(terms),
    ...terms.all.slice(0, MOST_WEIGHED_TERMS).map(isNamed),
    ...(usual === undefined
      ? []
      : [sql<number>`case when ${holds(usual)} then ${sql.lit(WEIGHT_OF_USUAL_KIND)} else 0 end`]),
  ]
  return sql<number>`(${sql.join(parts, sql` + `)})`
}

/** The articles that all terms together find. */
export const conditionOf = ({ all, excluded }: Terms): Condition =>
  all.length === 0 ? never : holds([...all.map(({ found }) => found), ...excluded.map((one) => `!${one}`)].join(' & '))

const anyName = ({ named }: Term): Condition => holds(named.map(({ text }) => text).join(' | '))

/** The articles that terms find, and how well each fits. */
export const matchTerms = (terms: Terms): Match => ({
  condition: conditionOf(terms),
  fit: fitOf(terms),
  isNamed: allOf(terms.all.filter(({ kind }) => kind === 'word').map(anyName)),
  // A wording has no sizes.
  fitsByWording:
    usualKindOf(terms) === undefined &&
    terms.all.length === 1 &&
    terms.all.every(({ kind, said }) => kind === 'word' && !/\d/.test(said)),
})

const isKnownBy = (numbers: RawBuilder<string>): Condition => sql<boolean>`article_number = any(array(${numbers}))`

/**
 * The match of a query: texts by Swedish stems, and articles by one of their numbers or its beginning, without blanks. An
 * exact number ranks first, then numbers that begin with the query, then texts. Of numbers that begin alike the shortest
 * are taken, at most `mostByBeginningOfNumber`.
 */
export const matchQuery = (typed: string, terms: Terms = termsOf(typed)): Match => {
  const text = matchTerms(terms)
  const number = compactNumber(withoutNumberLabel(typed))
  if (number === undefined || text.fit === undefined) return text
  // An array is looked up by key beside the words; a subquery would be evaluated for every article.
  const exact = isKnownBy(sql<string>`select article_number from search_numbers where number = ${number}::text`)
  // All EAN of a country begin alike, and every article is compared with every member of the array.
  const beginning = isKnownBy(sql<string>`
    select article_number from search_numbers where number like ${`${number}%`}::text
    order by length(number), number limit ${sql.lit(limits.search.mostByBeginningOfNumber)}`)
  return {
    condition: sql<boolean>`(${beginning} or ${text.condition})`,
    fit: sql<number>`case when ${exact} then ${sql.lit(EXACT_NUMBER)} when ${beginning} then ${sql.lit(BEGINNING_OF_NUMBER)} else 0 end + ${text.fit}`,
    certain: beginning,
  }
}

/** Of each of the conditions, whether any article meets it. */
export const whichAreMet = async (db: Database, conditions: readonly Condition[]): Promise<readonly boolean[]> => {
  if (conditions.length === 0) return []
  const exist = conditions.map((condition) => sql`exists (select from search_articles where ${condition})`)
  const { rows } = await sql<{ met: readonly boolean[] }>`select array[${sql.join(exist)}] as met`.execute(db)
  return rows[0]?.met ?? []
}

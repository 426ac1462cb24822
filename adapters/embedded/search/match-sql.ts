import { sql, type RawBuilder } from 'kysely'
import { always, type Condition } from './attribute-sql'
import { namesOfThing, tellingWords, tsQueryOf, wholeWordsQuery } from './query-text'
import { compactNumber, withoutNumberLabel } from './words'

/** Which articles a query finds, and how well each fits. How much it is asked for adds to that: see `relevanceOf`. */
export interface Match {
  readonly condition: Condition
  /** Left out where nothing tells articles apart but how much they are asked for. */
  readonly fit?: RawBuilder<number>
  /** Whether articles described in the same words fit equally well, whatever their sizes. */
  readonly fitsByWording?: boolean
  /** Articles that fit by more than their words, and whose fit is found out however many others there are. */
  readonly certain?: Condition
}

/** How high something comes by relevance, of its popularity and its fit. */
export const relevanceOf = (popularity: RawBuilder<unknown>, fit: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`${popularity} * 0.5 + coalesce(${fit}, 0)`

/** Everything, the most popular first. */
export const matchAll: Match = { condition: always }

const EXACT_NUMBER = 1000
const BEGINNING_OF_NUMBER = 500
const WEIGHT_OF_WHOLE_WORDS = 10
const WEIGHT_OF_BEGINNINGS = 4
const WEIGHT_OF_FIRST_WORD = 2
const LONGEST_FIRST_WORD = 40

/**
 * A tvättställ is one before a vattenlås for a tvättställ is. The letters that accents stand on are let be at first, as
 * taking the accents off every name costs more than the rest of the rank.
 */
const isNamedFirst = (words: readonly string[]): RawBuilder<number> => {
  const beginnings = namesOfThing(words).map((name) => `${name}%`)
  const likely = beginnings.map((beginning) => beginning.replaceAll(/[aoe]/g, '_'))
  return sql<number>`case when name_words like any(${likely}::text[]) and translate(left(name_words, ${sql.lit(LONGEST_FIRST_WORD)}), 'åäöé', 'aaoe')
    like any(${beginnings}::text[]) then ${sql.lit(WEIGHT_OF_FIRST_WORD)} else 0 end`
}

/**
 * What a query as typed finds: texts by their words in Swedish stems, and articles by a number they are known by or its
 * beginning, blanks ignored. The very number comes first, then numbers that begin so, then texts.
 */
export const matchQuery = (typed: string): Match => {
  const query = withoutNumberLabel(typed)
  const words = tellingWords(query)
  const text = sql`to_tsquery('swedish', ${tsQueryOf(words)}::text)`
  const whole = sql`to_tsquery('swedish', ${wholeWordsQuery(words)}::text)`
  const textFit = sql<number>`ts_rank(document, ${whole}) * ${sql.lit(WEIGHT_OF_WHOLE_WORDS)}
    + ts_rank(document, ${text}) * ${sql.lit(WEIGHT_OF_BEGINNINGS)} + ${isNamedFirst(words)}`
  const number = compactNumber(query)
  if (number === undefined) {
    // How near several words stand to each other differs with the sizes between them.
    const fitsByWording = words.length === 1 && words.every((word) => !/\d/.test(word))
    return { condition: sql<boolean>`document @@ ${text}`, fit: textFit, fitsByWording }
  }
  // As an array, which is looked up by key beside the words; a subquery would be asked of every article there is.
  const known = (like: RawBuilder<boolean>) =>
    sql<boolean>`article_number = any(array(select article_number from search_numbers where ${like}))`
  const exact = known(sql<boolean>`number = ${number}::text`)
  const beginning = known(sql<boolean>`number like ${`${number}%`}::text`)
  return {
    condition: sql<boolean>`(${beginning} or document @@ ${text})`,
    fit: sql<number>`case when ${exact} then ${sql.lit(EXACT_NUMBER)} when ${beginning} then ${sql.lit(BEGINNING_OF_NUMBER)} else 0 end + ${textFit}`,
    certain: beginning,
  }
}

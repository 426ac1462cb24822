import { sql } from 'kysely'
import type { Condition } from './attribute-sql'
import type { Match } from './match-sql'
import { compactNumber, withoutNumberLabel } from './words'

/** Articles that are known by one of these numbers, looked up by key: a list of them may hold hundreds. */
export const knownByNumber = (written: readonly string[]): Condition => {
  const numbers = written.flatMap((number) => compactNumber(withoutNumberLabel(number)) ?? [])
  return sql<boolean>`article_number = any(array(
    select article_number from search_numbers where number = any(${numbers}::text[])))`
}

const isWholeNumber = (text: string): boolean => /^\d{7,}$/.test(text)

/** The numbers of a text that lists them: between commas or semicolons, or whole ones between blanks. */
const listedIn = (query: string): readonly string[] => {
  const between = query.split(/[,;\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
  const parts = between.length > 1 ? between : query.trim().split(/\s+/)
  const areNumbers =
    between.length > 1
      ? parts.every((part) => compactNumber(withoutNumberLabel(part)) !== undefined)
      : parts.every(isWholeNumber)
  return parts.length > 1 && areNumbers ? parts : []
}

/** The articles of a query that lists numbers, `4208103, 4208111`; undefined for any other query. */
export const matchNumbers = (query: string): Match | undefined => {
  const numbers = listedIn(query)
  return numbers.length === 0 ? undefined : { condition: knownByNumber(numbers) }
}

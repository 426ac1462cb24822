import { sql, type RawBuilder } from 'kysely'
import { type OrderSearch, orderWords } from '#domain/order/order-search'

/** The texts of an order that a search looks in. */
export interface SearchedTexts {
  readonly numbers: readonly (string | null)[]
  readonly project: { readonly id: string; readonly name: string } | undefined
  readonly goodsMark: string | undefined
  readonly reference: string | undefined
  readonly lines: readonly { readonly articleNumber: string; readonly name: string; readonly label: string }[]
}

/** The words that an order is found by: number, article numbers and names, labels, reference and project. */
export const wordsOfOrder = ({ numbers, project, goodsMark, reference, lines }: SearchedTexts): readonly string[] =>
  orderWords(
    [
      ...numbers,
      project?.id,
      project?.name,
      goodsMark,
      reference,
      ...new Set(lines.flatMap(({ articleNumber, name, label }) => [articleNumber, name, label])),
    ].join(' '),
  )

// Words are letters and digits alone, so that nothing in them needs an escape.

/** Words as the column holds them. */
export const wordsText = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ')

const allOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ')

/** Whether each of the words, or each of those with joined numbers, begins a word of the order. */
export const haveWords = ({ words, joinedWords }: OrderSearch): RawBuilder<boolean> =>
  sql<boolean>`words @@ ${[...new Set([allOf(words), allOf(joinedWords)])].join(' | ')}::tsquery`

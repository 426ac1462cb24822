import { readFileSync } from 'node:fs'

/** A query as somebody would type it, and what a person of the trade expects it to find. */
export interface LabelledQuery {
  readonly query: string
  readonly families: readonly string[]
  /** What the article's name holds, in small letters, `_` for a blank; empty when the family says it all. */
  readonly words: readonly string[]
}

const listOf = (text: string | undefined, separator: string): readonly string[] =>
  (text ?? '').split(separator).filter((part) => part !== '')

/** The list beside this file: query, families, words of the name, parted by tabs below a line of headings. */
export const labelledQueries: readonly LabelledQuery[] = readFileSync(new URL('queries.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [query = '', families, words] = line.split('\t')
    return {
      query,
      families: listOf(families, ','),
      words: listOf(words, ' ').map((word) => word.replaceAll('_', ' ')),
    }
  })

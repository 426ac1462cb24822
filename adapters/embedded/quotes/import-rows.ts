import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { compactNumber } from '#domain/catalogue/article-numbers'
import { articleNumber, LONGEST_ARTICLE_NUMBER, type ArticleNumber } from '#domain/kernel/ids'
import { readNumber } from '#domain/quotes/read-fields'
import { wantedIn } from '#domain/quick-order/pasted-rows'
import type { Sheet } from '#domain/quick-order/sheet'
import { sheetCells } from '#domain/quick-order/sheet-cells'
import type { QuoteImport } from '#application/ports/quote-service'
import type { Database } from '../database/database'
import type { NewArticle } from './add-rows'

type Unread = QuoteImport['unread'][number]

export interface ImportedRows {
  readonly articles: readonly NewArticle[]
  readonly unread: readonly Unread[]
}

interface WrittenRow {
  readonly row: number
  readonly text: string
  readonly number: string
  readonly quantity: number
}

const cut = (text: string): string => text.slice(0, LONGEST_ARTICLE_NUMBER)

const writtenRows = (sheet: Sheet): readonly (WrittenRow | Unread)[] =>
  sheetCells(sheet).cells.map((cells) => {
    const row = cells.fileRow ?? 0
    const wanted = wantedIn(cells)
    if (wanted === undefined) return { row, text: cut(cells.article), fault: 'Unknown' }
    if (typeof wanted.quantity !== 'number' || E.isLeft(readNumber('quantity', wanted.quantity)))
      return { row, text: cut(cells.quantity), fault: 'Quantity' }
    return { row, text: cut(cells.article), number: wanted.number, quantity: wanted.quantity }
  })

/** The articles that each number may mean: the one whose own number it is, or all that are known by it otherwise. */
const articlesBy = async (
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<ArticleNumber>>> => {
  const compact = new Map(numbers.flatMap((number) => [[number, compactNumber(number) ?? number] as const]))
  const { rows: own } = await sql<{ article_number: string }>`select article_number from variants
    where article_number = any(${sql.val([...numbers])}::text[])`.execute(db)
  const { rows: other } = await sql<{ number: string; article_number: string }>`
    select number, article_number from search_numbers
    where number = any(${sql.val([...new Set(compact.values())])}::text[])`.execute(db)
  const owned = new Set(own.map(({ article_number }) => article_number))
  return new Map(
    numbers.map((number) => [
      number,
      new Set(
        owned.has(number)
          ? [articleNumber(number)]
          : other.flatMap((row) => (row.number === compact.get(number) ? [articleNumber(row.article_number)] : [])),
      ),
    ]),
  )
}

/** The rows of a file as articles, each its own row, and those that name no article or no quantity (QUOTE-28). */
export const importedRows = async (db: Database, sheet: Sheet): Promise<ImportedRows> => {
  const written = writtenRows(sheet)
  const readable = written.flatMap((row) => ('number' in row ? [row] : []))
  const found = await articlesBy(db, [...new Set(readable.map(({ number }) => number))])
  const articles: NewArticle[] = []
  const unread: Unread[] = []
  for (const row of written) {
    if (!('number' in row)) {
      unread.push(row)
      continue
    }
    const [article, another] = found.get(row.number) ?? []
    if (article === undefined || another !== undefined)
      unread.push({ row: row.row, text: row.text, fault: article === undefined ? 'Unknown' : 'Ambiguous' })
    else articles.push({ id: undefined, articleNumber: article, quantity: row.quantity })
  }
  return { articles, unread }
}

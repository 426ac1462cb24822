import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { ArticleNumber } from '#domain/kernel/ids'
import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import type { CustomRow, HeadingRow } from '#domain/quotes/quote-row'
import { readNumber, readRow } from '#domain/quotes/read-fields'
import { may } from '#domain/session/permissions'
import type { Database } from '../database/database'
import { type Change, nothingWritten, type OpenQuote, type Outcome, whileEditable, type Written } from './change-quote'
import { fieldRefusal } from './field-refusal'
import type { StoredRow } from './quote-row'
import { pricesDenied, tooManyRows, unknownArticles } from './refusals'

/** Room between two rows, so that others find a place between them. */
export const STRIDE = 1024

/** An article that becomes a row. One without an id gets one. */
export interface NewArticle {
  readonly id: string | undefined
  readonly articleNumber: ArticleNumber
  readonly quantity: number
}

type NewRow = Omit<StoredRow, 'quote_id' | 'position' | 'sent_net' | 'sent_gross' | 'changed_by'>

interface Article {
  readonly name: string
  readonly unit: string
}

const articlesOf = async (db: Database, numbers: readonly string[]): Promise<ReadonlyMap<string, Article>> => {
  if (numbers.length === 0) return new Map()
  const found = await db
    .selectFrom('variants')
    .select(['article_number', 'name', 'unit'])
    .where('article_number', 'in', [...new Set(numbers)])
    .execute()
  return new Map(found.map(({ article_number, name, unit }) => [article_number, { name, unit }]))
}

const standingOf = async (trx: Database, quote: string) => {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(position), 0) as last from quote_rows where quote_id = ${quote}`.execute(
    trx,
  )
  return rows[0] ?? { count: 0, last: 0 }
}

/** Writes rows at the end. A row whose id the quote has already is there, and is not added again. */
const insertRows = async ({ trx, found, by }: OpenQuote, rows: readonly NewRow[]): Outcome<Written> => {
  if (rows.length === 0) return E.right(nothingWritten)
  const { count, last } = await standingOf(trx, found.quote_id)
  if (count + rows.length > MOST_QUOTE_ROWS) return E.left(tooManyRows)
  const inserted = await trx
    .insertInto('quote_rows')
    .values(
      rows.map((row, index) => ({
        ...row,
        quote_id: found.quote_id,
        position: last + (index + 1) * STRIDE,
        changed_by: by,
      })),
    )
    .onConflict((conflict) => conflict.columns(['quote_id', 'row_id']).doNothing())
    .returning('row_id')
    .execute()
  const added = inserted.map(({ row_id }) => row_id)
  return E.right({ ...nothingWritten, rows: added, isOrderOther: added.length > 0 })
}

const articleRows = async (
  { trx, nextId }: Pick<OpenQuote, 'trx' | 'nextId'>,
  articles: readonly NewArticle[],
): Outcome<readonly NewRow[]> => {
  const read = E.traverseArray((article: NewArticle) =>
    E.map((quantity: number) => ({ ...article, quantity }))(readNumber('quantity', article.quantity)),
  )(articles)
  if (E.isLeft(read)) return E.left(fieldRefusal(read.left))
  const known = await articlesOf(
    trx,
    articles.map(({ articleNumber }) => articleNumber),
  )
  const unknown = articles.flatMap(({ articleNumber }) => (known.has(articleNumber) ? [] : [articleNumber]))
  if (unknown.length > 0) return E.left(unknownArticles(unknown))
  return E.right(
    read.right.map(({ id, articleNumber, quantity }) => ({
      row_id: id ?? nextId(),
      kind: 'Article',
      article_number: articleNumber,
      quantity,
      name: known.get(articleNumber)?.name ?? '',
      unit: known.get(articleNumber)?.unit ?? '',
      own_price: null,
      discount: 0,
      cost: null,
      is_labour: false,
    })),
  )
}

const addInto = async (open: OpenQuote, articles: readonly NewArticle[]): Outcome<Written> => {
  const rows = await articleRows(open, articles)
  return E.isLeft(rows) ? rows : insertRows(open, rows.right)
}

/** Adds articles at the end (QUOTE-21). No row is merged with another: that is the receiver's view of them. */
export const addArticles = (articles: readonly NewArticle[]): Change => whileEditable((open) => addInto(open, articles))

/** Adds the first rows of a quote that is being made. */
export const addFirstArticles = (open: OpenQuote, articles: readonly NewArticle[]): Outcome<Written> =>
  addInto(open, articles)

/** Puts other articles in the place of all (QUOTE-23); custom rows and headings stay. */
export const replaceArticles = (articles: readonly NewArticle[]): Change =>
  whileEditable(async (open) => {
    const { trx, found } = open
    const removed = await trx
      .deleteFrom('quote_rows')
      .where('quote_id', '=', found.quote_id)
      .where('kind', '=', 'Article')
      .returning('row_id')
      .execute()
    const written = await addInto(open, articles)
    if (E.isLeft(written)) return written
    const added = new Set(written.right.rows)
    const gone = removed.flatMap(({ row_id }) => (added.has(row_id) ? [] : [row_id]))
    return E.right({ ...written.right, removed: gone, isOrderOther: true })
  })

const customRow = (row: CustomRow | HeadingRow, id: string): NewRow =>
  row.tag === 'Heading'
    ? {
        ...{ row_id: id, kind: 'Heading', article_number: null, name: row.text, quantity: 1, unit: '' },
        ...{ own_price: null, discount: 0, cost: null, is_labour: false },
      }
    : {
        ...{ row_id: id, kind: 'Custom', article_number: null, name: row.name, quantity: row.quantity, unit: row.unit },
        ...{ own_price: row.ownPrice ?? null, discount: row.discount, cost: row.cost ?? null, is_labour: row.isLabour },
      }

const namesPrice = (row: CustomRow | HeadingRow): boolean =>
  row.tag === 'Custom' && (row.ownPrice !== undefined || row.cost !== undefined)

/** Adds custom rows and headings at the end (QUOTE-25). */
export const addCustomRows = (rows: readonly (CustomRow | HeadingRow)[]): Change =>
  whileEditable(async (open) => {
    const read = E.traverseArray((row: CustomRow | HeadingRow) => readRow(row))(rows)
    if (E.isLeft(read)) return E.left(fieldRefusal(read.left))
    if (rows.some(namesPrice) && !may(open.user, 'seePrices')) return E.left(pricesDenied)
    return insertRows(
      open,
      read.right.map((row) => customRow(row, row.rowId === '' ? open.nextId() : row.rowId)),
    )
  })

/** Removes rows of a kind (QUOTE-24, QUOTE-27). Those that are gone already are as good as removed. */
export const removeRows = (isArticle: boolean, ids: readonly string[]): Change =>
  whileEditable(async ({ trx, found }) => {
    if (ids.length === 0) return E.right(nothingWritten)
    const gone = await trx
      .deleteFrom('quote_rows')
      .where('quote_id', '=', found.quote_id)
      .where('row_id', 'in', [...ids])
      .where('kind', isArticle ? '=' : '<>', 'Article')
      .returning('row_id')
      .execute()
    const removed = gone.map(({ row_id }) => row_id)
    return E.right({ ...nothingWritten, removed, isOrderOther: removed.length > 0 })
  })

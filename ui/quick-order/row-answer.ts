import type { NumberedArticle } from '#application/queries/articles-by-number'
import type { Known } from './known-articles'
import type { OrderRow, OrderRows } from './order-rows'
import { wantedIn } from './pasted-rows'
import { checkRow } from './wanted-articles'
import type { CheckedRow, Destination } from './wanted-articles'

/** What is known of a row: `Unwritten` until its number is written to the end. */
export type RowAnswer = { readonly tag: 'Unwritten' | 'Asking' | 'Unreachable' } | CheckedRow

/** A row held against what is known of its number; `known` is undefined while the services are asked. */
export const answerTo = (row: OrderRow, known: Known | undefined, to: Destination): RowAnswer => {
  const wanted = wantedIn(row)
  if (wanted === undefined || !row.settled) return { tag: 'Unwritten' }
  if (known === undefined) return { tag: 'Asking' }
  return known === 'unreachable' ? { tag: 'Unreachable' } : checkRow(wanted, known, to)
}

type KnownOf = (number: string) => Known | undefined

const articleIn = (known: Known | undefined): NumberedArticle | undefined =>
  known === undefined || known === 'unreachable' || known.length > 1 ? undefined : known[0]

/** For a row whose article an earlier row has as well, by whichever number: where that one stands, counted from 1. */
export const earlierRows = (rows: OrderRows, knownOf: KnownOf): ReadonlyMap<number, number> => {
  const first = new Map<string, number>()
  const earlier = new Map<number, number>()
  for (const [index, row] of rows.entries()) {
    const wanted = row.settled ? wantedIn(row) : undefined
    if (wanted === undefined) continue
    const article = articleIn(knownOf(wanted.number))?.variant.articleNumber ?? wanted.number
    const at = first.get(article)
    if (at === undefined) first.set(article, index + 1)
    else earlier.set(row.id, at)
  }
  return earlier
}

export interface RowCounts {
  /** Rows that a press would add: the good ones, and those of which no fault is known. */
  readonly toAdd: number
  readonly faulty: number
}

export const rowCounts = (rows: OrderRows, knownOf: KnownOf, to: Destination): RowCounts => {
  const written = rows.flatMap((row) => {
    const wanted = wantedIn(row)
    return wanted === undefined ? [] : [answerTo(row, knownOf(wanted.number), to).tag]
  })
  const faulty = written.filter((tag) => tag === 'Faulty').length
  return { toAdd: written.length - faulty, faulty }
}

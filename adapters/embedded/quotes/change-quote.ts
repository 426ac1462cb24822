import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { quoteRowId, type Instant } from '#domain/kernel/ids'
import type { Overwritten, QuoteChanges } from '#domain/quotes/quote-changes'
import { isEditable } from '#domain/quotes/quote-status'
import { rowSeenBy, seenPricesOf } from '#domain/quotes/seen-prices'
import { QuoteChangesCodec } from '#adapters/contract/quote-changes'
import type { ServiceContext } from '../context'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { idempotentResponse, type KeyedRequest } from '../idempotency/idempotent-response'
import { notFound, type RequestFailure } from '../request-failure'
import { nameOfUser, type QuoteUser } from './quote-users'
import { type FoundQuote, frameOf, reachedBy, readRows, selectQuotes } from './read-quote'
import { notEditable } from './refusals'

/** Who changes which quote. */
export interface QuoteCall {
  readonly services: Pick<ServiceContext, 'db' | 'clock' | 'ids'>
  readonly user: QuoteUser
  readonly id: string
  readonly keyed: KeyedRequest | undefined
}

/** A quote that is held until the transaction ends, so that changes of one quote run one after the other. */
export interface OpenQuote {
  readonly trx: Database
  readonly found: FoundQuote
  readonly user: QuoteUser
  /** The name of the user. */
  readonly by: string
  readonly at: Instant
  readonly nextId: () => string
}

/** What a change has written. */
export interface Written {
  /** Rows that are new or other than before. */
  readonly rows: readonly string[]
  readonly removed: readonly string[]
  readonly isOrderOther: boolean
  readonly isFrameOther: boolean
  readonly overwritten: readonly Overwritten[]
}

export const nothingWritten: Written = {
  rows: [],
  removed: [],
  isOrderOther: false,
  isFrameOther: false,
  overwritten: [],
}

export type Outcome<A> = Promise<E.Either<RequestFailure, A>>
export type Change = (open: OpenQuote) => Outcome<Written>

const isNothing = ({ rows, removed, isOrderOther, isFrameOther }: Written): boolean =>
  rows.length === 0 && removed.length === 0 && !isOrderOther && !isFrameOther

const read = async (trx: Database, { user, id }: QuoteCall, held: boolean): Promise<FoundQuote | undefined> => {
  const one = selectQuotes(
    sql`quotes.quote_id = ${id} and ${reachedBy(user)} ${held ? sql`for update of quotes` : sql``}`,
  )
  const { rows } = await one.execute(trx)
  return rows[0]
}

const orderOf = async (trx: Database, quote: string) => {
  const rows = await trx
    .selectFrom('quote_rows')
    .select('row_id')
    .where('quote_id', '=', quote)
    .orderBy('position')
    .orderBy('row_id')
    .execute()
  return rows.map(({ row_id }) => quoteRowId(row_id))
}

/**
 * Changes a quote in one transaction, once for an idempotency key, and answers what has become other: a change of one row
 * costs the same however long the quote is. A change that changes nothing leaves the version.
 */
export const changeQuote = (call: QuoteCall, change: Change): Outcome<QuoteChanges> =>
  changeWith(call, change, async (changes) => E.right(changes), QuoteChangesCodec)

/** The same, where more is answered than what has changed. */
export const changeWith = <A>(
  call: QuoteCall,
  change: Change,
  finish: (changes: QuoteChanges) => Outcome<A>,
  codec: Parameters<typeof idempotentResponse<A>>[2],
): Outcome<A> => {
  const { services, user, keyed } = call
  return inTransaction(services.db, async (trx) => {
    const found = await read(trx, call, true)
    if (found === undefined) return E.left(notFound)
    return idempotentResponse(trx, keyed, codec, async () => {
      const by = await nameOfUser(trx, user)
      const at = services.clock.now()
      const written = await change({ trx, found, user, by, at, nextId: services.ids.next })
      if (E.isLeft(written)) return written
      return finish(await changesOf(trx, call, found, at, written.right))
    })
  })
}

const changesOf = async (
  trx: Database,
  call: QuoteCall,
  before: FoundQuote,
  at: Instant,
  written: Written,
): Promise<QuoteChanges> => {
  if (!isNothing(written))
    await sql`update quotes set version = version + 1, changed_at = ${at}::timestamptz
      where quote_id = ${before.quote_id}`.execute(trx)
  const after = (await read(trx, call, false)) ?? before
  const rows = await readRows(trx, after, written.rows)
  return {
    quote: frameOf(after),
    basis: before.version,
    rows: rows.map(rowSeenBy(seenPricesOf(call.user), after.head.priceType)),
    removed: written.removed.map(quoteRowId),
    order: written.isOrderOther ? await orderOf(trx, before.quote_id) : undefined,
    overwritten: written.overwritten,
  }
}

/** A change of what a receiver sees: refused once the quote is sent. */
export const whileEditable =
  (change: Change): Change =>
  async (open) =>
    isEditable(open.found.status) ? change(open) : E.left(notEditable)

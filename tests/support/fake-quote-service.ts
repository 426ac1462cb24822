import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CallFailure } from '#domain/failure/call-failure'
import { isEqual } from '#domain/kernel/equal'
import { type CommandId, type QuoteId, quoteId, type QuoteRowId, quoteRowId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { Quote } from '#domain/quotes/quote'
import type { NewArticleRow, Overwritten, QuoteChanges } from '#domain/quotes/quote-changes'
import type { ArticleRow, QuoteRow } from '#domain/quotes/quote-row'
import { isEditable, mayBecome } from '#domain/quotes/quote-status'
import { fieldsOf, onlyNamed, type RowChange, withFields } from '#domain/quotes/row-fields'
import type { CallOptions } from '#application/ports/call'
import type { QuoteService } from '#application/ports/quote-service'
import { aQuote } from '../domain/quotes/given'
import { refusal, type ScriptedNetwork } from './scripted-network'

/** The service of quotes in memory: small, and true to the port. */
export interface FakeQuoteService {
  readonly service: QuoteService
  /** The quotes that there are, the oldest first. */
  readonly all: () => readonly Quote[]
  readonly quoteOf: (id: QuoteId) => Quote
  /** Puts a quote there, or in place of the one with its id. */
  readonly put: (quote: Quote) => void
  /** What somebody else does: a new version. */
  readonly elsewhere: (id: QuoteId, change: (quote: Quote) => Partial<Quote>) => void
  /** From now on new rows get ids of the service's own. */
  readonly nameRows: () => void
}

type Answer<A> = E.Either<CallFailure, A>

const notFound = E.left(refusal('quote', 404))

/** What every article costs here. */
const priceOf = ({ articleNumber }: NewArticleRow) => {
  const net = money(articleNumber.length * 10)
  return { net, gross: money(net * 2) }
}

/** The same id changes once, and is answered as it was. */
const answersOnce = <A>() => {
  const answers = new Map<CommandId, Answer<A>>()
  return (command: CommandId, carryOut: () => Answer<A>): Answer<A> => {
    const answer = answers.get(command) ?? carryOut()
    answers.set(command, answer)
    return answer
  }
}

export const createFakeQuoteService = (network: ScriptedNetwork): FakeQuoteService => {
  const quotes = new Map<QuoteId, Quote>()
  const madeOnce = answersOnce<Quote>()
  const changedOnce = answersOnce<QuoteChanges>()
  let count = 0
  let isNaming = false

  const rowIdOf = (asked: QuoteRowId): QuoteRowId => (isNaming ? quoteRowId(`service-${(count += 1)}`) : asked)
  const rowOf = (row: NewArticleRow): ArticleRow => ({
    tag: 'Article',
    rowId: rowIdOf(row.rowId),
    articleNumber: row.articleNumber,
    quantity: row.quantity,
    name: `Article ${row.articleNumber}`,
    unit: 'st',
    purchase: priceOf(row),
    ownPrice: undefined,
    discount: 0,
  })

  const written = (before: Quote, change: Partial<Quote>, overwritten: readonly Overwritten[] = []): QuoteChanges => {
    const after: Quote = { ...before, ...change, version: before.version + 1 }
    quotes.set(after.id, after)
    const { rows, ...quote } = after
    const were = new Set(before.rows)
    const ids = rows.map(({ rowId }) => rowId)
    const left = new Set(ids)
    const isSameOrder = ids.length === before.rows.length && ids.every((id, place) => before.rows[place]?.rowId === id)
    return {
      quote,
      basis: before.version,
      rows: rows.filter((row) => !were.has(row)),
      removed: before.rows.map(({ rowId }) => rowId).filter((rowId) => !left.has(rowId)),
      order: isSameOrder ? undefined : ids,
      overwritten,
    }
  }

  const change = (
    id: QuoteId,
    command: CommandId,
    made: (quote: Quote) => Answer<QuoteChanges>,
  ): Answer<QuoteChanges> =>
    changedOnce(command, () => {
      const quote = quotes.get(id)
      if (quote === undefined) return notFound
      return isEditable(quote.status) ? made(quote) : E.left(refusal('quote', 409, 'STATUS_CHANGED'))
    })

  const carry = <A>(name: string, asked: unknown, carryOut: () => Answer<A>, options: CallOptions | undefined) =>
    network.carry({ name, with: asked, service: 'quote', carryOut }, options)

  const create = (values: Partial<Quote>): Quote => {
    count += 1
    const quote = aQuote({ id: quoteId(`quote-${count}`), number: `Q-${20000 + count}`, version: 1, ...values })
    quotes.set(quote.id, quote)
    return quote
  }

  const service: QuoteService = {
    quotes: (_query, options) => carry('quotes', undefined, () => E.right({ data: [], total: 0 }), options),
    defaults: (options) => carry('quoteDefaults', undefined, () => E.right(aQuote()), options),
    create: (asked, command, options) =>
      carry(
        'createQuote',
        asked,
        () => madeOnce(command, () => E.right(create({ name: asked.name, rows: asked.rows.map(rowOf) }))),
        options,
      ),
    quote: (id, known, options) =>
      carry(
        'quote',
        { id, known },
        () => {
          const quote = quotes.get(id)
          if (quote === undefined) return notFound
          return E.right(quote.version === known ? undefined : quote)
        },
        options,
      ),
    changeHead: (id, asked, command, options) =>
      carry(
        'changeQuote',
        asked,
        () =>
          change(id, command, (quote) => {
            const now = onlyNamed(quote, asked.to)
            const fields = Object.fromEntries(
              Object.entries(now).filter(
                ([name, value]) =>
                  !isEqual(Reflect.get(asked.seen, name), value) && !isEqual(Reflect.get(asked.to, name), value),
              ),
            )
            const others =
              Object.keys(fields).length === 0 ? [] : [{ was: { tag: 'Head', fields }, by: 'Anna' } as const]
            return E.right(written(quote, asked.to, others))
          }),
        options,
      ),
    moveOn: (id, to, command, options) =>
      carry(
        'moveQuoteOn',
        { id, to },
        () =>
          changedOnce(command, () => {
            const quote = quotes.get(id)
            if (quote === undefined) return notFound
            const side = to === 'ordered' ? 'order' : 'sender'
            return mayBecome(quote.status, to, side)
              ? E.right(written(quote, { status: to }))
              : E.left(refusal('quote', 409, 'STATUS_CHANGED'))
          }),
        options,
      ),
    remove: (ids, options) =>
      carry(
        'removeQuotes',
        ids,
        () => {
          ids.forEach((id) => quotes.delete(id))
          return E.right(undefined)
        },
        options,
      ),
    copy: (id, command, options) =>
      carry(
        'copyQuote',
        id,
        () =>
          madeOnce(command, () => {
            const quote = quotes.get(id)
            return quote === undefined ? notFound : E.right(create({ name: quote.name, rows: quote.rows }))
          }),
        options,
      ),
    pdf: (id, options) => carry('quotePdf', id, () => E.right(new Uint8Array()), options),
    addArticles: (id, rows, command, options) =>
      carry(
        'addQuoteItems',
        rows,
        () => change(id, command, (quote) => E.right(written(quote, { rows: [...quote.rows, ...rows.map(rowOf)] }))),
        options,
      ),
    addCustom: (id, rows, command, options) =>
      carry(
        'addQuoteCustomItems',
        rows,
        () =>
          change(id, command, (quote) =>
            E.right(
              written(quote, { rows: [...quote.rows, ...rows.map((row) => ({ ...row, rowId: rowIdOf(row.rowId) }))] }),
            ),
          ),
        options,
      ),
    changeRows: (id, _kind, asked, command, options) =>
      carry(
        'changeQuoteItems',
        asked,
        () => change(id, command, (quote) => changedRows(quote, asked, written)),
        options,
      ),
    replaceArticles: (id, rows, command, options) =>
      carry(
        'replaceQuoteItems',
        rows,
        () => change(id, command, (quote) => E.right(written(quote, { rows: rows.map(rowOf) }))),
        options,
      ),
    removeRows: (id, _kind, rowIds, command, options) =>
      carry(
        'removeQuoteItems',
        rowIds,
        () =>
          change(id, command, (quote) =>
            E.right(written(quote, { rows: quote.rows.filter(({ rowId }) => !rowIds.includes(rowId)) })),
          ),
        options,
      ),
    importRows: (id, file, command, options) =>
      carry(
        'importQuoteItems',
        file.name,
        () =>
          pipe(
            change(id, command, (quote) => E.right(written(quote, {}))),
            E.map((changes) => ({ changes, unread: [] })),
          ),
        options,
      ),
    link: (id, mail, _command, options) =>
      carry('quoteLink', { id, mail }, () => E.right({ address: `/offert/${id}` }), options),
    withdrawLink: (id, options) => carry('withdrawQuoteLink', id, () => E.right(undefined), options),
    setLogo: (_logo, options) => carry('setQuoteLogo', undefined, () => E.right(undefined), options),
    logo: (options) => carry('quoteLogo', undefined, () => E.right(undefined), options),
  }

  const quoteOf = (id: QuoteId): Quote => {
    const quote = quotes.get(id)
    if (quote === undefined) throw new Error(`there is no quote ${id}`)
    return quote
  }

  return {
    service,
    all: () => [...quotes.values()],
    quoteOf,
    put: (quote) => void quotes.set(quote.id, quote),
    elsewhere: (id, changed) => void written(quoteOf(id), changed(quoteOf(id))),
    nameRows: () => {
      isNaming = true
    },
  }
}

const changedRows = (
  quote: Quote,
  asked: readonly RowChange[],
  written: (quote: Quote, change: Partial<Quote>, overwritten: readonly Overwritten[]) => QuoteChanges,
): Answer<QuoteChanges> => {
  let rows: readonly QuoteRow[] = quote.rows
  const overwritten: Overwritten[] = []
  for (const { rowId, to, seen, after } of asked) {
    const row = rows.find((one) => one.rowId === rowId)
    if (row === undefined) return notFound
    const now = onlyNamed(fieldsOf(row), to)
    const fields = Object.fromEntries(
      Object.entries(now).filter(
        ([name, value]) => !isEqual(Reflect.get(seen, name), value) && !isEqual(Reflect.get(to, name), value),
      ),
    )
    if (Object.keys(fields).length > 0) overwritten.push({ was: { tag: 'Row', rowId, fields }, by: 'Anna' })
    const changed = Object.keys(to).length === 0 ? row : withFields(row, to)
    if (after === undefined) rows = rows.map((one) => (one === row ? changed : one))
    else {
      const others = rows.filter((one) => one !== row)
      const place = after === null ? 0 : others.findIndex((one) => one.rowId === after) + 1
      if (after !== null && place === 0) return notFound
      rows = [...others.slice(0, place), changed, ...others.slice(place)]
    }
  }
  return E.right(written(quote, { rows }, overwritten))
}

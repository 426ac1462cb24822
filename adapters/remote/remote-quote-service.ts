import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { Call, CallOptions } from '#application/ports/call'
import type { ShopConfig } from '#application/ports/config-service'
import type { QuoteService, QuotesQuery } from '#application/ports/quote-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CommandId, QuoteId } from '#domain/kernel/ids'
import type { Quote } from '#domain/quotes/quote'
import type { NewArticleRow, QuoteChanges } from '#domain/quotes/quote-changes'
import type { QuoteRow } from '#domain/quotes/quote-row'
import type { RowChange } from '#domain/quotes/row-fields'
import {
  ChangesAnswer,
  FILE_PART,
  ImportAnswer,
  ItemChangesBody,
  ItemIdsBody,
  NewCustomItemsBody,
  NewItemsBody,
  NewQuoteBody,
  QuoteChangeBody,
  QuoteLinkBody,
  QuoteLinkCodec,
} from '#adapters/contract/quote-changes'
import { QuoteCodec, QuoteIdsBody, QuotesAnswer } from '#adapters/contract/quote'
import { QuoteDefaultsCodec } from '#adapters/contract/quote-head'
import { customOfRow, partOfFields } from '#adapters/contract/quote-rows'
import { type Route, routes } from '#adapters/contract/paths'
import type { HttpClient, RequestOptions } from './http-client'
import { idempotencyKey } from './idempotency-key'

export interface RemoteQuoteOptions {
  readonly client: HttpClient
  /** Optional capabilities of the services. Until they are known, a key is sent. */
  readonly supports: () => ShopConfig['supports'] | undefined
}

const parametersOf = ({ limit, offset, q, statuses, sort, desc }: QuotesQuery): RequestOptions['query'] => ({
  limit: String(limit),
  offset: String(offset),
  q: q === '' ? undefined : q,
  status: statuses.length === 0 ? undefined : statuses.join(','),
  sort,
  desc: String(desc),
})

const newItems = (rows: readonly NewArticleRow[]) => rows.map(({ rowId, ...row }) => ({ id: rowId, ...row }))

const itemChange =
  (kind: QuoteRow['tag']) =>
  ({ rowId, to, seen, after }: RowChange) => ({
    id: rowId,
    ...partOfFields(to, kind),
    ...(Object.keys(seen).length === 0 ? {} : { seen: partOfFields(seen, kind) }),
    ...(after === undefined ? {} : { after }),
  })

const isUnchanged = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.status === 304

/** Everything of a quote as it is, for a service that does not say what a change has changed. */
const allOf = ({ rows, ...quote }: Quote): QuoteChanges => ({
  quote,
  basis: quote.version,
  rows,
  removed: [],
  order: rows.map(({ rowId }) => rowId),
  overwritten: [],
})

const pdf = { accept: 'application/pdf, application/json;q=0.5' }
const picture = { accept: 'image/png, image/jpeg, application/json;q=0.5' }

/** Nothing where a service has no picture to answer. */
const orNothing = (bytes: Uint8Array): Uint8Array | undefined => (bytes.length === 0 ? undefined : bytes)

const formOf = (bytes: Uint8Array, name: string): FormData => {
  const form = new FormData()
  form.append(FILE_PART, new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** The quotes of the customer over HTTP (QUOTE-13 to QUOTE-28). */
export const createRemoteQuoteService = ({ client, supports }: RemoteQuoteOptions): QuoteService => {
  const keyed = (key: CommandId) => idempotencyKey(key, supports())
  const of = (id: QuoteId) => ({ params: { id } })

  const fetchQuote = (id: QuoteId, options: CallOptions | undefined): Call<Quote> =>
    client.call(routes.quote, { ...options, ...of(id), codec: QuoteCodec })

  /** A change, and what it has changed: asked for where the service does not answer it. */
  const change = (
    route: Route,
    id: QuoteId,
    body: unknown,
    key: CommandId,
    options: CallOptions | undefined,
  ): Call<QuoteChanges> =>
    pipe(
      client.call(route, { ...options, ...of(id), headers: keyed(key), body, codec: ChangesAnswer }),
      TE.chain((changes) => (changes === undefined ? pipe(fetchQuote(id, options), TE.map(allOf)) : TE.right(changes))),
    )

  const done = (route: Route, request: RequestOptions): Call<void> =>
    pipe(
      client.call(route, { ...request, codec: t.unknown }),
      TE.map(() => undefined),
    )

  return {
    quotes: (query, options) =>
      client.call(routes.quotes, { ...options, query: parametersOf(query), codec: QuotesAnswer }),
    defaults: (options) => client.call(routes.quoteDefaults, { ...options, codec: QuoteDefaultsCodec }),
    create: ({ name, projectId, rows }, command, options) =>
      client.call(routes.createQuote, {
        ...options,
        headers: keyed(command),
        body: NewQuoteBody.encode({ name, projectId, items: newItems(rows) }),
        codec: QuoteCodec,
      }),
    quote: (id, known, options) =>
      pipe(
        client.call(routes.quote, {
          ...options,
          ...of(id),
          headers: known === undefined || known === 0 ? {} : { 'if-none-match': `"${known}"` },
          codec: QuoteCodec,
        }),
        TE.map((quote): Quote | undefined => quote),
        TE.orElse((failure) => TE.fromEither(isUnchanged(failure) ? E.right(undefined) : E.left(failure))),
      ),
    changeHead: (id, { to, seen }, command, options) =>
      change(
        routes.changeQuote,
        id,
        QuoteChangeBody.encode({ ...to, ...(Object.keys(seen).length === 0 ? {} : { seen }) }),
        command,
        options,
      ),
    moveOn: (id, to, command, options) => change(routes.changeQuote, id, { status: to }, command, options),
    remove: (ids, options) => done(routes.deleteQuotes, { ...options, body: QuoteIdsBody.encode(ids) }),
    copy: (id, command, options) =>
      client.call(routes.copyQuote, { ...options, ...of(id), headers: keyed(command), codec: QuoteCodec }),
    pdf: (id, options) => client.file(routes.quotePdf, { ...options, ...of(id), headers: pdf }),
    addArticles: (id, rows, command, options) =>
      change(routes.addQuoteItems, id, NewItemsBody.encode(newItems(rows)), command, options),
    addCustom: (id, rows, command, options) =>
      change(
        routes.addCustomItems,
        id,
        NewCustomItemsBody.encode(rows.map((row) => customOfRow(row))),
        command,
        options,
      ),
    changeRows: (id, kind, changes, command, options) =>
      change(
        kind === 'Article' ? routes.changeQuoteItems : routes.changeCustomItems,
        id,
        ItemChangesBody.encode(changes.map(itemChange(kind))),
        command,
        options,
      ),
    replaceArticles: (id, rows, command, options) =>
      change(routes.replaceQuoteItems, id, NewItemsBody.encode(newItems(rows)), command, options),
    removeRows: (id, kind, rows, command, options) =>
      change(
        kind === 'Article' ? routes.removeQuoteItems : routes.removeCustomItems,
        id,
        ItemIdsBody.encode(rows),
        command,
        options,
      ),
    importRows: (id, { name, bytes }, command, options) =>
      pipe(
        client.call(routes.importQuoteItems, {
          ...options,
          ...of(id),
          headers: keyed(command),
          form: formOf(bytes, name),
          codec: ImportAnswer,
        }),
        TE.chain((answer) =>
          answer === undefined
            ? pipe(
                fetchQuote(id, options),
                TE.map((quote) => ({ changes: allOf(quote), unread: [] })),
              )
            : TE.right(answer),
        ),
      ),
    link: (id, mail, command, options) =>
      client.call(routes.linkQuote, {
        ...options,
        ...of(id),
        headers: keyed(command),
        body: QuoteLinkBody.encode({ mail }),
        codec: QuoteLinkCodec,
      }),
    withdrawLink: (id, options) => done(routes.withdrawQuoteLink, { ...options, ...of(id) }),
    setLogo: (logo, options) =>
      logo === undefined
        ? done(routes.removeQuoteLogo, { ...options })
        : done(routes.setQuoteLogo, { ...options, form: formOf(logo, 'logotyp') }),
    logo: (options) => pipe(client.file(routes.quoteLogo, { ...options, headers: picture }), TE.map(orNothing)),
  }
}

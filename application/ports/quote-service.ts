import type { CommandId, ProjectId, QuoteId, QuoteRowId } from '#domain/kernel/ids'
import type { Quote, QuoteDefaults, QuoteHead, QuoteSummary } from '#domain/quotes/quote'
import type { NewArticleRow, QuoteChanges } from '#domain/quotes/quote-changes'
import type { CustomRow, HeadingRow, QuoteRow } from '#domain/quotes/quote-row'
import type { QuoteStatus } from '#domain/quotes/quote-status'
import type { RowChange } from '#domain/quotes/row-fields'
import type { Call, CallOptions } from './call'

export const quoteOrders = ['changedAt', 'createdAt', 'name', 'number', 'lastDay'] as const
export type QuoteOrder = (typeof quoteOrders)[number]

/** What the list of quotes asks for. */
export interface QuotesQuery {
  readonly limit: number
  readonly offset: number
  /** In number, name, reference, receiver and article numbers; every word of it must be found. Empty for all. */
  readonly q: string
  /** Empty for all. */
  readonly statuses: readonly QuoteStatus[]
  readonly sort: QuoteOrder
  readonly desc: boolean
}

export interface QuotePage {
  readonly data: readonly QuoteSummary[]
  readonly total: number
}

export interface NewQuote {
  readonly name: string
  readonly projectId: ProjectId | undefined
  readonly rows: readonly NewArticleRow[]
}

/** What became of imported rows. */
export interface QuoteImport {
  readonly changes: QuoteChanges
  /** Row numbers and cells that name no article, or whose quantity cannot be read. */
  readonly unread: readonly {
    readonly row: number
    readonly text: string
    readonly fault: 'Unknown' | 'Ambiguous' | 'Quantity'
  }[]
}

/** The link by which the receiver reads a sent quote. */
export interface QuoteLink {
  readonly address: string
}

/**
 * The quotes of the present customer, for those who work for it. One that is not theirs is refused as if it did not exist.
 * Every change takes the id of its command, and the same id changes once. Purchase prices are left out for whoever may not
 * see prices.
 */
export interface QuoteService {
  /** QUOTE-13 */
  readonly quotes: (query: QuotesQuery, options?: CallOptions) => Call<QuotePage>
  /** QUOTE-16 */
  readonly defaults: (options?: CallOptions) => Call<QuoteDefaults>
  /** QUOTE-15 */
  readonly create: (quote: NewQuote, command: CommandId, options?: CallOptions) => Call<Quote>
  /** QUOTE-17. Undefined where the version is the one that the caller has. */
  readonly quote: (id: QuoteId, known: number | undefined, options?: CallOptions) => Call<Quote | undefined>
  /** QUOTE-18. Fields of the head, with what the user saw of them before. */
  readonly changeHead: (
    id: QuoteId,
    change: { readonly to: Partial<QuoteHead>; readonly seen: Partial<QuoteHead> },
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-18. Refused with `STATUS_CHANGED` where it is not, or no longer, a transition (QUOTE-03). */
  readonly moveOn: (id: QuoteId, to: QuoteStatus, command: CommandId, options?: CallOptions) => Call<QuoteChanges>
  /** QUOTE-14 */
  readonly remove: (ids: readonly QuoteId[], options?: CallOptions) => Call<void>
  /** QUOTE-19 */
  readonly copy: (id: QuoteId, command: CommandId, options?: CallOptions) => Call<Quote>
  /** QUOTE-20 */
  readonly pdf: (id: QuoteId, options?: CallOptions) => Call<Uint8Array>
  /** QUOTE-21 */
  readonly addArticles: (
    id: QuoteId,
    rows: readonly NewArticleRow[],
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-25. Own rows and headings, at the end. */
  readonly addCustom: (
    id: QuoteId,
    rows: readonly (CustomRow | HeadingRow)[],
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-22, QUOTE-26. Rows of articles and others go to their own call. */
  readonly changeRows: (
    id: QuoteId,
    kind: QuoteRow['tag'],
    changes: readonly RowChange[],
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-23. Replaces all rows of articles. */
  readonly replaceArticles: (
    id: QuoteId,
    rows: readonly NewArticleRow[],
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-24, QUOTE-27 */
  readonly removeRows: (
    id: QuoteId,
    kind: QuoteRow['tag'],
    rows: readonly QuoteRowId[],
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteChanges>
  /** QUOTE-28. An .xlsx, .xls or .csv file. */
  readonly importRows: (
    id: QuoteId,
    file: { readonly name: string; readonly bytes: Uint8Array },
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteImport>
  /** The link of a quote that is sent, made at the first call; sent to the receiver by mail where asked. */
  readonly link: (
    id: QuoteId,
    mail: { readonly to: string; readonly message: string } | undefined,
    command: CommandId,
    options?: CallOptions,
  ) => Call<QuoteLink>
  /** Makes every link of the quote worthless. */
  readonly withdrawLink: (id: QuoteId, options?: CallOptions) => Call<void>
  /** The sender's own picture on the document, of the customer; undefined takes it away. */
  readonly setLogo: (logo: Uint8Array | undefined, options?: CallOptions) => Call<void>
  readonly logo: (options?: CallOptions) => Call<Uint8Array | undefined>
}

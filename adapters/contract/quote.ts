import * as t from 'io-ts'
import { instant, userId, customerId } from '#domain/kernel/ids'
import { lastDayOf } from '#domain/quotes/expiry'
import type { Quote, QuoteSummary } from '#domain/quotes/quote'
import type { QuoteWithoutRows } from '#domain/quotes/quote-changes'
import { quoteStatuses, type StatusChange, type StatusSide } from '#domain/quotes/quote-status'
import type { QuotePage } from '#application/ports/quote-service'
import { listOf, oneOf, optional, through, withDefault, type Codec } from '#application/codecs/codec'
import { CustomerId, Day, Instant, Money, ProjectId, QuoteId, Text, UserId } from '#application/codecs/values'
import { headFields } from './quote-head'
import { listsOfRows, rowLists, rowsOfLists } from './quote-rows'

export const QuoteStatusCodec = oneOf(quoteStatuses, 'QuoteStatus')

const text = withDefault<string>(Text, '')
const sides: readonly StatusSide[] = ['sender', 'receiver', 'order']

const StatusChangeCodec: Codec<StatusChange> = t.strict({
  status: QuoteStatusCodec,
  at: Instant,
  side: withDefault(oneOf(sides, 'StatusSide'), 'sender'),
  by: text,
  message: text,
})

const User = optional(t.strict({ fullName: text }))

const ownFields = {
  id: QuoteId,
  number: text,
  version: withDefault<number>(t.number, 0),
  customerId: withDefault(CustomerId, customerId('')),
  projectId: optional(ProjectId),
  userId: withDefault(UserId, userId('')),
  user: User,
  createdAt: withDefault(Instant, instant('')),
  updatedAt: withDefault(Instant, instant('')),
  status: withDefault(QuoteStatusCodec, 'draft'),
  history: listOf(StatusChangeCodec),
}

/** A quote without its rows. */
const FrameFields = t.strict({ ...ownFields, ...headFields })
type FrameFields = t.TypeOf<typeof FrameFields>

/** A quote (QUOTE-10, QUOTE-12). What the specification does not name is an addition of our own. */
const QuoteFields = t.strict({ ...ownFields, ...headFields, ...rowLists })
type QuoteFields = t.TypeOf<typeof QuoteFields>

/** A quote that has no number is called by its id. */
const frameOf = ({ user, updatedAt, ...quote }: FrameFields): QuoteWithoutRows => ({
  ...quote,
  number: quote.number === '' ? quote.id : quote.number,
  ownerName: user?.fullName ?? '',
  changedAt: updatedAt,
})

const fieldsOfFrame = ({ ownerName, changedAt, ...quote }: QuoteWithoutRows): FrameFields => ({
  ...quote,
  user: { fullName: ownerName },
  updatedAt: changedAt,
})

export const QuoteFrameCodec: Codec<QuoteWithoutRows> = through(FrameFields, 'QuoteFrame', frameOf, fieldsOfFrame)

/** GET /v1/quotes/{id} (QUOTE-17), and what creating and copying answer. */
export const QuoteCodec: Codec<Quote> = through(
  QuoteFields,
  'Quote',
  ({ items, customItems, ...frame }: QuoteFields): Quote => ({
    ...frameOf(frame),
    rows: rowsOfLists({ items, customItems }),
  }),
  ({ rows, ...frame }) => ({ ...fieldsOfFrame(frame), ...listsOfRows(rows) }),
)

const SummaryFields = t.strict({
  id: QuoteId,
  number: text,
  name: text,
  reference: text,
  status: withDefault(QuoteStatusCodec, 'draft'),
  userId: withDefault(UserId, userId('')),
  user: User,
  projectId: optional(ProjectId),
  createdAt: withDefault(Instant, instant('')),
  updatedAt: withDefault(Instant, instant('')),
  receiver: optional(t.strict({ name: text })),
  rowCount: withDefault<number>(t.number, 0),
  toPay: optional(Money),
})

/** Our own field, or those of the quote that it follows from. */
const Validity = t.union([t.strict({ lastDay: Day }), t.strict({ validFrom: Day, validFor: t.number })])
const ListedFields = t.intersection([SummaryFields, Validity])
type ListedFields = t.TypeOf<typeof ListedFields>

const QuoteSummaryCodec: Codec<QuoteSummary> = through(
  ListedFields,
  'QuoteSummary',
  ({ user, receiver, updatedAt, ...quote }: ListedFields): QuoteSummary => ({
    ...quote,
    lastDay: 'lastDay' in quote ? quote.lastDay : lastDayOf(quote),
    number: quote.number === '' ? quote.id : quote.number,
    ownerName: user?.fullName ?? '',
    receiverName: receiver?.name ?? '',
    changedAt: updatedAt,
  }),
  ({ ownerName, receiverName, changedAt, ...quote }) => ({
    ...quote,
    user: { fullName: ownerName },
    receiver: { name: receiverName },
    updatedAt: changedAt,
  }),
)

const PageFields = t.strict({ data: listOf(QuoteSummaryCodec), total: optional(t.number) })

/** GET /v1/quotes (QUOTE-13). A service that does not count has told all. */
export const QuotesAnswer: Codec<QuotePage> = through(
  PageFields,
  'QuotePage',
  ({ data, total }: t.TypeOf<typeof PageFields>): QuotePage => ({ data, total: total ?? data.length }),
  (page) => page,
)

/** The parameters of GET /v1/quotes. Several statuses are separated by commas. */
export const QuotesParameters = t.exact(
  t.partial({ limit: Text, offset: Text, q: Text, status: Text, sort: Text, desc: Text }),
)

/** DELETE /v1/quotes (QUOTE-14) */
export const QuoteIdsBody = t.readonlyArray(QuoteId)

import type { LabelledDelivery, QuotesCommandBody, QuotesEffect, QuotesEvent } from '#domain/quotes/protocol'
import type { NewArticleRow } from '#domain/quotes/quote-changes'
import {
  type ArticleToOffer,
  boundedFields,
  type ChangedRow,
  type QuoteEdit,
  type QuoteRefusal,
} from '#domain/quotes/quote-edit'
import { type QuoteTextFault, quoteTextFields } from '#domain/quotes/quote-text'
import type {
  ConfirmedQuote,
  Filling,
  ForeignChange,
  OpenQuote,
  OrderOfQuotes,
  OverwrittenEdit,
  PendingEdit,
  PendingStatus,
  QuoteInCart,
  QuoteInCreation,
  QuotesState,
  RefusedEdit,
  RowName,
} from '#domain/quotes/quotes'
import type { Stamped } from '#domain/kernel/decider'
import { oneOf } from '#application/codecs/codec'
import { anyNumber, byTag, byType, field, type Fields, listOf, optional, struct } from '#application/codecs/logged'
import { CommandId, Flag, Instant, ProjectId, Text } from '#application/codecs/values'
import {
  overwrittenFields,
  ownRow,
  purchasePrice,
  quote,
  quoteChanges,
  quoteId,
  quoteRow,
  quoteRowId,
  quoteStatus,
  someFields,
  someOfHead,
  someOfRow,
} from '#application/log/codecs/quote'
import { callFailure, label } from '#application/log/codecs/shared'
import { articleNumber, day, deliveryId } from '#application/log/codecs/values'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import type { ModuleCodecs } from '#application/runtime/module'

const id = field.public(CommandId)
const edits = listOf(id)
const at = field.public(Instant)
const number = field.public(anyNumber)
const denied = field.public(Flag)
const text = field.personal(Text)
const projectId = optional(field.pseudonymous(ProjectId))
const quoteIds = listOf(quoteId)
const kind = field.public(oneOf(['Article', 'Custom', 'Heading'] as const))
const failure = callFailure

const article = struct<ArticleToOffer>({
  rowId: quoteRowId,
  articleNumber,
  quantity: number,
  name: text,
  unit: text,
  purchase: optional(purchasePrice),
})
const articles = listOf(article)

const edit = byType<QuoteEdit>({
  AddArticles: { articles },
  AddRows: { rows: listOf(ownRow) },
  ChangeRows: { kind, changes: listOf(struct<ChangedRow>({ rowId: quoteRowId, to: someOfRow })) },
  MoveRow: { kind, rowId: quoteRowId, after: optional(quoteRowId) },
  RemoveRows: { kind, rowIds: listOf(quoteRowId) },
  ChangeHead: { to: someOfHead },
})

const pendingFields: Fields<PendingEdit> = { id, at, edit, found: listOf(someFields) }
const pending = listOf(struct<PendingEdit>(pendingFields))
const orderFields: Fields<OrderOfQuotes> = {
  order: id,
  lines: listOf(struct<OrderOfQuotes['lines'][number]>({ quoteId, deliveryId })),
}

const open = struct<OpenQuote>({
  quoteId,
  confirmed: byTag<ConfirmedQuote>({ Unknown: {}, Failed: { failure }, Absent: {}, Known: { quote } }),
  isBehind: field.public(Flag),
  pending,
  moving: optional(struct<PendingStatus>({ id, to: quoteStatus })),
  refused: listOf(struct<RefusedEdit>({ id, edit, failure })),
  overwritten: listOf(struct<OverwrittenEdit>({ ...overwrittenFields, id: field.public(Text) })),
  foreign: listOf(
    byTag<ForeignChange>({
      Row: { rowId: quoteRowId, before: someOfRow },
      Head: { before: someOfHead },
      Added: { rowId: quoteRowId },
      Removed: { row: quoteRow },
    }),
  ),
  rowNames: listOf(struct<RowName>({ ours: quoteRowId, theirs: quoteRowId })),
})

const creation = struct<QuoteInCreation>({
  ...{ id, at, name: text, projectId, articles },
  waiting: pending,
  failure: optional(failure),
})

const state = struct<QuotesState>({
  open: listOf(open),
  filling: byTag<Filling>({ None: {}, Creating: { creation }, Filled: { quoteId } }),
  copying: edits,
  removing: listOf(struct<QuotesState['removing'][number]>({ id, quoteIds })),
  inCart: listOf(struct<QuoteInCart>({ quoteId, label })),
  orders: listOf(struct<OrderOfQuotes>(orderFields)),
})

type ChangeSent = Extract<QuotesEffect, { type: 'ChangeRows' }>['changes'][number]
const change = struct<ChangeSent>({ rowId: quoteRowId, to: someOfRow, seen: someOfRow })
const newRow = struct<NewArticleRow>({ rowId: quoteRowId, articleNumber, quantity: number })

const command = commandPayloads<QuotesCommandBody>({
  OpenQuote: { quoteId },
  FillQuote: { quoteId },
  StopFilling: {},
  CreateQuote: { name: text, projectId, articles, denied },
  CreateAgain: {},
  CopyQuote: { quoteId, denied },
  RemoveQuotes: { quoteIds },
  EditQuote: { quoteId: optional(quoteId), edit, denied },
  SetMarkup: { quoteId, percent: number, denied },
  MoveQuoteOn: { quoteId, to: quoteStatus, today: day },
  TryAgain: { quoteId },
  DismissRefused: { quoteId, edits },
  KeepMine: { quoteId, overwritten: field.public(Text) },
  TakeBack: { quoteId, overwritten: field.public(Text) },
  DismissForeign: { quoteId },
  TakeImport: { quoteId, changes: quoteChanges },
  PutInCart: { quoteId, label },
  TakeOutOfCart: { quoteId },
  NoteOrder: {
    order: id,
    deliveries: listOf(struct<LabelledDelivery>({ deliveryId, labels: listOf(label) })),
  },
  SettleOrder: { order: id, placed: listOf(deliveryId) },
  ForgetQuotes: {},
})

const event = payloadsByType<QuotesEvent>({
  QuoteRequested: { quoteId },
  QuoteFetched: { quote },
  QuoteUnchanged: { quoteId },
  QuoteFetchFailed: { quoteId, failure },
  FillingStarted: { quoteId },
  FillingStopped: {},
  QuoteCreationRequested: { id, at, name: text, projectId, articles },
  QuoteCreationRepeated: { id },
  QuoteCreated: { edit: id, quote },
  QuoteNotCreated: { edit: id, failure },
  QuoteCopyRequested: { edit: id, quoteId },
  QuoteCopied: { edit: id, quote },
  QuoteNotCopied: { edit: id, failure },
  QuoteRemovalRequested: { edit: id, quoteIds },
  QuotesRemoved: { edit: id, quoteIds },
  QuotesNotRemoved: { edit: id, failure },
  QuoteEditRequested: { ...pendingFields, quoteId: optional(quoteId) },
  QuoteStatusRequested: { quoteId, edit: id, to: quoteStatus },
  QuoteEditsConfirmed: { quoteId, edits, changes: quoteChanges },
  QuoteEditsRefused: { quoteId, edits, failure },
  QuoteEditsReplaced: { quoteId, edits },
  RefusedQuoteEditsDismissed: { quoteId, edits },
  OverwrittenDismissed: { quoteId, overwritten: field.public(Text) },
  ForeignChangesDismissed: { quoteId },
  QuotePutInCart: { quoteId, label },
  QuoteTakenOutOfCart: { quoteId },
  QuotesInOrderNoted: orderFields,
  OrderOfQuotesSettled: {
    order: id,
    ordered: listOf(
      struct<Extract<QuotesEvent, { type: 'OrderOfQuotesSettled' }>['ordered'][number]>({ quoteId, edit: id }),
    ),
  },
  QuotesForgotten: {},
  QuotesSummarised: { state },
})

const textFault = byTag<QuoteTextFault>({ Empty: {}, TooLong: { most: number }, NotAnEmail: {}, NotAPostalCode: {} })

const refusal = payloadsByTag<QuoteRefusal>({
  NotLoggedIn: {},
  QuotesDenied: {},
  UnknownQuote: {},
  UnknownRow: { rowId: quoteRowId },
  NotEditable: { status: quoteStatus },
  NothingToAdd: {},
  NothingToSend: {},
  TooManyRows: { most: number },
  OutOfBounds: {
    field: field.public(oneOf(boundedFields)),
    asked: number,
    nearest: number,
    least: number,
    most: number,
  },
  UnfitText: { field: field.public(oneOf(quoteTextFields)), fault: textFault },
  NoTransition: { from: quoteStatus, to: quoteStatus },
  Expired: { lastDay: day },
  AlreadyCreating: {},
  NotAccepted: { status: quoteStatus },
  NothingToOrder: {},
  AlreadyInCart: {},
})

const ofQuote = { edit: id, quoteId }

const effect = payloadsByType<QuotesEffect>({
  FetchQuote: { quoteId, known: optional(number) },
  CreateQuote: { edit: id, name: text, projectId, rows: listOf(newRow) },
  CopyQuote: ofQuote,
  RemoveQuotes: { edit: id, quoteIds },
  MoveOn: { ...ofQuote, to: quoteStatus },
  AddArticles: { ...ofQuote, rows: listOf(newRow) },
  AddRows: { ...ofQuote, rows: listOf(ownRow) },
  ChangeRows: { ...ofQuote, kind, changes: listOf(change) },
  MoveRow: { ...ofQuote, kind, rowId: quoteRowId, after: optional(quoteRowId) },
  RemoveRows: { ...ofQuote, kind, rowIds: listOf(quoteRowId) },
  ChangeHead: { ...ofQuote, to: someOfHead, seen: someOfHead },
})

export const quotesCodecs: ModuleCodecs<Stamped<QuotesCommandBody>, QuotesEvent, QuoteRefusal, QuotesEffect> = {
  command,
  event,
  refusal,
  effect,
}

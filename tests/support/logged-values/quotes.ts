import { fc } from '@fast-check/vitest'
import { quoteId, quoteRowId } from '#domain/kernel/ids'
import type { Money } from '#domain/kernel/money'
import type { QuotesCommandBody, QuotesEffect, QuotesEvent, QuotesSettlement } from '#domain/quotes/protocol'
import { priceTypes, type Quote, type QuoteHead, taxReductions } from '#domain/quotes/quote'
import type { QuoteChanges, SomeFields } from '#domain/quotes/quote-changes'
import {
  type ArticleToOffer,
  boundedFields,
  type ChangedRow,
  type QuoteEdit,
  type QuoteRefusal,
} from '#domain/quotes/quote-edit'
import { partyChoices, receiverTypes } from '#domain/quotes/quote-party'
import type { CustomRow, HeadingRow, QuoteRow } from '#domain/quotes/quote-row'
import { quoteStatuses } from '#domain/quotes/quote-status'
import { type QuoteTextFault, quoteTextFields } from '#domain/quotes/quote-text'
import type {
  ConfirmedQuote,
  Filling,
  ForeignChange,
  OpenQuote,
  OrderOfQuotes,
  PendingEdit,
  QuotesState,
} from '#domain/quotes/quotes'
import type { RowFields } from '#domain/quotes/row-fields'
import type { QuotesAnswer } from '#application/modules/quotes/types'
import { anyOf, type ByTag, type ByType, tagged, taggedAlone, typed, typedAlone } from './cases'
import {
  amount,
  article,
  at,
  command,
  commands,
  customer,
  day,
  delivery,
  failure,
  flag,
  label,
  maybe,
  number,
  person,
  project,
  pseudonym,
  user,
} from './values'

const id = fc.constantFrom('PSEUDONYMq1', 'PSEUDONYMq2').map(quoteId)
const ids = fc.uniqueArray(id, { maxLength: 2 })
const rowId = fc.constantFrom('PSEUDONYMr1', 'PSEUDONYMr2', 'PSEUDONYMr3').map(quoteRowId)
const rowIds = fc.uniqueArray(rowId, { maxLength: 2 })
const status = fc.constantFrom(...quoteStatuses)
const kind = fc.constantFrom<QuoteRow['tag']>('Article', 'Custom', 'Heading')

const address = fc.record({ street: person, postalCode: person, place: person })
const head: { readonly [Name in keyof QuoteHead]: fc.Arbitrary<QuoteHead[Name]> } = {
  name: person,
  reference: person,
  sender: fc.record({
    choice: fc.constantFrom(...partyChoices),
    name: person,
    organizationNumber: person,
    reference: person,
    address,
  }),
  receiver: fc.record({
    choice: fc.constantFrom(...partyChoices),
    type: fc.constantFrom(...receiverTypes),
    label: person,
    name: person,
    organizationNumber: person,
    contactPerson: person,
    email: person,
    address,
  }),
  validFrom: day,
  validFor: number,
  priceType: fc.constantFrom(...priceTypes),
  mergeArticles: flag,
  showDiscounts: flag,
  showArticleNumbers: flag,
  taxReduction: fc.constantFrom(...taxReductions),
  finalMessage: person,
}
const someOfHead: fc.Arbitrary<Partial<QuoteHead>> = fc.record(head, { requiredKeys: [] })

const priceOrNone: fc.Arbitrary<Money | null> = fc.option(amount)
const someOfRow: fc.Arbitrary<RowFields> = fc.record(
  {
    name: person,
    quantity: number,
    unit: person,
    ownPrice: priceOrNone,
    discount: number,
    cost: priceOrNone,
    isLabour: flag,
    text: person,
  },
  { requiredKeys: [] },
)

const purchase = maybe(fc.record({ net: amount, gross: amount }))
const offered = { rowId, name: person, quantity: number, unit: person, ownPrice: maybe(amount), discount: number }
const ownRows: ByTag<CustomRow | HeadingRow> = {
  Custom: tagged('Custom', { ...offered, cost: maybe(amount), isLabour: flag }),
  Heading: tagged('Heading', { rowId, text: person }),
}
const rows: ByTag<QuoteRow> = {
  ...ownRows,
  Article: tagged('Article', { ...offered, articleNumber: article, purchase }),
}
const row = anyOf<QuoteRow>(rows)
const rowList = fc.uniqueArray(row, { maxLength: 2, selector: (one) => one.rowId })

const withoutRows = {
  ...head,
  id,
  number: pseudonym,
  version: fc.nat(5),
  customerId: customer,
  projectId: maybe(project),
  userId: user,
  ownerName: person,
  createdAt: at,
  changedAt: at,
  status,
  history: fc.array(
    fc.record({
      status,
      at,
      side: fc.constantFrom('sender' as const, 'receiver' as const, 'order' as const),
      by: person,
      message: person,
    }),
    { maxLength: 1 },
  ),
}
const quote: fc.Arbitrary<Quote> = fc.record({ ...withoutRows, rows: rowList })

const someFields = anyOf<SomeFields>({
  Row: tagged('Row', { rowId, fields: someOfRow }),
  Head: tagged('Head', { fields: someOfHead }),
})
const overwritten = { was: someFields, by: person }
const changes: fc.Arbitrary<QuoteChanges> = fc.record({
  quote: fc.record(withoutRows),
  basis: fc.nat(5),
  rows: rowList,
  removed: rowIds,
  order: maybe(rowIds),
  overwritten: fc.array(fc.record(overwritten), { maxLength: 1 }),
})

const articles: fc.Arbitrary<readonly ArticleToOffer[]> = fc.array(
  fc.record({ rowId, articleNumber: article, quantity: number, name: person, unit: person, purchase }),
  { maxLength: 2 },
)
const changed: fc.Arbitrary<readonly ChangedRow[]> = fc.array(fc.record({ rowId, to: someOfRow }), { maxLength: 2 })
const edits: ByType<QuoteEdit> = {
  AddArticles: typed('AddArticles', { articles }),
  AddRows: typed('AddRows', { rows: fc.array(anyOf<CustomRow | HeadingRow>(ownRows), { maxLength: 2 }) }),
  ChangeRows: typed('ChangeRows', { kind, changes: changed }),
  MoveRow: typed('MoveRow', { kind, rowId, after: maybe(rowId) }),
  RemoveRows: typed('RemoveRows', { kind, rowIds }),
  ChangeHead: typed('ChangeHead', { to: someOfHead }),
}
const edit = anyOf<QuoteEdit>(edits)
const pendingFields = { id: command, at, edit, found: fc.array(someFields, { maxLength: 2 }) }
const pending: fc.Arbitrary<readonly PendingEdit[]> = fc.array(fc.record(pendingFields), { maxLength: 2 })
const order: fc.Arbitrary<OrderOfQuotes> = fc.record({
  order: command,
  lines: fc.array(fc.record({ quoteId: id, deliveryId: delivery }), { maxLength: 2 }),
})

const open: fc.Arbitrary<OpenQuote> = fc.record({
  quoteId: id,
  confirmed: anyOf<ConfirmedQuote>({
    Unknown: taggedAlone('Unknown'),
    Failed: tagged('Failed', { failure }),
    Absent: taggedAlone('Absent'),
    Known: tagged('Known', { quote }),
  }),
  isBehind: flag,
  pending,
  moving: maybe(fc.record({ id: command, to: status })),
  refused: fc.array(fc.record({ id: command, edit, failure }), { maxLength: 1 }),
  overwritten: fc.array(fc.record({ ...overwritten, id: fc.string() }), { maxLength: 1 }),
  foreign: fc.array(
    anyOf<ForeignChange>({
      Row: tagged('Row', { rowId, before: someOfRow }),
      Head: tagged('Head', { before: someOfHead }),
      Added: tagged('Added', { rowId }),
      Removed: tagged('Removed', { row }),
    }),
    { maxLength: 2 },
  ),
  rowNames: fc.array(fc.record({ ours: rowId, theirs: rowId }), { maxLength: 1 }),
})

const created = { id: command, at, name: person, projectId: maybe(project), articles }
const state: fc.Arbitrary<QuotesState> = fc.record({
  open: fc.uniqueArray(open, { maxLength: 2, selector: ({ quoteId: one }) => one }),
  filling: anyOf<Filling>({
    None: taggedAlone('None'),
    Creating: tagged('Creating', {
      creation: fc.record({ ...created, waiting: pending, failure: maybe(failure) }),
    }),
    Filled: tagged('Filled', { quoteId: id }),
  }),
  copying: commands,
  removing: fc.array(fc.record({ id: command, quoteIds: ids }), { maxLength: 1 }),
  inCart: fc.array(fc.record({ quoteId: id, label }), { maxLength: 1 }),
  orders: fc.array(order, { maxLength: 1 }),
})

export const quotesCommands: ByType<QuotesCommandBody> = {
  OpenQuote: typed('OpenQuote', { quoteId: id }),
  FillQuote: typed('FillQuote', { quoteId: id }),
  StopFilling: typedAlone('StopFilling'),
  CreateQuote: typed('CreateQuote', { name: person, projectId: maybe(project), articles, denied: flag }),
  CreateAgain: typedAlone('CreateAgain'),
  CopyQuote: typed('CopyQuote', { quoteId: id, denied: flag }),
  RemoveQuotes: typed('RemoveQuotes', { quoteIds: ids }),
  EditQuote: typed('EditQuote', { quoteId: maybe(id), edit, denied: flag }),
  SetMarkup: typed('SetMarkup', { quoteId: id, percent: number, denied: flag }),
  MoveQuoteOn: typed('MoveQuoteOn', { quoteId: id, to: status, today: day }),
  TryAgain: typed('TryAgain', { quoteId: id }),
  DismissRefused: typed('DismissRefused', { quoteId: id, edits: commands }),
  KeepMine: typed('KeepMine', { quoteId: id, overwritten: fc.string() }),
  TakeBack: typed('TakeBack', { quoteId: id, overwritten: fc.string() }),
  DismissForeign: typed('DismissForeign', { quoteId: id }),
  TakeImport: typed('TakeImport', { quoteId: id, changes }),
  PutInCart: typed('PutInCart', { quoteId: id, label }),
  TakeOutOfCart: typed('TakeOutOfCart', { quoteId: id }),
  NoteOrder: typed('NoteOrder', {
    order: command,
    deliveries: fc.array(fc.record({ deliveryId: delivery, labels: fc.array(label, { maxLength: 2 }) }), {
      maxLength: 1,
    }),
  }),
  SettleOrder: typed('SettleOrder', { order: command, placed: fc.array(delivery, { maxLength: 2 }) }),
  ForgetQuotes: typedAlone('ForgetQuotes'),
}

export const quotesEvents: ByType<QuotesEvent> = {
  QuoteRequested: typed('QuoteRequested', { quoteId: id }),
  QuoteFetched: typed('QuoteFetched', { quote }),
  QuoteUnchanged: typed('QuoteUnchanged', { quoteId: id }),
  QuoteFetchFailed: typed('QuoteFetchFailed', { quoteId: id, failure }),
  FillingStarted: typed('FillingStarted', { quoteId: id }),
  FillingStopped: typedAlone('FillingStopped'),
  QuoteCreationRequested: typed('QuoteCreationRequested', created),
  QuoteCreationRepeated: typed('QuoteCreationRepeated', { id: command }),
  QuoteCreated: typed('QuoteCreated', { edit: command, quote }),
  QuoteNotCreated: typed('QuoteNotCreated', { edit: command, failure }),
  QuoteCopyRequested: typed('QuoteCopyRequested', { edit: command, quoteId: id }),
  QuoteCopied: typed('QuoteCopied', { edit: command, quote }),
  QuoteNotCopied: typed('QuoteNotCopied', { edit: command, failure }),
  QuoteRemovalRequested: typed('QuoteRemovalRequested', { edit: command, quoteIds: ids }),
  QuotesRemoved: typed('QuotesRemoved', { edit: command, quoteIds: ids }),
  QuotesNotRemoved: typed('QuotesNotRemoved', { edit: command, failure }),
  QuoteEditRequested: typed('QuoteEditRequested', { ...pendingFields, quoteId: maybe(id) }),
  QuoteStatusRequested: typed('QuoteStatusRequested', { quoteId: id, edit: command, to: status }),
  QuoteEditsConfirmed: typed('QuoteEditsConfirmed', { quoteId: id, edits: commands, changes }),
  QuoteEditsRefused: typed('QuoteEditsRefused', { quoteId: id, edits: commands, failure }),
  QuoteEditsReplaced: typed('QuoteEditsReplaced', { quoteId: id, edits: commands }),
  RefusedQuoteEditsDismissed: typed('RefusedQuoteEditsDismissed', { quoteId: id, edits: commands }),
  OverwrittenDismissed: typed('OverwrittenDismissed', { quoteId: id, overwritten: fc.string() }),
  ForeignChangesDismissed: typed('ForeignChangesDismissed', { quoteId: id }),
  QuotePutInCart: typed('QuotePutInCart', { quoteId: id, label }),
  QuoteTakenOutOfCart: typed('QuoteTakenOutOfCart', { quoteId: id }),
  QuotesInOrderNoted: order.map((own) => ({ ...own, type: 'QuotesInOrderNoted' as const })),
  OrderOfQuotesSettled: typed('OrderOfQuotesSettled', {
    order: command,
    ordered: fc.array(fc.record({ quoteId: id, edit: command }), { maxLength: 2 }),
  }),
  QuotesForgotten: typedAlone('QuotesForgotten'),
  QuotesSummarised: typed('QuotesSummarised', { state }),
}

const textFault = anyOf<QuoteTextFault>({
  Empty: taggedAlone('Empty'),
  TooLong: tagged('TooLong', { most: number }),
  NotAnEmail: taggedAlone('NotAnEmail'),
  NotAPostalCode: taggedAlone('NotAPostalCode'),
})

export const quotesRefusals: ByTag<QuoteRefusal> = {
  NotLoggedIn: taggedAlone('NotLoggedIn'),
  QuotesDenied: taggedAlone('QuotesDenied'),
  UnknownQuote: taggedAlone('UnknownQuote'),
  UnknownRow: tagged('UnknownRow', { rowId }),
  NotEditable: tagged('NotEditable', { status }),
  NothingToAdd: taggedAlone('NothingToAdd'),
  NothingToSend: taggedAlone('NothingToSend'),
  TooManyRows: tagged('TooManyRows', { most: number }),
  OutOfBounds: tagged('OutOfBounds', {
    field: fc.constantFrom(...boundedFields),
    asked: number,
    nearest: number,
    least: number,
    most: number,
  }),
  UnfitText: tagged('UnfitText', { field: fc.constantFrom(...quoteTextFields), fault: textFault }),
  NoTransition: tagged('NoTransition', { from: status, to: status }),
  Expired: tagged('Expired', { lastDay: day }),
  AlreadyCreating: taggedAlone('AlreadyCreating'),
  NotAccepted: tagged('NotAccepted', { status }),
  NothingToOrder: taggedAlone('NothingToOrder'),
  AlreadyInCart: taggedAlone('AlreadyInCart'),
}

const newRows = fc.array(fc.record({ rowId, articleNumber: article, quantity: number }), { maxLength: 2 })

export const quotesEffects: ByType<QuotesEffect> = {
  FetchQuote: typed('FetchQuote', { quoteId: id, known: maybe(number) }),
  CreateQuote: typed('CreateQuote', { edit: command, name: person, projectId: maybe(project), rows: newRows }),
  CopyQuote: typed('CopyQuote', { edit: command, quoteId: id }),
  RemoveQuotes: typed('RemoveQuotes', { edit: command, quoteIds: ids }),
  MoveOn: typed('MoveOn', { edit: command, quoteId: id, to: status }),
  AddArticles: typed('AddArticles', { edit: command, quoteId: id, rows: newRows }),
  AddRows: typed('AddRows', {
    edit: command,
    quoteId: id,
    rows: fc.array(anyOf<CustomRow | HeadingRow>(ownRows), { maxLength: 2 }),
  }),
  ChangeRows: typed('ChangeRows', {
    edit: command,
    quoteId: id,
    kind,
    changes: fc.array(fc.record({ rowId, to: someOfRow, seen: someOfRow }), { maxLength: 2 }),
  }),
  MoveRow: typed('MoveRow', { edit: command, quoteId: id, kind, rowId, after: maybe(rowId) }),
  RemoveRows: typed('RemoveRows', { edit: command, quoteId: id, kind, rowIds }),
  ChangeHead: typed('ChangeHead', { edit: command, quoteId: id, to: someOfHead, seen: someOfHead }),
}

export const quotesAnswers: ByType<QuotesAnswer> = {
  Quote: typed('Quote', { quote: maybe(quote) }),
  Created: typed('Created', { quote }),
  Copied: typed('Copied', { quote }),
  Removed: typedAlone('Removed'),
  Changes: typed('Changes', { changes }),
}

export const quotesSettlements: ByType<QuotesSettlement> = {
  RecordQuote: typed('RecordQuote', { quoteId: id, quote: maybe(quote) }),
  RecordFailedFetch: typed('RecordFailedFetch', { quoteId: id, failure }),
  RecordCreated: typed('RecordCreated', { edit: command, quote }),
  RecordNotCreated: typed('RecordNotCreated', { edit: command, failure }),
  RecordCopied: typed('RecordCopied', { edit: command, quote }),
  RecordNotCopied: typed('RecordNotCopied', { edit: command, failure }),
  RecordRemoved: typed('RecordRemoved', { edit: command, quoteIds: ids }),
  RecordNotRemoved: typed('RecordNotRemoved', { edit: command, failure }),
  ConfirmEdits: typed('ConfirmEdits', { quoteId: id, edits: commands, changes }),
  RefuseEdits: typed('RefuseEdits', { quoteId: id, edits: commands, failure }),
  ReplaceEdits: typed('ReplaceEdits', { quoteId: id, edits: commands }),
}

import * as t from 'io-ts'
import { priceTypes, type Quote, type QuoteHead, taxReductions } from '#domain/quotes/quote'
import type { Overwritten, QuoteChanges, QuoteWithoutRows, SomeFields } from '#domain/quotes/quote-changes'
import {
  partyChoices,
  type PartyAddress,
  type QuoteParty,
  type Receiver,
  receiverTypes,
} from '#domain/quotes/quote-party'
import type { CustomRow, HeadingRow, PurchasePrice, QuoteRow } from '#domain/quotes/quote-row'
import { quoteStatuses, type StatusChange } from '#domain/quotes/quote-status'
import type { RowFields } from '#domain/quotes/row-fields'
import { money, type Money as Amount } from '#domain/kernel/money'
import { type Codec, oneOf } from '#application/codecs/codec'
import {
  anyNumber,
  byTag,
  type Cases,
  field,
  type Fields,
  listOf,
  type LogCodec,
  optional,
  some,
  struct,
} from '#application/codecs/logged'
import {
  CustomerId,
  Flag,
  Instant,
  Money,
  ProjectId,
  QuoteId,
  QuoteRowId,
  Text,
  UserId,
} from '#application/codecs/values'
import { articleNumber, day } from './values'

export const quoteId = field.pseudonymous(QuoteId)
export const quoteRowId = field.pseudonymous(QuoteRowId)
export const quoteStatus = field.public(oneOf(quoteStatuses))

/** What people write is personal, whatever it is about. */
const text = field.personal(Text)
const number = field.public(anyNumber)
const flag = field.public(Flag)
const amount = field.public(Money)

/** JSON has one word for what is not there; a price that is taken away needs another. */
const PriceOrNone: Codec<Amount | null> = new t.Type<Amount | null, unknown>(
  'Money or none',
  (u): u is Amount | null => u === null || Money.is(u),
  (u, c) => (u === 'none' ? t.success(null) : Money.validate(u, c)),
  (a) => (a === null ? 'none' : money(a)),
)
const priceOrNone = field.public(PriceOrNone)

const address = struct<PartyAddress>({ street: text, postalCode: text, place: text })

const headFields: Fields<QuoteHead> = {
  name: text,
  reference: text,
  sender: struct<QuoteParty>({
    choice: field.public(oneOf(partyChoices)),
    name: text,
    organizationNumber: text,
    reference: text,
    address,
  }),
  receiver: struct<Receiver>({
    choice: field.public(oneOf(partyChoices)),
    type: field.public(oneOf(receiverTypes)),
    label: text,
    name: text,
    organizationNumber: text,
    contactPerson: text,
    email: text,
    address,
  }),
  validFrom: day,
  validFor: number,
  priceType: field.public(oneOf(priceTypes)),
  mergeArticles: flag,
  showDiscounts: flag,
  showArticleNumbers: flag,
  taxReduction: field.public(oneOf(taxReductions)),
  finalMessage: text,
}

export const someOfHead: LogCodec<Partial<QuoteHead>> = some<QuoteHead>(headFields)

export const someOfRow: LogCodec<RowFields> = some<Required<RowFields>>({
  name: text,
  quantity: number,
  unit: text,
  ownPrice: priceOrNone,
  discount: number,
  cost: priceOrNone,
  isLabour: flag,
  text,
})

export const purchasePrice = struct<PurchasePrice>({ net: amount, gross: amount })

const offered = {
  rowId: quoteRowId,
  name: text,
  quantity: number,
  unit: text,
  ownPrice: optional(amount),
  discount: number,
}

const ownRows: Cases<CustomRow | HeadingRow, 'tag'> = {
  Custom: { ...offered, cost: optional(amount), isLabour: flag },
  Heading: { rowId: quoteRowId, text },
}

export const ownRow = byTag<CustomRow | HeadingRow>(ownRows)

export const quoteRow = byTag<QuoteRow>({
  ...ownRows,
  Article: { ...offered, articleNumber, purchase: optional(purchasePrice) },
})

const statusChange = struct<StatusChange>({
  status: quoteStatus,
  at: field.public(Instant),
  side: field.public(oneOf(['sender', 'receiver', 'order'] as const)),
  by: text,
  message: text,
})

const withoutRows: Fields<QuoteWithoutRows> = {
  ...headFields,
  id: quoteId,
  number: field.pseudonymous(Text),
  version: number,
  customerId: field.pseudonymous(CustomerId),
  projectId: optional(field.pseudonymous(ProjectId)),
  userId: field.pseudonymous(UserId),
  ownerName: text,
  createdAt: field.public(Instant),
  changedAt: field.public(Instant),
  status: quoteStatus,
  history: listOf(statusChange),
}

export const quote = struct<Quote>({ ...withoutRows, rows: listOf(quoteRow) })

const fieldsThere: Cases<SomeFields, 'tag'> = {
  Row: { rowId: quoteRowId, fields: someOfRow },
  Head: { fields: someOfHead },
}

export const someFields = byTag<SomeFields>(fieldsThere)

export const overwrittenFields: Fields<Overwritten> = { was: someFields, by: text }

export const quoteChanges = struct<QuoteChanges>({
  quote: struct<QuoteWithoutRows>(withoutRows),
  basis: number,
  rows: listOf(quoteRow),
  removed: listOf(quoteRowId),
  order: optional(listOf(quoteRowId)),
  overwritten: listOf(struct<Overwritten>(overwrittenFields)),
})

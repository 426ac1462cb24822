import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { money, type Money } from '../kernel/money'
import { roundToTenDecimals } from '../kernel/decimal'
import type { QuoteHead } from './quote'
import {
  HIGHEST_UNIT_PRICE,
  LARGEST_ITEM_QUANTITY,
  LONGEST_VALIDITY_DAYS,
  LOWEST_UNIT_PRICE,
  SMALLEST_ITEM_QUANTITY,
} from './quote-bounds'
import type { OutOfBounds, UnfitText } from './quote-edit'
import type { PartyAddress, QuoteParty, Receiver } from './quote-party'
import type { QuoteRow } from './quote-row'
import { type QuoteTextField, readQuoteText } from './quote-text'
import { fieldsOf, type RowFields, withFields } from './row-fields'

export type FieldFault = OutOfBounds | UnfitText
type Read<A> = E.Either<FieldFault, A>

type BoundedField = OutOfBounds['field']

/** Least, most, and how many decimals are kept. */
type Bounds = readonly [least: number, most: number, decimals: number]

/** Per cent that a price lies above what is paid, at most. */
const HIGHEST_MARKUP = 1_000

const bounds: Readonly<Record<BoundedField, Bounds>> = {
  quantity: [SMALLEST_ITEM_QUANTITY, LARGEST_ITEM_QUANTITY, 2],
  ownPrice: [0, HIGHEST_UNIT_PRICE, 2],
  cost: [0, HIGHEST_UNIT_PRICE, 2],
  discount: [0, 100, 2],
  validFor: [1, LONGEST_VALIDITY_DAYS, 0],
  markup: [-100, HIGHEST_MARKUP, 2],
}

/** The price of a custom row may be a deduction (QUOTE-09). */
const boundsOf = (field: BoundedField, kind: QuoteRow['tag']): Bounds =>
  field === 'ownPrice' && kind === 'Custom' ? [LOWEST_UNIT_PRICE, HIGHEST_UNIT_PRICE, 2] : bounds[field]

const rounded = (value: number, decimals: number): number =>
  roundToTenDecimals(Math.round(roundToTenDecimals(value * 10 ** decimals)) / 10 ** decimals)

/** A number within its bounds, rounded to its decimals; else the nearest that is (QUOTE-08, QUOTE-09). */
export const readNumber = (field: BoundedField, asked: number, kind: QuoteRow['tag'] = 'Article'): Read<number> => {
  const [least, most, decimals] = boundsOf(field, kind)
  const value = rounded(asked, decimals)
  if (value >= least && value <= most) return E.right(value)
  const nearest = value > most ? most : least
  return E.left({ tag: 'OutOfBounds', field, asked, nearest, least, most })
}

export const readText = (field: QuoteTextField, text: string): Read<string> =>
  pipe(
    readQuoteText(field, text),
    E.mapLeft((fault): UnfitText => ({ tag: 'UnfitText', field, fault })),
  )

const readPrice = (field: 'ownPrice' | 'cost', amount: Money | null, kind: QuoteRow['tag']): Read<Money | null> =>
  amount === null ? E.right(null) : pipe(readNumber(field, amount, kind), E.map(money))

/** Reads one field where it is spoken of; `undefined` stays. */
const readOf = <A, B>(value: A | undefined, read: (value: A) => Read<B>): Read<B | undefined> =>
  value === undefined ? E.right(undefined) : read(value)

type Spoken<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

// The compiler cannot follow a filtered record to the record of its remaining fields, so the first line says it.
/** Without the fields that are undefined. */
function spoken<Fields extends object>(fields: Fields): Spoken<Fields>
function spoken(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const textOf =
  (field: QuoteTextField) =>
  (text: string): Read<string> =>
    readText(field, text)

const fieldsOfKind: Readonly<Record<QuoteRow['tag'], readonly (keyof RowFields)[]>> = {
  Article: ['name', 'quantity', 'unit', 'ownPrice', 'discount'],
  Custom: ['name', 'quantity', 'unit', 'ownPrice', 'discount', 'cost', 'isLabour'],
  Heading: ['text'],
}

/** The written fields of a row as they are kept, or the first that is wrong. Fields that its kind does not have are left out. */
export const readRowFields = (kind: QuoteRow['tag'], fields: RowFields): Read<RowFields> => {
  const of = <Name extends keyof RowFields>(name: Name): RowFields[Name] =>
    fieldsOfKind[kind].includes(name) ? fields[name] : undefined
  return pipe(
    E.Do,
    E.apS('name', readOf(of('name'), textOf('rowName'))),
    E.apS(
      'quantity',
      readOf(of('quantity'), (asked) => readNumber('quantity', asked)),
    ),
    E.apS('unit', readOf(of('unit'), textOf('unit'))),
    E.apS(
      'ownPrice',
      readOf(of('ownPrice'), (amount) => readPrice('ownPrice', amount, kind)),
    ),
    E.apS(
      'discount',
      readOf(of('discount'), (asked) => readNumber('discount', asked)),
    ),
    E.apS(
      'cost',
      readOf(of('cost'), (amount) => readPrice('cost', amount, kind)),
    ),
    E.apS('isLabour', E.right(of('isLabour'))),
    E.apS('text', readOf(of('text'), textOf('heading'))),
    E.map(spoken),
  )
}

const readAddress = ({ street, postalCode, place }: PartyAddress): Read<PartyAddress> =>
  pipe(
    E.Do,
    E.apS('street', readText('street', street)),
    E.apS('postalCode', readText('postalCode', postalCode)),
    E.apS('place', readText('place', place)),
  )

const readSender = (sender: QuoteParty): Read<QuoteParty> =>
  pipe(
    E.Do,
    E.apS('name', readText('partyName', sender.name)),
    E.apS('organizationNumber', readText('organizationNumber', sender.organizationNumber)),
    E.apS('reference', readText('person', sender.reference)),
    E.apS('address', readAddress(sender.address)),
    E.map((read) => ({ choice: sender.choice, ...read })),
  )

const readReceiver = (receiver: Receiver): Read<Receiver> =>
  pipe(
    E.Do,
    E.apS('label', readText('label', receiver.label)),
    E.apS('name', readText('partyName', receiver.name)),
    E.apS('organizationNumber', readText('organizationNumber', receiver.organizationNumber)),
    E.apS('contactPerson', readText('person', receiver.contactPerson)),
    E.apS('email', readText('email', receiver.email)),
    E.apS('address', readAddress(receiver.address)),
    E.map((read) => ({ choice: receiver.choice, type: receiver.type, ...read })),
  )

/** The written fields of a head as they are kept, or the first that is wrong (QUOTE-12). */
export const readHeadFields = (fields: Partial<QuoteHead>): Read<Partial<QuoteHead>> =>
  pipe(
    E.Do,
    E.apS('name', readOf(fields.name, textOf('quoteName'))),
    E.apS('reference', readOf(fields.reference, textOf('quoteReference'))),
    E.apS('sender', readOf(fields.sender, readSender)),
    E.apS('receiver', readOf(fields.receiver, readReceiver)),
    E.apS(
      'validFor',
      readOf(fields.validFor, (asked) => readNumber('validFor', asked)),
    ),
    E.apS('finalMessage', readOf(fields.finalMessage, textOf('finalMessage'))),
    E.map((read) => ({ ...fields, ...spoken(read) })),
  )

/** A whole row as it is kept: for a custom row or a heading that is added. */
export const readRow = <Row extends QuoteRow>(row: Row): Read<Row> =>
  pipe(
    readRowFields(row.tag, fieldsOf(row)),
    E.map((fields) => withFields(row, fields)),
  )

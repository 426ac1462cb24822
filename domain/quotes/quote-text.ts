import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { LONGEST_EMAIL, readEmail } from '../kernel/email'
import { readZipCode } from '../kernel/zip-code'
import { LONGEST_FINAL_MESSAGE } from './quote-bounds'

/** The texts of a quote that people write. */
export const quoteTextFields = [
  'quoteName',
  'quoteReference',
  'finalMessage',
  'rowName',
  'unit',
  'heading',
  'partyName',
  'organizationNumber',
  'person',
  'label',
  'email',
  'street',
  'postalCode',
  'place',
] as const
export type QuoteTextField = (typeof quoteTextFields)[number]

/** Characters of a text of a quote at most. */
export const longestQuoteText: Readonly<Record<QuoteTextField, number>> = {
  quoteName: 100,
  quoteReference: 60,
  finalMessage: LONGEST_FINAL_MESSAGE,
  rowName: 200,
  unit: 20,
  heading: 100,
  partyName: 100,
  organizationNumber: 20,
  person: 60,
  label: 100,
  email: LONGEST_EMAIL,
  street: 100,
  postalCode: 6,
  place: 60,
}

const required: readonly QuoteTextField[] = ['quoteName', 'rowName', 'heading']

/** What is wrong with a written text. `most`: characters that it may have. */
export type QuoteTextFault =
  | { readonly tag: 'Empty' }
  | { readonly tag: 'TooLong'; readonly most: number }
  | { readonly tag: 'NotAnEmail' }
  | { readonly tag: 'NotAPostalCode' }

/** Characters that show nothing, or move what is written beside them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu
/** The same but for the end of a line. */
const INVISIBLE_IN_LINES = /[^\P{Cc}\n]+|[\p{Cf}\p{Zl}\p{Zp}]+/gu

const inOneLine = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()

const inLines = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(INVISIBLE_IN_LINES, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()

type Read = E.Either<QuoteTextFault, string>

const readOr = <A extends string>(text: string, read: (text: string) => O.Option<A>, fault: QuoteTextFault): Read => {
  if (text === '') return E.right('')
  const found = read(text)
  return O.isNone(found) ? E.left(fault) : E.right(found.value)
}

/**
 * A written text of a quote as it is kept: one line, but for the final message, without blanks around it. Names and
 * headings are not empty; an address for mail and a postal code are what they say, or empty (QUOTE-08, QUOTE-12).
 */
export const readQuoteText = (field: QuoteTextField, written: string): Read => {
  const text = field === 'finalMessage' ? inLines(written) : inOneLine(written)
  const most = longestQuoteText[field]
  if (text === '' && required.includes(field)) return E.left({ tag: 'Empty' })
  if (text.length > most) return E.left({ tag: 'TooLong', most })
  if (field === 'email') return readOr(text, readEmail, { tag: 'NotAnEmail' })
  return field === 'postalCode' ? readOr(text, readZipCode, { tag: 'NotAPostalCode' }) : E.right(text)
}

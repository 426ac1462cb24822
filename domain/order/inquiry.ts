import * as E from 'fp-ts/Either'
import type { LineQuantity } from './order'

/** What a customer turns to the shop about: faulty goods, goods to send back, or anything else. */
export const inquiryKinds = ['claim', 'return', 'question'] as const

export type InquiryKind = (typeof inquiryKinds)[number]

/** Characters of the longest message of an inquiry, and of one that goes with documents. */
export const LONGEST_MESSAGE = 2_000

/** An inquiry about an order, in the user's words (ORDER-10). */
export interface Inquiry {
  readonly kind: InquiryKind
  /** With line breaks. */
  readonly message: string
  /** The rows that it is about; a question may be about none. */
  readonly lines: readonly LineQuantity[]
}

/** A row of the order as far as an inquiry depends on it. Quantities are in sales units. */
export interface InquiredLine {
  readonly position: number
  readonly ordered: number
  readonly delivered: number
}

export type InquiryRefusal =
  | { readonly tag: 'NoMessage' }
  | { readonly tag: 'MessageTooLong' }
  /** A claim or a return names what it is about. */
  | { readonly tag: 'NoLines' }
  /** A row twice, one that the order does not have, or a quantity that is not above zero. */
  | { readonly tag: 'WrongLine'; readonly position: number }
  /** More of a row than was delivered, or than was ordered where it is a question. */
  | { readonly tag: 'TooMuch'; readonly position: number; readonly most: number }

/** How much of a row an inquiry can be about: what was delivered; a question can be about all that was ordered. */
export const mostInquired = (kind: InquiryKind, { ordered, delivered }: InquiredLine): number =>
  kind === 'question' ? ordered : delivered

/** Judges an inquiry by the rows of its order. @returns it with its message trimmed (ORDER-10) */
export const judgeInquiry = (
  { kind, message, lines }: Inquiry,
  rows: readonly InquiredLine[],
): E.Either<InquiryRefusal, Inquiry> => {
  const text = message.trim()
  if (text === '') return E.left({ tag: 'NoMessage' })
  if (text.length > LONGEST_MESSAGE) return E.left({ tag: 'MessageTooLong' })
  if (lines.length === 0 && kind !== 'question') return E.left({ tag: 'NoLines' })
  const named = new Set<number>()
  for (const { position, quantity } of lines) {
    const row = rows.find((each) => each.position === position)
    if (row === undefined || named.has(position) || !(quantity > 0)) return E.left({ tag: 'WrongLine', position })
    const most = mostInquired(kind, row)
    if (quantity > most) return E.left({ tag: 'TooMuch', position, most })
    named.add(position)
  }
  return E.right({ kind, message: text, lines })
}

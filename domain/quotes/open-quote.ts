import type { CallFailure } from '../failure/call-failure'
import type { CommandId, QuoteId } from '../kernel/ids'
import { rowOfArticle } from './edited-quote'
import { foreignAfter } from './foreign-changes'
import { foundAfter } from './found-fields'
import type { Quote } from './quote'
import { type QuoteChanges, rowsAfter } from './quote-changes'
import type { ConfirmedQuote, OpenQuote, OverwrittenEdit } from './quotes'
import { changesByOurs, namesGiven, quoteByOurs, rowsAddedBy } from './row-names'

/** A quote of which nothing is known. */
export const newlyOpen = (quoteId: QuoteId): OpenQuote => ({
  quoteId,
  confirmed: { tag: 'Unknown' },
  isBehind: false,
  pending: [],
  moving: undefined,
  refused: [],
  overwritten: [],
  foreign: [],
  rowNames: [],
})

/** Whether nothing of it would be lost with it. */
export const isSettled = ({ pending, moving, refused, overwritten }: OpenQuote): boolean =>
  pending.length === 0 && moving === undefined && refused.length === 0 && overwritten.length === 0

/** A fetched quote that is older than the confirmed one is no news. */
export const fetched = (open: OpenQuote, answered: Quote): OpenQuote => {
  const { confirmed: before, pending } = open
  const now = quoteByOurs(open.rowNames, answered)
  if (before.tag !== 'Known') return { ...open, confirmed: { tag: 'Known', quote: now }, isBehind: false }
  if (now.version < before.quote.version) return open
  return {
    ...open,
    confirmed: { tag: 'Known', quote: now },
    isBehind: false,
    foreign: foreignAfter(open.foreign, { before: before.quote, now }, pending),
  }
}

/** What is known stays the best that is known, unless the service says that there is no such quote. */
export const afterFailure = (before: ConfirmedQuote, failure: CallFailure): ConfirmedQuote => {
  if (failure.tag === 'Refused' && failure.status === 404) return { tag: 'Absent' }
  return before.tag === 'Known' ? before : { tag: 'Failed', failure }
}

/** The quote without edits that are settled. */
export const withoutEdits = (open: OpenQuote, edits: readonly CommandId[]): OpenQuote => ({
  ...open,
  pending: open.pending.filter(({ id }) => !edits.includes(id)),
  moving: open.moving !== undefined && edits.includes(open.moving.id) ? undefined : open.moving,
})

/**
 * The confirmed quote with what a change has changed. Where it was made on another version than the confirmed one, others
 * have changed the quote too: its version stays the one that is known whole, and the quote is fetched.
 */
export const confirmed = (open: OpenQuote, edits: readonly CommandId[], answered: QuoteChanges): OpenQuote => {
  const settled = open.pending.filter(({ id }) => edits.includes(id))
  const after = withoutEdits(open, edits)
  if (open.confirmed.tag !== 'Known') return { ...after, isBehind: true }
  const before = open.confirmed.quote
  const given = namesGiven(rowsAddedBy(settled, rowOfArticle), answered.rows, before.rows)
  const rowNames = [...open.rowNames, ...given]
  const changes = changesByOurs(rowNames, answered)
  const overwritten = withOverwritten(open.overwritten, edits, changes)
  if (changes.quote.version < before.version) return { ...after, rowNames, overwritten, isBehind: true }
  const isNext = changes.basis === before.version || changes.quote.version === before.version
  const quote: Quote = {
    ...changes.quote,
    version: isNext ? changes.quote.version : before.version,
    rows: rowsAfter(before.rows, changes),
  }
  return {
    ...after,
    confirmed: { tag: 'Known', quote },
    isBehind: after.isBehind || !isNext,
    pending: foundAfter(after.pending, settled, quote),
    overwritten,
    rowNames,
  }
}

const withOverwritten = (
  before: readonly OverwrittenEdit[],
  edits: readonly CommandId[],
  { overwritten }: QuoteChanges,
): readonly OverwrittenEdit[] =>
  overwritten.length === 0
    ? before
    : [...before, ...overwritten.map((one, place) => ({ ...one, id: [...edits, place].join('.') }))]

/** The quote of the service may be another than the confirmed one. */
export const refused = (open: OpenQuote, edits: readonly CommandId[], failure: CallFailure): OpenQuote => ({
  ...withoutEdits(open, edits),
  isBehind: true,
  refused: [
    ...open.refused,
    ...open.pending.filter(({ id }) => edits.includes(id)).map(({ id, edit }) => ({ id, edit, failure })),
  ],
})

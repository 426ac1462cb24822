import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Stamp } from '../kernel/decider'
import { type CommandId, commandId } from '../kernel/ids'
import { editedQuote, readEdit } from './edited-quote'
import { fieldsOfHead, foundBy } from './found-fields'
import type { QuotesCommand, QuotesEvent } from './protocol'
import type { Quote } from './quote'
import type { QuoteEdit, QuoteRefusal } from './quote-edit'
import { isEditable } from './quote-status'
import type { OpenQuote, QuotesState } from './quotes'
import { rowsOfEdit, shownQuote } from './shown-quote'

export type Decision = E.Either<QuoteRefusal, readonly QuotesEvent[]>

export const nothing: Decision = E.right([])

/** The ids of edits that one command leads to: each is a call of its own. */
export const idOf = ({ id }: Stamp, place: number): CommandId => (place === 0 ? id : commandId(`${id}.${place}`))

/** Rows that are added to a quote that is not there yet: they are sent when it is. */
export const editCreation = ({ filling }: QuotesState, asked: QuoteEdit, { id, at }: Stamp): Decision => {
  if (filling.tag !== 'Creating') return E.left({ tag: 'UnknownQuote' })
  if (rowsOfEdit(asked).length === 0) return E.left({ tag: 'NothingToAdd' })
  return pipe(
    readEdit(asked),
    E.map((read) => [{ type: 'QuoteEditRequested', quoteId: undefined, id, at, edit: read, found: [] }]),
  )
}

/** The edits in order, each on what the one before leaves. One that changes nothing asks nothing of the service. */
export const edit = (open: OpenQuote, edits: readonly QuoteEdit[], stamp: Stamp): Decision =>
  pipe(
    edits,
    E.traverseArray((asked) => edited(open, asked)),
    E.map((made) =>
      made
        .flatMap((one) => one ?? [])
        .map((one, place) => ({
          type: 'QuoteEditRequested',
          quoteId: open.quoteId,
          id: idOf(stamp, place),
          at: stamp.at,
          edit: one,
          found: foundBy(open, one),
        })),
    ),
  )

/** The edit as it is kept; undefined where it changes nothing. */
const edited = (open: OpenQuote, asked: QuoteEdit): E.Either<QuoteRefusal, QuoteEdit | undefined> =>
  pipe(
    readEdit(asked),
    E.chain((read) => {
      const quote = shownQuote(open)
      // Rows may be added to a quote that is being fetched; the service says whether it can take them.
      if (quote === undefined)
        return read.type === 'AddArticles' || read.type === 'AddRows'
          ? E.right(read)
          : E.left<QuoteRefusal>({ tag: 'UnknownQuote' })
      const { moving } = open
      if (moving !== undefined && !isEditable(moving.to))
        return E.left<QuoteRefusal>({ tag: 'NotEditable', status: moving.to })
      return pipe(
        editedQuote(quote, read),
        E.map((after) => (after === quote ? undefined : read)),
      )
    }),
  )

/** Those that the present quote refuses stay as they are; where it refuses all, it says why. */
export const tryAgain = (open: OpenQuote, stamp: Stamp): Decision => {
  const made = open.refused.map((one) => ({ ...one, outcome: edited(open, one.edit) }))
  const [first] = made
  if (first !== undefined && E.isLeft(first.outcome) && made.every(({ outcome }) => E.isLeft(outcome)))
    return first.outcome
  const taken = made.filter(({ outcome }) => E.isRight(outcome))
  if (taken.length === 0) return nothing
  const edits = taken.map(({ id }) => id)
  return pipe(
    edit(
      open,
      taken.map((one) => one.edit),
      stamp,
    ),
    E.map((requested) => [{ type: 'RefusedQuoteEditsDismissed', quoteId: open.quoteId, edits } as const, ...requested]),
  )
}

export const dismissed = ({
  quoteId,
  overwritten,
}: Extract<QuotesCommand, { type: 'KeepMine' | 'TakeBack' }>): QuotesEvent => ({
  type: 'OverwrittenDismissed',
  quoteId,
  overwritten,
})

export const takeBack = (
  quote: Quote,
  open: OpenQuote,
  command: Extract<QuotesCommand, { type: 'TakeBack' }>,
): Decision => {
  const theirs = open.overwritten.find(({ id }) => id === command.overwritten)
  if (theirs === undefined) return nothing
  const { was } = theirs
  const row = quote.rows.find(({ rowId }) => was.tag === 'Row' && rowId === was.rowId)
  if (was.tag === 'Row' && row === undefined) return E.left({ tag: 'UnknownRow', rowId: was.rowId })
  const asked: QuoteEdit =
    was.tag === 'Head' || row === undefined
      ? { type: 'ChangeHead', to: fieldsOfHead([was]) }
      : { type: 'ChangeRows', kind: row.tag, changes: [{ rowId: was.rowId, to: was.fields }] }
  return pipe(
    edit(open, [asked], command),
    E.map((requested) => [dismissed(command), ...requested]),
  )
}

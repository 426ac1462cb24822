import * as E from 'fp-ts/Either'
import type { Observable } from 'rxjs'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CommandId, QuoteId } from '#domain/kernel/ids'
import type { QuotesEvent } from '#domain/quotes/protocol'
import type { QuoteRefusal } from '#domain/quotes/quote-edit'
import type { Halted } from '#application/runtime/halt'
import type { ModuleEvent } from '../handle'
import type { QuotesTypes } from './types'

/** Why nothing came of a request: refused here, halted, or failed at the service. */
export type QuoteProblem = QuoteRefusal | Halted | CallFailure

/** When the service has answered. Without a network that is when it has returned: the request stays in line. */
export type Answered<A> = Promise<E.Either<QuoteProblem, A>>

type Answer<A> = E.Either<QuoteProblem, A> | undefined

/** Resolves with the first event that answers; at a log-out nothing more is heard of what was asked. */
export const answerIn = <A>(
  events: Observable<ModuleEvent<QuotesTypes>>,
  answerOf: (event: QuotesEvent) => Answer<A>,
): Answered<A> =>
  new Promise((resolve) => {
    const heard = events.subscribe(({ event }) => {
      const answer: Answer<A> = event.type === 'QuotesForgotten' ? E.left({ tag: 'NotLoggedIn' }) : answerOf(event)
      if (answer === undefined) return
      heard.unsubscribe()
      resolve(answer)
    })
  })

/** The quote that a creation, begun anew or not, or a copy has led to. */
export const madeQuote =
  (edit: CommandId) =>
  (event: QuotesEvent): Answer<QuoteId> => {
    if ((event.type === 'QuoteCreated' || event.type === 'QuoteCopied') && event.edit === edit)
      return E.right(event.quote.id)
    return (event.type === 'QuoteNotCreated' || event.type === 'QuoteNotCopied') && event.edit === edit
      ? E.left(event.failure)
      : undefined
  }

export const removedQuotes =
  (edit: CommandId) =>
  (event: QuotesEvent): Answer<void> => {
    if (event.type === 'QuotesRemoved' && event.edit === edit) return E.right(undefined)
    return event.type === 'QuotesNotRemoved' && event.edit === edit ? E.left(event.failure) : undefined
  }

/** How an edit or a change of the status ended. */
export const settledEdit =
  (edit: CommandId) =>
  (event: QuotesEvent): Answer<void> => {
    if (event.type === 'QuoteEditsConfirmed' && event.edits.includes(edit)) return E.right(undefined)
    return event.type === 'QuoteEditsRefused' && event.edits.includes(edit) ? E.left(event.failure) : undefined
  }

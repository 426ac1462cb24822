import type { Observable } from 'rxjs'
import type { CartEvent } from '#domain/cart/protocol'
import type { CartState } from '#domain/cart/cart'
import { oldestPending } from '#domain/cart/pending-edits'
import type { CommandId } from '#domain/kernel/ids'
import type { Timers } from '#application/ports/timers'
import { type Projection, readModel } from '#application/projections/projection'
import { waitingSince } from '#application/projections/waiting'
import type { EventNote } from '#application/runtime/stream'

/**
 * How the saving of an edit went, as far as its user is told at first. `waiting`: the service has not answered, and is
 * asked again until it does.
 */
export type Saving = Promise<'saved' | 'refused' | 'waiting'>

/** Whether edits of the cart wait for a service that does not answer. */
export const waitingEdits = (cart: Projection<CartState>, timers: Timers): Projection<boolean> =>
  waitingSince(
    readModel({ cart }, (now) => oldestPending(now.cart)),
    timers,
  )

/**
 * Resolves when an edit is settled, however long that takes: whether the service took all of it. Never, where the page
 * is left before.
 */
export const isTaken = (edit: CommandId, events: Observable<EventNote<CartEvent>>): Promise<boolean> =>
  new Promise((resolve) => {
    const heard = events.subscribe(({ event }) => {
      const isSettled =
        event.type === 'ContextLeft' ||
        ((event.type === 'EditsRefused' || event.type === 'EditsConfirmed' || event.type === 'EditsReplaced') &&
          event.edits.includes(edit))
      if (!isSettled) return
      heard.unsubscribe()
      resolve(event.type === 'EditsConfirmed' && event.failed.length === 0)
    })
  })

/** Resolves when an edit is settled, and before that when edits have to wait. */
export const savingOf = (
  edit: CommandId,
  events: Observable<EventNote<CartEvent>>,
  waiting: Projection<boolean>,
): Saving =>
  new Promise((resolve) => {
    if (waiting.get()) return resolve('waiting')
    const end = (how: 'saved' | 'refused' | 'waiting'): void => {
      heard.unsubscribe()
      stopWatching()
      resolve(how)
    }
    const stopWatching = waiting.subscribe(() => waiting.get() && end('waiting'))
    const heard = events.subscribe(({ event }) => {
      if (event.type === 'ContextLeft') end('waiting')
      if (event.type === 'EditsRefused' && event.edits.includes(edit)) end('refused')
      // An edit that the service accepted only in part is shown as refused.
      if (event.type === 'EditsConfirmed' && event.edits.includes(edit))
        end(event.failed.length > 0 ? 'refused' : 'saved')
    })
    return undefined
  })

import type { Observable } from 'rxjs'
import type { CartEvent } from '#domain/cart/protocol'
import type { CartState } from '#domain/cart/cart'
import type { CommandId } from '#domain/kernel/ids'
import { message } from '#application/messages/message'
import type { NoticeBoard } from '#application/messages/notice-board'
import { type Projection, valuesOf } from '#application/projections/projection'
import type { EventNote } from '#application/runtime/stream'

/**
 * Tells the user, once after a log-in, that edits from before the last log-out are now carried out. Told in the tab that
 * makes the calls.
 */
export const tellOfLateEdits = (
  notices: NoticeBoard,
  cart: Projection<CartState>,
  events: Observable<EventNote<CartEvent>>,
): void => {
  const late = new Set<CommandId>()
  let isTold = false

  valuesOf(cart).subscribe((state) => {
    if (state.tag === 'InContext') return state.leftUnsent.forEach((id) => late.add(id))
    late.clear()
    isTold = false
  })

  events.subscribe(({ event, own }) => {
    // What the user then sends or discards needs no further word.
    if (event.type === 'EditsHeld') event.edits.forEach((id) => late.delete(id))
    if (!own || isTold || event.type !== 'EditsConfirmed' || event.failed.length > 0) return
    if (!event.edits.some((id) => late.has(id))) return
    isTold = true
    notices.post('info', message('cart.savedAfterLogIn'))
  })
}

import type { CartEdit, CartEvent } from '#domain/cart/protocol'
import { isEditRequested } from '#domain/cart/pending-edits'
import { isKnownGone } from '#domain/cart/overtaken-edit'
import { message } from '#application/messages/message'
import { failureMessage } from '#application/messages/failure-message'
import { isToldToUser } from '#domain/failure/failure-reason'
import type { CallFailure } from '#domain/failure/call-failure'
import { CART_LIMIT } from '#domain/cart/import-fault'
import type { CommandId } from '#domain/kernel/ids'
import { failedEditMessage, failedItemsMessage, importMessages, isUpload } from '#application/messages/refusal-messages'
import type { NoticeBoard } from '#application/messages/notice-board'

/** The pending edits of this tab: only the tab that made an edit shows its outcome. */
export type EditsOfTab = Map<CommandId, CartEdit>

/** What an error about a failed fetch tells of. */
const FETCH = 'cart'

/** What decides whether an event is told. */
interface Told {
  /** The ids of the refused edits that the cart keeps after the event. */
  readonly refused: readonly CommandId[]
  /** The cart was just ordered from: beside the confirmation a failed fetch would read as if the order had failed. */
  readonly isOrdered: boolean
}

/**
 * Shows edits that the service refused (ERROR-19 to 27), and a failed fetch. An error about an edit is outdated when it
 * is made again or dismissed.
 */
export const tellOfCart = (
  notices: NoticeBoard,
  edits: EditsOfTab,
  event: CartEvent,
  { refused, isOrdered }: Told,
): void => {
  if (isEditRequested(event)) return
  const aboutEdits = (ids: readonly CommandId[]) => ({ wrapped: true, about: ids.filter((id) => refused.includes(id)) })
  switch (event.type) {
    case 'EditsRefused': {
      const [edit] = takeEdits(edits, event.edits)
      if (edit === undefined || !isToldToUser(event.failure)) return
      if (isKnownGone(event.failure)) notices.post('warning', message('cart.lineGone'))
      else if (isUpload(edit) && isOverLimit(event.failure))
        notices.post('error', message('cart.cart_limit_exceeded'), { ...aboutEdits(event.edits), wrapped: false })
      else notices.post('error', failedEditMessage(edit), aboutEdits(event.edits))
      return
    }
    case 'EditsConfirmed': {
      const [edit] = takeEdits(edits, event.edits)
      const { failed } = event
      if (edit === undefined) return
      if (failed.length === 0) {
        if (edit.type === 'TransferCart') notices.post('success', message('notice.cartTransferred'))
        return
      }
      if (isUpload(edit))
        for (const one of importMessages(failed))
          notices.post('error', one, { ...aboutEdits(event.edits), wrapped: false })
      else notices.post('error', failedItemsMessage(edit, failed), aboutEdits(event.edits))
      return
    }
    case 'EditsReplaced':
      takeEdits(edits, event.edits)
      return
    case 'EditsOvertaken':
      takeEdits(edits, event.edits)
      return
    case 'EditsHeld':
      takeEdits(edits, event.edits)
      return
    case 'CartFetchFailed':
      if (!isOrdered && isToldToUser(event.failure))
        notices.post('error', failureMessage(event.failure), { about: [FETCH] })
      return
    case 'ContextEntered':
    case 'ContextLeft':
    case 'RefusedEditsDismissed':
    case 'DroppedEditsBroughtBack':
    case 'HeldEditsSent':
    case 'HeldEditsDiscarded':
    case 'CartRequested':
    case 'DeliveriesInOrderRequested':
    case 'DeliveriesInOrderFound':
    case 'CartSummarised':
      return
    case 'CartSynchronised':
      notices.withdraw(FETCH)
      return
  }
}

/** The service refused an upload as a whole, since it has more rows than the cart or one upload may have. */
const isOverLimit = (failure: CallFailure): boolean => failure.tag === 'Refused' && failure.code === CART_LIMIT

/** The settled edits that this tab made. */
const takeEdits = (edits: EditsOfTab, ids: readonly CommandId[]) =>
  ids.flatMap((id) => {
    const edit = edits.get(id)
    edits.delete(id)
    return edit ?? []
  })

import type { CartEdit, CartEvent } from '#domain/cart/protocol'
import { isEditRequested } from '#domain/cart/pending-edits'
import { isKnownGone } from '#domain/cart/overtaken-edit'
import { message } from '#application/messages/message'
import { failureMessage } from '#application/messages/failure-message'
import { isToldToUser } from '#domain/failure/failure-reason'
import type { CommandId } from '#domain/kernel/ids'
import { failedEditMessage, failedItemsMessage } from '#application/messages/refusal-messages'
import type { NoticeBoard } from '#application/messages/notice-board'

/** The pending edits of this tab: only the tab that made an edit shows its outcome. */
export type EditsOfTab = Map<CommandId, CartEdit>

/** Shows edits that the service refused (ERROR-19 to 27). */
export const tellOfCart = (notices: NoticeBoard, edits: EditsOfTab, event: CartEvent): void => {
  if (isEditRequested(event)) return
  switch (event.type) {
    case 'EditsRefused': {
      const [edit] = takeEdits(edits, event.edits)
      if (edit === undefined || !isToldToUser(event.failure)) return
      if (isKnownGone(event.failure)) notices.post('warning', message('cart.lineGone'))
      else notices.post('error', failedEditMessage(edit), 'wrapped')
      return
    }
    case 'EditsConfirmed': {
      const [edit] = takeEdits(edits, event.edits)
      const { failed } = event
      if (edit !== undefined && failed.length > 0) notices.post('error', failedItemsMessage(edit, failed), 'wrapped')
      return
    }
    case 'EditsReplaced':
      takeEdits(edits, event.edits)
      return
    case 'CartFetchFailed':
      if (isToldToUser(event.failure)) notices.post('error', failureMessage(event.failure))
      return
    case 'ContextEntered':
    case 'ContextLeft':
    case 'RefusedEditsDismissed':
    case 'CartRequested':
    case 'CartSummarised':
    case 'CartSynchronised':
      return
  }
}

/** The settled edits that this tab made. */
const takeEdits = (edits: EditsOfTab, ids: readonly CommandId[]) =>
  ids.flatMap((id) => {
    const edit = edits.get(id)
    edits.delete(id)
    return edit ?? []
  })

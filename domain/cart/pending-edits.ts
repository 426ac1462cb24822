import { absurdCase } from '../kernel/decider'
import type { CommandId, Instant } from '../kernel/ids'
import type { CartState } from './cart'
import type { CartEdit, CartEvent, EditRequested } from './protocol'

/** The event that an edit was accepted. */
export const editRequested = (edit: CartEdit, id: CommandId, at: Instant): EditRequested => {
  switch (edit.type) {
    case 'AddLines':
      return { ...edit, type: 'LinesAddRequested', id, at }
    case 'ChangeQuantity':
      return { ...edit, type: 'QuantityChangeRequested', id, at }
    case 'ChangeDelivery':
      return { ...edit, type: 'DeliveryChangeRequested', id, at }
    case 'ChangeLabel':
      return { ...edit, type: 'LabelChangeRequested', id, at }
    case 'RemoveLines':
      return { ...edit, type: 'LineRemovalRequested', id, at }
    case 'EmptyCart':
      return { ...edit, type: 'CartEmptyingRequested', id, at }
    case 'RequestDeliveryDate':
      return { ...edit, type: 'DeliveryDateRequested', id, at }
    case 'IncludeDelivery':
      return { ...edit, type: 'DeliveryInclusionRequested', id, at }
    case 'DeleteCart':
      return { ...edit, type: 'CartDeletionRequested', id, at }
    case 'TransferCart':
      return { ...edit, type: 'CartTransferRequested', id, at }
    default:
      return absurdCase(edit)
  }
}

/** The edit of an event. */
export const editOf = ({ id: _id, at: _at, ...requested }: EditRequested): CartEdit => {
  switch (requested.type) {
    case 'LinesAddRequested':
      return { ...requested, type: 'AddLines' }
    case 'QuantityChangeRequested':
      return { ...requested, type: 'ChangeQuantity' }
    case 'DeliveryChangeRequested':
      return { ...requested, type: 'ChangeDelivery' }
    case 'LabelChangeRequested':
      return { ...requested, type: 'ChangeLabel' }
    case 'LineRemovalRequested':
      return { ...requested, type: 'RemoveLines' }
    case 'CartEmptyingRequested':
      return { ...requested, type: 'EmptyCart' }
    case 'DeliveryDateRequested':
      return { ...requested, type: 'RequestDeliveryDate' }
    case 'DeliveryInclusionRequested':
      return { ...requested, type: 'IncludeDelivery' }
    case 'CartDeletionRequested':
      return { ...requested, type: 'DeleteCart' }
    case 'CartTransferRequested':
      return { ...requested, type: 'TransferCart' }
    default:
      return absurdCase(requested)
  }
}

/** Whether an event is an accepted edit. */
export const isEditRequested = (event: CartEvent): event is EditRequested => {
  switch (event.type) {
    case 'LinesAddRequested':
    case 'QuantityChangeRequested':
    case 'DeliveryChangeRequested':
    case 'LabelChangeRequested':
    case 'LineRemovalRequested':
    case 'CartEmptyingRequested':
    case 'DeliveryDateRequested':
    case 'DeliveryInclusionRequested':
    case 'CartDeletionRequested':
    case 'CartTransferRequested':
      return true
    case 'ContextEntered':
    case 'ContextLeft':
    case 'EditsConfirmed':
    case 'EditsRefused':
    case 'EditsReplaced':
    case 'EditsOvertaken':
    case 'EditsHeld':
    case 'HeldEditsSent':
    case 'HeldEditsDiscarded':
    case 'RefusedEditsDismissed':
    case 'DroppedEditsBroughtBack':
    case 'CartRequested':
    case 'CartSynchronised':
    case 'DeliveriesInOrderRequested':
    case 'DeliveriesInOrderFound':
    case 'CartFetchFailed':
    case 'CartSummarised':
      return false
    default:
      return absurdCase(event)
  }
}

/** The edit that has been under way for longest; undefined where all is saved. */
export const oldestPending = (state: CartState): CommandId | undefined =>
  state.tag === 'InContext' ? state.pending[0]?.id : undefined

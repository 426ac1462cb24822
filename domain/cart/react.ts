import { absurdCase } from '../kernel/decider'
import type { CartState } from './cart'
import type { LineKey } from './line-key'
import type { CartEffect, CartEvent, EditRequested, ItemToAdd, NewLine } from './protocol'
import { editOf, isEditRequested } from './pending-edits'
import { visibleCart } from './rebase-pending'
import { lineIn } from './visible-cart'

/**
 * Which calls a fact asks for: one for each edit, and the whole cart on entering, on request, and when the last pending
 * edit has settled without the present cart in its answer (CART-51): it was refused or replaced, or others changed the
 * cart too.
 */
export const react = (state: CartState, event: CartEvent): readonly CartEffect[] => {
  if (isEditRequested(event)) return callFor(state, event)
  switch (event.type) {
    case 'ContextEntered':
    case 'CartRequested':
      return fetchCart(state)
    case 'EditsConfirmed':
    case 'EditsRefused':
    case 'EditsReplaced':
      return state.tag === 'InContext' && state.isBehind && state.pending.length === 0 ? fetchCart(state) : []
    case 'ContextLeft':
    case 'RefusedEditsDismissed':
    case 'CartSynchronised':
    case 'CartFetchFailed':
    case 'CartSummarised':
      return []
    default:
      return absurdCase(event)
  }
}

const fetchCart = (state: CartState): readonly CartEffect[] =>
  state.tag === 'InContext'
    ? [{ type: 'FetchCart', context: state.context, places: state.places, known: state.confirmed?.version }]
    : []

const callFor = (state: CartState, requested: EditRequested): readonly CartEffect[] => {
  const { id } = requested
  const edit = editOf(requested)
  switch (edit.type) {
    case 'AddLines':
      return [{ type: 'AddItems', edit: id, items: edit.lines.flatMap(itemToAdd) }]
    case 'ChangeQuantity':
      return updateItem(state, requested, edit.line, { quantity: edit.quantity })
    case 'ChangeLabel':
      return updateItem(state, requested, edit.line, { label: edit.label })
    case 'ChangeDelivery': {
      const [only, ...others] = edit.lines
      return only !== undefined && others.length === 0
        ? updateItem(state, requested, only, { deliveryId: edit.deliveryId })
        : [{ type: 'MoveItems', edit: id, lines: edit.lines, deliveryId: edit.deliveryId }]
    }
    case 'RemoveLines':
      return [{ type: 'RemoveItems', edit: id, lines: edit.lines }]
    case 'EmptyCart':
      return [{ type: 'RemoveAllItems', edit: id }]
    case 'RequestDeliveryDate':
      return [{ type: 'SetDeliveryDate', edit: id, deliveryId: edit.deliveryId, date: edit.date }]
    case 'IncludeDelivery':
      return [{ type: 'SetIncluded', edit: id, deliveryId: edit.deliveryId, included: edit.included }]
    case 'DeleteCart':
      return [{ type: 'SetStatus', edit: id, status: 'DELETED' }]
    default:
      return absurdCase(edit)
  }
}

/** Only lines with a delivery were taken by `decide`. */
const itemToAdd = ({ articleNumber, quantity, deliveryId, label }: NewLine): readonly ItemToAdd[] =>
  deliveryId === undefined ? [] : [{ articleNumber, quantity, deliveryId, label }]

type UpdateItem = Extract<CartEffect, { type: 'UpdateItem' }>

/**
 * The call states the line as it shall be: delivery and label as the user saw them just before the edit, with the change.
 * Seen before and not after, because a line that the edit makes equal to another is added to that one by the service.
 * Only a change of the quantity states one: what the user saw may hold an add that is refused before this call.
 */
const updateItem = (
  state: CartState,
  { id, at }: EditRequested,
  key: LineKey,
  change: Partial<Pick<UpdateItem, 'quantity' | 'deliveryId' | 'label'>>,
): readonly CartEffect[] => {
  if (state.tag === 'NoContext') return []
  const line = lineIn(visibleCart({ ...state, pending: state.pending.filter((pending) => pending.id !== id) }), key)
  if (line === undefined) return []
  const { deliveryId, label } = { ...line, ...change }
  const { quantity } = change
  const upon = state.confirmed?.lines.find((confirmed) => confirmed.key === key)?.quantity
  return [{ type: 'UpdateItem', edit: id, line: key, quantity, upon, at, deliveryId, label }]
}

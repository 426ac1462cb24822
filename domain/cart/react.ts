import { absurdCase } from '../kernel/decider'
import type { CommandId } from '../kernel/ids'
import type { CartState } from './cart'
import type { LineKey } from './line-key'
import type { CartEdit, CartEffect, CartEvent, EditRequested, ItemToAdd, NewLine } from './protocol'
import { editOf, isEditRequested } from './pending-edits'
import { visibleCart } from './rebase-pending'
import { lineIn } from './visible-cart'

/**
 * Which calls a fact asks for: one for each edit, and the whole cart on entering, on request, and when the last pending
 * edit has settled without the present cart in its answer (CART-51): it was refused or replaced, or others changed the
 * cart too. It is fetched as well where another delivery is part of the order than is known here. Held edits ask for their calls when the user says that they shall be sent.
 */
export const react = (state: CartState, event: CartEvent): readonly CartEffect[] => {
  if (isEditRequested(event)) return callFor(state, event)
  switch (event.type) {
    case 'ContextEntered':
    case 'CartRequested':
      return fetchCart(state)
    case 'DeliveriesInOrderRequested':
      return state.tag === 'InContext' ? [{ type: 'FetchDeliveriesInOrder', context: state.context }] : []
    case 'DeliveriesInOrderFound':
    case 'EditsConfirmed':
    case 'EditsRefused':
    case 'EditsReplaced':
    case 'EditsOvertaken':
      return state.tag === 'InContext' && state.isBehind && state.pending.length === 0 ? fetchCart(state) : []
    case 'HeldEditsSent':
      return state.tag === 'InContext'
        ? state.pending.filter(({ id }) => event.edits.includes(id)).flatMap((requested) => callFor(state, requested))
        : []
    case 'EditsHeld':
    case 'HeldEditsDiscarded':
    case 'ContextLeft':
    case 'RefusedEditsDismissed':
    case 'DroppedEditsBroughtBack':
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
      return [addCall(id, edit)]
    case 'ChangeQuantity':
      return updateItem(state, requested, edit.line, { quantity: edit.quantity })
    case 'ChangeLabel': {
      const only = onlyOne(edit.lines)
      return only === undefined
        ? [{ type: 'LabelItems', edit: id, lines: edit.lines, label: edit.label }]
        : updateItem(state, requested, only, { label: edit.label })
    }
    case 'ChangeDelivery': {
      const only = onlyOne(edit.lines)
      return only === undefined
        ? [{ type: 'MoveItems', edit: id, lines: edit.lines, deliveryId: edit.deliveryId }]
        : updateItem(state, requested, only, { deliveryId: edit.deliveryId })
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
    case 'TransferCart':
      return [{ type: 'TransferItems', edit: id, source: edit.source }]
    default:
      return absurdCase(edit)
  }
}

const onlyOne = ([first, ...others]: readonly LineKey[]): LineKey | undefined =>
  others.length === 0 ? first : undefined

/** Rows of a file are uploaded, unless they go to several deliveries: an upload names one. */
const addCall = (edit: CommandId, { from, lines }: Extract<CartEdit, { type: 'AddLines' }>): CartEffect => {
  const items = lines.flatMap(itemToAdd)
  const deliveryId = items[0]?.deliveryId
  return from === 'hand' || deliveryId === undefined || items.some((item) => item.deliveryId !== deliveryId)
    ? { type: 'AddItems', edit, items }
    : { type: 'UploadItems', edit, deliveryId, rows: items.map(({ deliveryId: _same, ...row }) => row) }
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
  return [{ type: 'UpdateItem', edit: id, line: key, quantity, at, deliveryId, label }]
}

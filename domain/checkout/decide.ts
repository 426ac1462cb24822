import * as E from 'fp-ts/Either'
import type { Destination } from '../address/destination'
import { deliveryIds, type DeliveryId } from '../delivery/delivery-type'
import { absurdCase } from '../kernel/decider'
import type { CommandId } from '../kernel/ids'
import { withoutControls } from '../kernel/visible-text'
import type { CheckoutCommand, CheckoutEvent, CheckoutRefusal } from './protocol'
import type { CheckoutState, DeliveryFormValues, OrderIntent, OrderResult, Placing } from './checkout'
import { type FilledForms, incompleteForms } from './delivery-form'
import { enteredOrderNumber, isOrderNumberAskable } from './order-number'
import { isOrderedAlready, isUnsettled, orderOutcome, type Unsettled } from './placing'
import type { CallFailure } from '../failure/call-failure'

type Decision = E.Either<CheckoutRefusal, readonly CheckoutEvent[]>

/** Which facts follow from a command. An answer for another order than the one under way changes nothing. */
export const decide = (state: CheckoutState, command: CheckoutCommand): Decision => {
  const { placing } = state
  switch (command.type) {
    case 'FillField':
      return E.right([
        {
          type: 'FieldFilled',
          deliveryId: command.deliveryId,
          field: command.field,
          value: withoutControls(command.value),
        },
      ])
    case 'RestoreForm':
      return E.right([{ type: 'FormRestored', forms: command.forms, destinations: command.destinations }])
    case 'SetDestination':
      return E.right([{ type: 'DestinationSet', deliveryId: command.deliveryId, destination: command.destination }])
    case 'WriteAddress':
      return E.right([
        {
          type: 'AddressWritten',
          deliveryId: command.deliveryId,
          field: command.field,
          value: withoutControls(command.value),
        },
      ])
    case 'ValidateOrderNumber': {
      const { deliveryId } = command
      const orderNumber = enteredOrderNumber(state, deliveryId)
      return E.right(isOrderNumberAskable(orderNumber) ? [{ type: 'OrderNumberEntered', deliveryId, orderNumber }] : [])
    }
    case 'RecordOrderNumber': {
      const { deliveryId, orderNumber, errorMessage } = command
      // The user may have written another number since it was asked about.
      const isEntered = enteredOrderNumber(state, deliveryId) === orderNumber
      return E.right(isEntered ? [{ type: 'OrderNumberValidated', deliveryId, orderNumber, errorMessage }] : [])
    }
    case 'PlaceOrder': {
      const refusal = placeRefusal(state, command)
      return refusal === undefined
        ? E.right([{ type: 'OrderRequested', order: command.id, at: command.at, intent: command.intent }])
        : E.left(refusal)
    }
    case 'RecordResults':
      return settle(placing, command.order, () => resultsRecorded(command.order, command.results))
    case 'RecordFailure':
      return settle(placing, command.order, ({ tag }) => failureRecorded(tag, command.order, command.failure))
    case 'RecordUnknown':
      return settle(placing, command.order, () => ({ type: 'OrderBecameUnknown', order: command.order }))
    case 'RecordNeverPlaced':
      return settle(placing, command.order, () => ({ type: 'OrderNeverPlaced', order: command.order }))
    case 'EnquireOrder':
      if (placing.tag !== 'Unknown') return E.left({ tag: 'NothingToEnquire' })
      return E.right(placing.enquiring ? [] : [{ type: 'EnquiryRequested', order: placing.order }])
    case 'ForgetOrders':
      return E.right(placing.tag === 'Idle' ? [] : [{ type: 'OrdersForgotten' }])
    default:
      return absurdCase(command)
  }
}

/** An order not yet settled holds back the next one: the first may have gone through. */
const placeRefusal = (
  { placing, errorMessages }: CheckoutState,
  { intent, denied, toAddress }: Extract<CheckoutCommand, { type: 'PlaceOrder' }>,
): CheckoutRefusal | undefined => {
  if (isUnsettled(placing)) return { tag: 'AlreadyPlacing' }
  if (denied) return { tag: 'OrderingDenied' }
  const ordered = deliveryIds.filter((id) => intent.details[id] !== undefined)
  if (isOrderedAlready(placing, intent)) return { tag: 'NothingToOrder' }
  if (ordered.length === 0 || !intent.lines.some(({ deliveryId }) => ordered.includes(deliveryId))) {
    return { tag: 'NothingToOrder' }
  }
  const incomplete = incompleteForms({ ...filledOf(intent), errorMessages, toAddress }, ordered)
  return incomplete.length > 0 ? { tag: 'FormIncomplete', deliveryIds: incomplete } : undefined
}

/** The forms as the user saw them when they pressed the button. */
const filledOf = ({ details }: OrderIntent): Pick<FilledForms, 'forms' | 'destinations'> => {
  const forms: Partial<Record<DeliveryId, DeliveryFormValues>> = {}
  const destinations: Partial<Record<DeliveryId, Destination>> = {}
  for (const id of deliveryIds) {
    const asked = details[id]
    if (asked === undefined) continue
    forms[id] = asked.fields
    if (asked.destination !== undefined) destinations[id] = { tag: 'Chosen', address: asked.destination }
  }
  return { forms, destinations }
}

const settle = (placing: Placing, order: CommandId, fact: (placing: Unsettled) => CheckoutEvent): Decision =>
  E.right(isUnsettled(placing) && placing.order === order ? [fact(placing)] : [])

/** One delivery that succeeded makes an order (CHECKOUT-06); none is a declined one (CHECKOUT-11). */
const resultsRecorded = (order: CommandId, results: readonly OrderResult[]): CheckoutEvent =>
  results.some(({ tag }) => tag === 'Placed')
    ? { type: 'OrderAccepted', order, results }
    : { type: 'OrderDeclined', order, failure: undefined }

/** After a failed enquiry the order stays unknown. */
const failureRecorded = (tag: Unsettled['tag'], order: CommandId, failure: CallFailure): CheckoutEvent =>
  tag === 'Unknown' || orderOutcome(failure) === 'unknown'
    ? { type: 'OrderBecameUnknown', order }
    : { type: 'OrderDeclined', order, failure }

import { fc } from '@fast-check/vitest'
import {
  type CheckoutState,
  type OrderDetails,
  orderFields,
  type OrderIntent,
  type OrderRequest,
  type OrderResult,
  type Placing,
} from '#domain/checkout/checkout'
import type {
  CheckoutCommandBody,
  CheckoutEffect,
  CheckoutEvent,
  CheckoutRefusal,
  CheckoutSettlement,
} from '#domain/checkout/protocol'
import type { FulfilmentLocation } from '#domain/delivery/delivery-choice'
import { countryCodes } from '#domain/address/country'
import type { DeliveryAddress, Destination } from '#domain/address/destination'
import { addressFields } from '#domain/address/written-address'
import { addressId } from '#domain/kernel/ids'
import type { OrderNumberVerdict } from '#domain/checkout/order-number'
import type { CheckoutAnswer } from '#application/modules/checkout/types'
import { anyOf, type ByTag, type ByType, tagged, taggedAlone, typed, typedAlone } from './cases'
import {
  amount,
  article,
  at,
  cartNumber,
  command,
  day,
  delivery,
  failure,
  flag,
  item,
  lines,
  location,
  maybe,
  person,
  pseudonym,
  quantity,
} from './values'

const field = fc.constantFrom(...orderFields)
/** Few, so that an answer is often about the number that is in the form. */
const orderNumber = fc.constantFrom('4711', 'P-12').map((words) => `PERSON${words}`)
const formValues = fc
  .record({ values: fc.dictionary(field, person), orderNumber: maybe(orderNumber) })
  .map(({ values, ...given }) => (given.orderNumber === undefined ? values : { ...values, ...given }))
const forms = fc.dictionary(delivery, formValues)

const countryCode = fc.constantFrom(...countryCodes)
const addressTexts = {
  label: maybe(person),
  recipientName: maybe(person),
  address1: maybe(person),
  address2: maybe(person),
  address3: maybe(person),
  postalCode: person,
  postalAddress: person,
  countryCode,
}
const address: fc.Arbitrary<DeliveryAddress> = fc.record({ ...addressTexts, id: maybe(pseudonym.map(addressId)) })
const addressField = fc.constantFrom(...addressFields)
const destinationCases: ByTag<Destination> = {
  Chosen: tagged('Chosen', { address }),
  Written: tagged('Written', { values: fc.dictionary(addressField, person) }),
}
const destination = anyOf<Destination>(destinationCases)
const destinations = fc.dictionary(delivery, destination)

const places: ByTag<FulfilmentLocation> = {
  Store: tagged('Store', { storeId: location }),
  Warehouse: tagged('Warehouse', { warehouseId: location }),
}

const details: fc.Arbitrary<OrderDetails> = fc.record({
  place: anyOf<FulfilmentLocation>(places),
  destination: maybe(address),
  requestedDeliveryDate: maybe(day),
  fields: formValues,
})

const requestFields = {
  cartId: cartNumber,
  details: fc.dictionary(delivery, details),
  total: amount,
  sendOrderReceipt: flag,
}
const request: fc.Arbitrary<OrderRequest> = fc.record({
  ...requestFields,
  shortages: fc.array(fc.record({ deliveryId: delivery, articleNumber: article }), { maxLength: 2 }),
})
const intent: fc.Arbitrary<OrderIntent> = fc.record({
  ...requestFields,
  lines,
  freight: fc.dictionary(delivery, amount),
})

const results: ByTag<OrderResult> = {
  Placed: tagged('Placed', {
    deliveryId: delivery,
    tempOrderId: maybe(pseudonym),
    orderItems: fc.array(fc.record({ articleNumber: article, quantity, netPrice: amount }), { maxLength: 2 }),
    freight: maybe(amount),
    placedAt: maybe(at),
  }),
  Failed: tagged('Failed', { deliveryId: delivery, message: maybe(person) }),
}
const result = anyOf<OrderResult>(results)
const resultList = fc.array(result, { maxLength: 2 })

const placings: ByTag<Placing> = {
  Idle: taggedAlone('Idle'),
  Placing: tagged('Placing', { order: command, at, intent }),
  Unknown: tagged('Unknown', { order: command, at, intent, enquiring: flag }),
  Placed: tagged('Placed', {
    order: command,
    at,
    orders: fc.array(fc.record({ result, lines, freight: maybe(amount), details }), { maxLength: 2 }),
    sendOrderReceipt: flag,
  }),
  Declined: tagged('Declined', { order: command, failure: maybe(failure), items: fc.array(item, { maxLength: 2 }) }),
}
const state: fc.Arbitrary<CheckoutState> = fc.record({
  forms,
  destinations,
  errorMessages: forms,
  placing: anyOf<Placing>(placings),
})

export const checkoutCommands: ByType<CheckoutCommandBody> = {
  FillField: typed('FillField', { deliveryId: delivery, field, value: person }),
  SetDestination: typed('SetDestination', { deliveryId: delivery, destination }),
  WriteAddress: typed('WriteAddress', { deliveryId: delivery, field: addressField, value: person }),
  RestoreForm: typed('RestoreForm', { forms, destinations }),
  ValidateOrderNumber: typed('ValidateOrderNumber', { deliveryId: delivery }),
  PlaceOrder: typed('PlaceOrder', { intent, denied: flag, toAddress: fc.uniqueArray(delivery) }),
  EnquireOrder: typedAlone('EnquireOrder'),
  ForgetOrders: typedAlone('ForgetOrders'),
}

export const checkoutEvents: ByType<CheckoutEvent> = {
  FieldFilled: typed('FieldFilled', { deliveryId: delivery, field, value: fc.oneof(person, orderNumber) }),
  DestinationSet: typed('DestinationSet', { deliveryId: delivery, destination }),
  AddressWritten: typed('AddressWritten', { deliveryId: delivery, field: addressField, value: person }),
  FormRestored: typed('FormRestored', { forms, destinations }),
  OrderNumberEntered: typed('OrderNumberEntered', { deliveryId: delivery, orderNumber }),
  OrderNumberValidated: typed('OrderNumberValidated', {
    deliveryId: delivery,
    orderNumber,
    errorMessage: maybe(person),
  }),
  OrderRequested: typed('OrderRequested', { order: command, at, intent }),
  OrderAccepted: typed('OrderAccepted', { order: command, results: resultList }),
  OrderDeclined: typed('OrderDeclined', { order: command, failure: maybe(failure) }),
  OrderBecameUnknown: typed('OrderBecameUnknown', { order: command }),
  EnquiryRequested: typed('EnquiryRequested', { order: command }),
  OrderNeverPlaced: typed('OrderNeverPlaced', { order: command }),
  OrdersForgotten: typedAlone('OrdersForgotten'),
  CheckoutSummarised: typed('CheckoutSummarised', { state }),
}

export const checkoutRefusals: ByTag<CheckoutRefusal> = {
  AlreadyPlacing: taggedAlone('AlreadyPlacing'),
  OrderingDenied: taggedAlone('OrderingDenied'),
  NothingToOrder: taggedAlone('NothingToOrder'),
  FormIncomplete: tagged('FormIncomplete', { deliveryIds: fc.uniqueArray(delivery) }),
  NothingToEnquire: taggedAlone('NothingToEnquire'),
}

export const checkoutEffects: ByType<CheckoutEffect> = {
  PlaceOrder: typed('PlaceOrder', { order: command, request }),
  EnquireOrder: typed('EnquireOrder', { order: command, request }),
  ValidateOrderNumber: typed('ValidateOrderNumber', { deliveryId: delivery, orderNumber }),
}

const verdicts: ByTag<OrderNumberVerdict> = {
  Valid: taggedAlone('Valid'),
  Rejected: tagged('Rejected', { errorMessage: maybe(person) }),
}

export const checkoutAnswers: ByType<CheckoutAnswer> = {
  Results: typed('Results', { results: resultList }),
  NeverPlaced: typedAlone('NeverPlaced'),
  OrderNumber: typed('OrderNumber', { verdict: anyOf<OrderNumberVerdict>(verdicts) }),
}

export const checkoutSettlements: ByType<CheckoutSettlement> = {
  RecordResults: typed('RecordResults', { order: command, results: resultList }),
  RecordFailure: typed('RecordFailure', { order: command, failure }),
  RecordUnknown: typed('RecordUnknown', { order: command }),
  RecordNeverPlaced: typed('RecordNeverPlaced', { order: command }),
  RecordOrderNumber: typed('RecordOrderNumber', {
    deliveryId: delivery,
    orderNumber,
    errorMessage: maybe(person),
  }),
}

import { fc } from '@fast-check/vitest'
import type { Cart, CartLine, CartPlaces } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import { cartDifference, type CartDifference } from '#domain/cart/cart-difference'
import type { CartEdit, CartEvent } from '#domain/cart/protocol'
import { editRequested } from '#domain/cart/pending-edits'
import type { LineArticle } from '#domain/cart/line-article'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { OrderDetails, OrderIntent, OrderResult } from '#domain/checkout/checkout'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { type CallFailure, services } from '#domain/failure/call-failure'
import { brandCodes } from '#domain/kernel/brand-code'
import { calendarDate, type CalendarDate } from '#domain/kernel/calendar-date'
import {
  articleNumber,
  cartId,
  cartItemId,
  commandId,
  customerId,
  instant,
  locationId,
  projectId,
  userId,
} from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { roles, type SignedIn } from '#domain/session/session'
import type { SessionEvent } from '#domain/session/protocol'
import { many, zip } from '../domain/given'
import * as O from 'fp-ts/Option'

/** Arbitrary values that the log may hold. Every personal text bears `PERSON`, so that a leak can be found. */
const maybe = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(value, { nil: undefined })
const person = fc.string().map((text) => `PERSON${text}`)

/** A zip code is personal as well, and has no room for the mark. */
export const personalZipCode = zip('98765')
const zipCode = fc.constant(personalZipCode)
const text = fc.string()
// JSON knows no negative zero.
const number = fc.double().map((value) => value + 0)
const quantity = fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => many(hundredths / 100))
const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((ore) => money(ore / 100))
const delivery = fc.constantFrom(...deliveryIds)
const command = fc.string().map(commandId)
const at = fc.constant(instant('2026-03-10T09:30:00+01:00'))
const day = fc
  .constantFrom('2026-03-10', '2028-02-29')
  .map((date): CalendarDate | undefined => O.toUndefined(calendarDate(date)))

export const failure: fc.Arbitrary<CallFailure> = fc.oneof(
  fc.record({
    tag: fc.constant('Refused' as const),
    service: fc.constantFrom(...services),
    status: fc.integer(),
    message: maybe(text),
    code: maybe(text),
    details: fc.array(fc.record({ path: text, message: text })),
  }),
  fc.record({ tag: fc.constant('Lost' as const), service: fc.constantFrom(...services), status: maybe(fc.integer()) }),
  fc.record({ tag: fc.constant('Aborted' as const), service: fc.constantFrom(...services) }),
  fc.record({ tag: fc.constant('Unreadable' as const), service: fc.constantFrom(...services), faults: fc.array(text) }),
)

const article: fc.Arbitrary<LineArticle> = fc
  .record({ name: text, express: fc.boolean(), quantity: number, net: amount, date: day })
  .map(({ name, express, quantity, net, date }) => ({
    name,
    variantSlug: undefined,
    family: 'f',
    unit: 'st',
    discontinued: false,
    express,
    stockedAt: [locationId('1')],
    purchaseConstraints: ['onlyStore'],
    replacement: { articleNumber: articleNumber('1'), name },
    price: {
      netPrice: net,
      alloyingPrice: net,
      salesPriceIncludingVat: net,
      salesPrice: net,
      preCampaignPrice: undefined,
      discountPercentage: 5,
      askForPrice: false,
      hasBracketPrices: true,
    },
    stock: {
      stockType: 'LAG',
      locations: [
        {
          locationId: locationId('1'),
          availability: 'green',
          availabilityDate: undefined,
          availabilityDateISO: date,
          availableFromDays: 1,
          availableToDays: undefined,
          quantity,
          orderMultiple: 1,
          stocked: true,
          status: undefined,
          subAvailabilities: date === undefined ? [] : [{ date, quantity }],
        },
      ],
    },
  }))

export const line: fc.Arbitrary<CartLine> = fc
  .record({
    label: fc.oneof(fc.constant(''), person),
    delivery,
    quantity,
    date: maybe(day),
    known: maybe(article),
  })
  .map(({ label, delivery: deliveryId, quantity, date, known }) => ({
    key: lineKey(articleNumber('4208103'), deliveryId, label),
    cartItemId: cartItemId('i'),
    articleNumber: articleNumber('4208103'),
    deliveryId,
    quantity,
    label,
    requestedDeliveryDate: date,
    article: known,
  }))

const entry = fc.record({ deliveryId: delivery, requestedDeliveryDate: maybe(day), isIncludedInOrder: fc.boolean() })

const cart: fc.Arbitrary<Cart> = fc.record({
  cartId: fc.constant(cartId('c')),
  version: fc.nat(),
  status: text,
  lines: fc.array(line, { maxLength: 3 }),
  deliveries: fc.array(entry, { maxLength: 2 }),
  deliveryIdsInOrder: fc.array(delivery, { maxLength: 2 }),
})

const difference: fc.Arbitrary<CartDifference> = fc
  .tuple(maybe(cart), cart)
  .map(([before, next]) => cartDifference(before, next))

const failedItems = fc.array(fc.record({ id: text, code: text, message: text }))

const places: fc.Arbitrary<CartPlaces> = maybe(person).map((postalCode) => ({
  deliveryOptions: { DBI: { locationIds: [locationId('1')], postalCode } },
  locationId: undefined,
}))

const edit: fc.Arbitrary<CartEdit> = line.chain(
  ({ key, label, articleNumber: number, deliveryId, quantity, article: known }) =>
    fc.constantFrom<CartEdit>(
      { type: 'AddLines', lines: [{ articleNumber: number, quantity, deliveryId, label, article: known }] },
      { type: 'ChangeQuantity', line: key, quantity },
      { type: 'ChangeDelivery', lines: [key], deliveryId },
      { type: 'ChangeLabel', line: key, label },
      { type: 'RemoveLines', lines: [key] },
      { type: 'EmptyCart' },
      { type: 'IncludeDelivery', deliveryId, included: true },
      { type: 'DeleteCart' },
    ),
)

export const cartEvent: fc.Arbitrary<CartEvent> = fc.oneof(
  fc.record({
    type: fc.constant('ContextEntered' as const),
    context: fc.record({
      brand: fc.constantFrom(...brandCodes),
      userId: text.map(userId),
      customerId: text.map(customerId),
      projectId: maybe(text.map(projectId)),
    }),
    places,
    at,
  }),
  fc.tuple(edit, command, at).map(([asked, id, time]) => editRequested(asked, id, time)),
  fc.record({
    type: fc.constant('EditsConfirmed' as const),
    edits: fc.array(command),
    failed: failedItems,
    difference: maybe(difference),
  }),
  fc.record({ type: fc.constant('CartRequested' as const), places }),
  fc.record({ type: fc.constant('EditsRefused' as const), edits: fc.array(command), failure }),
  fc.record({ type: fc.constant('EditsReplaced' as const), edits: fc.array(command) }),
  fc.record({ type: fc.constant('RefusedEditsDismissed' as const), edits: fc.array(command) }),
  fc.record({ type: fc.constant('CartSynchronised' as const), difference: maybe(difference) }),
  fc.record({ type: fc.constant('CartFetchFailed' as const), failure }),
)

export const signedIn: fc.Arbitrary<SignedIn> = fc
  .record({ name: person, role: fc.constantFrom(...roles), mobile: maybe(person) })
  .map(({ name, role, mobile }) => ({
    claims: {
      username: name,
      userId: userId('u'),
      role,
      permissionDenies: ['EJ_ORDER'],
      customerId: customerId('104822'),
      projectId: undefined,
      expiresAt: 1_790_000_000,
    },
    user: {
      userId: userId('u'),
      username: name,
      firstName: name,
      lastName: name,
      email: name,
      mobileNumber: mobile,
      preferredStore: undefined,
      preferredDeliveryMethod: 'EXH',
      defaultDeliveryMethod: 'DBI',
      defaultCustomerId: undefined,
      defaultProjectId: undefined,
    },
    customers: [
      {
        customerId: customerId('104822'),
        name,
        isSuspended: false,
        active: true,
        role,
        zipCode: name,
        city: name,
        projects: [{ projectId: projectId('P'), name, description: name }],
      },
    ],
  }))

export const sessionEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.record({
    type: fc.constant('SessionStarted' as const),
    stored: fc.record({
      credentials: fc.constantFrom('token', 'refreshToken', 'punchout', 'none'),
      customer: fc.constant(undefined),
      zipCodes: zipCode.map((code) => ({ XXX: code })),
      chosenDelivery: fc.constantFrom('EXH' as const, undefined),
      selectedLocations: fc.constant({ EXH: locationId('1') }),
    }),
  }),
  fc.record({ type: fc.constant('LoggedIn' as const), signedIn, context: fc.constant(undefined), at }),
  fc.record({ type: fc.constant('LogInRejected' as const), failure }),
  fc.record({
    type: fc.constant('DeliveryChosen' as const),
    choice: fc.record({ deliveryId: delivery, storeId: fc.constant(undefined), zipCode: maybe(zipCode) }),
  }),
)

const details: fc.Arbitrary<OrderDetails> = fc.record({
  place: fc.constant({ tag: 'Store' as const, storeId: locationId('1') }),
  requestedDeliveryDate: maybe(day),
  fields: person.map((reference) => ({ reference, recipient: reference, doorCode: reference })),
})

const intent: fc.Arbitrary<OrderIntent> = fc.record({
  cartId: fc.constant(cartId('c')),
  details: details.map((known) => ({ EXH: known })),
  lines: fc.array(line, { maxLength: 3 }),
  freight: amount.map((known) => ({ EXH: known })),
  total: amount,
  sendOrderReceipt: fc.boolean(),
})

const result: fc.Arbitrary<OrderResult> = fc.oneof(
  fc.record({
    tag: fc.constant('Placed' as const),
    deliveryId: delivery,
    tempOrderId: maybe(text),
    orderItems: fc.array(
      fc.record({ articleNumber: fc.constant(articleNumber('4208103')), quantity, netPrice: amount }),
    ),
    freight: maybe(amount),
  }),
  fc.record({ tag: fc.constant('Failed' as const), deliveryId: delivery, message: maybe(text) }),
)

export const checkoutEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({
    type: fc.constant('FieldFilled' as const),
    deliveryId: delivery,
    field: fc.constant('recipient' as const),
    value: person,
  }),
  fc.record({ type: fc.constant('OrderRequested' as const), order: command, at, intent }),
  fc.record({
    type: fc.constant('OrderAccepted' as const),
    order: command,
    results: fc.array(result, { maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('OrderDeclined' as const), order: command, failure: maybe(failure) }),
)

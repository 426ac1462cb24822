import { fc } from '@fast-check/vitest'
import { userId } from '#domain/kernel/ids'
import type { DeliveryChoice } from '#domain/delivery/delivery-choice'
import type {
  SessionCommandBody,
  SessionEffect,
  SessionEvent,
  SessionRefusal,
  SessionSettlement,
} from '#domain/session/protocol'
import {
  type Claims,
  type Customer,
  type CustomerContext,
  logInMeans,
  logOutReasons,
  permissionDenies,
  roles,
  type SignedIn,
  type StoredSession,
  type User,
} from '#domain/session/session'
import type { SessionAnswer } from '#application/modules/session/types'
import { type ByTag, type ByType, tagged, taggedAlone, typed, typedAlone } from './cases'
import {
  at,
  command,
  cartNumber,
  customer,
  delivery,
  failure,
  flag,
  location,
  maybe,
  number,
  person,
  project,
  text,
  user,
  zipCode,
} from './values'

const target = { customerId: customer, projectId: maybe(project) }
const choiceOfContext = { ...target, bring: maybe(cartNumber) }

/** Often one and the same user, so that a token is one of its session. */
const whoever = fc.oneof(user, fc.constant(userId('PSEUDONYMuser')))

const claims: fc.Arbitrary<Claims> = fc.record({
  username: person,
  userId: whoever,
  role: fc.constantFrom(...roles),
  permissionDenies: fc.uniqueArray(fc.constantFrom(...permissionDenies)),
  customerId: maybe(customer),
  projectId: maybe(project),
  isPunchout: flag,
  expiresAt: number,
})

const userRecord: fc.Arbitrary<User> = fc.record({
  userId: whoever,
  username: person,
  firstName: person,
  lastName: person,
  email: person,
  mobileNumber: maybe(person),
  preferredStore: maybe(location),
  preferredDeliveryMethod: maybe(delivery),
  defaultDeliveryMethod: delivery,
  defaultCustomerId: maybe(customer),
  defaultProjectId: maybe(project),
})

const customerRecord: fc.Arbitrary<Customer> = fc.record({
  customerId: customer,
  name: person,
  isSuspended: flag,
  active: flag,
  role: fc.constantFrom(...roles),
  zipCode: person,
  city: person,
  projects: fc.array(fc.record({ projectId: project, name: person, description: person }), { maxLength: 2 }),
})
const customers = fc.array(customerRecord, { maxLength: 2 })

const context: fc.Arbitrary<CustomerContext> = fc.record({
  ...target,
  customerName: person,
  projectName: maybe(person),
  isSuspended: flag,
})

const signedIn: fc.Arbitrary<SignedIn> = fc.record({ claims, user: userRecord, customers })

const choice: fc.Arbitrary<DeliveryChoice> = fc.record({
  deliveryId: delivery,
  storeId: maybe(location),
  zipCode: maybe(zipCode),
})

const stored: fc.Arbitrary<StoredSession> = fc.record({
  credentials: fc.constantFrom('token', 'refreshToken', 'punchout', 'none'),
  customer: maybe(fc.record(target)),
  owner: maybe(fc.record({ userId: user, customer: maybe(fc.record(target)) })),
  chosenDelivery: maybe(delivery),
  zipCodes: fc.dictionary(delivery, zipCode),
  selectedLocations: fc.dictionary(delivery, location),
})

const reason = fc.constantFrom(...logOutReasons)
const by = fc.constantFrom(...logInMeans)

export const sessionCommands: ByType<SessionCommandBody> = {
  StartSession: typed('StartSession', { stored }),
  LogIn: typed('LogIn', { username: person }),
  LogOut: typed('LogOut', { reason }),
  ChooseContext: typed('ChooseContext', choiceOfContext),
  ChooseDelivery: typed('ChooseDelivery', { choice }),
  ChooseStore: typed('ChooseStore', { deliveryId: delivery, storeId: location }),
  UpdateUser: typed('UpdateUser', { user: userRecord }),
  UpdateCustomers: typed('UpdateCustomers', { customers }),
}

export const sessionEvents: ByType<SessionEvent> = {
  SessionStarted: typed('SessionStarted', { stored }),
  LogInRequested: typed('LogInRequested', { by, id: command }),
  WorkOfOtherErased: typedAlone('WorkOfOtherErased'),
  LoggedIn: typed('LoggedIn', { signedIn, context: maybe(context), at }),
  ChallengeDemanded: typed('ChallengeDemanded', { challengeName: text }),
  LogInRejected: typed('LogInRejected', { failure }),
  LoggedOut: typed('LoggedOut', { reason }),
  ContextRequested: typed('ContextRequested', choiceOfContext),
  ContextChanged: typed('ContextChanged', { claims, context, bring: maybe(cartNumber) }),
  ContextRejected: typed('ContextRejected', { failure }),
  ContextPutOff: typedAlone('ContextPutOff'),
  DeliveryChosen: typed('DeliveryChosen', { choice }),
  StoreChosen: typed('StoreChosen', { deliveryId: delivery, storeId: location }),
  UserUpdated: typed('UserUpdated', { user: userRecord }),
  CustomersUpdated: typed('CustomersUpdated', { customers }),
}

export const sessionRefusals: ByTag<SessionRefusal> = {
  NotLoggedIn: taggedAlone('NotLoggedIn'),
  AlreadyAuthenticating: taggedAlone('AlreadyAuthenticating'),
  UnknownCustomer: taggedAlone('UnknownCustomer'),
  StoreRequired: tagged('StoreRequired', { deliveryId: delivery }),
  ZipCodeRequired: tagged('ZipCodeRequired', { deliveryId: delivery }),
  DeliveryNotAllowed: tagged('DeliveryNotAllowed', { deliveryId: delivery }),
}

export const sessionEffects: ByType<SessionEffect> = {
  LogIn: typed('LogIn', { by, command }),
  SwitchContext: typed('SwitchContext', target),
  EndSession: typed('EndSession', { reason }),
}

export const sessionAnswers: ByType<SessionAnswer> = {
  SignedIn: typed('SignedIn', { claims, user: userRecord, customers }),
  Challenged: typed('Challenged', { challengeName: text }),
  // As often of a customer that is listed as of any other.
  ContextSwitched: fc.oneof(
    typed('ContextSwitched', { claims, customers }),
    fc.tuple(claims, customerRecord).map(([own, listed]) => ({
      type: 'ContextSwitched' as const,
      claims: { ...own, customerId: listed.customerId, projectId: undefined },
      customers: [listed],
    })),
  ),
  CartWaits: typedAlone('CartWaits'),
  Ended: typedAlone('Ended'),
}

export const sessionSettlements: ByType<SessionSettlement> = {
  AcceptLogIn: typed('AcceptLogIn', { request: command, signedIn }),
  DemandChallenge: typed('DemandChallenge', { request: command, challengeName: text }),
  RejectLogIn: typed('RejectLogIn', { request: command, failure }),
  AcceptContext: typed('AcceptContext', { claims, context }),
  RejectContext: typed('RejectContext', { failure }),
  PutOffContext: typedAlone('PutOffContext'),
}

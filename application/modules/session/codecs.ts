import type { Stamped } from '#domain/kernel/decider'
import type { ZipCode } from '#domain/kernel/zip-code'
import {
  type Claims,
  type ContextTarget,
  type Customer,
  type CustomerContext,
  logInMeans,
  logOutReasons,
  permissionDenies,
  type Project,
  roles,
  type SignedIn,
  type StoredSession,
  type User,
  type WorkOwner,
} from '#domain/session/session'
import type { SessionCommandBody, SessionEffect, SessionEvent, SessionRefusal } from '#domain/session/protocol'
import type { DeliveryChoice } from '#domain/delivery/delivery-choice'
import type { ModuleCodecs } from '#application/runtime/module'
import { oneOf } from '#application/codecs/codec'
import { anyNumber, field, listOf, lookup, optional, struct, uncheckedText } from '#application/codecs/logged'
import {
  CartId,
  CommandId,
  CustomerId,
  DeliveryId,
  Flag,
  Instant,
  LocationId,
  ProjectId,
  Text,
  UserId,
} from '#application/codecs/values'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure } from '#application/log/codecs/shared'
import { deliveryId } from '#application/log/codecs/values'

// An export masks zip codes, and a replay must read the export, so they are not validated here.
const zipCode = field.personal(uncheckedText<ZipCode>('ZipCode'))
const customerId = field.pseudonymous(CustomerId)
const projectId = optional(field.pseudonymous(ProjectId))
const role = field.public(oneOf(roles))
const reason = field.public(oneOf(logOutReasons))

const claims = struct<Claims>({
  username: field.personal(Text),
  userId: field.pseudonymous(UserId),
  role,
  permissionDenies: listOf(field.public(oneOf(permissionDenies))),
  customerId: optional(customerId),
  projectId,
  isPunchout: field.public(Flag),
  expiresAt: field.public(anyNumber),
})

// A customer may be a sole trader, and a project may be named by a person's address.
const context = struct<CustomerContext>({
  customerId,
  customerName: field.personal(Text),
  projectId,
  projectName: optional(field.personal(Text)),
  isSuspended: field.public(Flag),
})

const project = struct<Project>({
  projectId: field.pseudonymous(ProjectId),
  name: field.personal(Text),
  description: field.personal(Text),
})

const customer = struct<Customer>({
  customerId,
  name: field.personal(Text),
  isSuspended: field.public(Flag),
  active: field.public(Flag),
  role,
  zipCode: field.personal(Text),
  city: field.personal(Text),
  projects: listOf(project),
})

const user = struct<User>({
  userId: field.pseudonymous(UserId),
  username: field.personal(Text),
  firstName: field.personal(Text),
  lastName: field.personal(Text),
  email: field.personal(Text),
  mobileNumber: optional(field.personal(Text)),
  preferredStore: optional(field.public(LocationId)),
  preferredDeliveryMethod: optional(deliveryId),
  defaultDeliveryMethod: deliveryId,
  defaultCustomerId: optional(customerId),
  defaultProjectId: projectId,
})

const signedIn = struct<SignedIn>({ claims, user, customers: listOf(customer) })

const choice = struct<DeliveryChoice>({
  deliveryId,
  storeId: optional(field.public(LocationId)),
  zipCode: optional(zipCode),
})

const bring = optional(field.pseudonymous(CartId))
const target = struct<ContextTarget>({ customerId, projectId })

const stored = struct<StoredSession>({
  credentials: field.public(oneOf(['token', 'refreshToken', 'punchout', 'none'])),
  customer: optional(target),
  owner: optional(struct<WorkOwner>({ userId: field.pseudonymous(UserId), customer: optional(target) })),
  zipCodes: lookup(DeliveryId, zipCode),
  chosenDelivery: optional(deliveryId),
  selectedLocations: lookup(DeliveryId, field.public(LocationId)),
})

export const sessionCodecs: ModuleCodecs<Stamped<SessionCommandBody>, SessionEvent, SessionRefusal, SessionEffect> = {
  command: commandPayloads<SessionCommandBody>({
    StartSession: { stored },
    LogIn: { username: field.personal(Text) },
    LogOut: { reason },
    ChooseContext: { customerId, projectId, bring },
    ChooseDelivery: { choice },
    ChooseStore: { deliveryId, storeId: field.public(LocationId) },
    UpdateUser: { user },
    UpdateCustomers: { customers: listOf(customer) },
  }),
  event: payloadsByType<SessionEvent>({
    SessionStarted: { stored },
    LogInRequested: {
      by: field.public(oneOf(logInMeans)),
      id: field.public(CommandId),
    },
    WorkOfOtherErased: {},
    LoggedIn: { signedIn, context: optional(context), at: field.public(Instant) },
    ChallengeDemanded: { challengeName: field.public(Text) },
    LogInRejected: { failure: callFailure },
    LoggedOut: { reason },
    ContextRequested: { customerId, projectId, bring },
    ContextChanged: { claims, context, bring },
    ContextRejected: { failure: callFailure },
    ContextPutOff: {},
    DeliveryChosen: { choice },
    StoreChosen: { deliveryId, storeId: field.public(LocationId) },
    UserUpdated: { user },
    CustomersUpdated: { customers: listOf(customer) },
  }),
  refusal: payloadsByTag<SessionRefusal>({
    NotLoggedIn: {},
    AlreadyAuthenticating: {},
    UnknownCustomer: {},
    StoreRequired: { deliveryId },
    ZipCodeRequired: { deliveryId },
    DeliveryNotAllowed: { deliveryId },
  }),
  effect: payloadsByType<SessionEffect>({
    LogIn: {
      by: field.public(oneOf(['credentials', 'token', 'refreshToken', 'punchout'])),
      command: field.public(CommandId),
    },
    SwitchContext: { customerId, projectId },
    EndSession: { reason },
  }),
}

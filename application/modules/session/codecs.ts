import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { Stamped } from '#domain/kernel/decider'
import type { CommandId, CustomerId, Instant, LocationId, ProjectId, UserId } from '#domain/kernel/ids'
import type { ZipCode } from '#domain/kernel/zip-code'
import {
  type Claims,
  type Customer,
  type CustomerContext,
  logInMeans,
  permissionDenies,
  type Project,
  roles,
  type SignedIn,
  type StoredSession,
  type User,
} from '#domain/session/session'
import type { SessionCommandBody, SessionEffect, SessionEvent, SessionRefusal } from '#domain/session/protocol'
import type { DeliveryChoice } from '#domain/delivery/delivery-choice'
import type { ModuleCodecs } from '#application/runtime/module'
import { listOf, lookup, optional, personal, plain, struct } from '#application/log/codec-parts'
import { commandPayloads, payloadsByTag, payloadsByType } from '#application/log/payload-codecs'
import { callFailure, deliveryId } from '#application/log/codecs/shared'

const customerId = plain.text<CustomerId>()
const projectId = optional(plain.text<ProjectId>())
const role = plain.oneOf(roles)
const reason = plain.oneOf(['asked', 'unauthorised', 'refreshFailed'] as const)

const claims = struct<Claims>({
  username: personal.text(),
  userId: plain.text<UserId>(),
  role,
  permissionDenies: listOf(plain.oneOf(permissionDenies)),
  customerId: optional(customerId),
  projectId,
  expiresAt: plain.number(),
})

// A customer may be a person's own firm, and a project their address.
const context = struct<CustomerContext>({
  customerId,
  customerName: personal.text(),
  projectId,
  projectName: optional(personal.text()),
  isSuspended: plain.flag,
})

const project = struct<Project>({
  projectId: plain.text<ProjectId>(),
  name: personal.text(),
  description: personal.text(),
})

const customer = struct<Customer>({
  customerId,
  name: personal.text(),
  isSuspended: plain.flag,
  active: plain.flag,
  role,
  zipCode: personal.text(),
  city: personal.text(),
  projects: listOf(project),
})

const user = struct<User>({
  userId: plain.text<UserId>(),
  username: personal.text(),
  firstName: personal.text(),
  lastName: personal.text(),
  email: personal.text(),
  mobileNumber: optional(personal.text()),
  preferredStore: optional(plain.text<LocationId>()),
  preferredDeliveryMethod: optional(deliveryId),
  defaultDeliveryMethod: deliveryId,
  defaultCustomerId: optional(customerId),
  defaultProjectId: projectId,
})

const signedIn = struct<SignedIn>({ claims, user, customers: listOf(customer) })

const choice = struct<DeliveryChoice>({
  deliveryId,
  storeId: optional(plain.text<LocationId>()),
  zipCode: optional(personal.text()),
})

const stored = struct<StoredSession>({
  credentials: plain.oneOf(['token', 'refreshToken', 'punchout', 'none']),
  customer: optional(struct<NonNullable<StoredSession['customer']>>({ customerId, projectId })),
  zipCodes: lookup<DeliveryId, ZipCode>(personal.text()),
  chosenDelivery: optional(deliveryId),
  selectedLocations: lookup<DeliveryId, LocationId>(plain.text<LocationId>()),
})

export const sessionCodecs: ModuleCodecs<Stamped<SessionCommandBody>, SessionEvent, SessionRefusal, SessionEffect> = {
  command: commandPayloads<SessionCommandBody>({
    StartSession: { stored },
    LogIn: { username: personal.text() },
    LogOut: { reason },
    ChooseContext: { customerId, projectId },
    ChooseDelivery: { choice },
  }),
  event: payloadsByType<SessionEvent>({
    SessionStarted: { stored },
    LogInRequested: {
      by: plain.oneOf(logInMeans),
      id: plain.text<CommandId>(),
    },
    LoggedIn: { signedIn, context: optional(context), at: plain.text<Instant>() },
    ChallengeDemanded: { challengeName: plain.text() },
    LogInRejected: { failure: callFailure },
    LoggedOut: { reason },
    ContextRequested: { customerId, projectId },
    ContextChanged: { claims, context },
    ContextRejected: { failure: callFailure },
    DeliveryChosen: { choice },
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
      by: plain.oneOf(['credentials', 'token', 'refreshToken', 'punchout']),
      command: plain.text<CommandId>(),
    },
    SwitchContext: { customerId, projectId },
    EndSession: { reason },
  }),
}

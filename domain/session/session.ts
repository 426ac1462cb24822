import type { DeliveryId } from '../delivery/delivery-type'
import type { DeliveryChoice } from '../delivery/delivery-choice'
import type { ZipCode } from '../kernel/zip-code'
import type { CartId, CommandId, CustomerId, LocationId, ProjectId, UserId } from '../kernel/ids'
import type { CallFailure } from '../failure/call-failure'

/** Highest first (PERM-02). */
export const roles = ['SITE_ADMIN', 'SELLER_ADMIN', 'BUYER_ADMIN', 'USER'] as const

export type Role = (typeof roles)[number]

export const permissionDenies = [
  'EJ_ALLA_LEVERANSSATT',
  'EJ_SE_PRISER',
  'EJ_ANDRA_SORTIMENT',
  'EJ_ORDER',
  'EJ_ORDERHISTORIK',
  'EJ_SKAPA_OFFERT',
  'EJ_SE_RABATTER',
  'EJ_SE_EKONOMISK_UPPFÖLJNING',
] as const

export type PermissionDeny = (typeof permissionDenies)[number]

/** The claims of a token (SESSION-01), without the token. */
export interface Claims {
  readonly username: string
  readonly userId: UserId
  readonly role: Role
  readonly permissionDenies: readonly PermissionDeny[]
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
  /** Whether a procurement system opened the session (AUTH-11). */
  readonly isPunchout: boolean
  /** Seconds since 1970, as in the token. */
  readonly expiresAt: number
}

/** The customer and project of the session (CUSTOMER-04). */
export interface CustomerContext {
  readonly customerId: CustomerId
  readonly customerName: string
  readonly projectId: ProjectId | undefined
  readonly projectName: string | undefined
  readonly isSuspended: boolean
}

export interface Project {
  readonly projectId: ProjectId
  readonly name: string
  readonly description: string
}

export interface Customer {
  readonly customerId: CustomerId
  readonly name: string
  readonly isSuspended: boolean
  readonly active: boolean
  readonly role: Role
  readonly zipCode: string
  readonly city: string
  readonly projects: readonly Project[]
}

export interface User {
  readonly userId: UserId
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobileNumber: string | undefined
  readonly preferredStore: LocationId | undefined
  readonly preferredDeliveryMethod: DeliveryId | undefined
  readonly defaultDeliveryMethod: DeliveryId
  readonly defaultCustomerId: CustomerId | undefined
  readonly defaultProjectId: ProjectId | undefined
}

/** The requested customer and project. */
export interface ContextTarget {
  readonly customerId: CustomerId
  readonly projectId: ProjectId | undefined
}

/** A customer and project that a user changes to. */
export interface ContextChoice extends ContextTarget {
  /** The cart whose lines come along (CART-50); undefined where they stay. */
  readonly bring?: CartId | undefined
}

/** The logged-in user. */
export interface SignedIn {
  readonly claims: Claims
  readonly user: User
  readonly customers: readonly Customer[]
}

/** The credentials of a log-in: a typed password, or a stored token. */
export const logInMeans = ['credentials', 'token', 'refreshToken', 'punchout'] as const

export type LogInMeans = (typeof logInMeans)[number]

/** The user whose work a browser keeps, and the customer and project that the user worked for. */
export interface WorkOwner {
  readonly userId: UserId
  readonly customer: ContextTarget | undefined
}

/** The stored session, read once at start. Tokens are not part of the log. */
export interface StoredSession {
  /** Whether a stored access token decodes and is good, or a refresh token exists. */
  readonly credentials: Exclude<LogInMeans, 'credentials'> | 'none'
  readonly customer: ContextTarget | undefined
  /** Whose delivery and forms are stored; undefined for those of a visitor. */
  readonly owner: WorkOwner | undefined
  /** The last chosen delivery method, so that a reload does not change it. */
  readonly chosenDelivery: DeliveryId | undefined
  readonly zipCodes: Readonly<Partial<Record<DeliveryId, ZipCode>>>
  readonly selectedLocations: Readonly<Partial<Record<DeliveryId, LocationId>>>
}

/** Why a session ended. `asked`: by its user, in this tab or another. The others: by itself, here or in another tab. */
export const logOutReasons = ['asked', 'unauthorised', 'refreshFailed', 'endedElsewhere'] as const

export type LogOutReason = (typeof logOutReasons)[number]

export type SessionState =
  | { readonly tag: 'Unknown'; readonly delivery: DeliveryPreferences }
  | {
      readonly tag: 'Anonymous'
      readonly delivery: DeliveryPreferences
      readonly lastFailure: CallFailure | undefined
      readonly storedCustomer?: StoredSession['customer']
      /** Whose work is kept since the session ended by itself. */
      readonly owner?: WorkOwner | undefined
    }
  | {
      readonly tag: 'Authenticating'
      readonly by: LogInMeans
      /** The log-in under way. The answer to an earlier one is not taken for its own. */
      readonly request: CommandId
      readonly delivery: DeliveryPreferences
      readonly storedCustomer?: StoredSession['customer']
      readonly owner?: WorkOwner | undefined
    }
  | {
      readonly tag: 'Challenged'
      readonly delivery: DeliveryPreferences
      readonly challengeName: string
      readonly owner?: WorkOwner | undefined
    }
  | {
      readonly tag: 'Authenticated'
      readonly signedIn: SignedIn
      readonly context: CustomerContext | undefined
      /** The customer of a switch under way; undefined without one. */
      readonly switchingTo: ContextChoice | undefined
      readonly delivery: DeliveryPreferences
    }

/** Whether it is known who the user is: not before a stored session is read, nor during a log-in. */
export const isSessionKnown = ({ tag }: SessionState): boolean => tag !== 'Unknown' && tag !== 'Authenticating'

/** The chosen delivery, and the last place given for each method. */
export interface DeliveryPreferences {
  readonly choice: DeliveryChoice | undefined
  readonly zipCodes: Readonly<Partial<Record<DeliveryId, ZipCode>>>
  readonly stores: Readonly<Partial<Record<DeliveryId, LocationId>>>
}

/**
 * Whether a token is good: it decodes, and its expiry less the margin is still to come (SESSION-15).
 * All in seconds since 1970; `expiresAt` is undefined for a token that does not decode.
 */
export const isTokenValid = (expiresAt: number | undefined, now: number, marginSeconds: number): boolean =>
  expiresAt !== undefined && expiresAt - marginSeconds > now

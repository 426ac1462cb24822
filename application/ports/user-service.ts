import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { EmailAddress } from '#domain/kernel/email'
import type { CustomerId, LocationId, ProjectId, UserId } from '#domain/kernel/ids'
import type { Secret } from '#domain/kernel/secret'
import type { PhoneNumber } from '#domain/kernel/phone-number'
import type { PermissionDeny } from '#domain/session/session'
import type { CustomerPermissions, ManagedUser } from '#domain/users/user'
import type { CustomerRole } from '#domain/users/managing'
import type { UserOrder, UserSearch } from '#domain/users/user-search'
import type { Call, CallOptions } from './call'

/** What a page of the list of users asks for. */
export interface UsersQuery {
  readonly limit: number
  readonly offset: number
  readonly orderBy: UserOrder
  readonly desc: boolean
  readonly active: boolean
  readonly search: UserSearch
}

export interface UsersPage {
  readonly users: readonly ManagedUser[]
  /** All that fit the question; those of the page when the service does not count. */
  readonly total: number
  /** How many fit the search, whether the page shows them or not; undefined when the service does not say. */
  readonly totals: { readonly active: number; readonly inactive: number } | undefined
}

/** A user to be added (USER-13). */
export interface NewUser {
  readonly firstName: string
  readonly lastName: string
  readonly email: EmailAddress
  readonly mobileNumber: PhoneNumber | undefined
  readonly customers: readonly CustomerId[]
  readonly roles: readonly CustomerRole[]
}

/** What is changed of a user (USER-12 to USER-14); what is left out stays, and null clears. */
export interface UserUpdate {
  readonly firstName?: string
  readonly lastName?: string
  readonly mobileNumber?: PhoneNumber | null
  readonly preferredStore?: LocationId | null
  readonly preferredDeliveryMethod?: DeliveryId | null
  readonly defaultCustomerId?: CustomerId | null
  readonly defaultProjectId?: ProjectId | null
  readonly active?: boolean
  readonly customers?: readonly CustomerId[]
  readonly roles?: readonly CustomerRole[]
  /** Sends the mail of the activation once more. */
  readonly sendActivation?: true
  /** Logs the user out and asks for another password at the next log-in (AUTH-07). */
  readonly demandNewPassword?: true
  /**
   * Another e-mail address, beside which nothing else is changed of oneself. One's own needs the password, and stays until
   * the link that is sent to the new address is opened; that of somebody who is not activated yet is corrected at once.
   */
  readonly newEmail?: { readonly email: EmailAddress; readonly password?: Secret }
  /** What the link to one's own new address holds. It is sent alone. */
  readonly emailToken?: Secret
  /** The version that the change is based on; refused with `USER_CHANGED` when somebody has changed the user since. */
  readonly version?: number
}

/** What a user may do at each customer that the reader reaches. */
export interface UserPermissions {
  readonly customers: readonly CustomerPermissions[]
  readonly version: number
}

export interface DeniesOfCustomer {
  readonly customerId: CustomerId
  readonly permissionDenies: readonly PermissionDeny[]
}

/** A role or a deny as the service names it. */
export interface NamedCode {
  readonly code: string
  /** In Swedish; undefined when the service gives the code alone. */
  readonly name: string | undefined
}

/** Users and what they may do (USER-08 to USER-13, PERM-21 to PERM-23). Users out of reach are answered as absent ones. */
export interface UserService {
  readonly users: (query: UsersQuery, options?: CallOptions) => Call<UsersPage>
  readonly user: (id: UserId, options?: CallOptions) => Call<ManagedUser>
  readonly userName: (id: UserId, options?: CallOptions) => Call<string>
  /** The service sends the new user a mail with a link that activates the account. */
  readonly create: (user: NewUser, options?: CallOptions) => Call<ManagedUser>
  readonly update: (id: UserId, update: UserUpdate, options?: CallOptions) => Call<ManagedUser>
  readonly permissions: (id: UserId, options?: CallOptions) => Call<UserPermissions>
  readonly updatePermissions: (
    id: UserId,
    customers: readonly DeniesOfCustomer[],
    version: number,
    options?: CallOptions,
  ) => Call<UserPermissions>
  readonly roleNames: (options?: CallOptions) => Call<readonly NamedCode[]>
  readonly permissionNames: (options?: CallOptions) => Call<readonly NamedCode[]>
}

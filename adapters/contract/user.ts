import * as t from 'io-ts'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { roles, type Role } from '#domain/session/session'
import type { ManagedUser } from '#domain/users/user'
import { listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { CustomerId, DeliveryId, Instant, LocationId, ProjectId, Secret, UserId } from '#application/codecs/values'
import type { NamedCode, UserPermissions, UsersPage } from '#application/ports/user-service'
import { PermissionDenyCodec } from './session'

const RoleCodec: Codec<Role> = oneOf(roles, 'Role')

const CustomerPermissionsCodec = t.strict({
  customerId: CustomerId,
  role: withDefault<Role>(RoleCodec, 'USER'),
  permissionDenies: listOf(PermissionDenyCodec),
})

/** A user with all of its columns (USER-02). What a service does not tell has a default. */
export const ManagedUserCodec: Codec<ManagedUser> = t.strict({
  userId: UserId,
  username: withDefault<string>(t.string, ''),
  firstName: withDefault<string>(t.string, ''),
  lastName: withDefault<string>(t.string, ''),
  email: withDefault<string>(t.string, ''),
  isEmailVerified: withDefault<boolean>(t.boolean, true),
  mobileNumber: optional(t.string),
  isPhoneNumberVerified: withDefault<boolean>(t.boolean, false),
  customers: listOf(t.strict({ customerId: CustomerId, name: withDefault<string>(t.string, '') })),
  customerPermissions: listOf(CustomerPermissionsCodec),
  otherCustomers: withDefault<number>(t.number, 0),
  preferredStore: optional(LocationId),
  preferredDeliveryMethod: optional(DeliveryId),
  roles: listOf(RoleCodec),
  active: withDefault<boolean>(t.boolean, true),
  mustChangePassword: withDefault<boolean>(t.boolean, false),
  defaultDeliveryMethod: withDefault(DeliveryId, 'DBI'),
  defaultCustomerId: optional(CustomerId),
  defaultProjectId: optional(ProjectId),
  lastLoggedInAt: optional(Instant),
  changedBy: optional(UserId),
  changedAt: optional(Instant),
  version: withDefault<number>(t.number, 0),
})

/** GET /v2/users. `total` and `totals` only when they are asked for. */
export const UsersAnswer = t.strict({
  data: listOf(ManagedUserCodec),
  total: optional(t.number),
  totals: optional(t.strict({ active: t.number, inactive: t.number })),
})
export type UsersAnswer = t.TypeOf<typeof UsersAnswer>

export const usersPageOf = ({ data, total, totals }: UsersAnswer): UsersPage => ({
  users: data,
  total: total ?? data.length,
  totals,
})

/** The parameters of GET /v2/users (USER-04), as texts. */
export const UsersQueryText = t.exact(
  t.partial({
    limit: t.string,
    orderBy: t.string,
    desc: t.string,
    search: t.string,
    total: t.string,
    offset: t.string,
    active: t.string,
    virtualContext: t.string,
  }),
)

const CustomerRoles = t.readonlyArray(t.strict({ customerId: CustomerId, role: RoleCodec }))

/** POST /v2/users (USER-13). */
export const NewUserBody = t.strict({
  firstName: withDefault<string>(t.string, ''),
  lastName: withDefault<string>(t.string, ''),
  email: withDefault<string>(t.string, ''),
  mobileNumber: optional(t.string),
  customers: listOf(CustomerId),
  roles: listOf(t.strict({ customerId: CustomerId, role: RoleCodec })),
})
export type NewUserBody = t.TypeOf<typeof NewUserBody>

const TextOrNull = t.union([t.string, t.null])

/** PUT /v2/users/{id} (USER-12 to USER-14). A field that is left out stays as it is; null clears it. */
export const UserUpdateBody = t.exact(
  t.partial({
    firstName: t.string,
    lastName: t.string,
    mobileNumber: TextOrNull,
    preferredStore: TextOrNull,
    preferredDeliveryMethod: t.union([oneOf(deliveryIds, 'DeliveryId'), t.null]),
    defaultCustomerId: TextOrNull,
    defaultProjectId: TextOrNull,
    active: t.boolean,
    customers: t.readonlyArray(CustomerId),
    roles: CustomerRoles,
    sendActivation: t.literal(true),
    demandNewPassword: t.literal(true),
    newEmail: t.intersection([t.strict({ email: t.string }), t.exact(t.partial({ password: Secret }))]),
    emailToken: Secret,
    version: t.number,
  }),
)
export type UserUpdateBody = t.TypeOf<typeof UserUpdateBody>

/** GET /v2/permissions/{id} */
export const PermissionsCodec: Codec<UserPermissions> = t.strict({
  customers: listOf(CustomerPermissionsCodec),
  version: withDefault<number>(t.number, 0),
})

/** PUT /v2/permissions/{id}: the denies of the customers that are named. */
export const PermissionsBody = t.strict({
  customers: listOf(t.strict({ customerId: CustomerId, permissionDenies: t.readonlyArray(PermissionDenyCodec) })),
  version: optional(t.number),
})

/** GET /users/name/{id} */
export const UserNameCodec = t.strict({ userId: UserId, name: t.string })

/** GET /role-names and GET /permission-names: codes with their names, or codes alone (PERM-20). */
const NameOfCode: Codec<NamedCode> = new t.Type(
  'NamedCode',
  (u): u is NamedCode => Written.is(u),
  (u, c) => (typeof u === 'string' ? t.success({ code: u, name: undefined }) : Written.validate(u, c)),
  (named) => Written.encode(named),
)

const Written = t.strict({ code: t.string, name: optional(t.string) })

export const NamesCodec = listOf(NameOfCode)

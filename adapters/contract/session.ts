import * as t from 'io-ts'
import { type Customer, permissionDenies, roles, type User } from '#domain/session/session'
import { isJsonObject, listOf, oneOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { CustomerId, DeliveryId, LocationId, ProjectId, Secret, UserId } from '#application/codecs/values'

const credentialNames = {
  logonId: t.string,
  USER_NAME: t.string,
  USERNAME: t.string,
  username: t.string,
  logonPassword: t.string,
  PASSWORD: t.string,
  password: t.string,
  email: t.string,
  SENDER_ID: t.string,
}

/** User and password, each by one of the names that clients use (AUTH-01 to AUTH-03). */
export type NamedCredentials = t.TypeOf<t.PartialC<typeof credentialNames>>

/** POST /v2/oci/sessions (AUTH-11): user and password by one of their many names, and the buying company. */
export const PunchoutLogInBody = t.exact(t.partial({ ...credentialNames, Bolag: t.string }))
export type PunchoutLogInBody = t.TypeOf<typeof PunchoutLogInBody>

/**
 * POST /v2/sessions/: one of the many names of user and password, or a refresh token with an optional new context, or a
 * challenge with its session and the new password.
 */
export const LogInBody = t.exact(
  t.partial({
    ...credentialNames,
    refreshToken: t.string,
    customerId: t.union([t.string, t.null]),
    projectId: t.union([t.string, t.null]),
    ChallengeName: t.string,
    Session: t.string,
  }),
)
export type LogInBody = t.TypeOf<typeof LogInBody>

/** POST /users/credentials/request (AUTH-13). The answer is the same whether there is such a user or not. */
export const CredentialsRequestBody = t.strict({ email: t.string })

const AuthenticationResult = t.strict({
  AccessToken: Secret,
  RefreshToken: optional(Secret),
  ExpiresIn: withDefault<number>(t.number, 0),
  TokenType: withDefault<string>(t.string, 'Bearer'),
})

export const LogInAnswer = t.strict({
  AuthenticationResult: optional(AuthenticationResult),
  ChallengeName: optional(t.string),
  Session: optional(Secret),
})
export type LogInAnswer = t.TypeOf<typeof LogInAnswer>

/**
 * A header of an answer, where the role or the denies of the caller are others than the caller's token says. Its value is
 * the `exp` of that token: exchanged for another, the token is right again.
 */
export const RIGHTS_CHANGED_HEADER = 'x-rights-changed'

/** The claims inside an access token. `exp` is in seconds; unknown deny codes are left out. */
export const TokenClaims = t.strict({
  sub: UserId,
  username: t.string,
  customerPermissions: t.strict({ role: oneOf(roles, 'Role') }),
  permissionDenies: listOf(t.string),
  customerId: optional(CustomerId),
  projectId: optional(ProjectId),
  version: t.number,
  exp: t.number,
  /** An addition of ours: true in a punchout session. A service that does not know it sees an ordinary session. */
  punchout: optional(t.boolean),
  /** An addition of ours: names the customer's price list in calls that carry no token. */
  priceList: optional(t.string),
})
export type TokenClaims = t.TypeOf<typeof TokenClaims>
export const PermissionDenyCodec = oneOf(permissionDenies, 'PermissionDeny')

const FlatUser: Codec<User> = t.strict({
  userId: UserId,
  username: t.string,
  firstName: withDefault<string>(t.string, ''),
  lastName: withDefault<string>(t.string, ''),
  email: t.string,
  mobileNumber: optional(t.string),
  preferredStore: optional(LocationId),
  preferredDeliveryMethod: optional(DeliveryId),
  defaultDeliveryMethod: withDefault(DeliveryId, 'DBI'),
  defaultCustomerId: optional(CustomerId),
  defaultProjectId: optional(ProjectId),
})

/** What a nested `User` tells, for fields that stand nowhere else. */
const flattened = (u: unknown): unknown => {
  if (!isJsonObject(u) || !isJsonObject(u['User'])) return u
  const { UserID, Username, EmailAddress } = u['User']
  return { userId: UserID, username: Username, email: EmailAddress, ...u }
}

/** The user of a session, whose id, name and e-mail address may stand in a nested `User` (USER-03). */
export const UserCodec: Codec<User> = new t.Type(
  'User',
  FlatUser.is,
  (u, context) => FlatUser.validate(flattened(u), context),
  FlatUser.encode,
)

export const CustomersCodec: Codec<readonly Customer[]> = listOf(
  t.strict({
    customerId: CustomerId,
    name: t.string,
    isSuspended: withDefault<boolean>(t.boolean, false),
    active: withDefault<boolean>(t.boolean, true),
    role: withDefault(oneOf(roles, 'Role'), 'USER'),
    zipCode: withDefault<string>(t.string, ''),
    city: withDefault<string>(t.string, ''),
    projects: listOf(
      t.strict({ projectId: ProjectId, name: t.string, description: withDefault<string>(t.string, '') }),
    ),
  }),
)

import { errors, jwtVerify, SignJWT } from 'jose'
import { nanoid } from 'nanoid'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CustomerId, ProjectId, UserId } from '#domain/kernel/ids'
import { PermissionDenyCodec, TokenClaims } from '#adapters/contract/session'
import { limits } from '../limits'
import type { Rights } from '#domain/session/permissions'
import type { Identity } from './identity'

const ISSUER = 'fackhandel'
const SECONDS_A_DAY = 24 * 60 * 60

/** The claims of our tokens about a session. Role and denies are read from the database. */
export interface TokenSession {
  readonly sessionId: string
  readonly userId: UserId
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
  readonly brand: BrandCode
}

/** What a token that we signed says. */
export interface ReadToken {
  readonly session: TokenSession
  /** The role and denies of its user when it was signed. */
  readonly rights: Rights
  /** Seconds since 1970, as its claims say. */
  readonly issuedAt: number
  readonly expiresAt: number
}

/** `expired`: a token that we signed and that was valid once; `forged`: anything else. */
export type TokenFault = 'expired' | 'forged'

const SignedClaims = t.intersection([TokenClaims, t.type({ sid: t.string, iat: t.number })])

/** What an access token says of a user, besides their identity. */
export interface TokenSubject {
  readonly username: string
  /** The handle of the customer's price list; undefined for users who must not see prices. */
  readonly priceList: string | undefined
}

/** Signs the claims of SESSION-01 for the hosts of the session's brand; valid for a quarter of an hour from `now`. */
export const signAccessToken = (
  key: Uint8Array,
  identity: Identity,
  { username, priceList }: TokenSubject,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({
    username,
    customerPermissions: { role: identity.role },
    permissionDenies: [...identity.permissionDenies],
    customerId: identity.customerId ?? null,
    projectId: identity.projectId ?? null,
    version: 2,
    sid: identity.sessionId,
    ...(priceList === undefined ? {} : { priceList }),
    ...(identity.isPunchout ? { punchout: true } : {}),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(identity.brand)
    .setSubject(identity.userId)
    .setJti(nanoid())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.session.accessTokenSeconds)
    .sign(key)
}

export interface TokenCheck {
  readonly now: Date
  /** The brand of the requested host. A token of another brand is refused. */
  readonly brand: BrandCode
  /** Accepts an expired token for as long as its session can have lasted, so that it can end the session. */
  readonly takesExpired: boolean
}

/** Reads a token that we signed for this brand. */
export const readAccessToken = async (
  key: Uint8Array,
  token: string,
  { now, brand, takesExpired }: TokenCheck,
): Promise<E.Either<TokenFault, ReadToken>> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: brand,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
      clockTolerance: takesExpired ? limits.session.longestDays * SECONDS_A_DAY : 0,
    })
    const claims = SignedClaims.decode(payload)
    if (E.isLeft(claims) || isOfTheFuture(claims.right.iat, now)) return E.left('forged')
    const { sid, sub, customerId, projectId, customerPermissions, permissionDenies, punchout, iat, exp } = claims.right
    return E.right({
      session: { sessionId: sid, userId: sub, customerId, projectId, brand },
      rights: {
        role: customerPermissions.role,
        permissionDenies: permissionDenies.filter(PermissionDenyCodec.is),
        isPunchout: punchout ?? false,
      },
      issuedAt: iat,
      expiresAt: exp,
    })
  } catch (error) {
    return E.left(error instanceof errors.JWTExpired ? 'expired' : 'forged')
  }
}

const isOfTheFuture = (issuedAt: number, now: Date): boolean =>
  issuedAt > now.getTime() / 1000 + limits.session.clockSkewSeconds

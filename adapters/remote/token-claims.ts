import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Claims } from '#domain/session/session'
import { decode } from '#application/codecs/codec'
import { PermissionDenyCodec, TokenClaims } from '#adapters/contract/session'

/** The middle part of a token is base64url of UTF-8 of JSON. */
const payloadOf = (token: string): E.Either<unknown, unknown> =>
  E.tryCatch(
    () => {
      const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      return JSON.parse(new TextDecoder().decode(bytes))
    },
    (error) => error,
  )

const readToken = (token: string): E.Either<unknown, TokenClaims> =>
  pipe(
    payloadOf(token),
    E.flatMap((payload) => decode(TokenClaims, payload)),
  )

/** The handle of the customer's price list; `undefined` where the token names none. It stays out of the log. */
export const priceListOf = (token: string): string | undefined => {
  const read = readToken(token)
  return E.isRight(read) ? read.right.priceList : undefined
}

/**
 * The claims of an access token; `undefined` when it does not decode (SESSION-01).
 * The services verify the signature. Unknown deny codes are left out.
 */
export const claimsOf = (token: string): Claims | undefined => {
  const read = readToken(token)
  if (E.isLeft(read)) return undefined
  const { sub, username, customerPermissions, permissionDenies, customerId, projectId, punchout, exp } = read.right
  return {
    username,
    userId: sub,
    role: customerPermissions.role,
    permissionDenies: permissionDenies.filter(PermissionDenyCodec.is),
    customerId,
    projectId,
    isPunchout: punchout ?? false,
    expiresAt: exp,
  }
}

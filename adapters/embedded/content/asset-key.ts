import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { ContentFault } from './content-fault'

/** Seconds that a key of assets lives at most (CONTENT-40). */
export const LONGEST_ASSET_KEY = 48 * 60 * 60

const refused = (message: string): ContentFault => ({ status: 422, id: 'BadRequest', message })

/**
 * A key by which addresses of assets are signed until a time (CONTENT-52).
 * @param expiresAt seconds since 1970
 * @param now milliseconds since 1970
 */
export const assetKey = (
  expiresAt: unknown,
  now: number,
  token: string,
): E.Either<ContentFault, { readonly policy: string; readonly secret: string }> => {
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt))
    return E.left(refused('expiresAt is not a number of seconds.'))
  if (expiresAt <= now / 1000) return E.left(refused('expiresAt is in the past.'))
  if (expiresAt > now / 1000 + LONGEST_ASSET_KEY) return E.left(refused('expiresAt is more than 48 hours ahead.'))
  const policy = Buffer.from(JSON.stringify({ exp: expiresAt })).toString('base64url')
  return E.right({ policy, secret: createHmac('sha256', token).update(policy).digest('base64url') })
}

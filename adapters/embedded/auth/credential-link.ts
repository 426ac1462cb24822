import { randomBytes } from 'node:crypto'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Instant } from '#domain/kernel/ids'
import { passwordLinkPath } from '#adapters/contract/password-link'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { LinkHost } from '../link-host'
import { hashOfToken } from './refresh-token'
import type { CredentialLinkKind } from './tables'

const MINUTE_MS = 60_000
const { activationLinkDays, resetLinkMinutes, challengeMinutes } = limits.session

const minutesOf: Readonly<Record<CredentialLinkKind, number>> = {
  activation: activationLinkDays * 24 * 60,
  reset: resetLinkMinutes,
  challenge: challengeMinutes,
}

/** A new token that lets its holder choose the password of a user, once. Its hash is stored. */
export const keepCredentialLink = async (
  db: Database,
  link: {
    readonly userId: string
    readonly kind: CredentialLinkKind
    readonly brand: BrandCode
    readonly now: Instant
  },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('credential_links')
    .values({
      token_hash: hashOfToken(token),
      user_id: link.userId,
      kind: link.kind,
      brand: link.brand,
      expires_at: new Date(Date.parse(link.now) + minutesOf[link.kind] * MINUTE_MS).toISOString(),
    })
    .execute()
  return token
}

/** Where a user chooses a password. The token stands behind `#`: no server, log or `Referer` ever gets it. */
export const addressOfLink = ({ origin }: LinkHost, token: string, username: string): string =>
  `${origin}${passwordLinkPath({ session: token, username })}`

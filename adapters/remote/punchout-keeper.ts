import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { isJsonObject } from '#application/codecs/codec'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'
import {
  credentialSettings,
  PUNCHOUT_SETTINGS_KEY as KEY,
  PunchoutLogInSettings,
  PunchoutSessionUser,
} from '#adapters/contract/punchout-settings'
import type { PunchoutLogInBody } from '#adapters/contract/session'
import { punchoutEmail } from '#domain/punchout/punchout-email'

/** The punchout settings of this browser, as far as they log a user in. They never leave the remote adapters. */
export interface PunchoutKeeper {
  /** What to log in with (SESSION-07); undefined where the settings name no user. */
  readonly credentials: () => (PunchoutLogInBody & { readonly email: string }) | undefined
  /** Removes the credentials, and keeps where the cart is to be returned to. */
  readonly forget: () => void
}

/**
 * The keeper of a tab. A stored session user that cannot be read is warned of once, and the plain e-mail address is used
 * as it stands (ERROR-06); the warning holds nothing of what is stored.
 */
export const createPunchoutKeeper = (store: KeyValueStore, warn: (text: string) => void = () => {}): PunchoutKeeper => {
  let isWarned = false
  const sessionUserIn = (stored: unknown): PunchoutSessionUser | 'none' | 'invalid' => {
    if (stored === undefined || stored === null) return 'none'
    const read = PunchoutSessionUser.decode(stored)
    if (E.isRight(read)) return read.right
    if (!isWarned) warn('The stored user session cannot be read. Its plain e-mail address is used.')
    isWarned = true
    return 'invalid'
  }
  return { credentials: () => credentialsIn(store, sessionUserIn), forget: () => forgetIn(store) }
}

const credentialsIn = (
  store: KeyValueStore,
  sessionUserIn: (stored: unknown) => PunchoutSessionUser | 'none' | 'invalid',
): ReturnType<PunchoutKeeper['credentials']> => {
  const found = storedJson(
    () => store.get(KEY),
    (value) => O.fromEither(PunchoutLogInSettings.decode(value)),
  )
  if (O.isNone(found)) return undefined
  const { punchout, Bolag, email, oci, User } = found.value
  const companyName = punchout?.companyName ?? Bolag
  const read = sessionUserIn(User)
  const user = typeof read === 'string' ? undefined : read
  const logonId = found.value.logonId ?? user?.Username
  const given = {
    userId: user?.UserID ?? logonId,
    username: user?.Username,
    email: user?.EmailAddress ?? email,
    companyName,
  }
  if (logonId === undefined && given.email === undefined) return undefined
  return {
    ...(logonId === undefined ? {} : { logonId }),
    email: read === 'invalid' && email !== undefined ? email : punchoutEmail(given),
    ...(typeof oci === 'string' ? { logonPassword: oci } : {}),
    ...(companyName === undefined ? {} : { Bolag: companyName }),
  }
}

const forgetIn = (store: KeyValueStore): void => {
  const found = storedJson(
    () => store.get(KEY),
    (value) => (isJsonObject(value) ? O.some(value) : O.none),
  )
  if (O.isNone(found)) return
  const credentials: readonly string[] = credentialSettings
  const others = Object.entries(found.value).filter(([name]) => !credentials.includes(name))
  store.set(KEY, JSON.stringify(Object.fromEntries(others)))
}

import * as O from 'fp-ts/Option'
import { isJsonObject } from '#application/codecs/codec'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'
import {
  credentialSettings,
  PUNCHOUT_SETTINGS_KEY as KEY,
  PunchoutLogInSettings,
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

export const createPunchoutKeeper = (store: KeyValueStore): PunchoutKeeper => ({
  credentials: () => {
    const found = storedJson(
      () => store.get(KEY),
      (value) => O.fromEither(PunchoutLogInSettings.decode(value)),
    )
    if (O.isNone(found)) return undefined
    const { punchout, Bolag, email, logonId, oci } = found.value
    if (logonId === undefined && email === undefined) return undefined
    const companyName = punchout?.companyName ?? Bolag
    return {
      ...(logonId === undefined ? {} : { logonId }),
      email: punchoutEmail({ userId: logonId, username: undefined, email, companyName }),
      ...(typeof oci === 'string' ? { logonPassword: oci } : {}),
      ...(companyName === undefined ? {} : { Bolag: companyName }),
    }
  },
  forget: () => {
    const found = storedJson(
      () => store.get(KEY),
      (value) => (isJsonObject(value) ? O.some(value) : O.none),
    )
    if (O.isNone(found)) return
    const credentials: readonly string[] = credentialSettings
    const others = Object.entries(found.value).filter(([name]) => !credentials.includes(name))
    store.set(KEY, JSON.stringify(Object.fromEntries(others)))
  },
})

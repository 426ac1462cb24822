import * as t from 'io-ts'
import { optional } from '#application/codecs/codec'

/** The key of the punchout settings in local storage (PUNCHOUT-04). */
export const PUNCHOUT_SETTINGS_KEY = 'punchout-settings'

/**
 * What a log-in reads of the punchout settings (PUNCHOUT-03). `oci` is the secret that the procurement system sent with
 * its user; a value that is no text is none. The settings hold more, which a log-in does not look at.
 */
export const PunchoutLogInSettings = t.strict({
  punchout: optional(t.strict({ companyName: optional(t.string) })),
  Bolag: optional(t.string),
  email: optional(t.string),
  logonId: optional(t.string),
  oci: t.unknown,
  /** The session user, read by `PunchoutSessionUser`: one that cannot be read leaves the rest as it is (ERROR-06). */
  User: t.unknown,
})

/** The session user that the settings may hold (USER-03). */
export const PunchoutSessionUser = t.strict({
  UserID: optional(t.string),
  Username: optional(t.string),
  EmailAddress: optional(t.string),
})
export type PunchoutSessionUser = t.TypeOf<typeof PunchoutSessionUser>

/** The names under which the settings hold credentials. */
export const credentialSettings = ['logonId', 'email', 'oci', 'User'] as const

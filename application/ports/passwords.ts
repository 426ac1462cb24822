import type { EmailAddress } from '#domain/kernel/email'
import type { Secret } from '#domain/kernel/secret'
import type { PasswordScore } from '#domain/session/password-policy'
import type { Call } from './call'

/** What lets a user choose a password: the link of a mail, or the answer to a log-in (AUTH-07, AUTH-14). */
export interface PasswordChallenge {
  readonly session: Secret
  /** Undefined where the link does not say. */
  readonly username: string | undefined
}

/** Passwords that are forgotten or not chosen yet. */
export interface Passwords {
  /** Asks for a mail with a link (AUTH-13). The answer is the same whether there is such a user or not. */
  readonly requestLink: (email: EmailAddress) => Call<void>
  /** Kept by this tab until it is met; undefined without one. */
  readonly challenge: () => PasswordChallenge | undefined
  readonly keepChallenge: (challenge: PasswordChallenge) => void
  /** Meets the challenge of this tab, and logs in. All other sessions of the user end. */
  readonly choose: (password: Secret) => Call<void>
  /** How hard a password is to guess; `ownWords` are what a guesser knows of the user. */
  readonly score: (password: string, ownWords: readonly string[]) => Promise<PasswordScore>
}

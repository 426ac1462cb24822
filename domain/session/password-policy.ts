import { LONGEST_CREDENTIAL } from './credentials'

/** Characters of a password, counted as code points (AUTH-15). */
export const LEAST_PASSWORD = 8

/** A log-in counts some characters as two, and must be able to take every password. */
export const LONGEST_PASSWORD = LONGEST_CREDENTIAL / 2

/**
 * How hard a password is to guess, by an estimate of the guesses it takes: 0 below a thousand, 1 below a million, 2 below
 * a hundred millions, 3 below ten thousand millions, 4 above.
 */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Guesses at a log-in are few and slow, and a stolen hash is dear to guess at: what is below falls to a list. */
const LEAST_SCORE: PasswordScore = 2

/** Why a password is not taken. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'tooCommon'

const lengthOf = (password: string): number => [...password].length

/** The fault of a password that is seen by its length alone (AUTH-15); undefined when the length is right. */
export const passwordLengthFault = (password: string): PasswordFault | undefined => {
  const length = lengthOf(password)
  if (length < LEAST_PASSWORD) return 'tooShort'
  return length > LONGEST_PASSWORD ? 'tooLong' : undefined
}

/** Characters that a password still lacks; 0 when it is long enough. */
export const lackingLength = (password: string): number => Math.max(0, LEAST_PASSWORD - lengthOf(password))

/** Why a password cannot be chosen: first its length, then how soon it is guessed (AUTH-15). */
export const passwordFault = (password: string, score: PasswordScore): PasswordFault | undefined =>
  passwordLengthFault(password) ?? (score < LEAST_SCORE ? 'tooCommon' : undefined)

/**
 * What a guesser knows of a user from the account alone: the brand, and the user name or e-mail address, whole and in its
 * parts. The form and the service judge a password by it, so that what the meter calls good is taken (AUTH-15).
 */
export const wordsOfAccount = (brandName: string, account: string): readonly string[] =>
  [brandName, account, ...account.split(/[@.]/)].filter((word) => word !== '')

import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordScore } from '#domain/session/password-policy'

/**
 * Characters that are looked at, at either end of a password. The work grows faster than the length, so that a long text
 * would hold a server or a keyboard for a second; what is beside them makes no password easier to guess.
 */
const LOOKED_AT = 32

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How hard a password is to guess, by the list of common passwords, words of the user's own, keyboard patterns, dates and
 * repetitions. The module is large: import it when it is needed.
 * @param ownWords what a guesser knows of the user, such as their name
 */
export const passwordScore = (password: string, ownWords: readonly string[]): PasswordScore => {
  const characters = [...password]
  const scoreOf = (part: readonly string[]): PasswordScore => estimate.check(part.join(''), [...ownWords]).score
  const first = scoreOf(characters.slice(0, LOOKED_AT))
  if (characters.length <= LOOKED_AT) return first
  const last = scoreOf(characters.slice(-LOOKED_AT))
  return last > first ? last : first
}

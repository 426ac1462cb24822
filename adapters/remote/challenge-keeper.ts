import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { KeyValueStore } from '#application/ports/key-value-store'
import type { PasswordChallenge } from '#application/ports/passwords'
import { storedJson } from '#application/storage/stored-json'
import { secret } from '#domain/kernel/secret'

const KEY = 'shop/password-challenge'

const Stored = t.intersection([t.type({ session: t.string }), t.partial({ username: t.string })])

/** Keeps a challenge until it is met. Its store ends with the tab, and lasts over a reload. */
export interface ChallengeKeeper {
  readonly challenge: () => PasswordChallenge | undefined
  readonly keep: (challenge: PasswordChallenge) => void
  readonly forget: () => void
}

export const createChallengeKeeper = (store: KeyValueStore): ChallengeKeeper => ({
  challenge: () => {
    const found = storedJson(
      () => store.get(KEY),
      (value) => O.fromEither(Stored.decode(value)),
    )
    return O.isNone(found) ? undefined : { session: secret(found.value.session), username: found.value.username }
  },
  keep: (challenge) => store.set(KEY, JSON.stringify(challenge)),
  forget: () => store.remove(KEY),
})

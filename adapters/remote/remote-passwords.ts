import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Call } from '#application/ports/call'
import type { Passwords } from '#application/ports/passwords'
import type { CallFailure } from '#domain/failure/call-failure'
import { NEW_PASSWORD_REQUIRED } from '#domain/session/challenge'
import { routes } from '#adapters/contract/paths'
import { LogInAnswer } from '#adapters/contract/session'
import type { ChallengeKeeper } from './challenge-keeper'
import type { HttpClient } from './http-client'
import type { TokenKeeper } from './token-keeper'
import { unreadable } from './unreadable'

export interface RemotePasswordsOptions {
  /** Carries no token. */
  readonly bareClient: HttpClient
  readonly tokens: TokenKeeper
  readonly challenges: ChallengeKeeper
}

const noChallenge: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 401,
  message: undefined,
  code: 'CHALLENGE_EXPIRED',
  details: [],
}

/** Passwords that are forgotten or not chosen yet, over HTTP (AUTH-07, AUTH-13, AUTH-14). */
export const createRemotePasswords = ({
  bareClient,
  tokens,
  challenges,
}: RemotePasswordsOptions): Omit<Passwords, 'score'> => ({
  requestLink: (email) =>
    pipe(
      bareClient.call(routes.requestCredentials, { body: { email }, codec: t.unknown }),
      TE.map(() => undefined),
    ),
  challenge: challenges.challenge,
  keepChallenge: challenges.keep,
  choose: (password): Call<void> =>
    pipe(
      TE.fromEither(E.fromNullable(noChallenge)(challenges.challenge())),
      TE.chain(({ session }) =>
        bareClient.call(routes.logIn, {
          body: { ChallengeName: NEW_PASSWORD_REQUIRED, Session: session, password },
          codec: LogInAnswer,
        }),
      ),
      TE.chainEitherK(({ AuthenticationResult }) =>
        AuthenticationResult === undefined
          ? E.left(unreadable('auth', ['No AuthenticationResult']))
          : tokens.begin(AuthenticationResult),
      ),
      TE.map(challenges.forget),
    ),
})

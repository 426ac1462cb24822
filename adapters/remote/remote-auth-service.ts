import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { AuthService, LogInAnswer } from '#application/ports/auth-service'
import type { Call } from '#application/ports/call'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Claims } from '#domain/session/session'
import { routes } from '#adapters/contract/paths'
import { CustomersCodec, LogInAnswer as WireLogInAnswer, UserCodec } from '#adapters/contract/session'
import { NEW_PASSWORD_REQUIRED } from '#domain/session/challenge'
import type { ChallengeKeeper } from './challenge-keeper'
import type { HttpClient } from './http-client'
import type { TokenKeeper } from './token-keeper'
import { unreadable } from './unreadable'

export interface RemoteAuthOptions {
  /** Carries the token. */
  readonly client: HttpClient
  /** Carries no token. For log-in and log-out, where a 401 is an answer and not the end of the session. */
  readonly bareClient: HttpClient
  readonly tokens: TokenKeeper
  /** Keeps what a log-in is challenged by, so that it enters no log. */
  readonly challenges: ChallengeKeeper
  /** Two brands also list customers that are not active with them (CUSTOMER-12). */
  readonly showAllCustomers: () => boolean
}

const loggedIn = (claims: Claims): LogInAnswer => ({ tag: 'LoggedIn', claims })

/** If the service does not know the session any more, the log-out has succeeded (SESSION-14). */
const ignoreUnauthorised = (failure: CallFailure): Call<undefined> =>
  failure.tag === 'Refused' && failure.status === 401 ? TE.right(undefined) : TE.left(failure)

/** The auth service over HTTP. Tokens are not exposed outside the remote adapters. */
export const createRemoteAuthService = (options: RemoteAuthOptions): AuthService => {
  const { client, bareClient, tokens, challenges } = options

  const endSession = (token: string): Call<unknown> =>
    bareClient.call(routes.logOut, {
      params: { id: 'current' },
      headers: { authorization: `Bearer ${token}` },
      codec: t.unknown,
    })

  const accept = (answer: WireLogInAnswer, username: string): E.Either<CallFailure, LogInAnswer> => {
    if (answer.AuthenticationResult !== undefined)
      return pipe(tokens.keep(answer.AuthenticationResult), E.map(loggedIn))
    if (answer.ChallengeName !== undefined) {
      const { ChallengeName, Session } = answer
      if (ChallengeName === NEW_PASSWORD_REQUIRED && Session !== undefined)
        challenges.keep({ session: Session, username })
      return E.right({ tag: 'Challenged', challengeName: ChallengeName })
    }
    return E.left(unreadable('auth', ['Neither AuthenticationResult nor ChallengeName']))
  }

  const logIn: AuthService['logIn'] = ({ username, password }, options) =>
    pipe(
      bareClient.call(routes.logIn, { ...options, body: { username, password }, codec: WireLogInAnswer }),
      TE.flatMapEither((answer) => accept(answer, username)),
    )

  /** Tokens are removed here before the service is called, so a lost answer leaves nobody logged in. */
  const logOut: AuthService['logOut'] = () => async () => {
    const token = await tokens.takeLeft()
    if (token === undefined) return E.right(undefined)
    return pipe(
      endSession(token),
      TE.map(() => undefined),
      TE.orElse(ignoreUnauthorised),
    )()
  }

  return {
    stored: tokens.stored,
    claims: tokens.claims,
    whenChanged: tokens.whenChanged,
    logIn,
    resume: () => pipe(tokens.resume, TE.map(loggedIn)),
    leave: tokens.leave,
    switchContext: (customerId, projectId) => () => tokens.switchTo({ customerId, projectId }),
    logOut,
    currentUser: (options) => () =>
      client.call(routes.user, {
        ...options,
        params: { id: tokens.claims()?.userId ?? 'current' },
        codec: UserCodec,
      })(),
    customers: (search, callOptions) =>
      client.call(routes.customers, {
        ...callOptions,
        query: {
          active: '1',
          virtualContext: 'false',
          search,
          verifyShowAllCustomers: options.showAllCustomers() ? 'true' : undefined,
        },
        codec: CustomersCodec,
      }),
  }
}

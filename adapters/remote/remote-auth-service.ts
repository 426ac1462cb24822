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
import type { PunchoutKeeper } from './punchout-keeper'
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
  readonly punchout: PunchoutKeeper
  /** Runs a task while no other tab runs one of the same name. */
  readonly exclusively?: (<A>(name: string, task: () => Promise<A>) => Promise<A>) | undefined
  /** Two brands also list customers that are not active with them (CUSTOMER-12). */
  readonly showAllCustomers: () => boolean
}

const loggedIn = (claims: Claims): LogInAnswer => ({ tag: 'LoggedIn', claims })

/** If the service does not know the session any more, the log-out has succeeded (SESSION-14). */
const ignoreUnauthorised = (failure: CallFailure): Call<undefined> =>
  failure.tag === 'Refused' && failure.status === 401 ? TE.right(undefined) : TE.left(failure)

/** Whether credentials are wrong. After too many attempts, or without an answer, they may be right. */
const isTurnedAway = (failure: CallFailure): boolean =>
  failure.tag === 'Refused' && failure.status < 500 && failure.status !== 429

/** The auth service over HTTP. Tokens are not exposed outside the remote adapters. */
export const createRemoteAuthService = (options: RemoteAuthOptions): AuthService => {
  const { client, bareClient, tokens, challenges, punchout } = options
  const exclusively = options.exclusively ?? ((_name, task) => task())

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
      // Else the next start without a token would log in the punchout user in place of this one.
      TE.tapIO(() => punchout.forget),
    )

  const resume: AuthService['resume'] = () => pipe(tokens.resume, TE.map(loggedIn))

  const logInByPunchout: AuthService['logInByPunchout'] = (callOptions) => () =>
    exclusively('punchout-log-in', async () => {
      const body = punchout.credentials()
      // Another tab may have logged in while this one waited for its turn.
      if (body === undefined || tokens.stored() !== 'none') return resume()()
      const answer = await bareClient.call(routes.punchoutLogIn, { ...callOptions, body, codec: WireLogInAnswer })()
      if (E.isLeft(answer) && isTurnedAway(answer.left)) punchout.forget()
      return E.isLeft(answer) ? answer : accept(answer.right, body.logonId ?? body.email)
    })

  const leave: AuthService['leave'] = () => {
    punchout.forget()
    tokens.leave()
  }

  /** Tokens are removed here before the service is called, so a lost answer leaves nobody logged in. */
  const logOut: AuthService['logOut'] = () => async () => {
    punchout.forget()
    const token = await tokens.takeLeft()
    if (token === undefined) return E.right(undefined)
    return pipe(
      endSession(token),
      TE.map(() => undefined),
      TE.orElse(ignoreUnauthorised),
    )()
  }

  return {
    stored: () => {
      const stored = tokens.stored()
      return stored === 'none' && punchout.credentials() !== undefined ? 'punchout' : stored
    },
    claims: tokens.claims,
    whenChanged: tokens.whenChanged,
    logIn,
    resume,
    logInByPunchout,
    leave,
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
          // A punchout session also lists the customers that only such sessions see (CUSTOMER-14).
          virtualContext: tokens.claims()?.isPunchout === true ? 'true' : 'false',
          search,
          verifyShowAllCustomers: options.showAllCustomers() ? 'true' : undefined,
        },
        codec: CustomersCodec,
      }),
  }
}

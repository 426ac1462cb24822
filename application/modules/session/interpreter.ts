import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SessionEffect } from '#domain/session/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import type { Claims, Customer, SessionState } from '#domain/session/session'
import type { CommandId } from '#domain/kernel/ids'
import type { AuthService, Credentials, LogInAnswer } from '#application/ports/auth-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { Interpreter } from '#application/runtime/module'
import type { SessionAnswer, SessionTypes } from './types'

export interface SessionInterpreterParts {
  readonly auth: AuthService
  /** Returns the credentials of a log-in command and removes them from memory. */
  readonly takeCredentials: (command: CommandId) => Credentials | undefined
}

/** Calls the auth service for the effects of the session. */
export const sessionInterpreter = (parts: SessionInterpreterParts): Interpreter<SessionTypes> => ({
  run: (effect, state, { signal, correlation }) => run(parts, effect, state, { signal, correlation }),
  // A log-in of a closed tab cannot be enquired about; the next start resumes the stored session.
  enquire: () => TE.left(lostAtClose),
})

const run = (
  parts: SessionInterpreterParts,
  effect: SessionEffect,
  state: SessionState,
  options: CallOptions,
): Call<SessionAnswer> => {
  switch (effect.type) {
    case 'LogIn':
      return pipe(
        enter(parts, effect, options),
        TE.chain((answer) =>
          answer.tag === 'LoggedIn' ? signedIn(parts.auth, answer.claims, options) : challenged(answer),
        ),
      )
    case 'SwitchContext':
      return pipe(
        parts.auth.switchContext(effect.customerId, effect.projectId, options),
        TE.chain((claims) =>
          pipe(
            parts.auth.customers(undefined, options),
            // The token is for the new customer already, so the session must be too.
            TE.orElse(() => TE.right<CallFailure, readonly Customer[]>(knownCustomers(state))),
            // Another tab may have changed the token since.
            TE.map((customers): SessionAnswer => ({
              type: 'ContextSwitched',
              claims: parts.auth.claims() ?? claims,
              customers,
            })),
          ),
        ),
      )
    case 'EndSession':
      return pipe(
        parts.auth.logOut(),
        TE.map((): SessionAnswer => ({ type: 'Ended' })),
      )
  }
}

const knownCustomers = (state: SessionState): readonly Customer[] =>
  state.tag === 'Authenticated' ? state.signedIn.customers : []

const enter = (
  parts: SessionInterpreterParts,
  effect: Extract<SessionEffect, { type: 'LogIn' }>,
  options: CallOptions,
): Call<LogInAnswer> => {
  switch (effect.by) {
    case 'token':
    case 'refreshToken':
      return parts.auth.resume(options)
    case 'punchout':
      return parts.auth.logInByPunchout(options)
    case 'credentials': {
      const credentials = parts.takeCredentials(effect.command)
      return credentials === undefined ? TE.left(lostAtClose) : parts.auth.logIn(credentials, options)
    }
  }
}

/** Whether two tokens are for the same user, customer and project. */
const areForSame = (one: Claims, other: Claims): boolean =>
  one.userId === other.userId && one.customerId === other.customerId && one.projectId === other.projectId

/**
 * The user and customers of the token. The token may have become another one before or during a call, by a change of
 * customer or in another tab: then the session is that of the new token, and the calls are made again. It is compared
 * before each call too, since it may have become the same again meanwhile.
 */
const signedIn = (auth: AuthService, given: Claims, options: CallOptions): Call<SessionAnswer> => {
  const claims = auth.claims() ?? given
  const again = (): Call<SessionAnswer> => signedIn(auth, claims, options)
  const isPresent = (): boolean => areForSame(auth.claims() ?? claims, claims)
  return pipe(
    auth.currentUser(options),
    TE.chain((user) =>
      isPresent()
        ? pipe(
            auth.customers(undefined, options),
            TE.chain((customers) =>
              isPresent()
                ? TE.right<CallFailure, SessionAnswer>({ type: 'SignedIn', claims, user, customers })
                : again(),
            ),
          )
        : again(),
    ),
  )
}

const challenged = ({ challengeName }: Extract<LogInAnswer, { tag: 'Challenged' }>): Call<SessionAnswer> =>
  TE.right({ type: 'Challenged', challengeName })

const lostAtClose: CallFailure = { tag: 'Lost', service: 'auth', status: undefined }

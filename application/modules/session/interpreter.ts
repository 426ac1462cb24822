import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Claims } from '#domain/session/session'
import type { SessionEffect } from '#domain/session/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
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
  run: (effect, _state, signal, correlation) => run(parts, effect, { signal, correlation }),
  // A log-in of a closed tab cannot be enquired about; the next start resumes the stored session.
  enquire: () => TE.left(lostAtClose),
})

const run = (parts: SessionInterpreterParts, effect: SessionEffect, options: CallOptions): Call<SessionAnswer> => {
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
            TE.map((customers): SessionAnswer => ({ type: 'ContextSwitched', claims, customers })),
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

const enter = (
  parts: SessionInterpreterParts,
  effect: Extract<SessionEffect, { type: 'LogIn' }>,
  options: CallOptions,
): Call<LogInAnswer> => {
  if (effect.by !== 'credentials') return parts.auth.resume(options)
  const credentials = parts.takeCredentials(effect.command)
  return credentials === undefined ? TE.left(lostAtClose) : parts.auth.logIn(credentials, options)
}

const signedIn = (auth: AuthService, claims: Claims, options: CallOptions): Call<SessionAnswer> =>
  pipe(
    auth.currentUser(options),
    TE.chain((user) =>
      pipe(
        auth.customers(undefined, options),
        TE.map((customers): SessionAnswer => ({ type: 'SignedIn', claims, user, customers })),
      ),
    ),
  )

const challenged = ({ challengeName }: Extract<LogInAnswer, { tag: 'Challenged' }>): Call<SessionAnswer> =>
  TE.right({ type: 'Challenged', challengeName })

const lostAtClose: CallFailure = { tag: 'Lost', service: 'auth', status: undefined }

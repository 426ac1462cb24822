import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { contextOf } from '#domain/session/customer-context'
import { sessionDecider } from '#domain/session/decider'
import type {
  Claims,
  SessionCommandBody,
  SessionEffect,
  SessionEvent,
  SessionRefusal,
  SessionSettlement,
  SessionState,
} from '#domain/session/session'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CommandId } from '#domain/kernel/ids'
import type { SessionAnswer } from '#application/shop/answers'
import { sessionCodecs } from '#application/log/codecs/session'
import type { AuthService, Credentials, LogInAnswer } from '#application/ports/auth-service'
import type { Call, CallOptions } from '#application/ports/call'
import type { Interpreter, Module } from '#application/runtime/module'

export interface SessionModuleParts {
  readonly auth: AuthService
  /** Credentials wait in memory for the effect of their command; taking them empties the place. */
  readonly takeCredentials: (command: CommandId) => Credentials | undefined
}

export type SessionModule = Module<
  SessionState,
  SessionCommandBody,
  SessionSettlement,
  SessionEvent,
  SessionRefusal,
  SessionEffect,
  SessionAnswer
>

/** The session's decider, joined to the service that knows users. */
export const sessionModule = (parts: SessionModuleParts): SessionModule => ({
  name: 'session',
  endsWithTab: true,
  decider: sessionDecider,
  codecs: sessionCodecs,
  interpreter: sessionInterpreter(parts),
})

const sessionInterpreter = (
  parts: SessionModuleParts,
): Interpreter<SessionState, SessionSettlement, SessionEffect, SessionAnswer> => ({
  policy: (effect) => ({
    // Calls of the cart go by the token: those asked for before a change of customer go before it, none meanwhile.
    lane: effect.type === 'SwitchContext' ? 'cart' : 'session',
    replaces: undefined,
    waitMs: 0,
    whenFoundUnanswered: 'enquire',
    runsIn: 'asker',
    durability: 'relaxed',
    // Edits that cannot be saved just now wait for their own customer.
    whenLaneWaits: 'goAhead',
  }),
  run: (effect, _state, signal, correlation) => run(parts, effect, { signal, correlation }),
  // A tab that died while logging in left nothing to ask about: the next start resumes the stored session.
  enquire: () => TE.left(lostAtClose),
  settle: ([effect], result) => settle(effect, result),
})

const run = (parts: SessionModuleParts, effect: SessionEffect, options: CallOptions): Call<SessionAnswer> => {
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
  parts: SessionModuleParts,
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

const settle = (effect: SessionEffect, result: E.Either<CallFailure, SessionAnswer>): SessionSettlement | undefined =>
  pipe(
    result,
    E.match(
      (failure) => failed(effect, failure),
      (answer) => answered(effect, answer),
    ),
  )

const failed = (effect: SessionEffect, failure: CallFailure): SessionSettlement | undefined => {
  switch (effect.type) {
    case 'LogIn':
      return { type: 'RejectLogIn', failure }
    case 'SwitchContext':
      return { type: 'RejectContext', failure }
    case 'EndSession':
      return undefined
  }
}

const answered = (effect: SessionEffect, answer: SessionAnswer): SessionSettlement | undefined => {
  switch (answer.type) {
    case 'SignedIn':
      return {
        type: 'AcceptLogIn',
        signedIn: { claims: answer.claims, user: answer.user, customers: answer.customers },
      }
    case 'Challenged':
      return { type: 'DemandChallenge', challengeName: answer.challengeName }
    case 'ContextSwitched': {
      const { customerId, projectId } = answer.claims
      const context = customerId === undefined ? undefined : contextOf(answer.customers, customerId, projectId)
      return context === undefined
        ? failed(effect, {
            tag: 'Unreadable',
            service: 'auth',
            faults: ['the token names a customer that is not listed'],
          })
        : { type: 'AcceptContext', claims: answer.claims, context }
    }
    case 'Ended':
      return undefined
  }
}

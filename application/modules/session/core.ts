import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { CallFailure } from '#domain/failure/call-failure'
import { contextOf } from '#domain/session/customer-context'
import { sessionDecider } from '#domain/session/decider'
import type { SessionEffect, SessionSettlement } from '#domain/session/protocol'
import type { SessionState } from '#domain/session/session'
import type { ModuleCore } from '#application/runtime/module'
import { sessionCodecs } from './codecs'
import type { SessionAnswer, SessionTypes } from './types'

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
      return { type: 'RejectLogIn', request: effect.command, failure }
    case 'SwitchContext':
      return { type: 'RejectContext', failure }
    case 'EndSession':
      return undefined
  }
}

const answered = (effect: SessionEffect, answer: SessionAnswer): SessionSettlement | undefined => {
  switch (answer.type) {
    case 'SignedIn':
      return effect.type === 'LogIn'
        ? {
            type: 'AcceptLogIn',
            request: effect.command,
            signedIn: { claims: answer.claims, user: answer.user, customers: answer.customers },
          }
        : undefined
    case 'Challenged':
      return effect.type === 'LogIn'
        ? { type: 'DemandChallenge', request: effect.command, challengeName: answer.challengeName }
        : undefined
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
    case 'CartWaits':
      return { type: 'PutOffContext' }
    case 'Ended':
      return undefined
  }
}

/** Longer than a slow call takes, and as long as a user waits for a change of customer. */
const MOST_MS_FOR_OTHER_TABS = 10_000

/** A change of customer whose cart comes along. */
const bringsCart = ({ type }: SessionEffect, state: SessionState): boolean =>
  type === 'SwitchContext' && state.tag === 'Authenticated' && state.switchingTo?.bring !== undefined

/**
 * A session belongs to its tab, because credentials are only in that tab's memory.
 * Tabs learn of each other's log-in and log-out through the stored tokens that they share.
 */
export const sessionCore: ModuleCore<SessionTypes> = {
  name: 'session',
  scope: 'tab',
  decider: sessionDecider,
  codecs: sessionCodecs,
  policy: (effect, state) => ({
    // Cart calls depend on the token: earlier ones are sent before a change of customer, and none during it.
    lane: effect.type === 'SwitchContext' ? 'cart' : 'session',
    replaces: undefined,
    waitMs: 0,
    whenOrphaned: 'enquire',
    runsIn: 'asker',
    durability: 'relaxed',
    // A change of customer does not wait for edits in retry: these wait until their customer is chosen again. They would be
    // missing in a cart that comes along.
    whenLaneWaits: bringsCart(effect, state) ? 'giveUp' : 'goAhead',
    waitsForTabsMs: bringsCart(effect, state) ? MOST_MS_FOR_OTHER_TABS : undefined,
  }),
  giveUp: () => ({ type: 'CartWaits' }),
  settle: ([effect], result) => settle(effect, result),
}

import * as E from 'fp-ts/Either'
import { commandId, type CommandId, locationId, projectId } from '#domain/kernel/ids'
import { sessionDecider } from '#domain/session/decider'
import type {
  SessionCommandBody,
  SessionEffect,
  SessionEvent,
  SessionRefusal,
  SessionSettlement,
} from '#domain/session/protocol'
import type { SessionState, SignedIn, StoredSession } from '#domain/session/session'
import { aCustomer, aSignedIn, stamp, zip } from '../given'

export interface Ran {
  readonly state: SessionState
  readonly events: readonly SessionEvent[]
  readonly effects: readonly SessionEffect[]
  readonly refusals: readonly SessionRefusal[]
}

/** Runs commands one after another, and gathers what they asked for. */
export type AnyCommand = SessionCommandBody | Answer<SessionSettlement>

/** An answer without a request answers the log-in under way. */
type Answer<Settlement> = Settlement extends { readonly request: CommandId }
  ? Omit<Settlement, 'request'> & { readonly request?: CommandId }
  : Settlement

const asked = (state: SessionState, body: AnyCommand): SessionCommandBody | SessionSettlement => {
  switch (body.type) {
    case 'AcceptLogIn':
    case 'DemandChallenge':
    case 'RejectLogIn':
      return { request: state.tag === 'Authenticating' ? state.request : commandId('none'), ...body }
    case 'StartSession':
    case 'LogIn':
    case 'LogOut':
    case 'ChooseContext':
    case 'ChooseDelivery':
    case 'ChooseStore':
    case 'UpdateUser':
    case 'UpdateCustomers':
    case 'AcceptContext':
    case 'RejectContext':
    case 'PutOffContext':
      return body
  }
}

export const run = (...bodies: readonly AnyCommand[]): Ran =>
  bodies.reduce<Ran>(
    (ran, body, index) => {
      const decision = sessionDecider.decide(ran.state, { ...asked(ran.state, body), ...stamp(`c${index}`) })
      if (E.isLeft(decision)) return { ...ran, refusals: [...ran.refusals, decision.left] }
      return decision.right.reduce<Ran>((now, event) => {
        const state = sessionDecider.evolve(now.state, event)
        return {
          ...now,
          state,
          events: [...now.events, event],
          effects: [...now.effects, ...sessionDecider.react(state, event)],
        }
      }, ran)
    },
    { state: sessionDecider.initial, events: [], effects: [], refusals: [] },
  )

const stored = (given: Partial<StoredSession> = {}): StoredSession => ({
  credentials: 'none',
  customer: undefined,
  owner: undefined,
  zipCodes: {},
  chosenDelivery: undefined,
  selectedLocations: {},
  ...given,
})
export const start = (given: Partial<StoredSession> = {}): AnyCommand => ({
  type: 'StartSession',
  stored: stored(given),
})
export const logIn: AnyCommand = { type: 'LogIn', username: 'user' }
export const accept = (given: Parameters<typeof aSignedIn>[0] = {}): AnyCommand => ({
  type: 'AcceptLogIn',
  signedIn: aSignedIn(given),
})
export const failure = {
  tag: 'Refused',
  service: 'auth',
  status: 401,
  message: 'Fel',
  code: undefined,
  details: [],
} as const
export const reject: AnyCommand = { type: 'RejectLogIn', failure }
export const two: SignedIn['customers'] = [
  aCustomer('1', { projects: [{ projectId: projectId('P-1'), name: 'Linden', description: '' }] }),
  aCustomer('2', { isSuspended: true }),
]
export const choose = (deliveryId: 'DBI' | 'EXH' | 'XXX' | 'EXB', storeId?: string, zipCode?: string): AnyCommand => ({
  type: 'ChooseDelivery',
  choice: {
    deliveryId,
    storeId: storeId === undefined ? undefined : locationId(storeId),
    zipCode: zipCode === undefined ? undefined : zip(zipCode),
  },
})

import type { Claims, Customer, SessionState, User } from '#domain/session/session'
import type {
  SessionCommandBody,
  SessionEffect,
  SessionEvent,
  SessionRefusal,
  SessionSettlement,
} from '#domain/session/protocol'

/** The answers of the service to the session's effects. They contain no token and no password. */
export type SessionAnswer =
  | { readonly type: 'SignedIn'; readonly claims: Claims; readonly user: User; readonly customers: readonly Customer[] }
  | { readonly type: 'Challenged'; readonly challengeName: string }
  | { readonly type: 'ContextSwitched'; readonly claims: Claims; readonly customers: readonly Customer[] }
  | { readonly type: 'CartWaits' }
  | { readonly type: 'Ended' }

export interface SessionTypes {
  readonly state: SessionState
  readonly command: SessionCommandBody
  readonly settlement: SessionSettlement
  readonly event: SessionEvent
  readonly refusal: SessionRefusal
  readonly effect: SessionEffect
  readonly answer: SessionAnswer
}

import * as O from 'fp-ts/Option'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#application/ports/clock'
import type { Database } from '../database/database'
import { limits } from '../limits'
import type { TokenSession } from './access-token'
import type { Identity } from './identity'
import { beganAfter } from './session-age'

/**
 * Reads from the database whether sessions are valid and what their users may do, at most once in a few seconds for
 * each session.
 */
export interface SessionCheck {
  /** The identity of a token, unless its session has ended or its customer is no longer the user's. */
  readonly identityOf: (token: TokenSession) => Promise<O.Option<Identity>>
  /** Makes the next call read the session again, since this process changed or ended it. */
  readonly forget: (sessionId: string) => void
  /** The same for all sessions of a user, whose rights this process changed. */
  readonly forgetUser: (userId: string) => void
}

interface Kept {
  readonly userId: string
  readonly context: string
  readonly until: number
  readonly answer: Promise<O.Option<Identity>>
}

export const createSessionCheck = (db: Database, clock: Clock): SessionCheck => {
  const kept = new LRUCache<string, Kept>({ max: limits.session.mostChecksKept })
  return {
    identityOf: async (token) => {
      const now = clock.now()
      const context = JSON.stringify([token.userId, token.customerId, token.projectId, token.brand])
      const known = kept.get(token.sessionId)
      if (known?.context === context && Date.parse(now) < known.until) return known.answer
      // The promise is cached, not its result, so that a late result cannot restore a session that was forgotten
      // meanwhile.
      const answer = currentIdentity(db, token, beganAfter(now))
      kept.set(token.sessionId, {
        userId: token.userId,
        context,
        until: Date.parse(now) + limits.session.checkedForMs,
        answer,
      })
      answer.catch(() => {
        if (kept.peek(token.sessionId)?.answer === answer) kept.delete(token.sessionId)
      })
      return answer
    },
    forget: (sessionId) => void kept.delete(sessionId),
    forgetUser: (userId) => {
      for (const [sessionId, one] of kept.entries()) if (one.userId === userId) kept.delete(sessionId)
    },
  }
}

const currentIdentity = async (
  db: Database,
  { sessionId, userId, customerId, projectId, brand }: TokenSession,
  after: string,
): Promise<O.Option<Identity>> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .leftJoin('user_customers', (join) =>
      join
        .onRef('user_customers.user_id', '=', 'users.user_id')
        .on('user_customers.customer_id', '=', customerId ?? ''),
    )
    .leftJoin('customers', (join) =>
      join.onRef('customers.customer_id', '=', 'user_customers.customer_id').on('customers.active', '=', true),
    )
    .leftJoin('projects', (join) =>
      join.onRef('projects.customer_id', '=', 'customers.customer_id').on('projects.project_id', '=', projectId ?? ''),
    )
    .select([
      'sessions.is_punchout',
      'users.role as own_role',
      'users.permission_denies as own_denies',
      'user_customers.role as customer_role',
      'user_customers.permission_denies as customer_denies',
      'customers.customer_id',
      'projects.project_id',
    ])
    .where('sessions.session_id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.brand', '=', brand)
    .where('sessions.revoked_at', 'is', null)
    .where('users.active', '=', true)
    .where('sessions.started_at', '>', new Date(after))
    .executeTakeFirst()
  if (row === undefined) return O.none
  if ((row.customer_id ?? undefined) !== customerId || (row.project_id ?? undefined) !== projectId) return O.none
  return O.some({
    sessionId,
    userId,
    customerId,
    projectId,
    brand,
    role: row.customer_role ?? row.own_role,
    permissionDenies: row.customer_denies ?? row.own_denies,
    isPunchout: row.is_punchout,
  })
}

import type { FastifyRequest } from 'fastify'
import type { CustomerId, ProjectId, UserId } from '#domain/kernel/ids'
import type { Rights } from '#domain/session/permissions'

/** Who asks, for whom they work, and what they may do: as the database has it, for the session of the bearer token. */
export interface Identity extends Rights {
  readonly sessionId: string
  readonly userId: UserId
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
}

const bearers = new WeakMap<object, Identity>()

/** Notes who sent a request; the one place that does so is the check of bearer tokens. */
export const rememberBearer = (request: FastifyRequest, identity: Identity): void => {
  bearers.set(request.raw, identity)
}

/** Who sent a request, or `undefined` for a visitor. A bad token never comes this far: it is refused before. */
export const identityOf = async (request: FastifyRequest): Promise<Identity | undefined> => bearers.get(request.raw)

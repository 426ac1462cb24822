import type { FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { CustomerId, ProjectId, UserId } from '#domain/kernel/ids'
import type { Rights } from '#domain/session/permissions'

/**
 * The user of a request, the customer they work for and their rights: read from the database for the session of the
 * bearer token.
 */
export interface Identity extends Rights {
  readonly sessionId: string
  readonly userId: UserId
  readonly customerId: CustomerId | undefined
  readonly projectId: ProjectId | undefined
  /** The brand of the session: that of the host where the user logged in. */
  readonly brand: BrandCode
}

const bearers = new WeakMap<object, Identity>()

/** Records the user of a request. Only the check of bearer tokens calls it. */
export const rememberBearer = (request: FastifyRequest, identity: Identity): void => {
  bearers.set(request.raw, identity)
}

/** The user of a request, or `undefined` for a visitor. A request with an invalid token has already been refused. */
export const identityOf = async (request: FastifyRequest): Promise<Identity | undefined> => bearers.get(request.raw)

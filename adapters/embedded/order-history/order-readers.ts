import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import { loggedIn } from '../auth/logged-in'
import { notFound, sendFailure } from '../request-failure'
import { findOrder, type FoundOrder } from './find-order'
import { historyDenied } from './reach'

/** A handler for those who may see the order history (PERM-15). */
export const forHistoryReaders = <Route extends RouteGenericInterface = RouteGenericInterface>(
  handle: (identity: Identity, request: FastifyRequest<Route>, reply: FastifyReply) => Promise<FastifyReply>,
) =>
  loggedIn<Route>(async (identity, request, reply) =>
    may(identity, 'seeOrderHistory') ? handle(identity, request, reply) : sendFailure(reply, historyDenied),
  )

export interface OneOrder extends RouteGenericInterface {
  /** `shipment` and `number`: of one of its documents. */
  Params: { id: string; shipment?: string; number?: string }
}

/** A handler of an order that the path names and that is within the reader's reach. */
export const ofOrder = (
  handle: (
    identity: Identity,
    found: FoundOrder,
    request: FastifyRequest<OneOrder>,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
) =>
  forHistoryReaders<OneOrder>(async (identity, request, reply) => {
    const found = await findOrder(request.server.services.db, identity, request.params.id)
    return found === undefined ? sendFailure(reply, notFound) : handle(identity, found, request, reply)
  })

import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import { notLoggedIn, sendFailure } from '../request-failure'
import { identityOf, type Identity } from './identity'

/** A handler for users alone: a visitor is answered with 401 before it is called. No cache keeps either answer. */
export const loggedIn =
  <Route extends RouteGenericInterface = RouteGenericInterface>(
    handle: (identity: Identity, request: FastifyRequest<Route>, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store')
    const identity = await identityOf(request)
    return identity === undefined ? sendFailure(reply, notLoggedIn) : handle(identity, request, reply)
  }

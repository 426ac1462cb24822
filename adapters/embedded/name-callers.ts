import type { FastifyInstance } from 'fastify'
import { identityOf } from './auth/identity'
import { visitorAddress } from './visitor-address'
import { asCaller, currentCaller, hasCaller } from './database/caller'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Names who sent a request to the database, so that one caller cannot hold it from the others. */
export const nameCallers = (app: FastifyInstance): void => {
  const keys = new WeakMap<object, string>()
  app.addHook('onRequest', (request, _reply, done) => {
    // Calls from the server to its own services are made for the reader of the page.
    const key = hasCaller() && LOOPBACK.test(request.ip) ? currentCaller().key : visitorAddress(request.ip).household
    keys.set(request.raw, key)
    asCaller(key, done)
  })
  app.addHook('preValidation', async (request) => {
    const identity = await identityOf(request)
    if (identity !== undefined) keys.set(request.raw, identity.userId)
  })
  // Again, since a body arrives outside the asynchronous context of the first hook, and the user is known only now.
  app.addHook('preHandler', (request, _reply, done) =>
    asCaller(keys.get(request.raw) ?? visitorAddress(request.ip).household, done),
  )
}

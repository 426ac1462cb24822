import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { routes } from '#adapters/contract/paths'
import { StoresCodec } from '#adapters/contract/product'
import { readAs, sendFailure } from '../request-failure'
import { readStores } from './read-stores'

const LocationsQuery = t.partial({ services: t.string, zipCode: t.string, deliveryMethod: t.string })

/** Stores in Swedish order of name (STORE-14), all or those that serve a delivery (STORE-17). */
export const locationsPlugin: FastifyPluginAsync = async (app) => {
  app.get(routes.locations.path, async (request, reply) => {
    const query = readAs(LocationsQuery, request.query)
    if (E.isLeft(query)) return sendFailure(reply, query.left)
    return reply.send(StoresCodec.encode(await readStores(app.services.db, query.right)))
  })
}

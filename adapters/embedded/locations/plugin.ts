import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { ZipCode } from '#application/codecs/values'
import { routes } from '#adapters/contract/paths'
import { AddressesCodec, AddressSearchBody, NearbyStoresCodec, StoresCodec } from '#adapters/contract/product'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, type RequestFailure } from '../request-failure'
import { storesNear } from './nearby'
import { readStorePlaces, readStores } from './read-stores'
import { searchAddresses } from './search-addresses'
import { townsWith } from './towns'

const queryTooLong: RequestFailure = {
  status: 400,
  code: 'QUERY_TOO_LONG',
  message: `Sök på högst ${limits.locations.longestQuery} tecken.`,
}

const LocationsQuery = t.exact(t.partial({ services: t.string, zipCode: ZipCode, deliveryMethod: t.string }))

const NearbyQuery = t.exact(t.partial({ storeFilter: t.string }))

/** Stores in Swedish order of name (STORE-14), all or those that serve a delivery, those near one (STORE-15), and places by name (STORE-16). */
export const locationsPlugin: FastifyPluginAsync = async (app) => {
  app.get(routes.locations.path, async (request, reply) => {
    const query = readAs(LocationsQuery, request.query)
    if (E.isLeft(query)) return sendFailure(reply, query.left)
    return reply.send(StoresCodec.encode(await readStores(app.services.db, query.right)))
  })

  app.post(routes.searchAddresses.path, async (request, reply) => {
    const body = readAs(AddressSearchBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    if (body.right.query.length > limits.locations.longestQuery) return sendFailure(reply, queryTooLong)
    return reply.send(
      AddressesCodec.encode(searchAddresses(townsWith(await readStorePlaces(app.services.db)), body.right.query)),
    )
  })

  app.get<{ Params: { id: string } }>(routes.nearbyLocations.path, async (request, reply) => {
    const query = readAs(NearbyQuery, request.query)
    if (E.isLeft(query)) return sendFailure(reply, query.left)
    const stores = await readStores(app.services.db, {})
    const from = stores.find(({ id }) => id === request.params.id)
    if (from === undefined) return sendFailure(reply, notFound)
    const wanted = query.right.storeFilter?.split(',')
    const others = wanted === undefined ? stores : stores.filter(({ id }) => wanted.includes(id))
    return reply.send(NearbyStoresCodec.encode(storesNear(from, others)))
  })
}

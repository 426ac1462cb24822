import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { LocationService } from '#application/ports/location-service'
import { routes } from '#adapters/contract/paths'
import { AddressesCodec, NearbyStoresCodec, StoresCodec } from '#adapters/contract/product'
import type { HttpClient } from './http-client'

const swedish = new Intl.Collator('sv')

/** Stores over HTTP, sorted by name in Swedish order (STORE-14). */
export const createRemoteLocationService = (client: HttpClient): LocationService => ({
  locations: (options) =>
    pipe(
      client.call(routes.locations, { ...options, codec: StoresCodec }),
      TE.map((stores) => stores.toSorted((a, b) => swedish.compare(a.name, b.name))),
    ),
  nearby: (store, filter, options) =>
    pipe(
      client.call(routes.nearbyLocations, {
        ...options,
        params: { id: store },
        query: { storeFilter: filter?.join(',') },
        codec: NearbyStoresCodec,
      }),
      TE.map((stores) => stores.toSorted((a, b) => a.distance - b.distance)),
    ),
  searchAddresses: (query, options) =>
    client.call(routes.searchAddresses, { ...options, body: { query }, codec: AddressesCodec }),
})

import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { AddressService } from '#application/ports/address-service'
import { AddressBody, AddressCodec, AddressListCodec } from '#adapters/contract/address'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** The addresses of the customer over HTTP (ADDRESS-09 to ADDRESS-12). */
export const createRemoteAddressService = (client: HttpClient): AddressService => ({
  addresses: (options) => client.call(routes.addresses, { ...options, codec: AddressListCodec }),
  create: (address, options) =>
    client.call(routes.createAddress, { ...options, body: AddressBody.encode(address), codec: AddressCodec }),
  update: (id, address, options) =>
    client.call(routes.updateAddress, {
      ...options,
      params: { id },
      body: AddressBody.encode(address),
      codec: AddressCodec,
    }),
  remove: (id, options) =>
    pipe(
      client.call(routes.deleteAddress, { ...options, params: { id }, codec: t.unknown }),
      TE.map(() => undefined),
    ),
})

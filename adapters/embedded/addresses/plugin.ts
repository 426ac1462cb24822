import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { NewAddress } from '#application/ports/address-service'
import { AddressBody, AddressCodec, AddressListCodec } from '#adapters/contract/address'
import { routes } from '#adapters/contract/paths'
import { forCustomer } from '../auth/for-customer'
import { readAs, type RequestFailure, sendFailure, sendOutcome } from '../request-failure'
import { readAddress } from './read-address'
import { createAddress, deleteAddress, readAddresses, updateAddress } from './save-address'

interface OneAddress {
  Params: { id: string }
}

const addressIn = (request: FastifyRequest): E.Either<RequestFailure, NewAddress> => {
  const body = readAs(AddressBody, request.body)
  return E.isLeft(body) ? body : readAddress(body.right)
}

/** The addresses of the customer that the session works for (ADDRESS-09 to ADDRESS-12). */
export const addressesPlugin: FastifyPluginAsync = async (app) => {
  const { db, ids } = app.services

  app.get(
    routes.addresses.path,
    forCustomer(async (customer, _request, reply) =>
      reply.send(AddressListCodec.encode(await readAddresses(db, customer))),
    ),
  )
  app.post(
    routes.createAddress.path,
    forCustomer(async (customer, request, reply) => {
      const address = addressIn(request)
      if (E.isLeft(address)) return sendFailure(reply, address.left)
      return sendOutcome(reply, AddressCodec, await createAddress(db, customer, ids.next(), address.right))
    }),
  )
  app.put(
    routes.updateAddress.path,
    forCustomer<OneAddress>(async (customer, request, reply) => {
      const address = addressIn(request)
      if (E.isLeft(address)) return sendFailure(reply, address.left)
      return sendOutcome(reply, AddressCodec, await updateAddress(db, customer, request.params.id, address.right))
    }),
  )
  app.delete(
    routes.deleteAddress.path,
    forCustomer<OneAddress>(async (customer, request, reply) => {
      const outcome = await deleteAddress(db, customer, request.params.id)
      return E.isLeft(outcome) ? sendFailure(reply, outcome.left) : reply.code(204).send()
    }),
  )
}

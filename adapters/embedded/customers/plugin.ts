import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { AssortmentCodec, DeliveryDatesCodec } from '#adapters/contract/customer'
import { routes } from '#adapters/contract/paths'
import { CustomersCodec } from '#adapters/contract/session'
import { loggedIn } from '../auth/logged-in'
import { brandConfigOf } from '../config/brand-config'
import { notFound, readAs, sendFailure } from '../request-failure'
import { deliveryDatesOf } from './delivery-dates'
import { ownCustomer, readCustomers } from './read-customers'

const CustomersQuery = t.exact(t.partial({ active: t.string, virtualContext: t.string, search: t.string }))

/** The customers of the logged-in user, with delivery days and assortment. */
export const customersPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.get(
    routes.customers.path,
    loggedIn(async (identity, request, reply) => {
      const query = readAs(CustomersQuery, request.query)
      if (E.isLeft(query)) return sendFailure(reply, query.left)
      const { active, virtualContext, search } = query.right
      const filter = {
        activeOnly: active === '1',
        virtualContext: virtualContext === 'true' && identity.isPunchout,
        search,
      }
      return reply.send(CustomersCodec.encode(await readCustomers(db, identity.userId, filter)))
    }),
  )

  app.get(
    routes.deliveryDates.path,
    loggedIn<{ Params: { id: string } }>(async (identity, request, reply) => {
      const customer = await ownCustomer(db, identity.userId, request.params.id)
      if (customer === undefined) return sendFailure(reply, notFound)
      const today = {
        day: clock.today(),
        timeOfDay: clock.timeOfDay(),
        extraNonDeliveryDays: brandConfigOf(request).extraNonDeliveryDays,
      }
      return reply.send(DeliveryDatesCodec.encode(deliveryDatesOf(customer.delivery_weekdays, today)))
    }),
  )

  app.get(
    routes.assortment.path,
    loggedIn<{ Params: { id: string } }>(async (identity, request, reply) => {
      const customer = await ownCustomer(db, identity.userId, request.params.id)
      if (customer === undefined) return sendFailure(reply, notFound)
      return reply.send(AssortmentCodec.encode({ name: customer.assortment ?? undefined }))
    }),
  )
}

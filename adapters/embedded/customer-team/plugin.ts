import type { FastifyPluginAsync } from 'fastify'
import { CustomerTeamCodec } from '#adapters/contract/customer-team'
import { routes } from '#adapters/contract/paths'
import { forCustomer } from '../auth/for-customer'

/** Who looks after the customer that the session works for (CUSTOMER-17). */
export const customerTeamPlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.services

  app.get(
    routes.customerTeam.path,
    forCustomer(async (customer, _request, reply) => {
      const rows = await db
        .selectFrom('customer_team')
        .select(['name', 'title', 'phone', 'email'])
        .where('customer_id', '=', customer)
        .orderBy('position')
        .execute()
      const members = rows.map(({ name, title, phone, email }) => ({
        name,
        title: title ?? undefined,
        phone: phone ?? undefined,
        email: email ?? undefined,
      }))
      return reply.send(CustomerTeamCodec.encode(members))
    }),
  )
}

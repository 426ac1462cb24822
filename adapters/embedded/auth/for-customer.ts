import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { CustomerId } from '#domain/kernel/ids'
import { sendFailure, type RequestFailure } from '../request-failure'
import { loggedIn } from './logged-in'

/** The user must choose a customer first. */
export const noCustomer: RequestFailure = {
  status: 403,
  code: 'CUSTOMER_REQUIRED',
  message: 'Välj först vilken kund du arbetar för.',
}

/** A handler for users who work for a customer: what it answers is that customer's, whoever of its users asks. */
export const forCustomer = <Route extends RouteGenericInterface = RouteGenericInterface>(
  handle: (customer: CustomerId, request: FastifyRequest<Route>, reply: FastifyReply) => Promise<FastifyReply>,
) =>
  loggedIn<Route>(async ({ customerId }, request, reply) =>
    customerId === undefined ? sendFailure(reply, noCustomer) : handle(customerId, request, reply),
  )

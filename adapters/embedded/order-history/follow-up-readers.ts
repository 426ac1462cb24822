import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FinancialFollowUp } from '#application/ports/order-history'
import { may } from '#domain/session/permissions'
import type { Identity } from '../auth/identity'
import { loggedIn } from '../auth/logged-in'
import type { ServiceContext } from '../context'
import { sendFailure, type RequestFailure } from '../request-failure'
import { financialFollowUp } from './financial-follow-up'

/** The answer to those who may not see invoices and what was spent (PERM-18, PERM-19). */
export const followUpDenied: RequestFailure = {
  status: 403,
  code: 'FINANCIAL_FOLLOW_UP_DENIED',
  message: 'Du saknar rättighet att se ekonomisk uppföljning.',
}

/** A handler for those who may see what was spent, which is nothing without prices (PERM-12, PERM-18). */
export const forFollowUpReaders = (
  handle: (identity: Identity, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
) =>
  loggedIn(async (identity, request, reply) =>
    may(identity, 'seeFinancialFollowUp') && may(identity, 'seePrices')
      ? handle(identity, request, reply)
      : sendFailure(reply, followUpDenied),
  )

/** The follow-up of the customer that the session works for; empty where it works for none. */
export const readFollowUp = async (
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { customerId }: Identity,
): Promise<FinancialFollowUp> =>
  customerId === undefined ? { spending: [], openInvoices: [] } : financialFollowUp(db, customerId, clock.today())

import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { may } from '#domain/session/permissions'
import {
  FinancialFollowUpCodec,
  HistoricOrderCodec,
  InvoicesCodec,
  OrderAddressesCodec,
  OrderClockAnswer,
  OrderClockBody,
  OrderIdCodec,
  OrdersAnswer,
} from '#adapters/contract/order-history'
import { routes } from '#adapters/contract/paths'
import { loggedIn } from '../auth/logged-in'
import { atLength } from '../database/caller'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, sendOutcome, unreadable, type RequestFailure } from '../request-failure'
import { workRegularly } from '../tidy-regularly'
import { cancelOrder } from './cancel-order'
import { enterOldOrders } from './enter-old-orders'
import { findOrder } from './find-order'
import { findOrders } from './find-orders'
import { followUpDenied, forFollowUpReaders, readFollowUp } from './follow-up-readers'
import { liveOn } from './live-on'
import { forHistoryReaders, ofOrder } from './order-readers'
import { readOrdersQuery } from './orders-query'
import { presentNumber } from './order-summary'
import { readAddresses } from './read-addresses'
import { readInvoices } from './read-invoices'
import { readOrder } from './read-order'
import { turnClock } from './turn-clock'

const clockDenied: RequestFailure = {
  status: 403,
  code: 'ORDER_CLOCK_DENIED',
  message: 'Klockan är för administratörer av webbplatsen.',
}

const { livedEveryMs, mostDaysAhead } = limits.orderHistory

/** Placed orders: their history, their lives, and what they cost (ORDER-01, ORDER-06, ORDER-07, ORDER-09, ORDER-11). */
export const orderHistoryPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, isDemo, stockTurned } = app.services
  await atLength(() => enterOldOrders(db, clock.now()))
  const live = async (): Promise<void> => {
    if (await liveOn(db, clock.now())) stockTurned.emit()
  }
  workRegularly(app, livedEveryMs, live)

  app.get(
    routes.searchOrders.path,
    forHistoryReaders(async (identity, request, reply) => {
      const asked = readOrdersQuery(request.query)
      if (E.isLeft(asked)) return sendFailure(reply, asked.left)
      return sendOutcome(reply, OrdersAnswer, await findOrders(db, identity, asked.right))
    }),
  )

  app.get(
    routes.order.path,
    ofOrder(async (identity, found, _request, reply) =>
      reply.send(HistoricOrderCodec.encode(await readOrder(db, identity, found))),
    ),
  )

  app.get(
    routes.orderId.path,
    ofOrder(async (_identity, { row }, _request, reply) =>
      reply.send(OrderIdCodec.encode({ orderId: presentNumber(row) })),
    ),
  )

  app.get(
    routes.orderAddresses.path,
    ofOrder(async (_identity, found, _request, reply) =>
      reply.send(OrderAddressesCodec.encode(await readAddresses(db, found))),
    ),
  )

  app.get(
    routes.orderInvoices.path,
    ofOrder(async (_identity, found, _request, reply) =>
      may(found.reached, 'seeFinancialFollowUp')
        ? reply.send(InvoicesCodec.encode(await readInvoices(db, found)))
        : sendFailure(reply, followUpDenied),
    ),
  )

  app.post(
    routes.cancelOrder.path,
    ofOrder(async (identity, found, _request, reply) => {
      const cancelled = await cancelOrder(db, identity, found, clock.now())
      if (E.isLeft(cancelled)) return sendFailure(reply, cancelled.left)
      if (cancelled.right) stockTurned.emit()
      const now = await findOrder(db, identity, found.row.order_number)
      return now === undefined
        ? sendFailure(reply, notFound)
        : reply.send(HistoricOrderCodec.encode(await readOrder(db, identity, now)))
    }),
  )

  app.get(
    routes.financialFollowUp.path,
    forFollowUpReaders(async (identity, _request, reply) =>
      reply.send(FinancialFollowUpCodec.encode(await readFollowUp(app.services, identity))),
    ),
  )

  app.post(
    routes.turnOrderClock.path,
    loggedIn(async (identity, request, reply) => {
      if (!may(identity, 'turnOrderClock')) return sendFailure(reply, clockDenied)
      // Goods of real customers do not go by a clock that somebody turns.
      if (!isDemo) return sendFailure(reply, notFound)
      const body = readAs(OrderClockBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const { days, orderNumber } = body.right
      if (!Number.isInteger(days) || days < 0 || days > mostDaysAhead)
        return sendFailure(reply, {
          ...unreadable,
          details: [{ path: 'days', message: `Ska vara ett heltal från 0 till ${mostDaysAhead}` }],
        })
      const { advanced, turned } = await turnClock(db, days, orderNumber, clock.now())
      if (turned) stockTurned.emit()
      return reply.send(OrderClockAnswer.encode({ advanced }))
    }),
  )
}

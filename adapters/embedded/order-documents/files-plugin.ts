import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { routes } from '#adapters/contract/paths'
import { limits } from '../limits'
import { forFollowUpReaders, readFollowUp } from '../order-history/follow-up-readers'
import { findOrders } from '../order-history/find-orders'
import { readOrdersQuery } from '../order-history/orders-query'
import { forHistoryReaders, ofOrder } from '../order-history/order-readers'
import { readOrder } from '../order-history/read-order'
import { sendFailure, type RequestFailure } from '../request-failure'
import { sendSheet } from '../spreadsheet/send-sheet'
import { foundOrderRows, orderRows, spendingRows } from './order-rows'
import { quantityText } from '../swedish-amount'

const { mostExported } = limits.orderDocuments

const tooManyOrders = (found: number): RequestFailure => ({
  status: 422,
  code: 'TOO_MANY_ORDERS',
  message: `Sökningen hittar ${quantityText(found)} ordrar, och en fil rymmer ${quantityText(mostExported)}. Begränsa sökningen.`,
})

/** Orders as spreadsheets: one order, what a search has found, and what was spent (ORDER-04, PERM-18). */
export const filesPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.get(
    routes.downloadOrder.path,
    ofOrder(async (identity, found, request, reply) => {
      const order = await readOrder(db, identity, found)
      return sendSheet(request, reply, `order-${order.orderNumber}`, orderRows(order))
    }),
  )

  app.get(
    routes.exportOrders.path,
    forHistoryReaders(async (identity, request, reply) => {
      const asked = readOrdersQuery(request.query)
      if (E.isLeft(asked)) return sendFailure(reply, asked.left)
      const first = await findOrders(db, identity, { ...asked.right, limit: 1, offset: 0 })
      if (E.isLeft(first)) return sendFailure(reply, first.left)
      if (first.right.total > mostExported) return sendFailure(reply, tooManyOrders(first.right.total))
      const all = await findOrders(db, identity, { ...asked.right, limit: mostExported, offset: 0 })
      if (E.isLeft(all)) return sendFailure(reply, all.left)
      return sendSheet(request, reply, `ordrar-${clock.today()}`, foundOrderRows(all.right.data))
    }),
  )

  app.get(
    routes.exportFinancialFollowUp.path,
    forFollowUpReaders(async (identity, request, reply) =>
      sendSheet(
        request,
        reply,
        `uppfoljning-${clock.today()}`,
        spendingRows(await readFollowUp(app.services, identity)),
      ),
    ),
  )
}

import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { OrderNumberVerdict } from '#domain/checkout/order-number'
import { may } from '#domain/session/permissions'
import { CheckoutBody, AnsweredOrders } from '#adapters/contract/checkout'
import { routes } from '#adapters/contract/paths'
import { OrderNumberAnswer } from '#adapters/contract/order-number'
import { LastPurchasesBody, LastPurchasesCodec, OftenBoughtCodec } from '#adapters/contract/purchase-history'
import { loggedIn } from '../auth/logged-in'
import { keyedCartCallOf, type CartParams } from '../cart/cart-call'
import { brandConfigOf } from '../config/brand-config'
import { limits } from '../limits'
import { fieldLengthFault } from './field-lengths'
import { lastPurchases } from './last-purchases'
import { oftenBought } from './often-bought'
import { readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { checkout, checkoutStatus } from './checkout'
import { validateOrderNumber } from './validate-order-number'

const asksForStatusOnly = (request: FastifyRequest): boolean =>
  String(request.headers['prefer'] ?? '')
    .split(',')
    .some((preference) => preference.trim() === 'status-only')

const keyMissing: RequestFailure = {
  status: 400,
  code: 'IDEMPOTENCY_KEY_MISSING',
  message: 'Idempotency-Key saknas.',
}

const placeFaults = ({ orderDetails }: CheckoutBody): RequestFailure | undefined => {
  const message = 'Ange antingen storeId eller warehouseId'
  const details = Object.entries(orderDetails)
    .filter(([, { storeId, warehouseId }]) => storeId !== undefined && warehouseId !== undefined)
    .map(([deliveryId]) => ({ path: `orderDetails.${deliveryId}`, message }))
  return details.length === 0 ? undefined : { status: 422, code: 'INVALID_PLACE', message, details }
}

const OftenBoughtQuery = t.exact(t.partial({ take: t.string }))

/** Placing orders, and what was ordered before. */
export const ordersPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.post<{ Params: CartParams }>(routes.checkout.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const call = await keyedCartCallOf(request)
    if (E.isLeft(call)) return sendFailure(reply, call.left)
    if (asksForStatusOnly(request)) {
      const key = call.right.request?.key
      if (key === undefined) return sendFailure(reply, keyMissing)
      reply.header('preference-applied', 'status-only')
      return sendOutcome(reply, AnsweredOrders, await checkoutStatus(call.right, key))
    }
    const body = readAs(CheckoutBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const fault = placeFaults(body.right) ?? fieldLengthFault(body.right)
    if (fault !== undefined) return sendFailure(reply, fault)
    const { deliveryOptions: options, extraNonDeliveryDays: extraDays } = brandConfigOf(request)
    const times = { today: clock.today(), timeOfDay: clock.timeOfDay(), extraDays, options }
    return sendOutcome(reply, AnsweredOrders, await checkout(call.right, body.right, times))
  })
  app.get(
    routes.validateOrderNumber.path,
    loggedIn<{ Params: { orderNumber: string } }>(async ({ customerId }, request, reply) => {
      const verdict: OrderNumberVerdict =
        customerId === undefined
          ? { tag: 'Valid' }
          : await validateOrderNumber(db, customerId, request.params.orderNumber, clock.today())
      const message = verdict.tag === 'Rejected' ? verdict.errorMessage : undefined
      return reply.send(OrderNumberAnswer.encode({ valid: verdict.tag === 'Valid', message }))
    }),
  )
  app.get(
    routes.oftenBought.path,
    loggedIn(async (identity, request, reply) => {
      const query = readAs(OftenBoughtQuery, request.query)
      if (E.isLeft(query)) return sendFailure(reply, query.left)
      const take = Number(query.right.take ?? 5)
      if (!Number.isInteger(take) || take < 1 || take > limits.order.mostOftenBought)
        return sendFailure(reply, {
          status: 400,
          code: 'INVALID_TAKE',
          message: `Fråga efter 1 till ${limits.order.mostOftenBought} artiklar.`,
        })
      const mayKnow = may(identity, 'seeOrderHistory')
      const found =
        identity.customerId === undefined || !mayKnow ? [] : await oftenBought(db, identity.customerId, take)
      return reply.send(OftenBoughtCodec.encode(found))
    }),
  )

  app.post(
    routes.lastPurchases.path,
    loggedIn(async (identity, request, reply) => {
      const body = readAs(LastPurchasesBody, request.body)
      if (E.isLeft(body)) return sendFailure(reply, body.left)
      const { articleNumbers } = body.right
      const most = limits.order.mostPurchases
      if ((articleNumbers?.length ?? 0) > most)
        return sendFailure(reply, {
          status: 400,
          code: 'TOO_MANY_ARTICLES',
          message: `Fråga efter högst ${most} artiklar.`,
        })
      const { customerId, projectId } = identity
      const found =
        customerId === undefined || !may(identity, 'seeOrderHistory')
          ? []
          : await lastPurchases(db, { customerId, projectId }, articleNumbers, most)
      return reply.send(LastPurchasesCodec.encode(found))
    }),
  )
}

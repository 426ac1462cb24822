import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { CheckoutBody, OrderResults } from '#adapters/contract/checkout'
import { routes } from '#adapters/contract/paths'
import { keyedCartCallOf, type CartParams } from '../cart/cart-call'
import { brandConfigOf } from '../config/brand-config'
import { readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { checkout, checkoutStatus } from './checkout'

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

/** Placing orders. */
export const ordersPlugin: FastifyPluginAsync = async (app) => {
  const { clock } = app.services

  app.post<{ Params: CartParams }>(routes.checkout.path, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const call = await keyedCartCallOf(request)
    if (E.isLeft(call)) return sendFailure(reply, call.left)
    if (asksForStatusOnly(request)) {
      const key = call.right.request?.key
      if (key === undefined) return sendFailure(reply, keyMissing)
      reply.header('preference-applied', 'status-only')
      return sendOutcome(reply, OrderResults, await checkoutStatus(call.right, key))
    }
    const body = readAs(CheckoutBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const fault = placeFaults(body.right)
    if (fault !== undefined) return sendFailure(reply, fault)
    const calendar = { today: clock.today(), extraNonDeliveryDays: brandConfigOf(request).extraNonDeliveryDays }
    return sendOutcome(reply, OrderResults, await checkout(call.right, body.right, calendar))
  })
}

import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type * as t from 'io-ts'
import {
  BatchAddBody,
  BatchDeleteBody,
  BatchUpdateBody,
  CartChangesCodec,
  CartStatusBody,
  DeliveryDateBody,
  IncludeInOrderBody,
  UpdateItemBody,
} from '#adapters/contract/cart'
import type { Codec } from '#application/codecs/codec'
import { DeliveryId } from '#application/codecs/values'
import { routes } from '#adapters/contract/paths'
import { cartItemId } from '#domain/kernel/ids'
import { brandConfigOf } from '../config/brand-config'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { addItems } from './add-items'
import { cartCallOf, keyedCartCallOf, type CartParams } from './cart-call'
import { changeCart, type CartCall, type Change, type OpenCart } from './change-cart'
import { includeInOrder, setDeliveryDate } from './delivery-commands'
import { exportPlugin } from './export-items'
import { removeAllItems, removeItems, setStatus } from './remove-items'
import { transferCart } from './transfer-cart'
import { updateItem, updateItems } from './update-items'
import { uploadPlugin } from './upload-items'
import { etagOf } from './version-header'

type Command = (open: OpenCart) => Promise<E.Either<RequestFailure, Change>>

interface ItemParams extends CartParams {
  readonly itemId: string
}
interface DeliveryParams extends CartParams {
  readonly deliveryId: string
}

/** Decodes the command of a body, or returns why it cannot be read. */
const commandOf = <Body>(
  codec: Codec<Body>,
  body: unknown,
  command: (body: Body) => Command,
): E.Either<RequestFailure, Command> => {
  const read = readAs(codec, body)
  return E.isLeft(read) ? read : E.right(command(read.right))
}

/** Runs a command and answers with the changes and the cart's new version, or with the refusal. */
const answer = async (
  reply: FastifyReply,
  call: E.Either<RequestFailure, CartCall>,
  command: E.Either<RequestFailure, Command>,
): Promise<FastifyReply> => {
  if (E.isLeft(call)) return sendFailure(reply, call.left)
  if (E.isLeft(command)) return sendFailure(reply, command.left)
  const outcome = await changeCart(call.right, command.right)
  if (E.isRight(outcome)) reply.header('etag', etagOf(outcome.right.version))
  return sendOutcome(reply, CartChangesCodec, outcome)
}

/** An unknown delivery is in no cart. */
const inDelivery = (text: string, command: (delivery: t.TypeOf<typeof DeliveryId>) => Command): Command =>
  DeliveryId.is(text) ? command(text) : async () => E.left(notFound)

/** A request that names every line of a full cart is larger than other requests. */
const ofManyLines = { bodyLimit: limits.cart.mostBytes }

/** Every call that changes a cart. Reading it is a query of the gateway. */
export const cartPlugin: FastifyPluginAsync = async (app) => {
  const { clock, ids } = app.services

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post<{ Params: CartParams }>(routes.addItems.path, ofManyLines, async (request, reply) =>
    answer(
      reply,
      await keyedCartCallOf(request),
      commandOf(BatchAddBody, request.body, (items) => addItems(items, ids)),
    ),
  )

  await app.register(uploadPlugin)
  await app.register(exportPlugin)

  app.put<{ Params: CartParams }>(routes.updateItems.path, ofManyLines, async (request, reply) =>
    answer(reply, await cartCallOf(request), commandOf(BatchUpdateBody, request.body, updateItems)),
  )

  app.put<{ Params: CartParams }>(routes.removeItems.path, ofManyLines, async (request, reply) =>
    answer(reply, await cartCallOf(request), commandOf(BatchDeleteBody, request.body, removeItems)),
  )

  app.put<{ Params: ItemParams }>(routes.updateItem.path, async (request, reply) => {
    const item = cartItemId(request.params.itemId)
    const command = commandOf(UpdateItemBody, request.body, (body) => updateItem({ ...body, cartItemId: item }))
    return answer(reply, await cartCallOf(request), command)
  })

  app.delete<{ Params: ItemParams }>(routes.removeItem.path, async (request, reply) =>
    answer(reply, await cartCallOf(request), E.right(removeItems([request.params.itemId]))),
  )

  app.delete<{ Params: CartParams }>(routes.removeAllItems.path, async (request, reply) =>
    answer(reply, await cartCallOf(request), E.right(removeAllItems)),
  )

  app.put<{ Params: DeliveryParams }>(routes.setDeliveryDate.path, async (request, reply) => {
    const calendar = deliveryCalendarOf(brandConfigOf(request).brand, clock)
    const command = commandOf(DeliveryDateBody, request.body, ({ requestedDeliveryDate }) =>
      inDelivery(request.params.deliveryId, (delivery) => setDeliveryDate(delivery, requestedDeliveryDate, calendar)),
    )
    return answer(reply, await cartCallOf(request), command)
  })

  app.put<{ Params: CartParams }>(routes.setDeliveryDates.path, async (request, reply) => {
    const calendar = deliveryCalendarOf(brandConfigOf(request).brand, clock)
    const command = commandOf(DeliveryDateBody, request.body, ({ requestedDeliveryDate }) =>
      setDeliveryDate('all', requestedDeliveryDate, calendar),
    )
    return answer(reply, await cartCallOf(request), command)
  })

  app.put<{ Params: DeliveryParams }>(routes.includeInOrder.path, async (request, reply) => {
    const command = commandOf(IncludeInOrderBody, request.body, ({ isIncludedInOrder }) =>
      inDelivery(request.params.deliveryId, (delivery) => includeInOrder(delivery, isIncludedInOrder)),
    )
    return answer(reply, await cartCallOf(request), command)
  })

  app.put<{ Params: CartParams }>(routes.cartStatus.path, async (request, reply) =>
    answer(
      reply,
      await cartCallOf(request),
      commandOf(CartStatusBody, request.body, ({ status }) => setStatus(status, clock.now())),
    ),
  )

  app.put<{ Params: CartParams }>(routes.transferCart.path, async (request, reply) =>
    answer(reply, await keyedCartCallOf(request), E.right(transferCart(ids))),
  )
}

import multipart from '@fastify/multipart'
import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { FailedItem } from '#domain/cart/cart'
import { CART_LIMIT } from '#domain/cart/import-fault'
import type { UploadedRow } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { IdSource } from '#application/ports/id-source'
import { CartChangesCodec, UploadFields, uploadParts } from '#adapters/contract/cart'
import { routes } from '#adapters/contract/paths'
import { tooLarge } from '#adapters/spreadsheet/sheet-fault'
import { readFormFile } from '../form-file'
import { limits } from '../limits'
import { inputFault } from '../readable-input'
import { isOwnCart } from './lock-cart'
import { notFound, readAs, sendFailure, sendOutcome, unreadable, type RequestFailure } from '../request-failure'
import { filesBusy, sheetFailure } from '../spreadsheet/sheet-failure'
import { addItems } from './add-items'
import { cartCallOf, keyedCartCallOf, type CartParams } from './cart-call'
import { changeCart, nothingChanged, type Change, type OpenCart } from './change-cart'
import { cartFull } from './planned-lines'
import { uploadedRows } from './uploaded-rows'
import { etagOf } from './version-header'

const { mostAdded, mostLines } = limits.cart
const { mostBytes, retryAfterS } = limits.spreadsheet

interface UploadedFile {
  readonly deliveryId: DeliveryId
  readonly bytes: Uint8Array
}

const partsOf = async (request: FastifyRequest): Promise<E.Either<RequestFailure, UploadedFile>> => {
  const { file: part, deliveryId } = uploadParts
  const form = await readFormFile(request, {
    mostBytes,
    tooLarge: sheetFailure(tooLarge),
    part,
    fields: [deliveryId],
  })
  if (E.isLeft(form)) return form
  const read = readAs(UploadFields, form.right.fields)
  return E.isLeft(read) ? read : E.right({ ...read.right, bytes: form.right.bytes })
}

const overLimit: FailedItem = {
  id: CART_LIMIT,
  code: CART_LIMIT,
  message: `Högst ${mostAdded} rader kan läggas till på en gång, och varukorgen får ha högst ${mostLines}.`,
}

/** Rows that the full cart has no room for say so by the id that an upload has for it (ERROR-30). */
const withCartLimit = (failed: readonly FailedItem[]): readonly FailedItem[] =>
  failed.some(({ code }) => code === cartFull.code)
    ? [overLimit, ...failed.map((item) => (item.code === cartFull.code ? { ...item, code: CART_LIMIT } : item))]
    : failed

/** Adds the rows of a file to one delivery; what is wrong with a row is listed in the errors (CART-45). */
const addRows =
  (deliveryId: DeliveryId, rows: readonly UploadedRow[], unreadRows: readonly FailedItem[], ids: IdSource) =>
  async (open: OpenCart): Promise<E.Either<RequestFailure, Change>> => {
    if (rows.length > mostAdded) return E.right({ ...nothingChanged, failed: [overLimit] })
    const added = await addItems(
      rows.map((row) => ({ ...row, deliveryId })),
      ids,
    )(open)
    return E.map((change: Change) => ({ ...change, failed: [...unreadRows, ...withCartLimit(change.failed)] }))(added)
  }

/** The upload of a file into the cart (CART-02, CART-44). Only here a form is read. */
export const uploadPlugin: FastifyPluginAsync = async (app) => {
  const { ids, spreadsheets } = app.services
  await app.register(multipart)

  app.post<{ Params: CartParams }>(routes.uploadItems.path, async (request, reply) => {
    const known = await cartCallOf(request)
    if (E.isLeft(known)) return sendFailure(reply, known.left)
    const { services, identity, cartId } = known.right
    // A file is read for the owner of the cart alone.
    if (!(await isOwnCart(services.db, identity, cartId))) return sendFailure(reply, notFound)
    const file = await partsOf(request)
    if (E.isLeft(file)) return sendFailure(reply, file.left)
    const { deliveryId, bytes } = file.right
    const sheet = await spreadsheets.read(bytes)()
    if (E.isLeft(sheet)) {
      const failure = sheetFailure(sheet.left)
      if (failure === filesBusy) reply.header('retry-after', retryAfterS)
      return sendFailure(reply, failure)
    }
    const { rows, failed } = uploadedRows(sheet.right)
    const fault = inputFault(rows.slice(0, mostAdded))
    if (fault !== undefined) return sendFailure(reply, { ...unreadable, details: [fault] })
    // The same rows in another file are the same request: boundaries of parts differ from one sending to the next.
    const call = await keyedCartCallOf(request, { deliveryId, rows })
    if (E.isLeft(call)) return sendFailure(reply, call.left)
    const outcome = await changeCart(call.right, addRows(deliveryId, rows, failed, ids))
    if (E.isRight(outcome)) reply.header('etag', etagOf(outcome.right.version))
    return sendOutcome(reply, CartChangesCodec, outcome)
  })
}

import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { FormBody, FormReceiptCodec } from '#adapters/contract/forms'
import { routes } from '#adapters/contract/paths'
import { brandConfigOf } from '../config/brand-config'
import { contentStoreOf } from '../content/content-store'
import { idempotencyKeyOf } from '../idempotency/read-key'
import { notFound, readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { formOf } from './form-of'
import { sendForm } from './send-form'

const keyMissing: RequestFailure = {
  status: 400,
  code: 'INVALID_IDEMPOTENCY_KEY',
  message: 'Formuläret saknar nyckel. Ladda om sidan och skicka igen.',
}

/** `POST /forms/{id}`: a form of content, from anybody (CONTENT-26). */
export const formsPlugin: FastifyPluginAsync = async (app) => {
  const store = contentStoreOf(app.services.content)
  app.post<{ Params: { id: string } }>(routes.sendForm.path, async (request, reply) => {
    const body = readAs(FormBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const key = idempotencyKeyOf(request)
    if (E.isLeft(key)) return sendFailure(reply, key.left)
    if (key.right === undefined) return sendFailure(reply, keyMissing)
    const { brand } = brandConfigOf(request)
    const { id } = request.params
    const form = (await app.services.formElsewhere?.(brand, id)) ?? formOf(store.published(brand), id)
    if (form === undefined) return sendFailure(reply, notFound)
    // Only robots fill a field that nobody sees. They are answered like others, and nothing is kept.
    if (body.right.website !== '') return reply.send(FormReceiptCodec.encode({ receiptNumber: '900000' }))
    return sendOutcome(
      reply,
      FormReceiptCodec,
      await sendForm(request, { brand, form, answers: body.right.answers, key: key.right }),
    )
  })
}

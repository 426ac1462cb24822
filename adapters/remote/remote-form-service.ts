import type { FormService } from '#application/ports/form-service'
import { FormBody, FormReceiptCodec } from '#adapters/contract/forms'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

/** Forms of content over HTTP: `POST /forms/{id}` (CONTENT-26). */
export const createRemoteFormService = (client: HttpClient): FormService => ({
  send: (id, { answers, website }, key, options) =>
    client.call(routes.sendForm, {
      ...options,
      params: { id },
      headers: { 'idempotency-key': key },
      body: FormBody.encode({
        answers: Object.fromEntries(Object.entries(answers).map(([input, values]) => [input, [...values]])),
        website,
      }),
      codec: FormReceiptCodec,
    }),
})

import type { FastifyReply } from 'fastify'

/** Why the content service does not answer, in Contentful's words. */
export interface ContentFault {
  readonly status: number
  /** The value of `sys.id`. Contentful's client throws an error with this name. */
  readonly id: 'NotFound' | 'AccessTokenInvalid' | 'InvalidQuery' | 'BadRequest' | 'ServerError'
  readonly message: string
  readonly details?: object
}

export const contentNotFound = (details: object = {}): ContentFault => ({
  status: 404,
  id: 'NotFound',
  message: 'The resource could not be found.',
  details,
})

export const tokenInvalid: ContentFault = {
  status: 401,
  id: 'AccessTokenInvalid',
  message: 'The access token you sent could not be found or is invalid.',
}

export const unknownLocale = (locale: string): ContentFault => ({
  status: 400,
  id: 'BadRequest',
  message: `Unknown locale: ${locale}`,
})

/** @param name the kind of fault; `path` is its place and `value` the value that was sent */
export const invalidQuery = (name: string, path: readonly string[], value?: string): ContentFault => ({
  status: 400,
  id: 'InvalidQuery',
  message:
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  details: { errors: [{ name, path, ...(value === undefined ? {} : { value }) }] },
})

export const sendContentFault = (reply: FastifyReply, fault: ContentFault): FastifyReply =>
  reply.code(fault.status).send(
    JSON.stringify({
      sys: { type: 'Error', id: fault.id },
      message: fault.message,
      ...(fault.details === undefined ? {} : { details: fault.details }),
      requestId: reply.request.id,
    }),
  )

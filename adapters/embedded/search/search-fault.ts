import type { FastifyReply } from 'fastify'

/** Why a search is not done, in the shape of the V3 protocol; `parameter` names the field that is wrong. */
export interface SearchFault {
  readonly title: string
  readonly detail: string
  readonly parameter?: string
  /** HTTP status; 400 when left out. */
  readonly code?: number
  /** Seconds after which the request may be sent again. */
  readonly retryAfterS?: number
}

export const badRequest = (parameter: string, detail: string): SearchFault => ({
  title: `Invalid ${parameter}`,
  detail,
  parameter,
})

const words: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
}

export const sendSearchFault = (
  reply: FastifyReply,
  { code: own = 400, retryAfterS, ...fault }: SearchFault,
  code = own,
): FastifyReply => {
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  return reply.code(code).send({ error: { code, status: words[code] ?? 'Bad Request', ...fault } })
}

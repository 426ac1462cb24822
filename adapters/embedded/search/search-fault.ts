import type { FastifyReply } from 'fastify'

/** Why a search is not done, in the shape of the V3 protocol; `parameter` names the field that is wrong. */
export interface SearchFault {
  readonly title: string
  readonly detail: string
  readonly parameter?: string
}

export const badRequest = (parameter: string, detail: string): SearchFault => ({
  title: `Invalid ${parameter}`,
  detail,
  parameter,
})

const words: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  503: 'Service Unavailable',
  500: 'Internal Server Error',
}

export const sendSearchFault = (reply: FastifyReply, fault: SearchFault, code = 400): FastifyReply =>
  reply.code(code).send({ error: { code, status: words[code] ?? 'Bad Request', ...fault } })

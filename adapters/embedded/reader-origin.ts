import type { FastifyRequest } from 'fastify'

/** Whether the reader speaks TLS with us; a proxy in front of the shop says so where it ends it. */
export const speaksTls = ({ headers, protocol }: FastifyRequest): boolean =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https'

/** Scheme and host by which the reader came: what addresses in pages, site maps and redirects begin with. */
export const originOf = (request: FastifyRequest): string =>
  `${speaksTls(request) ? 'https' : 'http'}://${request.host}`

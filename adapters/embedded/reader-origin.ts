import type { FastifyRequest } from 'fastify'

/** Whether the reader speaks TLS with us, or with a trusted proxy in front of the shop. */
export const speaksTls = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/**
 * Scheme and host by which the reader came: what addresses in pages, site maps and redirects begin with. The host is a
 * known one, since no other request comes past the check of hosts.
 */
export const originOf = (request: FastifyRequest): string =>
  `${speaksTls(request) ? 'https' : 'http'}://${request.host}`

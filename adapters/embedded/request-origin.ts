import type { FastifyRequest } from 'fastify'

/** Whether the request came over TLS, to this server or to a trusted proxy in front of it. */
export const speaksTls = ({ protocol }: FastifyRequest): boolean => protocol === 'https'

/**
 * Scheme and host of the request: the start of addresses in pages, site maps and redirects. The host is a known one,
 * since the host check refuses all others.
 */
export const originOf = (request: FastifyRequest): string =>
  `${speaksTls(request) ? 'https' : 'http'}://${request.host}`

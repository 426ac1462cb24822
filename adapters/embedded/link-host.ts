import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import { brandOfHost } from './config/brand-config'
import { speaksTls } from './request-origin'

/** The shop's address in a link that is sent to somebody, and whose shop that is. */
export interface LinkHost {
  /** Scheme and host. */
  readonly origin: string
  readonly brand: BrandCode
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  (isIP(name) === 4 && name.startsWith('127.'))

/** A port that the caller cannot make up: that of the connection, or what a trusted proxy says. */
const portOf = (request: FastifyRequest, name: string): string => {
  const port = /:(\d+)$/.exec(request.host)?.[1]
  const isForwarded = (request.ips?.length ?? 0) > 1
  const isTrue = isForwarded || isLoopback(name) || port === String(request.socket.localPort)
  return port !== undefined && isTrue ? `:${port}` : ''
}

/**
 * Where links in mails lead. Whoever asks for the mail chooses the host of the request, so a host counts only if the
 * settings list it. Another one, such as `localhost` in front of a shop with public names, is replaced by the first
 * listed name of the same brand. A shop that lists no names answers on its own machine and address alone.
 */
export const linkHostOf = (request: FastifyRequest): LinkHost => {
  const { knownHosts, brand: fallback } = request.server.services
  const scheme = speaksTls(request) ? 'https' : 'http'
  const asked = request.host.replace(/:\d+$/, '')
  const listed = knownHosts.includes(asked)
    ? asked
    : (knownHosts.find((host) => brandOfHost(host, fallback) === brandOfHost(asked, fallback)) ?? knownHosts[0])
  const name = listed ?? asked
  const port = name === asked ? portOf(request, name) : ''
  return { origin: `${scheme}://${name}${port}`, brand: brandOfHost(name, fallback) }
}

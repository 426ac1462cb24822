import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostFault, type HostFault } from './config/known-host'
import { sendFailure, type RequestFailure } from './request-failure'
import { malformedAddress } from './undecodable-address'

type AddressFault = HostFault | 'malformedTarget'

const failures: Readonly<Record<AddressFault, RequestFailure>> = {
  malformed: { status: 400, code: 'MALFORMED_HOST', message: 'Anropets värdnamn går inte att läsa.' },
  malformedTarget: malformedAddress,
  unknown: {
    status: 421,
    code: 'UNKNOWN_HOST',
    message: 'Webbshoppen svarar inte under det här namnet. Namn som den ska svara under anges i KNOWN_HOSTS.',
  },
}

const absoluteForm = /^https?:\/\/([^/?#]*)/i

/** The path of a request target, which may be a whole address (RFC 9112, 3.2.2); what is neither stays as it is. */
export const pathOfTarget = (target: string): string => {
  const authority = absoluteForm.exec(target)
  if (authority === null) return target
  const path = target.slice(authority[0].length)
  return path.startsWith('/') ? path : `/${path}`
}

const hostLines = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

const faultOf = (request: FastifyRequest): AddressFault | undefined => {
  if (!request.url.startsWith('/')) return 'malformedTarget'
  const authority = absoluteForm.exec(request.originalUrl)?.[1]
  if (hostLines(request.raw) !== 1 || (authority !== undefined && authority !== request.headers.host))
    return 'malformed'
  return hostFault(request.host, {
    listed: request.server.services.knownHosts,
    localAddress: request.socket.localAddress,
  })
}

/**
 * Refuses requests under hosts that the shop does not answer under, before anything else looks at them. Whatever is
 * built from a request's host afterwards is built from a known one. Call it before anything is registered.
 */
export const checkHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const fault = faultOf(request)
    if (fault === undefined) return undefined
    // The headers of pages are set later.
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store')
    return sendFailure(reply, failures[fault])
  })
}

import type { FastifyInstance } from 'fastify'
import type { BrandCode } from '#domain/kernel/brand-code'
import { inProcessFetch } from './in-process-fetch'
import { namedFetch } from './named-fetch'

/**
 * The origin by which the server calls its own services, one for each brand. It stands for this process and is never
 * resolved by DNS. No request can influence it.
 */
export const innerOrigin = (brand: BrandCode): string => `http://${brand}.localhost`

const OWN_SERVICES = '/services/'

/**
 * A `fetch` for the services of a brand: its own in process, those that the configuration names over the network, and
 * no others.
 * @param named addresses of external services
 */
export const serviceFetch = (app: () => FastifyInstance, brand: BrandCode, named: readonly string[]): typeof fetch => {
  const own = inProcessFetch(app)
  const foreign = namedFetch([...new Set(named.map((address) => new URL(address).origin))])
  return (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    return origin === innerOrigin(brand) && pathname.startsWith(OWN_SERVICES) ? own(request) : foreign(request)
  }
}

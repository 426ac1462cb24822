import { isIP } from 'node:net'
import { limits } from '../limits'

/** Why the shop does not answer under a host: it is not written as a browser would write it, or it is not ours. */
export type HostFault = 'malformed' | 'unknown'

export interface KnownHosts {
  /** Names that the configuration lists, in lower case and without a port. */
  readonly listed: readonly string[]
  /** The address of this machine that the caller is connected to. */
  readonly localAddress: string | undefined
}

// A URL allows quotes, braces and semicolons in a host. No host name has them, and they are unsafe in a page.
const nameOrAddress = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/
const belowLocalhost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+localhost$/

/**
 * Whether a host is written in the one form that URLs keep it in: lower case, no default port, no other spelling of an
 * address. Two spellings of one host would be two hosts to whatever compares or keeps them as text.
 */
const isNormalHost = (host: string): boolean =>
  host.length <= limits.hosts.longestLetters &&
  nameOrAddress.test(host) &&
  URL.canParse(`http://${host}`) &&
  new URL(`http://${host}`).host === host

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')

/**
 * Why the shop does not answer under the host that a request names; undefined when it does. Known are loopback names
 * and addresses, the address of this machine that the caller is connected to, and the names that are listed.
 */
export const hostFault = (host: string, { listed, localAddress }: KnownHosts): HostFault | undefined => {
  if (!isNormalHost(host)) return 'malformed'
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  const isKnown =
    name === 'localhost' ||
    belowLocalhost.test(name) ||
    listed.includes(name) ||
    // A socket for both families writes an IPv4 address as an IPv6 one.
    (isIP(name) !== 0 && (isLoopback(name) || name === localAddress?.replace(/^::ffff:/, '')))
  return isKnown ? undefined : 'unknown'
}

import { isIP } from 'node:net'

/**
 * Whether addresses may be built from the host a request names. A forged `Host` header must not be able to send a shop's
 * tokens elsewhere: loopback names and bare IP addresses are this machine as somebody typed it; any other name must be
 * listed.
 */
export const isKnownHost = (host: string, listed: readonly string[]): boolean => {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || listed.includes(name)
}

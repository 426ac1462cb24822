import { isIP } from 'node:net'
import * as E from 'fp-ts/Either'
import type { FastifyServerOptions } from 'fastify'
import { limits } from './limits'

/** Which proxies may state, by forwarded headers, the address and protocol of a reader. */
export type TrustedProxies =
  | { readonly tag: 'Nobody' }
  /** Addresses and networks (`10.0.0.0/8`). */
  | { readonly tag: 'Addresses'; readonly addresses: readonly string[] }
  /** The number of proxies, whatever their addresses; only for a shop that is reachable through them alone. */
  | { readonly tag: 'Hops'; readonly hops: number }

const isNetwork = (text: string): boolean => {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  if (family === 0) return false
  return length === undefined || (Number(length) >= 1 && Number(length) <= (family === 4 ? 32 : 128))
}

/**
 * Reads a list of addresses and networks, or a number of proxies; nothing stands for nobody.
 * @returns left: the part that is neither
 */
export const parseTrustedProxies = (text: string): E.Either<string, TrustedProxies> => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first] = parts
  if (first === undefined) return E.right({ tag: 'Nobody' })
  if (parts.length === 1 && /^\d+$/.test(first)) {
    const hops = Number(first)
    if (hops > limits.hosts.mostProxyHops) return E.left(first)
    return E.right(hops === 0 ? { tag: 'Nobody' } : { tag: 'Hops', hops })
  }
  const wrong = parts.find((part) => !isNetwork(part))
  return wrong === undefined ? E.right({ tag: 'Addresses', addresses: parts }) : E.left(wrong)
}

/** The setting in the form of Fastify, which does not trust a bare number, since that names nobody. */
export const trustOf = (proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> => {
  switch (proxies.tag) {
    case 'Nobody':
      return false
    case 'Addresses':
      return [...proxies.addresses]
    case 'Hops':
      return (_address, hop) => hop < proxies.hops
  }
}

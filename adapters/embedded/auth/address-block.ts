import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, since a single customer of a
 * provider has all of that network.
 */
export const addressBlockOf = (address: string): string => {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK)
  return network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

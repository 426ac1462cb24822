import { isIPv6 } from 'node:net'

/** The groups that an address belongs to: one household or office, and the network around it. */
export interface VisitorAddress {
  /** The IPv4 address, or the first 64 bits of an IPv6 address, since one customer usually has all of them. */
  readonly household: string
  /** The first 24 bits of an IPv4 address, or the first 48 of an IPv6 address. */
  readonly block: string
}

const GROUPS_OF_IPV6 = 8

/** The groups of an IPv6 address, with the zeroes that `::` stands for. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeroes = tail === undefined ? 0 : Math.max(0, GROUPS_OF_IPV6 - before.length - after.length)
  return [...before, ...Array.from({ length: zeroes }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}

export const visitorAddress = (ip: string): VisitorAddress => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped === undefined && isIPv6(ip)) {
    const groups = groupsOf(ip)
    return { household: groups.slice(0, 4).join(':'), block: groups.slice(0, 3).join(':') }
  }
  const address = mapped ?? ip
  return { household: address, block: address.split('.').slice(0, 3).join('.') }
}

import { LRUCache } from 'lru-cache'
import { limits } from '../limits'
import type { SearchFault } from './search-fault'
import { visitorAddress } from '../visitor-address'

const MINUTE_MS = 60_000
const { mostRatesRemembered, mostRequestsPerAddressMinute, mostRequestsPerVisitorMinute } = limits.behaviourEvents

/** Counts what each key does in a minute that begins with its first request. @returns seconds to wait, if it was too much */
const perMinute = (most: number): ((key: string) => number | undefined) => {
  // Without `ttlResolution: 0` the cache keeps the time until a timer fires, which a busy process delays.
  const counts = new LRUCache<string, { count: number }>({ max: mostRatesRemembered, ttl: MINUTE_MS, ttlResolution: 0 })
  return (key) => {
    const counted = counts.get(key)
    if (counted === undefined) {
      counts.set(key, { count: 1 })
      return undefined
    }
    counted.count += 1
    return counted.count <= most ? undefined : Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000))
  }
}

/** Limits how many events a sender may report, by address and by visitor. */
export const eventRate = (): ((ip: string, visitor: string) => SearchFault | undefined) => {
  const ofAddress = perMinute(mostRequestsPerAddressMinute)
  const ofVisitor = perMinute(mostRequestsPerVisitorMinute)
  return (ip, visitor) => {
    const { household } = visitorAddress(ip)
    const retryAfterS = ofAddress(household) ?? ofVisitor(`${household} ${visitor}`)
    return retryAfterS === undefined
      ? undefined
      : { code: 429, title: 'Too many events', detail: `Try again in ${retryAfterS} s`, retryAfterS }
  }
}

import pThrottle from 'p-throttle'

const LEAST = 1
const MOST = 30
/** `auto` (HTTP-14). */
const USUAL = 7

const clamped = (rate: number): number => Math.min(MOST, Math.max(LEAST, Math.round(rate)))

/**
 * The requests a second that a setting says (HTTP-14): `auto` is 7, a number is bounded by 1 and 30, and what is no
 * number is as `auto`.
 */
export const requestRate = (setting: string | undefined): number => {
  const rate = Number(setting ?? Number.NaN)
  return Number.isFinite(rate) ? clamped(rate) : USUAL
}

/** A `fetch` that begins at most so many requests a second; others wait for their turn. */
export const throttledFetch = (requestsPerSecond: number, send: typeof fetch): typeof fetch =>
  pThrottle({ limit: requestsPerSecond, interval: 1000 })(send)

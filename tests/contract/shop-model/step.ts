import type { fc } from '@fast-check/vitest'
import type { ServicedBrowser } from '../support/serviced-browser'
import type { Expected } from './expected'
import type { Kept } from './oracle'

/** The browser, and what the services have kept of what was done in it. */
export interface Played {
  readonly browser: ServicedBrowser
  readonly kept: Kept
  /** Article numbers that anybody may order one by one. */
  readonly articles: readonly string[]
}

export type Step = fc.AsyncCommand<Expected, Played, true>

export const step = (
  name: string,
  check: (expected: Expected) => boolean,
  run: (expected: Expected, played: Played) => Promise<void>,
): Step => ({ toString: () => name, check: async (expected) => check(expected), run })

export const always = (): boolean => true
export const hasLines = ({ baskets, customer }: Expected): boolean => baskets[customer].pieces.size > 0

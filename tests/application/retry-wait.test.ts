import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { retryWaitMs } from '#application/timing/retry-wait'

const attempt = fc.integer({ min: 1, max: 2_000 })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('the wait before a retry', () => {
  it('doubles from one second to a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => retryWaitMs(count, 0, undefined))
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  })

  test.prop([attempt, chance])('is spread by up to a quarter, and never more than a minute', (count, by) => {
    const longest = retryWaitMs(count, 0, undefined)
    const wait = retryWaitMs(count, by, undefined)
    expect(wait).toBeGreaterThanOrEqual(Math.floor(longest * 0.75))
    expect(wait).toBeLessThanOrEqual(Math.min(longest, 60_000))
  })

  test.prop([attempt, chance, fc.integer({ min: 0, max: 300_000 })])(
    'is never shorter than the service asked for',
    (count, by, asked) => {
      expect(retryWaitMs(count, by, asked)).toBeGreaterThanOrEqual(asked)
    },
  )

  it('does not stand still for a service that asks for hours', () => {
    expect(retryWaitMs(1, 0, 86_400_000)).toBe(300_000)
  })
})

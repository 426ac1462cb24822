import { beforeAll, describe, expect, it } from 'vitest'
import { buildSimulator, simulated } from './simulated'

/** Sessions of one run; `SIMULATED_SESSIONS` makes it shorter or more thorough. */
const SESSIONS = Number(process.env['SIMULATED_SESSIONS'] ?? 10_000)

/** Milliseconds for all of it, since it may have little more than what other tests leave of the processors. */
const LONG = 1_800_000

const traceOf = (text: string): string | undefined => /^trace (\w+)$/m.exec(text)?.[1]

describe('whole sessions of the shop over a bad network', () => {
  beforeAll(async () => {
    await buildSimulator()
  }, LONG)

  it('keep every invariant', { timeout: LONG }, async () => {
    const half = Math.ceil(SESSIONS / 2)

    const runs = await Promise.all([simulated(1, half), simulated(half + 1, half)])

    expect(runs.filter(({ failed }) => failed).map(({ text }) => text)).toEqual([])
  })

  it('go the same way for the same seed, in separate processes', { timeout: LONG }, async () => {
    const [one, other, another] = await Promise.all([simulated(7, 12), simulated(7, 12), simulated(8, 12)])

    expect(traceOf(one.text)).toMatch(/^[0-9a-f]{64}$/)
    expect(traceOf(other.text)).toBe(traceOf(one.text))
    expect(traceOf(another.text)).not.toBe(traceOf(one.text))
  })
})

import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentListing } from '#domain/content/content-page'
import { createContentfulSource } from '#adapters/remote/content/contentful-source'

/** What the service does with a request: answers with a status, or is not to be reached. */
type Turn = number | 'unreachable'

const nothing = JSON.stringify({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100, items: [] })

const answersIn = (turns: readonly Turn[]) => {
  const at: number[] = []
  const send: typeof fetch = async () => {
    const turn = turns[Math.min(at.length, turns.length - 1)] ?? 200
    at.push(Date.now())
    if (turn === 'unreachable') throw new TypeError('ECONNRESET')
    return new Response(turn === 200 ? nothing : '{}', { status: turn })
  }
  return { at, send }
}

/** Asks once for the listings, with what the client does by itself, and waits for as long as it takes. */
const ask = async (
  turns: readonly Turn[],
): Promise<{ readonly at: readonly number[]; readonly outcome: E.Either<unknown, readonly ContentListing[]> }> => {
  const { at, send } = answersIn(turns)
  const source = createContentfulSource({
    space: 'dahl',
    environment: 'master',
    accessToken: 'content-token',
    host: 'content.test',
    fetch: send,
  })('visitor')
  const asked = source.listings()()
  await vi.waitFor(() => expect(at.length).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(120_000)
  return { at, outcome: await asked }
}

const waitsOf = (at: readonly number[]): readonly number[] =>
  at.slice(1).map((moment, index) => moment - (at[index] ?? 0))

describe('a request to the content service', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each<Turn>([500, 503, 429, 'unreachable'])('[HTTP-10] is sent again after %s', async (turn) => {
    const { at, outcome } = await ask([turn, 200])
    expect(at).toHaveLength(2)
    // No listing is in the answer: the failure is not that of the first request.
    expect(outcome).toMatchObject({ left: { message: 'Content not found', cause: undefined } })
  })

  it.each([400, 401, 404])('[HTTP-10] is not sent again after %s', async (status) => {
    const { at, outcome } = await ask([status, 200])
    expect(at).toHaveLength(1)
    expect(E.isLeft(outcome)).toBe(true)
  })

  it.each<Turn>([503, 429, 'unreachable'])(
    '[HTTP-12] is sent five times in all where the answer stays %s, which is told with its cause',
    async (turn) => {
      const { at, outcome } = await ask([turn])
      expect(at).toHaveLength(5)
      expect(outcome).toMatchObject({ left: { statusCode: 404, cause: expect.any(Error) } })
    },
  )

  it('[HTTP-13] waits longer before each try, by an exponent and by chance', async () => {
    const withChance = async (chance: number): Promise<readonly number[]> => {
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      return waitsOf((await ask([503])).at)
    }
    const [least, most] = [await withChance(0), await withChance(0.999)]
    expect(least).toHaveLength(4)
    for (const [index, wait] of least.entries()) {
      expect(wait - 500).toBeCloseTo(1_000 * Math.SQRT2 ** (index + 1), -1)
      expect((most[index] ?? 0) - wait).toBeGreaterThan(150)
    }
  })

  it('[HTTP-11] is given up after 30 seconds', async () => {
    const late = vi.spyOn(AbortSignal, 'timeout')
    await ask([200])
    expect(late.mock.calls).toEqual([[30_000]])
  })
})

import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import { createTokenKeeper } from '#adapters/remote/token-keeper'
import { clockAt, memoryStore, NOON, tokenFor } from './support/remote-shop'

const DAY = 86_400

describe('a machine whose clock is wrong by up to a day', () => {
  it.prop([
    fc.integer({ min: -DAY, max: DAY }),
    fc.integer({ min: -1000, max: 1000 }),
    fc.integer({ min: 0, max: 120 }),
  ])('[SESSION-15] uses a token exactly while the service has it as good, less the margin', (skew, left, margin) => {
    const keeper = createTokenKeeper({
      store: memoryStore({ 'current-token': tokenFor({ exp: NOON + left }) }),
      clock: clockAt(() => NOON + skew),
      margin: () => margin,
      exchange: () => TE.left({ tag: 'Lost', service: 'auth', status: undefined }),
    })
    keeper.noteServerTime(NOON * 1000)
    expect(keeper.current() !== undefined).toBe(left > margin)
    expect(keeper.stored()).toBe(left > margin ? 'token' : 'none')
  })
})

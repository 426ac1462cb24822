import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { createLoadPage } from '../../../ui/routing/load-page'
import { pageQuery } from '../../../ui/routing/page'
import { memoryCatalogue } from '../../application/support/memory-catalogue'
import { createManualTimers } from '../../support/manual-timers'

const args = { request: new Request('https://shop.test/search?q=ventil'), params: {} }

describe('a page whose service hangs', () => {
  it('has failed with 503 once its time is over, and its calls are aborted', async () => {
    const timers = createManualTimers()
    const { ports } = memoryCatalogue({ menu: [], variants: [], products: {} })
    const signals: AbortSignal[] = []
    const query = pageQuery({
      code: () => Promise.resolve({}),
      ask: (_code, _ports, { signal }) => {
        signals.push(signal)
        return TE.fromTask(() => new Promise<object>(() => undefined))
      },
      cacheKey: () => '',
    })
    const load = createLoadPage(() => ({ ...ports, patience: { timers, waitMs: 300, pageWaitMs: 4_000 } }))

    const loading = load({ id: 'search', query }, args)
    await Promise.resolve()
    await Promise.resolve()
    timers.pass(3_999)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    timers.pass(1)

    await expect(loading).rejects.toMatchObject({ init: { status: 503 } })
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})

import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { lostCall } from '../support/counter-module'
import { createWorld, moa, nils, settled } from '../support/counter-tab'
import { givenTab, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'

const unavailable: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 503,
  message: undefined,
  code: undefined,
  details: [],
  retryAfterMs: 5_000,
}

/** One tab whose calls are retried, without the wait for a newer value. */
const oneTab = async (id = 'a', world = createWorld()) => {
  const tab = await givenTab(world, id, moa, { retried: true, waitMs: 0 })
  await settled()
  const values = () => world.remote.requests.map(({ effect }) => ('value' in effect ? effect.value : effect.what))
  const pass = async (ms: number): Promise<void> => {
    tab.timers.pass(ms)
    await settled()
  }
  const fail = async (failure: CallFailure): Promise<void> => {
    world.remote.next().fail(failure)
    await settled()
  }
  return { ...tab, world, remote: world.remote, values, pass, fail }
}

describe('a call that ends unsettled', () => {
  it('is made again after growing waits, and what asked for it stays pending without an answer in the log', async () => {
    const { counter, fail, pass, values, world } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()

    for (const wait of [1_000, 2_000, 4_000]) {
      await fail(lostCall)
      const before = values().length
      await pass(wait - 1)
      expect(values()).toHaveLength(before)
      await pass(1)
      expect(values()).toHaveLength(before + 1)
    }

    expect(counter.state.get()).toMatchObject({ pending: ['a1'], failed: [] })
    expect(storedBatches(world.store).flatMap(({ records }) => records.map(({ kind }) => kind))).not.toContain('answer')
  })

  it('begins with short waits again once something was answered', async () => {
    const { counter, remote, fail, pass, values } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    await fail(lostCall)
    await pass(1_000)
    await fail(lostCall)
    await pass(2_000)
    remote.next().answer(told)
    await settled()

    counter.dispatch(put('x', 2))
    await settled()
    await fail(lostCall)
    await pass(1_000)

    expect(values()).toEqual([1, 1, 1, 2, 2])
    expect(counter.state.get().confirmed).toEqual(['a1'])
  })

  it('waits at least as long as the service asked for, also when the connection comes back', async () => {
    const { counter, connectivity, fail, pass, values } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()

    await fail(unavailable)
    connectivity.comeBack()
    await pass(4_999)
    expect(values()).toEqual([1])
    await pass(1)

    expect(values()).toEqual([1, 1])
  })

  it('is made again at once when the connection comes back', async () => {
    const { counter, connectivity, fail, values } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    await fail(lostCall)

    connectivity.comeBack()
    await settled()

    expect(values()).toEqual([1, 1])
  })

  it('holds what was asked for after it, so that the order stays', async () => {
    const { counter, remote, fail, pass, values } = await oneTab()
    for (const name of ['x', 'y']) counter.dispatch(put(name, name === 'x' ? 1 : 2))
    await settled()
    await fail(lostCall)
    counter.dispatch(put('z', 3))
    await settled()
    expect(values()).toEqual([1])

    await pass(1_000)
    for (let answers = 0; answers < 3; answers += 1) {
      remote.next().answer(told)
      await settled()
    }

    expect(values()).toEqual([1, 1, 2, 3])
  })

  it('gives way to a newer value of the same key, and settles with it', async () => {
    const { counter, remote, fail, pass, values, runtime } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    counter.dispatch(put('x', 2))
    await settled()

    await fail(lostCall)
    await pass(1_000)
    remote.next().answer(told)
    await runtime.idle()

    expect(values()).toEqual([1, 2])
    expect(counter.state.get().pending).toEqual([])
    expect(counter.state.get().confirmed).toHaveLength(2)
  })

  it('is refused by a real answer, and the rest goes on', async () => {
    const { counter, fail, pass, values } = await oneTab()
    counter.dispatch(put('x', 1))
    counter.dispatch(put('y', 2))
    await settled()
    await fail(lostCall)
    await pass(1_000)

    await fail({ ...unavailable, status: 422 })

    expect(counter.state.get().failed).toEqual(['a1'])
    expect(values()).toEqual([1, 1, 2])
  })

  it('is made again by the tab that leads next', async () => {
    const first = await oneTab()
    first.counter.dispatch(put('x', 1))
    await settled()
    await first.fail(lostCall)
    first.die()

    const next = await oneTab('b', first.world)
    first.remote.next().answer(told)
    await next.runtime.idle()

    expect(next.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
    expect(next.values()).toEqual([1, 1])
  })

  it('is left alone for another user, and made again when its own is back', async () => {
    const { counter, become, fail, pass, values } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    become(nils)
    await fail({ ...unavailable, status: 401, retryAfterMs: undefined })
    await pass(60_000)
    expect(values()).toEqual([1])

    become(moa)
    counter.dispatch(put('y', 2))
    await settled()

    expect(values()).toEqual([1, 1])
  })

  it('is enquired about where a second call could carry it out twice', async () => {
    const { counter, remote, fail, pass } = await oneTab()
    counter.dispatch({ type: 'Order', what: 'pipes' })
    await settled()

    await fail(lostCall)
    await pass(1_000)

    expect(remote.requests.map(({ how }) => how)).toEqual(['run', 'enquire'])
  })

  it('makes no call once the tab has stopped', async () => {
    const { counter, fail, pass, runtime, timers, values } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    await fail(lostCall)

    runtime.stop()
    await pass(60_000)

    expect(values()).toEqual([1])
    expect(timers.waiting()).toBe(0)
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { counterModule, type CounterModule } from '../support/counter-module'
import { createWorld, nils, openTab, settled, type World } from '../support/counter-tab'
import { givenTab, put, told } from '../support/given-tab'

/** Characters: a few batches of the counter. */
const EVERY = 3_000
const FEW = 4

const answerAll = async (world: World): Promise<void> => {
  await settled()
  while (world.remote.open().length > 0) {
    world.remote.next().answer(told)
    await settled()
  }
}

/** A tab that puts values until there is a snapshot, and goes. */
const workUntilSnapshot = async (world: World): Promise<void> => {
  const tab = await givenTab(world, 'a')
  for (let value = 1; world.snapshots.newest() === undefined; value += 1) {
    tab.counter.dispatch(put('x', value))
    tab.runtime.flush()
    await answerAll(world)
  }
  tab.die()
}

describe('a snapshot', () => {
  it('spares the next start the log up to it', async () => {
    const world = createWorld(EVERY)
    await workUntilSnapshot(world)
    const { position } = world.snapshots.newest() ?? { position: 0 }
    expect(position).toBeGreaterThan(1)
    const last = await givenTab(world, 'b')
    const before = last.counter.state.get()
    last.die()
    // Nothing before the snapshot can be read any more.
    world.store.texts.splice(0, position - 1, ...Array.from({ length: position - 1 }, () => 'null'))

    const next = await givenTab(world, 'c')

    expect(next.counter.state.get()).toEqual(before)
  })

  it('is nothing but what the log says: without it a start comes to the same', async () => {
    const world = createWorld(EVERY)
    await workUntilSnapshot(world)
    const by = await givenTab(world, 'b')
    const state = by.counter.state.get()
    by.die()

    await world.snapshots.forget()
    const without = await givenTab(world, 'c')

    expect(without.counter.state.get()).toEqual(state)
  })

  it('knows what was asked for and never answered', async () => {
    const world = createWorld(EVERY)
    const other = await givenTab(world, 'n', nils)
    other.counter.dispatch(put('y', 7))
    await settled()
    other.die()
    await workUntilSnapshot(world)
    const called = world.remote.requests.length

    await givenTab(world, 'm', nils)
    await settled()

    expect(world.remote.requests.slice(called)).toMatchObject([{ how: 'run', effect: { counter: 'y', value: 7 } }])
  })

  it('keeps what streams that were not open have in the log', async () => {
    const world = createWorld(EVERY)
    const elsewhere = openTab(world, 'e')
    const second = elsewhere.runtime.stream(counterModule(world.remote), 'counter:2')
    await elsewhere.started
    second.dispatch(put('z', 9))
    elsewhere.runtime.flush()
    await answerAll(world)
    elsewhere.die()
    await world.snapshots.forget()
    await workUntilSnapshot(world)
    expect(world.snapshots.newest()?.streams.has('counter:2')).toBe(true)

    const next = await givenTab(world, 'b')

    expect(next.runtime.stream(counterModule(world.remote), 'counter:2').state.get()).toMatchObject({
      values: { z: 9 },
    })
  })

  it('keeps nothing of streams that end with their tab', async () => {
    const world = createWorld(EVERY)
    for (const id of ['p', 'q']) {
      const tab = openTab(world, id)
      const ofTab: CounterModule = { ...counterModule(world.remote), name: 'own', scope: 'tab' }
      const own = tab.runtime.stream(ofTab, `own:${id}`)
      await tab.started
      for (let value = 1; value < 3 * FEW; value += 1) own.dispatch(put('z', value))
      tab.runtime.flush()
      await answerAll(world)
      tab.die()
    }

    const { streams, asked } = world.snapshots.newest() ?? {}
    expect([...(streams?.keys() ?? [])]).toEqual(['counter:1'])
    expect(asked).toEqual([])
  })

  it('of another log is not begun with', async () => {
    const world = createWorld(EVERY)
    await workUntilSnapshot(world)
    world.store.texts.length = 0
    const fresh = await givenTab(world, 'b')

    expect(fresh.counter.state.get().values).toEqual({})
  })

  it('is not taken while answers are in memory alone, so that a start after a crash asks again', async () => {
    const world = createWorld(EVERY)
    const tab = await givenTab(world, 'a')
    const edits = 3 * FEW
    for (let value = 1; value <= edits; value += 1) tab.counter.dispatch(put(`x${value}`, value))
    await settled()
    world.store.fault = { tag: 'Full' }
    tab.runtime.flush()
    await answerAll(world)
    tab.die()
    const asked = world.remote.requests.length
    world.store.fault = undefined

    const next = await givenTab(world, 'b')
    await answerAll(world)

    expect(world.remote.requests.length).toBe(asked + edits)
    expect(next.counter.state.get().pending).toEqual([])
  })

  it('is not taken by a tab that read the log before another one had it forget its user', async () => {
    const world = createWorld(EVERY)
    const leader = await givenTab(world, 'a')
    const other = await givenTab(world, 'b')
    leader.counter.dispatch(put('x', 1))
    leader.runtime.flush()
    await answerAll(world)
    other.become(undefined)
    await other.runtime.forget({ ofStream: () => ({ tag: 'Nothing' }), ofEffect: () => undefined })

    for (let value = 2; value < 12; value += 1) {
      leader.counter.dispatch(put('x', value))
      leader.runtime.flush()
      await answerAll(world)
    }

    expect(world.snapshots.newest()).toBeUndefined()
  })

  it('is not taken of what cannot all be read', async () => {
    const world = createWorld(EVERY)
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 1))
    await settled()
    world.store.texts[0] = world.store.texts[0]?.replace('"WasPut"', '"WasWhatever"') ?? ''
    tab.die()
    const next = openTab(world, 'b')
    const second = next.runtime.stream(counterModule(world.remote), 'counter:2')
    await next.started
    expect(next.runtime.halted.get()).toEqual(['counter:1'])

    for (let value = 1; value < 3 * FEW; value += 1) expect(E.isRight(second.dispatch(put('z', value)))).toBe(true)
    next.runtime.flush()
    await answerAll(world)

    expect(world.snapshots.newest()).toBeUndefined()
  })
})

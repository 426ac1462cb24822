import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import { createLogReader } from '#application/runtime/log-reader'
import { createWorld, moa, nils, settled, type World } from '../support/counter-tab'
import { answerAll, givenTab, put, putAll, storedBatch } from '../support/given-tab'
import { createMemoryLogStore, damagedText, openMemoryEventLog, storedBatches } from '../support/memory-event-log'

const recordsIn = (world: World) => storedBatches(world.store).flatMap(({ records }) => records)

const stored = (id: string, position: number, stream: string): StoredBatch => {
  const place = { stream, module: 'counter', correlation: id, causation: undefined }
  return storedBatch(id, position, {
    records: [{ ...place, id: `${id}.0`, kind: 'event', type: 'WasPut', version: 1, payload: {} }],
  })
}

describe('a stream that comes to its end', () => {
  it('gives way to one summary at once, and a start comes to the same state', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    await putAll(world, tab, [
      ['x', 1],
      ['y', 1],
    ])
    expect(recordsIn(world).length).toBeGreaterThan(5)

    await putAll(world, tab, [['end', 1]])

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    const state = tab.counter.state.get()
    tab.die()
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get()).toEqual(state)
  })

  it('goes on after its summary', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    await putAll(world, tab, [
      ['x', 1],
      ['end', 1],
      ['y', 1],
    ])
    tab.die()

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 1, end: 1, y: 1 })
    expect(next.counter.state.get()).toEqual(tab.counter.state.get())
  })

  it('is summarised too when its user leaves it', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    await putAll(world, tab, [
      ['x', 1],
      ['y', 1],
    ])

    tab.runtime.left([tab.counter.name])
    await putAll(world, tab, [['z', 1]])

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    expect(tab.counter.state.get().values).toEqual({ x: 1, y: 1, z: 1 })
  })

  it('is summarised by the tab whose user leaves it, also while another tab leads', async () => {
    const world = createWorld(Infinity)
    const leader = await givenTab(world, 'a')
    const follower = await givenTab(world, 'b')
    follower.counter.dispatch(put('x', 1))
    await settled()

    follower.runtime.left([follower.counter.name])
    await answerAll(world)
    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(1)
    follower.runtime.flush()
    await answerAll(world)

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    await putAll(world, leader, [['y', 1]])
    expect(leader.counter.state.get().values).toEqual({ x: 1, y: 1 })
    expect(follower.counter.state.get().values).toEqual({ x: 1, y: 1 })
  })

  it('keeps all of its records while one of its effects is not answered', async () => {
    const world = createWorld(Infinity)
    const other = await givenTab(world, 'n', nils)
    other.counter.dispatch(put('y', 7))
    await settled()
    other.die()
    const tab = await givenTab(world, 'a', moa)

    await putAll(world, tab, [['end', 1]])

    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(2)
    expect(recordsIn(world).some(({ type }) => type === 'CounterSummarised')).toBe(false)
  })

  it('leaves a log alone in which something is damaged', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    world.store.texts.push(damagedText('counter:2'))

    await putAll(world, tab, [
      ['x', 1],
      ['end', 1],
    ])

    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(2)
  })

  it('is the same, and calls nothing again, in a tab that had read none of it', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    const asleep = await givenTab(world, 'z')
    const stopHearing = world.browser.silence('z')
    // The leading tab hears of the batch, and answers for it, before its own tab has read the log again.
    await putAll(world, tab, [['x', 1]])
    asleep.counter.dispatch(put('z', 5))
    await settled()
    await putAll(world, tab, [
      ['y', 1],
      ['end', 1],
    ])
    const calls = world.remote.requests.length

    stopHearing()
    asleep.counter.dispatch(put('w', 6))
    await answerAll(world)
    tab.die()
    await answerAll(world)
    asleep.runtime.flush()
    await answerAll(world)

    expect(asleep.counter.state.get().values).toEqual({ x: 1, y: 1, end: 1, z: 5, w: 6 })
    expect(asleep.counter.state.get().pending).toEqual([])
    expect(world.remote.requests.slice(calls)).toMatchObject([{ effect: { counter: 'w', value: 6 } }])
  })

  it('gives a tab its own batches of it also when they were summarised before it could read them', async () => {
    const applied: string[] = []
    const closing: StoredBatch = { ...stored('last', 4, 'counter:1'), closes: 'counter:1' }
    const log: EventLog = {
      ...openMemoryEventLog(createMemoryLogStore()),
      readPage: () => TE.right({ batches: [stored('other', 1, 'counter:2'), closing], next: undefined }),
    }
    const catchUp = createLogReader(log, {
      apply: (batches) => applied.push(...batches.map(({ id }) => id)),
      failed: () => undefined,
      done: () => undefined,
    })

    catchUp.onAppended([stored('own', 3, 'counter:1'), stored('of another stream', 2, 'counter:3')])
    await catchUp.run()

    expect(applied).toEqual(['own', 'other', 'last'])
  })
})

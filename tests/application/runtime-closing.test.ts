import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import type { StoredBatch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import { createLogReader } from '#application/runtime/log-reader'
import { createWorld, type CounterTab, moa, nils, openTab, settled, type World } from '../support/counter-tab'
import { createMemoryLogStore, damagedText, openMemoryEventLog, storedBatches } from '../support/memory-event-log'

const put = (counter: string, value: number) => ({ type: 'Put', counter, value }) as const

const answerAll = async (world: World): Promise<void> => {
  await settled()
  while (world.remote.open().length > 0) {
    world.remote.next().answer({ type: 'Told' })
    await settled()
  }
}

const putAll = async (world: World, tab: CounterTab, ...counters: readonly string[]): Promise<void> => {
  for (const counter of counters) {
    tab.counter.dispatch(put(counter, 1))
    tab.runtime.flush()
    await answerAll(world)
  }
}

const recordsIn = (world: World) => storedBatches(world.store).flatMap(({ records }) => records)

const stored = (id: string, position: number, stream: string): StoredBatch => ({
  ...{ id, position, size: 1, tab: 'a', at: instant('2026-03-10T09:30:00+01:00'), basis: 0 },
  owner: undefined,
  records: [
    {
      ...{ id: `${id}.0`, stream, module: 'counter', kind: 'event', type: 'WasPut', version: 1 },
      ...{ correlation: id, causation: undefined, payload: {} },
    },
  ],
})

describe('a stream that comes to its end', () => {
  it('gives way to one summary at once, and a start comes to the same state', async () => {
    const world = createWorld(Infinity)
    const tab = openTab(world, 'a')
    await tab.started
    await putAll(world, tab, 'x', 'y')
    expect(recordsIn(world).length).toBeGreaterThan(5)

    await putAll(world, tab, 'end')

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    const state = tab.counter.state.get()
    tab.die()
    const next = openTab(world, 'b')
    await next.started
    expect(next.counter.state.get()).toEqual(state)
  })

  it('goes on after its summary', async () => {
    const world = createWorld(Infinity)
    const tab = openTab(world, 'a')
    await tab.started
    await putAll(world, tab, 'x', 'end', 'y')
    tab.die()

    const next = openTab(world, 'b')
    await next.started

    expect(next.counter.state.get().values).toEqual({ x: 1, end: 1, y: 1 })
    expect(next.counter.state.get()).toEqual(tab.counter.state.get())
  })

  it('is summarised too when its user leaves it', async () => {
    const world = createWorld(Infinity)
    const tab = openTab(world, 'a')
    await tab.started
    await putAll(world, tab, 'x', 'y')

    tab.runtime.left([tab.counter.name])
    await putAll(world, tab, 'z')

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    expect(tab.counter.state.get().values).toEqual({ x: 1, y: 1, z: 1 })
  })

  it('is summarised by the tab whose user leaves it, also while another tab leads', async () => {
    const world = createWorld(Infinity)
    const leader = openTab(world, 'a')
    await leader.started
    const follower = openTab(world, 'b')
    await follower.started
    follower.counter.dispatch(put('x', 1))
    await settled()

    follower.runtime.left([follower.counter.name])
    await answerAll(world)
    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(1)
    follower.runtime.flush()
    await answerAll(world)

    expect(recordsIn(world).map(({ type }) => type)).toEqual(['CounterSummarised'])
    await putAll(world, leader, 'y')
    expect(leader.counter.state.get().values).toEqual({ x: 1, y: 1 })
    expect(follower.counter.state.get().values).toEqual({ x: 1, y: 1 })
  })

  it('keeps all of its records while one of its effects is not answered', async () => {
    const world = createWorld(Infinity)
    const other = openTab(world, 'n', nils)
    await other.started
    other.counter.dispatch(put('y', 7))
    await settled()
    other.die()
    const tab = openTab(world, 'a', moa)
    await tab.started

    await putAll(world, tab, 'end')

    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(2)
    expect(recordsIn(world).some(({ type }) => type === 'CounterSummarised')).toBe(false)
  })

  it('leaves a log alone in which something is damaged', async () => {
    const world = createWorld(Infinity)
    const tab = openTab(world, 'a')
    await tab.started
    world.store.texts.push(damagedText('counter:2'))

    await putAll(world, tab, 'x', 'end')

    expect(recordsIn(world).filter(({ type }) => type === 'WasPut')).toHaveLength(2)
  })

  it('is the same, and calls nothing again, in a tab that had read none of it', async () => {
    const world = createWorld(Infinity)
    const tab = openTab(world, 'a')
    await tab.started
    const asleep = openTab(world, 'z')
    await asleep.started
    const stopHearing = world.browser.silence('z')
    // The leading tab hears of the batch, and answers for it, before its own tab has read the log again.
    await putAll(world, tab, 'x')
    asleep.counter.dispatch(put('z', 5))
    await settled()
    await putAll(world, tab, 'y', 'end')
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

import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { StoredBatch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import { createLogReader } from '#application/runtime/log-reader'
import type { LogBounds } from '#application/runtime/cutting'
import { createWorld, type CounterTab, moa, nils, settled, type World } from '../support/counter-tab'
import { answerAll, givenTab, put, putAll, storedBatch } from '../support/given-tab'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryLogStore, openMemoryEventLog, storedBatches } from '../support/memory-event-log'

/** A log that is cut as soon as it holds more than a few batches. */
const tight: LogBounds = { largest: 6_000, kept: 2_000, growth: 2_000 }

/** Puts the values from one up to so many. */
const work = (world: World, tab: CounterTab, times: number): Promise<void> =>
  putAll(
    world,
    tab,
    Array.from({ length: times }, (_, index) => ['x', index + 1]),
  )

const sizeOf = (world: World): number => storedBatches(world.store).reduce((sum, { size }) => sum + size, 0)
const summaryIn = (world: World) => storedBatches(world.store).find(({ unanswered }) => unanswered !== undefined)

describe('a log that grows', () => {
  it('is not cut while a tab has notes, which it may have already: it knows them by their batches', async () => {
    const world = createWorld(Infinity)
    const leader = await givenTab(world, 'a', moa, {}, tight)
    const frozen = await givenTab(world, 'b')
    frozen.counter.dispatch(put('y', 7))
    await settled()
    // The page is frozen before it hears that its batch is stored.
    world.journal.open().save('b', storedBatches(world.store))
    frozen.runtime.stop()

    await work(world, leader, 40)
    expect(summaryIn(world)).toBeUndefined()
    world.browser.bury('b')
    await settled()
    leader.timers.pass(60_000)
    await answerAll(world)
    await work(world, leader, 10)

    expect(world.remote.requests.filter(({ effect }) => 'counter' in effect && effect.counter === 'y')).toHaveLength(1)
    expect(summaryIn(world)).toBeDefined()
  })

  it('is cut behind what is settled, and a start comes to the same state', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a', moa, {}, tight)

    await work(world, tab, 40)

    expect(summaryIn(world)).toBeDefined()
    expect(sizeOf(world)).toBeLessThan(tight.largest + 4_000)
    const state = tab.counter.state.get()
    tab.die()
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get()).toEqual(state)
  })

  it('keeps what was asked for and never answered, for the one who asked', async () => {
    const world = createWorld(Infinity)
    const other = await givenTab(world, 'n', nils)
    other.counter.dispatch(put('y', 7))
    await settled()
    other.die()
    const tab = await givenTab(world, 'a', moa, {}, tight)
    await work(world, tab, 40)
    tab.die()
    expect(summaryIn(world)?.unanswered).toContain('n1.1')
    const called = world.remote.requests.length

    await givenTab(world, 'm', nils)
    await settled()

    expect(world.remote.requests.slice(called)).toMatchObject([{ how: 'run', effect: { counter: 'y', value: 7 } }])
  })

  it('is the same to a tab that read nothing while it was cut', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a', moa, {}, tight)
    await work(world, tab, 3)
    const asleep = await givenTab(world, 'z')
    const stopHearing = world.browser.silence('z')
    await work(world, tab, 40)
    expect(asleep.counter.state.get()).not.toEqual(tab.counter.state.get())

    stopHearing()
    asleep.counter.dispatch(put('z', 5))
    await answerAll(world)
    tab.runtime.flush()
    await answerAll(world)

    expect(asleep.counter.state.get()).toEqual(tab.counter.state.get())
    expect(asleep.counter.state.get().values).toMatchObject({ x: 40, z: 5 })
    expect(asleep.counter.state.get().pending).toEqual([])
  })

  it('gives a tab its own batches also when they were cut before it could read them', async () => {
    const own = storedBatch('own', 2)
    const summary: StoredBatch = { ...storedBatch('other.summary', 3), unanswered: [] }
    const applied: string[] = []
    const log: EventLog = {
      ...openMemoryEventLog(createMemoryLogStore()),
      readPage: () => TE.right({ batches: [summary, storedBatch('next', 4)], next: undefined }),
    }
    const catchUp = createLogReader(log, createManualTimers(), {
      apply: (batches) => applied.push(...batches.map(({ id }) => id)),
      failed: () => undefined,
      restarted: () => undefined,
      caughtUp: () => undefined,
      done: () => undefined,
    })

    catchUp.onAppended([own])
    await catchUp.run()

    expect(applied).toEqual(['own', 'other.summary', 'next'])
  })

  it('is left whole while a stream in it cannot be read', async () => {
    const world = createWorld(Infinity)
    const tab = await givenTab(world, 'a')
    await work(world, tab, 3)
    tab.die()
    world.store.texts[0] = world.store.texts[0]?.replace('"WasPut"', '"WasWhatever"') ?? ''
    const before = [...world.store.texts]

    await givenTab(world, 'b', moa, {}, { largest: 100, kept: 50, growth: 1 })
    await settled()

    expect(world.store.texts.slice(0, before.length)).toEqual(before)
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createLogReader, type LogReader } from '#application/runtime/log-reader'
import { createWorld, type CounterTab, settled, type World } from '../support/counter-tab'
import { answerAll, givenTab, order, put, storedBatch } from '../support/given-tab'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryLogStore, openMemoryEventLog } from '../support/memory-event-log'

const broken = { tag: 'Unavailable', reason: 'AbortError' } as const

const howAsked = ({ remote }: World): readonly string[] =>
  remote.requests.map(({ how, effect }) => `${how} ${effect.type}`)

const healed = async (world: World, tab: CounterTab): Promise<void> => {
  world.store.readFault = undefined
  tab.timers.pass(1_000)
  await settled()
}

describe('a read of the log that fails', () => {
  it('does not keep back the call of an order that this tab has stored', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 1))
    tab.runtime.flush()
    await answerAll(world)
    // A position that this tab has not read: what follows must be read, and is not taken from memory.
    world.store.texts.push('null')
    world.store.readFault = broken

    tab.counter.dispatch(order)
    await settled()
    expect(howAsked(world)).toEqual(['run TellValue'])
    expect(tab.runtime.storage.get()).toBe('memory')

    await healed(world, tab)
    expect(howAsked(world)).toEqual(['run TellValue', 'run PlaceOrder'])
    expect(tab.runtime.storage.get()).toBe('stored')
  })

  describe('at the start', () => {
    const startedUnread = async () => {
      const world = createWorld()
      const before = await givenTab(world, 'a')
      before.counter.dispatch(put('x', 1))
      before.runtime.flush()
      await answerAll(world)
      before.counter.dispatch(order)
      await settled()
      before.die()
      world.store.readFault = broken
      const tab = await givenTab(world, 'b')
      const heard: unknown[] = []
      tab.counter.events.subscribe((note) => heard.push(note))
      return { world, tab, heard }
    }

    it('is made good, and what happened before is not heard as news', async () => {
      const { world, tab, heard } = await startedUnread()
      expect(tab.counter.state.get().values).toEqual({})

      await healed(world, tab)

      expect(tab.counter.state.get().values).toEqual({ x: 1 })
      expect(heard).toEqual([])
    })

    it('leaves an order of the page before to be enquired about, and not placed again', async () => {
      const { world, tab } = await startedUnread()
      const asked = howAsked(world).length

      await healed(world, tab)

      expect(howAsked(world).slice(asked)).toEqual(['enquire PlaceOrder'])
    })

    it('lets an order of this page be placed', async () => {
      const { world, tab } = await startedUnread()
      const asked = howAsked(world).length
      tab.counter.dispatch(order)
      await settled()

      await healed(world, tab)
      await answerAll(world)

      expect(howAsked(world).slice(asked)).toEqual(['enquire PlaceOrder', 'run PlaceOrder'])
    })
  })

  describe('as often as it is tried', () => {
    const given = () => {
      const store = createMemoryLogStore()
      store.readFault = broken
      const memory = openMemoryEventLog(store)
      const timers = createManualTimers()
      const told: string[] = []
      let reads = 0
      const reader: LogReader = createLogReader(
        {
          ...memory,
          readPage: (after) => {
            reads += 1
            return memory.readPage(after)
          },
        },
        timers,
        {
          apply: () => undefined,
          failed: () => undefined,
          restarted: (batches) => told.push(`restarted ${batches.length}`),
          caughtUp: () => told.push('caught up'),
          done: () => undefined,
        },
      )
      const pass = async (ms: number): Promise<void> => {
        timers.pass(ms)
        await settled()
      }
      return { store, memory, timers, reader, told, pass, reads: () => reads }
    }

    it('is tried again after 100 ms and twice as long each time, up to ten seconds', async () => {
      const { reader, timers, pass, reads } = given()
      await reader.run()
      const at: number[] = []
      for (let seen = reads(); timers.now() < 45_000; await pass(100)) {
        if (reads() > seen) at.push(timers.now())
        seen = reads()
      }
      expect(at).toEqual([100, 300, 700, 1_500, 3_100, 6_300, 12_700, 22_700, 32_700, 42_700])
    })

    it('is not tried again once it has succeeded, or the tab is closed', async () => {
      const { store, reader, told, pass, reads, timers } = given()
      await reader.run()
      store.readFault = undefined
      await pass(100)
      expect(told).toEqual(['caught up'])
      expect(timers.waiting()).toBe(0)

      store.readFault = broken
      await reader.run()
      reader.stop()
      const before = reads()
      await pass(60_000)
      expect(reads()).toBe(before)
    })

    it('starts again from what the log still has, where that was asked for', async () => {
      const { store, memory, reader, told, pass } = given()
      store.readFault = undefined
      expect(E.isRight(await memory.append([storedBatch('one', 1)], 'strict')())).toBe(true)
      await reader.run()
      store.readFault = broken
      await reader.restart()
      expect(told).toEqual(['caught up'])

      store.readFault = undefined
      await pass(100)
      expect(told).toEqual(['caught up', 'restarted 1', 'caught up'])
    })
  })
})

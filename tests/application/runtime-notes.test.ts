import { describe, expect, it } from 'vitest'
import { createWorld, nils, openTab, settled, type World } from '../support/counter-tab'
import { storedBatches } from '../support/memory-event-log'

const put = (counter: string, value: number) => ({ type: 'Put', counter, value }) as const
const order = { type: 'Order', what: 'pipes' } as const
const told = { type: 'Told' } as const

const dieAtOnce = async (world: World, dispatch: (tab: ReturnType<typeof openTab>) => void): Promise<void> => {
  const tab = openTab(world, 'a')
  await tab.started
  dispatch(tab)
  tab.die()
  await settled()
}

describe('a note', () => {
  it('is there before anybody sees what was decided, and until the log has it', async () => {
    const world = createWorld()
    const tab = openTab(world, 'a')
    await tab.started
    const whenSeen: number[] = []
    tab.counter.state.subscribe(() => whenSeen.push(world.notes.texts.size))

    tab.counter.dispatch(put('x', 3))
    expect(world.notes.texts.size).toBe(1)
    await settled()

    expect(whenSeen).toEqual([1])
    expect(world.notes.texts.size).toBe(0)
    expect(storedBatches(world.store)).toHaveLength(1)
  })

  it('is written of what nobody could ask for again, and of nothing else', async () => {
    const world = createWorld()
    const tab = openTab(world, 'a', undefined, { noted: false })
    await tab.started

    tab.counter.dispatch(put('x', 3))

    expect(world.notes.texts.size).toBe(0)
  })

  it('is not kept of what can only be kept in memory, and so may be called unbeknown to the log', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = openTab(world, 'a')
    await tab.started

    tab.counter.dispatch(put('x', 3))
    await settled()

    expect(world.notes.texts.size).toBe(0)
    expect(tab.runtime.storage.get()).toBe('memory')
  })
})

describe('a tab killed in the tick of a command', () => {
  it('leaves a note that the next start takes up before it calls anything', async () => {
    const world = createWorld()
    await dieAtOnce(world, ({ counter }) => [1, 2].forEach((value) => counter.dispatch(put('x', value))))
    expect(storedBatches(world.store)).toEqual([])

    const next = openTab(world, 'b')
    await next.started
    expect(next.counter.state.get().values).toEqual({ x: 2 })
    await settled()
    world.remote.next().answer(told)
    await next.runtime.idle()

    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { value: 2 } }])
    expect(next.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a3', 'a1'] })
    expect(world.notes.texts.size).toBe(0)
    next.die()

    const third = openTab(world, 'c')
    await third.started
    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2', 'a4', 'b2'])
  })

  it('leaves an order that is enquired about, never placed unasked', async () => {
    const world = createWorld()
    await dieAtOnce(world, ({ counter }) => counter.dispatch(order))

    const next = openTab(world, 'b')
    await next.started
    await settled()

    expect(world.remote.requests).toMatchObject([{ how: 'enquire' }])
  })

  it('leaves its notes to the tab that leads at that moment', async () => {
    const world = createWorld()
    const leader = openTab(world, 'a')
    await leader.started
    const other = openTab(world, 'b')
    await other.started

    other.counter.dispatch(put('x', 7))
    other.die()
    await settled()
    leader.timers.pass(500)
    await settled()

    expect(leader.counter.state.get().values).toEqual({ x: 7 })
    expect(world.remote.requests).toHaveLength(1)
    expect(world.notes.texts.size).toBe(0)
  })

  it('leaves its notes to the tab that leads after it', async () => {
    const world = createWorld()
    const leader = openTab(world, 'a')
    await leader.started
    const other = openTab(world, 'b')
    await other.started

    leader.counter.dispatch(put('x', 7))
    leader.die()
    await settled()

    expect(other.counter.state.get().values).toEqual({ x: 7 })
    expect(world.remote.requests).toHaveLength(1)
  })

  it('leaves nothing to call for another user', async () => {
    const world = createWorld()
    await dieAtOnce(world, ({ counter }) => counter.dispatch(put('x', 3)))

    const next = openTab(world, 'b', nils)
    await next.started
    await settled()

    expect(storedBatches(world.store)).toHaveLength(1)
    expect(world.remote.requests).toEqual([])
  })
})

describe('what was noted', () => {
  it('is taken up once, though the tab died after the log had it', async () => {
    const world = createWorld()
    const tab = openTab(world, 'a')
    await tab.started
    world.store.whenStored = tab.die
    tab.counter.dispatch(put('x', 3))
    await settled()
    world.store.whenStored = () => undefined
    expect([storedBatches(world.store).length, world.notes.texts.size]).toEqual([1, 1])

    const next = openTab(world, 'b')
    await next.started
    await settled()

    expect(storedBatches(world.store)).toHaveLength(1)
    expect(next.counter.state.get().pending).toEqual(['a1'])
    expect(world.notes.texts.size).toBe(0)
    expect(world.remote.requests).toHaveLength(1)
  })

  it('is left to the tab that noted it while that lives', async () => {
    const world = createWorld()
    const slow = openTab(world, 'a')
    await slow.started
    slow.counter.dispatch(put('x', 3))
    const leader = openTab(world, 'b')
    await leader.started

    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2'])
  })

  it('stays noted while the log cannot take it', async () => {
    const world = createWorld()
    await dieAtOnce(world, ({ counter }) => counter.dispatch(put('x', 3)))
    world.store.fault = { tag: 'Full' }
    const next = openTab(world, 'b')
    await next.started
    expect(next.counter.state.get().values).toEqual({})
    next.die()
    world.store.fault = undefined

    const third = openTab(world, 'c')
    await third.started

    expect(third.counter.state.get().values).toEqual({ x: 3 })
  })
})

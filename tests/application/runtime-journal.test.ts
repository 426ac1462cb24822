import { describe, expect, it } from 'vitest'
import { createWorld, nils, type CounterTab, settled, type World } from '../support/counter-tab'
import { givenTab, order, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'

const closeAtOnce = async (world: World, dispatch: (tab: CounterTab) => void): Promise<void> => {
  const tab = await givenTab(world, 'a')
  dispatch(tab)
  tab.close()
  await settled()
}

describe('what the log does not have yet', () => {
  it('is not saved elsewhere while its page is looked at', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    tab.counter.dispatch(put('x', 3))
    expect(world.journal.texts.size).toBe(0)
    await settled()

    expect(world.journal.texts.size).toBe(0)
    expect(storedBatches(world.store)).toHaveLength(1)
  })

  it('is saved when the page is left, until the log has it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    tab.counter.dispatch(put('x', 3))
    tab.pageLife.leave()
    expect(world.journal.texts.size).toBe(1)
    await settled()

    expect(world.journal.texts.size).toBe(0)
    expect(storedBatches(world.store)).toHaveLength(1)
  })

  it('is saved whatever its size', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    tab.counter.dispatch({ type: 'Order', what: 'pipes '.repeat(100_000) })
    tab.close()
    await settled()
    expect(storedBatches(world.store)).toEqual([])

    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().pending).toEqual(['a1'])
  })

  it('is saved no longer once the page is looked at again', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 3))
    tab.pageLife.leave()
    await settled()
    expect(world.journal.texts.size).toBe(1)

    tab.pageLife.comeBack()

    expect(world.journal.texts.size).toBe(0)
  })

  it('is saved with the answers that came in memory, so that the next start does not ask again', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 3))
    await settled()
    tab.timers.pass(500)
    await settled()
    world.remote.next().answer(told)
    await settled()
    tab.close()
    world.store.fault = undefined

    const next = await givenTab(world, 'b')
    await settled()

    expect(next.counter.state.get()).toMatchObject({ values: { x: 3 }, pending: [], confirmed: ['a1'] })
    expect(world.remote.requests).toHaveLength(1)
  })

  it('is lost with a page that is killed unawares, and nothing that the log had', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 1))
    await settled()
    tab.counter.dispatch(put('x', 2))
    tab.die()
    await settled()

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 1 })
  })
})

describe('a page closed in the tick of a command', () => {
  it('leaves what the next start takes up before it calls anything', async () => {
    const world = createWorld()
    await closeAtOnce(world, ({ counter }) => [1, 2].forEach((value) => counter.dispatch(put('x', value))))
    expect(storedBatches(world.store)).toEqual([])

    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 2 })
    await settled()
    world.remote.next().answer(told)
    await next.runtime.idle()

    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { value: 2 } }])
    expect(next.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a3', 'a1'] })
    expect(world.journal.texts.size).toBe(0)
    next.die()

    await givenTab(world, 'c')
    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2', 'a4', 'b2'])
  })

  it('leaves an order that is enquired about, never placed unasked', async () => {
    const world = createWorld()
    await closeAtOnce(world, ({ counter }) => counter.dispatch(order))

    await givenTab(world, 'b')
    await settled()

    expect(world.remote.requests).toMatchObject([{ how: 'enquire' }])
  })

  it('leaves its notes to the tab that leads at that moment', async () => {
    const world = createWorld()
    const leader = await givenTab(world, 'a')
    const other = await givenTab(world, 'b')

    other.counter.dispatch(put('x', 7))
    other.close()
    await settled()
    leader.timers.pass(500)
    await settled()

    expect(leader.counter.state.get().values).toEqual({ x: 7 })
    expect(world.remote.requests).toHaveLength(1)
    expect(world.journal.texts.size).toBe(0)
  })

  it('leaves its notes to the tab that leads after it', async () => {
    const world = createWorld()
    const leader = await givenTab(world, 'a')
    const other = await givenTab(world, 'b')

    leader.counter.dispatch(put('x', 7))
    leader.close()
    await settled()

    expect(other.counter.state.get().values).toEqual({ x: 7 })
    expect(world.remote.requests).toHaveLength(1)
  })

  it('leaves nothing to call for another user', async () => {
    const world = createWorld()
    await closeAtOnce(world, ({ counter }) => counter.dispatch(put('x', 3)))

    await givenTab(world, 'b', nils)
    await settled()

    expect(storedBatches(world.store)).toHaveLength(1)
    expect(world.remote.requests).toEqual([])
  })
})

describe('what was saved', () => {
  it('is taken up once, though the tab died after the log had it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    world.store.whenStored = tab.close
    tab.counter.dispatch(put('x', 3))
    await settled()
    world.store.whenStored = () => undefined
    expect([storedBatches(world.store).length, world.journal.texts.size]).toEqual([1, 1])

    const next = await givenTab(world, 'b')
    await settled()

    expect(storedBatches(world.store)).toHaveLength(1)
    expect(next.counter.state.get().pending).toEqual(['a1'])
    expect(world.journal.texts.size).toBe(0)
    expect(world.remote.requests).toHaveLength(1)
  })

  it('is left to the tab that saved it while that lives', async () => {
    const world = createWorld()
    const slow = await givenTab(world, 'a')
    slow.counter.dispatch(put('x', 3))
    slow.pageLife.leave()
    await givenTab(world, 'b')

    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2'])
  })

  it('stays saved while the log cannot take it', async () => {
    const world = createWorld()
    await closeAtOnce(world, ({ counter }) => counter.dispatch(put('x', 3)))
    world.store.fault = { tag: 'Full' }
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({})
    next.die()
    world.store.fault = undefined

    const third = await givenTab(world, 'c')

    expect(third.counter.state.get().values).toEqual({ x: 3 })
  })

  it('is put to the log again after a while', async () => {
    const world = createWorld()
    await closeAtOnce(world, ({ counter }) => counter.dispatch(put('x', 3)))
    world.store.fault = { tag: 'Full' }
    const next = await givenTab(world, 'b')
    world.store.fault = undefined

    next.timers.pass(10_000)
    await settled()

    expect(next.counter.state.get().values).toEqual({ x: 3 })
    expect(world.journal.texts.size).toBe(0)
  })
})

describe('an order of a page that is closed before the log has it', () => {
  it('is enquired about by the tab that leads, since the page may have sent it from its memory', async () => {
    const world = createWorld()
    await givenTab(world, 'a')
    const closing = await givenTab(world, 'b')
    world.store.fault = { tag: 'Full' }
    closing.counter.dispatch(order)
    await settled()
    closing.runtime.consent.give()
    await settled()
    expect(world.remote.requests).toMatchObject([{ how: 'run' }])

    closing.close()
    world.store.fault = undefined
    await settled()

    expect(world.remote.requests.map(({ how }) => how)).toEqual(['run', 'enquire'])
  })
})

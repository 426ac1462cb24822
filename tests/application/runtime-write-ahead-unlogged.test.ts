import { describe, expect, it } from 'vitest'
import { createWorld, settled } from '../support/counter-tab'
import { answerAll, givenTab, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'
import { putAhead } from '../support/written-ahead'

describe('what is written ahead while a log is full', () => {
  it('is not left in the journal of a page that is looked at, and works from memory', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    putAhead(tab, 'x', 3)()
    expect(world.journal.texts.size).toBe(1)
    await settled()
    expect([tab.runtime.storage.get(), world.journal.texts.size]).toEqual(['memory', 0])

    const carryOut = putAhead(tab, 'x', 4)
    expect(world.journal.texts.size).toBe(0)
    carryOut()
    await settled()
    tab.runtime.flush()
    await answerAll(world)

    expect(tab.counter.state.get()).toMatchObject({ values: { x: 4 }, pending: [] })
    expect(world.journal.texts.size).toBe(0)
  })

  it('is saved when the page is left, and taken up once by the next start', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    putAhead(tab, 'x', 3)()
    await settled()
    putAhead(tab, 'x', 4)
    tab.close()
    world.store.fault = undefined

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 4 })
    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2', 'a4'])
  })

  it('stays saved when the page was left before the log refused it', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    const carryOut = putAhead(tab, 'x', 3)
    tab.pageLife.leave()
    carryOut()
    await settled()
    expect([tab.runtime.storage.get(), world.journal.texts.size]).toEqual(['memory', 1])
    tab.die()
    world.store.fault = undefined

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 3 })
  })

  it('is saved ahead again once the log takes batches', async () => {
    const world = createWorld()
    world.store.fault = { tag: 'Full' }
    const tab = await givenTab(world, 'a')
    putAhead(tab, 'x', 3)()
    await settled()
    world.store.fault = undefined
    tab.timers.pass(10_000)
    await settled()

    putAhead(tab, 'x', 4)
    tab.die()
    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 4 })
  })
})

describe('a page that is left between the decision and what follows from it', () => {
  it('keeps it saved, and stores it once when it is looked at again', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const carryOut = putAhead(tab, 'x', 3)
    tab.pageLife.leave()
    await settled()
    expect(world.journal.texts.size).toBe(1)

    tab.pageLife.comeBack()
    carryOut()
    await settled()
    tab.runtime.flush()
    await settled()
    world.remote.next().answer(told)
    await tab.runtime.idle()

    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2', 'a4'])
    expect(world.journal.texts.size).toBe(0)
    expect(world.remote.requests).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { type CounterTab, createWorld, settled } from '../support/counter-tab'
import { givenTab, put } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'
import { heardIn, putAhead, storedCommands } from '../support/written-ahead'

describe('what is written ahead is, before anything else is decided or folded,', () => {
  it('told of with its own state', async () => {
    const tab = await givenTab(createWorld(), 'a')
    const seen: unknown[] = []
    tab.counter.state.subscribe(() => seen.push(tab.counter.state.get().values['x']))
    putAhead(tab, 'x', 1)
    tab.counter.dispatch(put('x', 2))
    expect(seen).toEqual([1, 2])
  })

  it('told of before the batch of another tab', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const other = await givenTab(world, 'b')
    const heard = heardIn(tab)
    putAhead(tab, 'x', 1)
    other.counter.dispatch(put('y', 2))
    await settled()
    expect(heard).toEqual(['x=1', 'y=2'])
  })

  it('told of in a listener that then dispatches', async () => {
    const tab = await givenTab(createWorld(), 'a')
    const heard = heardIn(tab)
    tab.counter.events.subscribe(({ event }) => {
      if (event.type !== 'WasPut' || event.counter !== 'x') return
      putAhead(tab, 'y', 2)
      tab.counter.dispatch(put('z', 3))
    })
    tab.counter.dispatch(put('x', 1))
    expect(heard).toEqual(['x=1', 'y=2', 'z=3'])
  })

  it('heard by listeners, whose commands come first', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.events.subscribe(({ event }) => {
      if (event.type === 'WasPut' && event.counter === 'x') tab.counter.dispatch(put('y', event.value * 10))
    })
    putAhead(tab, 'x', 1)
    tab.counter.dispatch(put('z', 3))
    await settled()
    expect(storedCommands(world)).toMatchObject([{ value: 1 }, { value: 10 }, { value: 3 }])
  })
})

describe('what is written ahead is', () => {
  it.each([
    ['what waits is to be sent', (tab: CounterTab) => tab.runtime.flush()],
    ['the page is left', (tab: CounterTab) => tab.runtime.part()],
  ])('told of and appended when %s', async (_when, act) => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)
    putAhead(tab, 'x', 3)
    act(tab)
    expect(heard).toEqual(['x=3'])
    await settled()
    expect(storedBatches(world.store)).toHaveLength(1)
    expect(world.remote.requests).toHaveLength(1)
  })

  it('still saved when the page was left and is looked at again', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    putAhead(tab, 'x', 3)
    tab.pageLife.leave()
    tab.pageLife.comeBack()
    tab.die()
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 3 })
  })

  it('still saved while the log does not answer, when the page is looked at again', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    world.store.hangs = true
    putAhead(tab, 'x', 3)()
    tab.pageLife.comeBack()
    await settled()
    tab.die()
    world.store.hangs = false
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 3 })
  })

  it('saved and stored though the dispatch throws after it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    expect(() =>
      tab.runtime.writeAhead(() => {
        tab.counter.dispatch(put('x', 3))
        throw new Error('fault of a view')
      }),
    ).toThrow('fault of a view')
    expect(world.journal.texts.size).toBe(1)
    await settled()
    expect(storedBatches(world.store)).toHaveLength(1)
  })

  it('kept with what is written ahead within it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)
    tab.runtime.writeAhead(() => {
      tab.counter.dispatch(put('x', 1))
      putAhead(tab, 'x', 2)
      tab.counter.dispatch(put('x', 3))
    })
    expect(heard).toEqual([])
  })
})

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { counterModule } from '../support/counter-module'
import { createWorld, type CounterTab, settled } from '../support/counter-tab'
import { answerAll, givenTab, order, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'
import { heardIn, putAhead } from '../support/written-ahead'

/** How often listeners of the state are told. */
const changesOf = (tab: CounterTab): (() => number) => {
  let changes = 0
  tab.counter.state.subscribe(() => (changes += 1))
  return () => changes
}

describe('what is written ahead', () => {
  it('can be read at once, and is told of and appended only when it is carried out', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)
    const changes = changesOf(tab)

    const carryOut = putAhead(tab, 'x', 3)
    expect(tab.counter.state.get().values).toEqual({ x: 3 })
    await settled()
    expect([heard, changes(), storedBatches(world.store)]).toEqual([[], 0, []])
    carryOut()
    expect([heard, changes()]).toEqual([['x=3'], 1])
    await settled()

    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2'])
  })

  it('is in the journal until the log has it, and no longer', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    const carryOut = putAhead(tab, 'x', 3)
    expect(world.journal.texts.size).toBe(1)
    carryOut()
    expect(world.journal.texts.size).toBe(1)
    await settled()

    expect(world.journal.texts.size).toBe(0)
  })

  it('stays in the journal when the log has stored only what was decided before it', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    world.store.delays = true
    putAhead(tab, 'x', 1)()
    await settled()
    putAhead(tab, 'x', 2)

    world.store.whenStored = tab.die
    world.store.waiting.shift()?.()
    await settled()
    world.store.delays = false
    world.store.whenStored = () => undefined
    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 2 })
    expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2', 'a4'])
  })

  it('is carried out once, however often that is asked for', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const heard = heardIn(tab)

    const carryOut = putAhead(tab, 'x', 3)
    carryOut()
    carryOut()
    await settled()
    carryOut()
    await settled()

    expect(heard).toEqual(['x=3'])
    expect(storedBatches(world.store)).toHaveLength(1)
    expect(world.store.appends).toHaveLength(1)
  })

  it('may be nothing at all', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    tab.runtime.writeAhead(() => undefined)()
    await tab.runtime.idle()

    expect([world.journal.texts.size, world.store.appends]).toEqual([0, []])
  })

  it('may be several commands to two streams, all saved and told of in their order', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const module = counterModule(world.remote)
    const second = tab.runtime.stream(module, 'counter:2')
    const heard: string[] = []
    for (const { events } of [tab.counter, second])
      events.subscribe(({ stream, event }) => heard.push(`${stream} ${event.type === 'WasPut' ? event.value : ''}`))

    const carryOut = tab.runtime.writeAhead(() => {
      tab.counter.dispatch(put('x', 1))
      second.dispatch(put('x', 2))
      tab.counter.dispatch(put('x', 3))
    })
    expect(heard).toEqual([])
    carryOut()
    expect(heard).toEqual(['counter:1 1', 'counter:2 2', 'counter:1 3'])
    tab.die()
    await settled()

    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 3 })
    expect(next.runtime.stream(module, 'counter:2').state.get().values).toEqual({ x: 2 })
  })

  it('and refused changes nothing, and is stored with its refusal', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const changes = changesOf(tab)
    const answers: unknown[] = []

    const carryOut = tab.runtime.writeAhead(() => answers.push(tab.counter.dispatch(put('x', -3))))
    expect(answers).toEqual([E.left({ tag: 'Negative', value: -3 })])
    expect(world.journal.texts.size).toBe(1)
    carryOut()
    await tab.runtime.idle()

    expect([changes(), tab.counter.state.get().values]).toEqual([0, {}])
    expect(storedBatches(world.store).flatMap(({ records }) => records.map(({ kind }) => kind))).toEqual([
      'command',
      'refusal',
    ])
  })

  it('keeps the tab from being idle until it is carried out, stored and called', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    let isIdle = false
    const carryOut = putAhead(tab, 'x', 3)
    const idle = tab.runtime.idle().then(() => (isIdle = true))

    await settled()
    expect(isIdle).toBe(false)
    carryOut()
    tab.runtime.flush()
    await settled()
    expect(isIdle).toBe(false)
    await answerAll(world)
    await idle

    expect(world.remote.requests).toHaveLength(1)
  })

  it('is part of what a page that is left sends', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    const carryOut = putAhead(tab, 'x', 3)
    tab.pageLife.leave()
    tab.runtime.part()
    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { value: 3 } }])
    carryOut()
    world.remote.next().answer(told)
    await tab.runtime.idle()

    expect(world.remote.requests).toHaveLength(1)
    expect(tab.counter.state.get()).toMatchObject({ values: { x: 3 }, pending: [] })
  })

  it('and ordered, is called once the log has it, and not before', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')

    const carryOut = tab.runtime.writeAhead(() => tab.counter.dispatch(order))
    await settled()
    expect(world.remote.requests).toEqual([])
    carryOut()
    await settled()

    expect(world.store.appends).toEqual([{ count: 1, durability: 'strict' }])
    expect(world.remote.requests).toMatchObject([{ how: 'run' }])
  })
})

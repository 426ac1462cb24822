import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { createWorld, openTab, settled } from '../support/counter-tab'
import { givenTab, put } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'

describe('a command', () => {
  it('is decided, folded and told of in the same tick', async () => {
    const { counter, started } = openTab(createWorld(), 'a')
    await started
    const seen: number[] = []
    counter.state.subscribe(() => seen.push(counter.state.get().values['x'] ?? 0))

    counter.dispatch(put('x', 3))

    expect(seen).toEqual([3])
    expect(counter.state.get().values).toEqual({ x: 3 })
  })

  it('that is refused changes nothing, and is recorded with its refusal', async () => {
    const world = createWorld()
    const { counter, runtime, started } = openTab(world, 'a')
    await started

    const answer = counter.dispatch(put('x', -3))
    await runtime.idle()

    expect(answer).toEqual(E.left({ tag: 'Negative', value: -3 }))
    expect(counter.state.get().values).toEqual({})
    expect(storedBatches(world.store).flatMap(({ records }) => records.map(({ kind }) => kind))).toEqual([
      'command',
      'refusal',
    ])
  })

  it('lies in one batch with its events and effects, each naming its cause', async () => {
    const world = createWorld()
    const { counter, started } = openTab(world, 'a')
    await started

    counter.dispatch(put('x', 3))
    await settled()

    const [batch] = storedBatches(world.store)
    const [command, event, effect] = batch?.records ?? []
    expect(batch?.records.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'command Put',
      'event WasPut',
      'effect TellValue',
    ])
    expect(command?.causation).toBeUndefined()
    expect(event?.causation).toBe(command?.id)
    expect(effect?.causation).toBe(event?.id)
    expect(new Set(batch?.records.map(({ correlation }) => correlation))).toEqual(new Set([command?.id]))
    expect(batch).toMatchObject({ tab: 'a', owner: { userId: 'moa', customerId: '104822' } })
  })

  it('is written together with the others of its tick, in order', async () => {
    const world = createWorld()
    const { counter, started } = openTab(world, 'a')
    await started

    for (const value of [1, 2, 3]) counter.dispatch(put('x', value))
    await settled()

    expect(world.store.appends).toEqual([{ count: 3, durability: 'relaxed' }])
  })

  it('whose effect must survive for certain is written strictly', async () => {
    const world = createWorld()
    const { counter, started } = openTab(world, 'a')
    await started

    counter.dispatch({ type: 'Order', what: 'pipes' })
    await settled()

    expect(world.store.appends).toEqual([{ count: 1, durability: 'strict' }])
  })

  it('sent by a listener is decided after the change that caused it, and heard of after it', async () => {
    const world = createWorld()
    const { counter, started } = openTab(world, 'a')
    await started
    const heard: unknown[] = []
    counter.events.subscribe(({ event }) => {
      if (event.type === 'WasPut' && event.counter === 'x') counter.dispatch(put('y', event.value * 2))
    })
    counter.events.subscribe(({ event }) => heard.push(event))

    counter.dispatch(put('x', 2))
    await settled()

    expect(counter.state.get().values).toEqual({ x: 2, y: 4 })
    expect(heard).toMatchObject([{ counter: 'x' }, { counter: 'y' }])
    expect(storedBatches(world.store).map(({ records }) => records[0]?.payload)).toMatchObject([
      { counter: 'x' },
      { counter: 'y' },
    ])
  })
})

describe('a log that cannot be written', () => {
  it('leaves the shop working in memory, calls included, and says so', async () => {
    const world = createWorld()
    const { counter, runtime, timers, started } = openTab(world, 'a')
    await started
    world.store.fault = { tag: 'Full' }

    counter.dispatch(put('x', 3))
    await settled()
    timers.pass(500)
    await settled()
    world.remote.next().answer({ type: 'Told' })
    await runtime.idle()

    expect(runtime.storage.get()).toBe('memory')
    expect(counter.state.get()).toMatchObject({ values: { x: 3 }, pending: [], confirmed: ['a1'] })
    expect(world.store.texts).toEqual([])
  })

  it('is given all of it, in order, once it can be written again, and nothing is called twice', async () => {
    const world = createWorld()
    const { counter, runtime, timers, started } = openTab(world, 'a')
    await started
    world.store.fault = { tag: 'Unavailable', reason: 'closed' }
    counter.dispatch(put('x', 3))
    await settled()
    timers.pass(500)
    await settled()
    world.remote.next().answer({ type: 'Told' })
    await runtime.idle()

    world.store.fault = undefined
    counter.dispatch(put('y', 4))
    await settled()
    timers.pass(500)
    await settled()
    world.remote.next().answer({ type: 'Told' })
    await runtime.idle()

    expect(runtime.storage.get()).toBe('stored')
    expect(world.remote.requests).toMatchObject([{ effect: { counter: 'x' } }, { effect: { counter: 'y' } }])
    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 3, y: 4 })
  })
})

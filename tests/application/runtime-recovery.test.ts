import { describe, expect, it } from 'vitest'
import { createWorld, nils, type CounterTab, settled, type World } from '../support/counter-tab'
import { givenTab, order, put, told } from '../support/given-tab'

/** A tab that dies in the moment in which its batch has come to lie in the log. */
const dieWhenStored = async (world: World, dispatch: (tab: CounterTab) => void): Promise<void> => {
  const tab = await givenTab(world, 'a')
  world.store.whenStored = () => tab.runtime.stop()
  dispatch(tab)
  await settled()
  world.store.whenStored = () => undefined
}

/** A tab that dies while its call is on the way. */
const dieWhileCalling = async (world: World, dispatch: (tab: CounterTab) => void): Promise<void> => {
  const tab = await givenTab(world, 'a')
  dispatch(tab)
  await settled()
  tab.timers.pass(500)
  await settled()
  tab.runtime.stop()
  world.remote.next().fail({ tag: 'Aborted', service: 'cart' })
  await settled()
}

describe('a tab closed between store and call', () => {
  it('leaves an effect that the next start runs, without waiting again', async () => {
    const world = createWorld()
    await dieWhenStored(world, ({ counter }) => counter.dispatch(put('x', 3)))
    expect(world.remote.requests).toEqual([])

    const next = await givenTab(world, 'b')
    await settled()
    expect(next.counter.state.get()).toMatchObject({ values: { x: 3 }, pending: ['a1'] })
    world.remote.next().answer(told)
    await next.runtime.idle()

    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { counter: 'x', value: 3 } }])
    expect(next.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
  })

  it('leaves an order that is enquired about, never placed again unasked', async () => {
    const world = createWorld()
    await dieWhenStored(world, ({ counter }) => counter.dispatch(order))

    await givenTab(world, 'b')
    await settled()

    expect(world.remote.requests).toMatchObject([{ how: 'enquire', effect: { type: 'PlaceOrder', what: 'pipes' } }])
  })
})

describe('a tab closed between call and answer', () => {
  it('leaves a call that the next start makes again where that is safe', async () => {
    const world = createWorld()
    await dieWhileCalling(world, ({ counter }) => counter.dispatch(put('x', 3)))

    const next = await givenTab(world, 'b')
    await settled()
    world.remote.next().answer(told)
    await next.runtime.idle()

    expect(world.remote.requests.map(({ how }) => how)).toEqual(['run', 'run'])
    expect(next.counter.state.get().confirmed).toEqual(['a1'])
  })

  it('leaves an order that is enquired about once', async () => {
    const world = createWorld()
    await dieWhileCalling(world, ({ counter }) => counter.dispatch(order))
    const next = await givenTab(world, 'b')
    await settled()
    world.remote.next().answer(told)
    await next.runtime.idle()
    next.runtime.stop()

    const third = await givenTab(world, 'c')
    await settled()

    expect(world.remote.requests.map(({ how }) => how)).toEqual(['run', 'enquire'])
    expect(third.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
  })

  it('sends only the newest of several values found unanswered, and settles them all', async () => {
    const world = createWorld()
    await dieWhenStored(world, ({ counter }) => [1, 2, 3].forEach((value) => counter.dispatch(put('x', value))))

    const next = await givenTab(world, 'b')
    await settled()
    world.remote.next().answer(told)
    await next.runtime.idle()

    expect(world.remote.requests).toMatchObject([{ effect: { value: 3 } }])
    expect(next.counter.state.get().pending).toEqual([])
  })
})

describe('what another user asked for', () => {
  it('is left alone at start', async () => {
    const world = createWorld()
    await dieWhenStored(world, ({ counter }) => counter.dispatch(put('x', 3)))

    await givenTab(world, 'b', nils)
    await settled()

    expect(world.remote.requests).toEqual([])
  })
})

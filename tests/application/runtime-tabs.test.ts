import { describe, expect, it } from 'vitest'
import { lostCall } from '../support/counter-module'
import { createWorld, openTab, settled, type World } from '../support/counter-tab'
import { givenTab, order, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'

const valuesAsked = ({ remote }: World): readonly (number | undefined)[] =>
  remote.requests.map(({ effect }) => ('value' in effect ? effect.value : undefined))

const twoTabs = async (policy = {}) => {
  const world = createWorld()
  const leader = await givenTab(world, 'a', undefined, policy)
  const other = await givenTab(world, 'b', undefined, policy)
  return { world, leader, other }
}

describe('two tabs', () => {
  it('see each other’s changes, each change once', async () => {
    const { leader, other } = await twoTabs()
    const heard: boolean[] = []
    other.counter.events.subscribe(({ own }) => heard.push(own))

    leader.counter.dispatch(put('x', 1))
    await settled()
    other.counter.dispatch(put('y', 2))
    await settled()

    expect(leader.counter.state.get().values).toEqual({ x: 1, y: 2 })
    expect(other.counter.state.get().values).toEqual({ x: 1, y: 2 })
    expect(heard).toEqual([false, true])
  })

  it('never send an older value once the other tab has had an answer to a newer one, and settle it', async () => {
    const { world, leader, other } = await twoTabs()
    leader.counter.dispatch(put('x', 1))
    await settled()
    world.store.fault = { tag: 'Full' }
    other.counter.dispatch(put('x', 2))
    await settled()
    other.timers.pass(500)
    await settled()
    world.store.fault = undefined
    other.counter.dispatch(put('y', 3))
    await settled()

    world.remote.next().answer(told)
    await settled()
    leader.timers.pass(500)
    await settled()
    world.remote.next().answer(told)
    await settled()
    leader.timers.pass(500)
    await settled()

    expect(valuesAsked(world)).toEqual([2, 3])
    expect(leader.counter.state.get().pending).toEqual([])
    expect(other.counter.state.get()).toEqual(leader.counter.state.get())
  })

  it('do not send an older value again whose call was under way when the newer one was answered', async () => {
    const { world, leader, other } = await twoTabs({ retried: true })
    leader.counter.dispatch(put('x', 1))
    await settled()
    leader.timers.pass(500)
    await settled()
    const older = world.remote.next()
    world.store.fault = { tag: 'Full' }
    other.counter.dispatch(put('x', 2))
    await settled()
    other.timers.pass(500)
    await settled()
    world.store.fault = undefined
    world.remote.open()[1]?.answer(told)
    await settled()
    other.timers.pass(10_000)
    await settled()

    expect(older.signal.aborted).toBe(true)
    older.fail(lostCall)
    await settled()
    leader.timers.pass(60_000)
    await settled()

    expect(valuesAsked(world)).toEqual([1, 2])
    expect(leader.counter.state.get().pending).toEqual([])
  })

  it('send the newest value last when the one that takes the lead has it in memory alone', async () => {
    const { world, leader, other } = await twoTabs()
    leader.counter.dispatch(put('x', 1))
    await settled()
    world.store.fault = { tag: 'Full' }
    other.counter.dispatch(put('x', 2))
    await settled()
    leader.die()
    await settled()
    other.timers.pass(500)
    await settled()
    world.remote.next().answer(told)
    await settled()
    other.timers.pass(500)
    await settled()

    expect(valuesAsked(world)).toEqual([2])
    expect(other.counter.state.get().pending).toEqual([])
  })

  it('do not send an older value at a start either, when the log has the answer to a newer one', async () => {
    const { world, leader, other } = await twoTabs()
    leader.counter.dispatch(put('x', 1))
    await settled()
    world.store.fault = { tag: 'Full' }
    other.counter.dispatch(put('x', 2))
    await settled()
    other.timers.pass(500)
    await settled()
    world.remote.next().answer(told)
    await settled()
    leader.die()
    world.store.fault = undefined
    other.timers.pass(10_000)
    await settled()

    const next = await givenTab(world, 'c')
    other.timers.pass(500)
    await settled()

    expect(valuesAsked(world)).toEqual([2])
    expect(next.counter.state.get().pending).toEqual([])
  })

  it('come to the same state when both wrote in the same moment, whatever each saw first', async () => {
    const { world, leader, other } = await twoTabs()

    leader.counter.dispatch(put('x', 1))
    other.counter.dispatch(put('x', 2))
    expect(other.counter.state.get().values).toEqual({ x: 2 })
    await settled()

    expect(leader.counter.state.get()).toEqual(other.counter.state.get())
    const last = storedBatches(world.store)
      .at(-1)
      ?.records.find(({ kind }) => kind === 'event')
    expect(last?.payload).toMatchObject({ value: leader.counter.state.get().values['x'] })
  })

  it('call a service only from the one that leads, and both hear of the answer', async () => {
    const { world, leader, other } = await twoTabs()

    other.counter.dispatch(order)
    await settled()
    expect(world.remote.requests).toHaveLength(1)
    world.remote.next().answer(told)
    await settled()

    expect(leader.counter.state.get().confirmed).toEqual(['b1'])
    expect(other.counter.state.get().confirmed).toEqual(['b1'])
    expect(storedBatches(world.store).map(({ tab }) => tab)).toEqual(['b', 'a'])
  })

  it('send at once from the leading tab what the user of the other one has left', async () => {
    const { world, other } = await twoTabs()

    other.counter.dispatch(put('x', 3))
    other.runtime.flush()
    await settled()
    expect(world.remote.requests).toHaveLength(1)
    world.remote.next().answer(told)
    await settled()

    other.counter.dispatch(put('x', 4))
    await settled()
    expect(world.remote.requests).toHaveLength(1)
    other.runtime.flush()
    await settled()
    expect(world.remote.requests).toHaveLength(2)
  })

  it('lose nothing when the leading one dies: the other takes over and enquires', async () => {
    const { world, leader, other } = await twoTabs()
    leader.counter.dispatch(order)
    await settled()

    leader.runtime.stop()
    world.remote.next().fail({ tag: 'Aborted', service: 'cart' })
    await settled()
    world.remote.next().answer(told)
    await other.runtime.idle()

    expect(world.remote.requests.map(({ how }) => how)).toEqual(['run', 'enquire'])
    expect(other.counter.state.get().confirmed).toEqual(['a1'])
  })

  it('call from the asking tab what only that tab can', async () => {
    const { world, leader, other } = await twoTabs({ runsIn: 'asker' })

    other.counter.dispatch(order)
    await settled()
    world.remote.next().answer(told)
    await settled()

    expect(world.remote.requests).toHaveLength(1)
    expect(storedBatches(world.store).map(({ tab }) => tab)).toEqual(['b', 'b'])
    expect(leader.counter.state.get().confirmed).toEqual(['b1'])
  })

  it('leave the calls to another one that has taken the lead meanwhile', async () => {
    const { world, leader, other } = await twoTabs()
    leader.counter.dispatch(put('x', 1))
    await settled()

    world.browser.depose()
    await settled()
    expect([leader.runtime.isLeading(), other.runtime.isLeading()]).toEqual([false, true])
    leader.timers.pass(500)
    other.timers.pass(500)
    await settled()
    expect(world.remote.requests).toHaveLength(1)
    world.remote.next().answer(told)
    await settled()

    leader.counter.dispatch(order)
    await settled()
    expect(world.remote.requests).toHaveLength(2)
    expect(storedBatches(world.store).map(({ tab }) => tab)).toEqual(['a', 'b', 'a'])
  })

  it('settle no call twice when one takes the lead while a call of the other is under way', async () => {
    const { world, leader, other } = await twoTabs({ waitMs: 0 })
    leader.counter.dispatch(put('x', 1))
    await settled()
    leader.counter.dispatch(put('x', 2))
    await settled()
    world.browser.depose()
    await settled()
    expect(valuesAsked(world)).toEqual([1, 2])

    world.remote.next().answer(told)
    await settled()
    world.remote.next().answer(told)
    await settled()

    const settles = storedBatches(world.store).flatMap(({ records }) =>
      records.flatMap((record) => (record.kind === 'answer' ? record.settles : [])),
    )
    expect(settles).toEqual([...new Set(settles)])
    expect(other.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1', 'a3'] })
  })

  it('do not repeat old news to a tab that opens later', async () => {
    const { world, leader } = await twoTabs()
    leader.counter.dispatch(put('x', 1))
    await settled()

    const third = openTab(world, 'c')
    const heard: unknown[] = []
    third.counter.events.subscribe((note) => heard.push(note))
    await third.started
    await settled()

    expect(third.counter.state.get().values).toEqual({ x: 1 })
    expect(heard).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { createWorld, openTab, settled } from '../support/counter-tab'
import { storedBatches } from '../support/memory-event-log'

const put = (counter: string, value: number) => ({ type: 'Put', counter, value }) as const
const told = { type: 'Told' } as const

const oneTab = async () => {
  const world = createWorld()
  const tab = openTab(world, 'a')
  await tab.started
  const asked = () =>
    world.remote.requests.map(({ effect }) =>
      effect.type === 'TellValue' ? `${effect.counter}=${effect.value}` : effect.what,
    )
  return { ...tab, ...world, asked }
}

describe('when its page is left, a tab', () => {
  it('calls what changes different things at once, in order, and settles each by its own answer', async () => {
    const { counter, runtime, remote, asked } = await oneTab()
    for (const name of ['x', 'y', 'z']) counter.dispatch(put(name, 1))
    await settled()

    runtime.part()
    await settled()
    expect(asked()).toEqual(['x=1', 'y=1', 'z=1'])

    // The last one asked is answered first.
    remote.open().at(-1)?.answer(told)
    await settled()
    expect(counter.state.get().pending).toHaveLength(2)
    remote.next().answer(told)
    remote.next().answer(told)
    await runtime.idle()
    expect(counter.state.get()).toMatchObject({ pending: [], values: { x: 1, y: 1, z: 1 } })
    expect(asked()).toHaveLength(3)
  })

  it('tells each call of all that leave with it: the network does not keep their order', async () => {
    const { counter, runtime, remote, timers } = await oneTab()
    counter.dispatch(put('w', 1))
    await settled()
    timers.pass(500)
    for (const name of ['x', 'y', 'z']) counter.dispatch(put(name, 1))
    await settled()

    runtime.part()
    await settled()

    // The first was on its way before the page was left.
    expect(remote.requests.map(({ besides }) => besides)).toEqual([0, 3, 3, 3])
  })

  it('waits with what may change anything, and with all that was asked for after it', async () => {
    const { counter, runtime, remote, asked } = await oneTab()
    counter.dispatch(put('x', 1))
    counter.dispatch({ type: 'Order', what: 'pipes' })
    counter.dispatch(put('y', 1))
    await settled()

    runtime.part()
    await settled()
    expect(asked()).toEqual(['x=1'])

    remote.next().answer(told)
    await settled()
    expect(asked()).toEqual(['x=1', 'pipes'])
  })

  it('keeps the newer value of a thing behind the older one, which might be carried out after it', async () => {
    const { counter, runtime, remote, timers, asked } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    timers.pass(500)
    await settled()
    counter.dispatch(put('x', 2))
    await settled()

    runtime.part()
    await settled()
    expect(asked()).toEqual(['x=1'])

    remote.next().answer(told)
    await settled()
    expect(asked()).toEqual(['x=1', 'x=2'])
  })

  it('calls what the log does not have yet, once', async () => {
    const { counter, runtime, remote, store, asked } = await oneTab()
    counter.dispatch(put('x', 1))
    counter.dispatch(put('y', 2))

    runtime.part()
    await settled()
    expect(asked()).toEqual(['x=1', 'y=2'])

    remote.next().answer(told)
    remote.next().answer(told)
    await runtime.idle()
    expect(asked()).toHaveLength(2)
    expect(counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1', expect.any(String)] })
    expect(storedBatches(store).flatMap(({ records }) => records.filter(({ kind }) => kind === 'answer'))).toHaveLength(
      2,
    )
  })

  it('goes on as ever when the page is looked at again: one call at a time', async () => {
    const { counter, runtime, remote, timers, asked } = await oneTab()
    runtime.part()
    counter.dispatch(put('x', 1))
    counter.dispatch(put('y', 1))
    await settled()
    timers.pass(500)
    await settled()
    expect(asked()).toEqual(['x=1'])
    remote.next().answer(told)
    await settled()
    expect(asked()).toEqual(['x=1', 'y=1'])
  })
})

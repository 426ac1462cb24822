import { describe, expect, it } from 'vitest'
import { lostCall } from '../support/counter-module'
import { createWorld, moa, nils, settled } from '../support/counter-tab'
import { givenTab, put, told } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'

const oneTab = async () => {
  const world = createWorld()
  const tab = await givenTab(world, 'a')
  return { ...world, ...tab }
}

describe('the outbox', () => {
  it('calls only after the batch that asked is stored', async () => {
    const { store, counter, remote } = await oneTab()
    let callsWhenStored = -1
    store.whenStored = () => {
      callsWhenStored = remote.requests.length
    }

    counter.dispatch({ type: 'Order', what: 'pipes' })
    expect(remote.requests).toEqual([])
    await settled()

    expect(callsWhenStored).toBe(0)
    expect(remote.requests).toHaveLength(1)
  })

  it('[CART-26] sends the last of three quick values, once, 500 ms after it', async () => {
    const { counter, remote, timers } = await oneTab()

    for (const value of [2, 3, 4]) {
      counter.dispatch(put('x', value))
      await settled()
      timers.pass(499)
      await settled()
    }
    expect(remote.requests).toEqual([])
    timers.pass(1)
    await settled()

    expect(remote.requests).toMatchObject([{ how: 'run', effect: { counter: 'x', value: 4 } }])
  })

  it('settles the replaced together with the one that was sent', async () => {
    const { counter, remote, timers, runtime, store } = await oneTab()
    for (const value of [2, 3, 4]) counter.dispatch(put('x', value))
    await settled()
    timers.pass(500)
    await settled()

    remote.next().answer(told)
    await runtime.idle()

    expect(counter.state.get().pending).toEqual([])
    expect(counter.state.get().confirmed).toHaveLength(3)
    const answers = storedBatches(store).flatMap(({ records }) => records.filter(({ kind }) => kind === 'answer'))
    const effects = storedBatches(store).flatMap(({ records }) => records.filter(({ kind }) => kind === 'effect'))
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({ type: 'Told', settles: [effects[2]?.id, effects[0]?.id, effects[1]?.id] })
  })

  it('writes an attempt, its answer and what follows in one batch, and what came in it once', async () => {
    const { counter, remote, runtime, store } = await oneTab()
    counter.dispatch({ type: 'Order', what: 'pipes' })
    await settled()

    remote.next().fail(lostCall)
    await runtime.idle()

    const last = storedBatches(store).at(-1)
    expect(last?.records.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'attempt CallAttempted',
      'answer Failed',
      'event HasFailed',
    ])
    expect(last?.records[1]?.payload).toEqual({})
    expect(last?.records[2]?.causation).toBe(last?.records[1]?.id)
    expect(last?.records[0]?.correlation).toBe('a1')
  })

  it('keeps one call in flight in a lane, in order, and does not let other keys replace each other', async () => {
    const { counter, remote, timers } = await oneTab()
    counter.dispatch(put('x', 1))
    counter.dispatch(put('y', 1))
    await settled()
    timers.pass(500)
    await settled()
    expect(remote.open()).toMatchObject([{ request: { effect: { counter: 'x' } } }])

    remote.next().answer(told)
    await settled()

    expect(remote.open()).toMatchObject([{ request: { effect: { counter: 'y' } } }])
  })

  it('leaves a call in flight alone when a newer value comes, and sends that one after it', async () => {
    const { counter, remote, timers, runtime } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()
    timers.pass(500)
    await settled()
    counter.dispatch(put('x', 2))
    await settled()
    timers.pass(500)
    await settled()
    expect(remote.requests).toHaveLength(1)

    remote.next().answer(told)
    await settled()
    remote.next().answer(told)
    await runtime.idle()

    expect(remote.requests.map(({ effect }) => effect)).toMatchObject([{ value: 1 }, { value: 2 }])
    expect(counter.state.get().values).toEqual({ x: 2 })
  })

  it('does not let the settling of one of three change the other two', async () => {
    const { counter, remote, timers } = await oneTab()
    for (const name of ['x', 'y', 'z']) counter.dispatch(put(name, 7))
    await settled()
    timers.pass(500)
    await settled()
    const before = counter.state.get().values
    const seen: unknown[] = []
    counter.state.subscribe(() => seen.push(counter.state.get().values))

    remote.next().answer(told)
    await settled()

    expect(seen).toEqual([before])
    expect(counter.state.get().pending).toHaveLength(2)
  })

  it('sends at once what the user does not want to wait for, stored or not', async () => {
    const { counter, remote, runtime } = await oneTab()
    counter.dispatch(put('x', 1))
    runtime.flush()
    await settled()
    expect(remote.requests).toHaveLength(1)
    remote.next().answer(told)
    await settled()

    counter.dispatch(put('x', 2))
    await settled()
    runtime.flush('another lane')
    await settled()
    expect(remote.requests).toHaveLength(1)
    runtime.flush('counter')
    await settled()
    expect(remote.requests).toHaveLength(2)
  })

  it('[CART-21] tells when a call starts and when the last open one has ended', async () => {
    const { counter, remote, runtime } = await oneTab()
    const seen: string[] = []
    runtime.transitions.subscribe(({ lane, kind, open }) => seen.push(`${lane} ${kind} ${open}`))
    counter.dispatch({ type: 'Order', what: 'pipes' })
    counter.dispatch({ type: 'Order', what: 'taps' })
    await settled()
    expect(seen).toEqual(['counter started 2'])

    remote.next().answer(told)
    await settled()
    remote.next().fail(lostCall)
    await runtime.idle()

    expect(seen).toEqual(['counter started 2', 'counter succeeded 1', 'counter started 1', 'counter failed 0'])
  })

  it('keeps what one user asked for until that user is back', async () => {
    const { counter, remote, timers, become } = await oneTab()
    counter.dispatch(put('x', 1))
    await settled()

    become(nils)
    timers.pass(500)
    counter.dispatch(put('y', 1))
    await settled()
    timers.pass(500)
    await settled()
    expect(remote.requests).toMatchObject([{ effect: { counter: 'y' } }])
    remote.next().answer(told)
    await settled()

    become(moa)
    counter.dispatch(put('z', -1))
    await settled()
    timers.pass(500)
    await settled()
    expect(remote.requests).toMatchObject([{ effect: { counter: 'y' } }, { effect: { counter: 'x' } }])
  })

  it('aborts its calls when it stops, and records no answer for them', async () => {
    const { counter, remote, runtime, store } = await oneTab()
    counter.dispatch({ type: 'Order', what: 'pipes' })
    await settled()
    const call = remote.next()

    runtime.stop()
    call.fail({ tag: 'Aborted', service: 'cart' })
    await settled()

    expect(call.signal.aborted).toBe(true)
    expect(store.texts).toHaveLength(1)
  })
})

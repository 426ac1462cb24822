import { describe, expect, it } from 'vitest'
import { createWorld, openTab, settled, type World } from '../support/counter-tab'
import { storedBatches } from '../support/memory-event-log'

const put = (counter: string, value: number) => ({ type: 'Put', counter, value }) as const
const order = { type: 'Order', what: 'pipes' } as const
const told = { type: 'Told' } as const

const DEADLINE_MS = 5_000
const RETRY_MS = 10_000

const givenTab = async (world: World) => {
  const tab = openTab(world, 'a')
  await tab.started
  return tab
}

/** An order is asked for while the log cannot be written. */
const orderUnlogged = async (world: World, { counter }: Pick<Awaited<ReturnType<typeof givenTab>>, 'counter'>) => {
  world.store.fault = { tag: 'Full' }
  counter.dispatch(order)
  await settled()
}

const givenUnloggedOrder = async () => {
  const world = createWorld()
  const tab = await givenTab(world)
  await orderUnlogged(world, tab)
  return { world, ...tab }
}

/** The log can be written again, and is asked to take what it could not; it has not answered. */
const askLogAgain = async (world: World, { timers }: Pick<Awaited<ReturnType<typeof givenTab>>, 'timers'>) => {
  world.store.fault = undefined
  world.store.delays = true
  timers.pass(RETRY_MS)
  await settled()
}

describe('an order that the log cannot take', () => {
  it('is not placed before the user has been asked', async () => {
    const { world, runtime, counter } = await givenUnloggedOrder()

    expect(world.remote.requests).toEqual([])
    expect(runtime.consent.isNeeded.get()).toBe(true)
    expect(counter.state.get().pending).toEqual(['a1'])
  })

  it('is placed once the user says so', async () => {
    const { world, runtime, counter } = await givenUnloggedOrder()

    runtime.consent.give()
    await settled()
    world.remote.next().answer(told)
    await settled()

    expect(runtime.consent.isNeeded.get()).toBe(false)
    expect(world.remote.requests).toMatchObject([{ how: 'run' }])
    expect(counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
  })

  it('is settled without a call when the user does not want it', async () => {
    const { world, runtime, timers, counter } = await givenUnloggedOrder()

    runtime.consent.refuse()
    await settled()
    world.store.fault = undefined
    timers.pass(RETRY_MS)
    await settled()

    expect(runtime.consent.isNeeded.get()).toBe(false)
    expect(world.remote.requests).toEqual([])
    expect(counter.state.get().pending).toEqual([])
    expect(storedBatches(world.store)).toHaveLength(2)
  })

  it('is neither placed nor stored while the user is being asked, also when the log works again', async () => {
    const { world, runtime, timers, counter } = await givenUnloggedOrder()

    world.store.fault = undefined
    timers.pass(RETRY_MS)
    await settled()
    counter.dispatch(put('x', 1))
    await settled()
    timers.pass(6 * RETRY_MS)
    await settled()

    expect(runtime.consent.isNeeded.get()).toBe(true)
    expect(world.remote.requests.map(({ effect }) => effect.type)).not.toContain('PlaceOrder')
    expect(storedBatches(world.store)).toEqual([])
  })

  it('is stored with all that waited behind it once the user has answered', async () => {
    const { world, runtime, timers } = await givenUnloggedOrder()
    world.store.fault = undefined
    timers.pass(RETRY_MS)
    await settled()

    runtime.consent.give()
    await settled()
    world.remote.next().answer(told)
    await settled()

    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { type: 'PlaceOrder' } }])
    expect(storedBatches(world.store)).toHaveLength(2)
    expect(runtime.storage.get()).toBe('stored')
  })
})

describe('a log that does not answer', () => {
  it('is not waited for longer than the deadline: what was asked is called from memory, and that is told', async () => {
    const world = createWorld()
    const { counter, runtime, timers } = await givenTab(world)
    world.store.hangs = true
    counter.dispatch(put('x', 3))
    await settled()
    timers.pass(DEADLINE_MS - 1)
    await settled()
    expect(runtime.storage.get()).toBe('stored')

    timers.pass(1)
    await settled()
    timers.pass(500)
    await settled()

    expect(runtime.storage.get()).toBe('memory')
    expect(world.remote.requests).toMatchObject([{ effect: { value: 3 } }])
  })

  it('takes no order late that its user has cancelled meanwhile, so that another tab does not place it', async () => {
    const world = createWorld()
    const leader = openTab(world, 'leader')
    await leader.started
    const { counter, runtime, timers } = await givenTab(world)
    world.store.delays = true
    counter.dispatch(order)
    await settled()
    timers.pass(DEADLINE_MS)
    await settled()
    expect(runtime.consent.isNeeded.get()).toBe(true)
    runtime.consent.refuse()
    await settled()

    world.store.delays = false
    world.store.waiting.shift()?.()
    await settled()
    leader.counter.dispatch(put('x', 1))
    await settled()
    world.store.waiting.shift()?.()
    await settled()

    expect(world.remote.requests).toEqual([])
    expect(leader.counter.state.get()).toMatchObject({ confirmed: ['a1'], pending: ['leader1'] })
  })

  it('is tried again after a while, and gets what it missed without a second call', async () => {
    const world = createWorld()
    const { counter, runtime, timers } = await givenTab(world)
    world.store.hangs = true
    counter.dispatch(put('x', 3))
    await settled()
    timers.pass(DEADLINE_MS)
    await settled()
    timers.pass(500)
    await settled()
    world.remote.next().answer(told)
    await settled()
    world.store.hangs = false

    timers.pass(DEADLINE_MS + RETRY_MS)
    await settled()
    timers.pass(DEADLINE_MS + RETRY_MS)
    await settled()

    expect(runtime.storage.get()).toBe('stored')
    expect(storedBatches(world.store)).toHaveLength(2)
    expect(world.remote.requests).toHaveLength(1)
  })

  it('does not hold a start for ever', async () => {
    const world = createWorld()
    world.store.hangs = true
    const { counter, runtime, timers, started } = openTab(world, 'a')
    let hasStarted = false
    void started.then(() => (hasStarted = true))
    await settled()
    expect(hasStarted).toBe(false)

    timers.pass(8_000)
    await settled()
    expect(hasStarted).toBe(true)
    counter.dispatch(put('x', 3))
    await settled()
    timers.pass(DEADLINE_MS)
    await settled()
    timers.pass(500)
    await settled()

    expect(runtime.storage.get()).toBe('memory')
    expect(world.remote.requests).toMatchObject([{ effect: { value: 3 } }])
  })
})

describe('an order that is sent from memory while another tab leads', () => {
  const givenLeader = async () => {
    const world = createWorld()
    const leader = openTab(world, 'leader')
    await leader.started
    return { world, leader, ...(await givenTab(world)) }
  }
  const ordersIn = (world: World) => world.remote.requests.filter(({ effect }) => effect.type === 'PlaceOrder')

  it('is sent once, also when the log can be written again before the answer', async () => {
    const { world, leader, counter, runtime, timers } = await givenLeader()
    await orderUnlogged(world, { counter })
    runtime.consent.give()
    await settled()

    world.store.fault = undefined
    timers.pass(RETRY_MS)
    await settled()
    world.remote.next().answer(told)
    await settled()

    expect(ordersIn(world)).toHaveLength(1)
    expect(leader.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
  })

  it('is sent once, also when the log takes it in the moment of the consent', async () => {
    const { world, leader, counter, runtime, timers } = await givenLeader()
    await orderUnlogged(world, { counter })
    await askLogAgain(world, { timers })

    runtime.consent.give()
    await settled()
    world.store.delays = false
    world.store.waiting.shift()?.()
    await settled()
    world.remote.next().answer(told)
    await settled()

    expect(ordersIn(world)).toHaveLength(1)
    expect(leader.counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
    expect(counter.state.get()).toMatchObject({ pending: [], confirmed: ['a1'] })
  })
})

describe('an order that is cancelled while the log is asked to take it', () => {
  it('is not placed, also when more has been decided meanwhile', async () => {
    const world = createWorld()
    const { counter, runtime, timers } = await givenTab(world)
    await orderUnlogged(world, { counter })
    await askLogAgain(world, { timers })
    counter.dispatch(put('x', -1))

    runtime.consent.refuse()
    world.store.delays = false
    world.store.waiting.shift()?.()
    await settled()

    expect(world.remote.requests).toEqual([])
    expect(counter.state.get()).toMatchObject({ pending: [] })
    expect(storedBatches(world.store)).toHaveLength(3)
  })
})

describe('an order that was sent from memory and answered', () => {
  it('is sent once, also when the log then has it on another page than its answer', async () => {
    const world = createWorld()
    const tab = await givenTab(world)
    const other = openTab(world, 'b')
    await other.started
    // The log has two batches of another tab that this one has not read: a page holds three.
    const wake = world.browser.silence('a')
    other.counter.dispatch({ type: 'Put', counter: 'y', value: -1 })
    other.counter.dispatch({ type: 'Put', counter: 'y', value: -2 })
    await settled()
    await orderUnlogged(world, tab)
    tab.runtime.consent.give()
    await settled()
    world.remote.next().answer(told)
    await settled()

    world.store.fault = undefined
    tab.timers.pass(RETRY_MS)
    await settled()
    wake()
    await settled()

    expect(storedBatches(world.store)).toHaveLength(4)
    expect(world.remote.requests.filter(({ effect }) => effect.type === 'PlaceOrder')).toHaveLength(1)
  })
})

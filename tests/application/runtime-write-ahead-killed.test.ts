import { describe, expect, it } from 'vitest'
import { createWorld, settled } from '../support/counter-tab'
import { answerAll, givenTab, order, put } from '../support/given-tab'
import { storedBatches } from '../support/memory-event-log'
import { putAhead } from '../support/written-ahead'

describe('[CART-26] a page killed in the task of a command that was written ahead', () => {
  it('leaves it to the next start, which calls the service once', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    putAhead(tab, 'x', 3)
    tab.die()
    await settled()
    expect(storedBatches(world.store)).toEqual([])

    const next = await givenTab(world, 'b')
    expect(next.counter.state.get().values).toEqual({ x: 3 })
    next.runtime.flush()
    await answerAll(world)
    await next.runtime.idle()

    expect(world.remote.requests).toMatchObject([{ how: 'run', effect: { value: 3 } }])
    expect(world.journal.texts.size).toBe(0)
  })

  it('leaves it too after it was carried out, and while it is appended', async () => {
    for (const wait of [async () => undefined, () => Promise.resolve(), settled]) {
      const world = createWorld()
      const tab = await givenTab(world, 'a')
      putAhead(tab, 'x', 3)()
      await wait()
      tab.die()
      await settled()

      const next = await givenTab(world, 'b')

      expect(next.counter.state.get().values).toEqual({ x: 3 })
      expect(storedBatches(world.store).map(({ id }) => id)).toEqual(['a2'])
    }
  })

  it('leaves what was dispatched before it and is not stored', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.counter.dispatch(put('x', 1))
    putAhead(tab, 'y', 2)
    tab.die()

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 1, y: 2 })
  })

  it('leaves an order that is enquired about, never placed unasked', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    tab.runtime.writeAhead(() => tab.counter.dispatch(order))
    tab.die()

    await givenTab(world, 'b')
    await settled()

    expect(world.remote.requests).toMatchObject([{ how: 'enquire' }])
  })

  it.each([
    ['leads', { killed: 'b' }],
    ['leads after it', { killed: 'a' }],
  ])('leaves it to the tab that %s', async (_which, { killed }) => {
    const world = createWorld()
    const [first, second] = [await givenTab(world, 'a'), await givenTab(world, 'b')]
    const [gone, left] = killed === 'a' ? [first, second] : [second, first]
    putAhead(gone, 'x', 7)
    await settled()
    expect(left.counter.state.get().values).toEqual({})

    gone.die()
    await settled()
    left.runtime.flush()
    await answerAll(world)

    expect(left.counter.state.get().values).toEqual({ x: 7 })
    expect(world.remote.requests).toHaveLength(1)
    expect(world.journal.texts.size).toBe(0)
  })

  it('leaves it though its runtime had stopped before it was carried out', async () => {
    const world = createWorld()
    const tab = await givenTab(world, 'a')
    const carryOut = putAhead(tab, 'x', 3)
    tab.runtime.stop()
    carryOut()
    await settled()
    expect(storedBatches(world.store)).toEqual([])
    tab.die()

    const next = await givenTab(world, 'b')

    expect(next.counter.state.get().values).toEqual({ x: 3 })
  })
})

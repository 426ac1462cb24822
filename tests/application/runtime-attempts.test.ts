import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import { lostCall } from '../support/counter-module'
import { createWorld, moa, openTab, settled, type World } from '../support/counter-tab'
import { storedBatches } from '../support/memory-event-log'

const put = { type: 'Put', counter: 'x', value: 1 } as const
const told = { type: 'Told' } as const

/** What the log tells of calls, with the tab that made them. */
const attemptsIn = (world: World): readonly (readonly [string, CallAttempted])[] =>
  storedBatches(world.store).flatMap(({ tab, records }) =>
    records.flatMap((record) => {
      const read = record.kind === 'attempt' ? attemptCodec.decode(record) : E.left([])
      return E.isRight(read) ? [[tab, read.right] as const] : []
    }),
  )

const givenTab = async (world: World, id: string) => {
  const tab = openTab(world, id, moa, { retried: true, waitMs: 0 })
  await tab.started
  await settled()
  return tab
}

describe('the log', () => {
  it('tells of a call that was answered, in the batch of its answer', async () => {
    const world = createWorld()
    const { counter } = await givenTab(world, 'a')
    counter.dispatch(put)
    await settled()

    world.remote.next().answer(told)
    await settled()

    expect(attemptsIn(world)).toMatchObject([['a', { effect: 'a1.1', how: 'run', count: 1, ended: 'answered' }]])
    expect(storedBatches(world.store).map(({ records }) => records.map(({ kind }) => kind))).toEqual([
      ['command', 'event', 'effect'],
      ['attempt', 'answer', 'event'],
    ])
  })

  it('tells of a call that is made again for hours by its first try, its last and their number', async () => {
    const world = createWorld()
    const { counter, timers } = await givenTab(world, 'a')
    counter.dispatch(put)
    await settled()
    for (let count = 0; count < 200; count += 1) {
      world.remote.next().fail(lostCall)
      await settled()
      timers.pass(60_000)
      await settled()
    }

    world.remote.next().answer(told)
    await settled()

    expect(attemptsIn(world)).toMatchObject([
      ['a', { count: 1, ended: 'unsettled', failure: 'Lost' }],
      ['a', { count: 201, ended: 'answered' }],
    ])
  })

  it('tells that two tabs have asked', async () => {
    const world = createWorld()
    const first = await givenTab(world, 'a')
    first.counter.dispatch(put)
    await settled()
    world.remote.next().fail(lostCall)
    await settled()
    first.die()

    await givenTab(world, 'b')
    world.remote.next().answer(told)
    await settled()

    expect(attemptsIn(world)).toMatchObject([
      ['a', { effect: 'a1.1', ended: 'unsettled' }],
      ['b', { effect: 'a1.1', ended: 'answered', count: 1 }],
    ])
  })
})

import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { evolve, noContext } from '#domain/cart/evolve'
import type { CartEvent } from '#domain/cart/protocol'
import { fold } from '#domain/kernel/decider'
import { cartCodecs } from '#application/modules/cart/codecs'
import type { StoredBatch } from '#application/log/record'
import { createReplay } from '#application/replay/replay'
import { longLog } from '../support/given-long-log'
import { pairedRatio, report } from './figure'

const STREAM = 'cart:dahl:u1:c1:-'

const readEvents = (log: readonly StoredBatch[]): readonly CartEvent[] =>
  log.flatMap(({ records }) =>
    records
      .filter(({ kind }) => kind === 'event')
      .map((record) => {
        const read = cartCodecs.event.decode(record)
        if (E.isLeft(read)) throw new Error(read.left.join())
        return read.right
      }),
  )

const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now()
  work()
  return performance.now() - began
}

it('folding a million events', async (context) => {
  const log = longLog(1_000_000)
  const events = readEvents(log)
  const folded: unknown[] = []
  const { ratio, a, b } = await pairedRatio(
    2,
    () => timed(() => folded.push(fold(evolve, noContext, events))),
    () => {
      const fresh = createReplay(log)
      return timed(() => folded.push(fresh.statesAt(log.length + 1).get(STREAM)))
    },
  )
  for (const state of folded) expect(state).toEqual(folded[0])
  report(context, {
    name: 'speed of a replay over 1,000,000 events / of a bare fold of the same events',
    ratio,
    least: 0.5,
    of: `${(log.length / b).toFixed(0)} / ${(log.length / a).toFixed(0)} events per ms`,
  })
})

it('opening a log', async (context) => {
  const log = longLog(100_000)
  const { ratio, a, b } = await pairedRatio(
    3,
    () => timed(() => fold(evolve, noContext, readEvents(log))),
    () => timed(() => createReplay(log).statesAt(log.length + 1)),
  )
  report(context, {
    name: 'speed of opening and replaying 100,000 records / of decoding and folding them in a loop',
    ratio,
    least: 0.5,
    of: `${(log.length / b).toFixed(0)} / ${(log.length / a).toFixed(0)} records per ms`,
  })
})

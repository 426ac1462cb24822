import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { LogRecord, StoredBatch } from '#application/log/record'
import type { EventLog } from '#application/ports/event-log'
import { createLogReader } from '#application/runtime/log-reader'
import { onlyUnanswered } from '#application/runtime/remainders'
import { moa } from '../support/counter-tab'
import { storedBatch } from '../support/given-tab'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryLogStore, openMemoryEventLog } from '../support/memory-event-log'

const record = (kind: 'event' | 'effect' | 'command', id: string, module = 'counter'): LogRecord => ({
  ...{ kind, id, module, stream: `${module}:1`, type: id, version: 1, payload: {} },
  ...{ correlation: id, causation: undefined },
})

const answer = (id: string, settles: string): LogRecord => ({
  ...record('command', id),
  kind: 'answer',
  settles: [settles],
})

/** The ids of the records of each batch once tab a, which had read two batches, has forgotten its user. */
const leftBy = (batches: readonly StoredBatch[]): readonly (readonly string[])[] =>
  onlyUnanswered(batches, {
    isOld: ({ position, tab }) => position <= 2 || tab === 'a',
    remainders: {
      ofStream: (_module, stream, events) => ({
        tag: 'Summary',
        record: { ...record('event', events.map(({ id }) => id).join('+')), stream },
      }),
      ofEffect: (effect) => effect,
    },
    endsWithTab: (module) => module === 'session',
  }).batches.map(({ records }) => records.map(({ id }) => id))

const asked = storedBatch('1', 1, { owner: moa, records: [record('event', 'asked'), record('effect', 'call')] })
const answered = storedBatch('4', 4, { records: [answer('end', 'call'), record('event', 'ended')] })

describe('the log after a log-out', () => {
  it('folds an answer into the summary that another tab has left meanwhile', () => {
    const left = storedBatch('3', 3, { tab: 'b', records: [record('event', 'summary')] })

    expect(leftBy([{ ...asked, records: [record('effect', 'call')] }, left, answered])).toEqual([
      [],
      [],
      ['summary+ended'],
    ])
  })

  it('keeps an answer whole behind what a user has done in another tab meanwhile', () => {
    const done = storedBatch('3', 3, { tab: 'b', owner: moa, records: [record('event', 'done')] })

    expect(leftBy([asked, done, answered])).toEqual([['asked'], ['done'], ['end', 'ended']])
  })

  it('keeps what another tab has begun meanwhile without a user: its configuration and its session', () => {
    const begun = storedBatch('3', 3, {
      tab: 'b',
      records: [{ ...record('command', 'in force'), kind: 'configuration' }, record('event', 'begun', 'session')],
    })

    expect(leftBy([asked, begun])).toEqual([
      ['asked', 'call'],
      ['in force', 'begun'],
    ])
  })
})

describe('a tab whose batch was forgotten by another tab before it could read it', () => {
  const read = async (batches: readonly StoredBatch[]): Promise<readonly StoredBatch[]> => {
    const applied: StoredBatch[] = []
    const log: EventLog = {
      ...openMemoryEventLog(createMemoryLogStore()),
      readPage: () => TE.right({ batches, next: undefined }),
    }
    const reader = createLogReader(log, createManualTimers(), {
      apply: (found) => applied.push(...found),
      failed: () => undefined,
      restarted: () => undefined,
      caughtUp: () => undefined,
      done: () => undefined,
    })
    reader.onAppended([storedBatch('own', 2, { records: [record('event', 'left'), record('effect', 'call')] })])
    await reader.run()
    return applied
  }

  it('takes its events from memory, in their place in the log, and calls none of its effects', async () => {
    const applied = await read([storedBatch('before', 1), storedBatch('after', 3)])

    expect(applied.map(({ id }) => id)).toEqual(['before', 'own', 'after'])
    expect(applied[1]?.records.map(({ id }) => id)).toEqual(['left'])
  })

  it('takes them also where the log holds nothing after it', async () => {
    const applied = await read([])

    expect(applied.map(({ id }) => id)).toEqual(['own'])
  })
})

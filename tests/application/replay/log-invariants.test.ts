import { describe, expect, it } from 'vitest'
import { commandId, instant } from '#domain/kernel/ids'
import { attemptCodec, type CallAttempted } from '#application/log/codecs/attempt'
import type { LogRecord, StoredBatch } from '#application/log/record'
import { checkoutCodecs } from '#application/modules/checkout/codecs'
import { callsOf, unansweredCalls } from '#application/replay/calls'
import { overviewOf } from '#application/replay/overview'
import { createReplay } from '#application/replay/replay'
import { violationsOf } from '#application/replay/violations'
import { at, stamp } from '../../domain/given'
import { intent } from '../../domain/checkout/given-checkout'
import { answerOf, batchOf, plantedCheckout as stream, recordOf } from '../../support/planted-log'

const order = commandId('o1')
const { lines: _lines, freight: _freight, ...request } = intent

const asked: readonly LogRecord[] = [
  recordOf(
    'command',
    'o1',
    stream,
    checkoutCodecs.command.encode({ type: 'PlaceOrder', intent, denied: false, toAddress: [], ...stamp('o1') }),
  ),
  recordOf('event', 'o1.0', stream, checkoutCodecs.event.encode({ type: 'OrderRequested', order, at, intent }), 'o1'),
  recordOf(
    'effect',
    'o1.1',
    stream,
    checkoutCodecs.effect.encode({ type: 'PlaceOrder', order, request: { ...request, shortages: [] } }),
    'o1.0',
  ),
]

const attempt = (id: string, given: Partial<CallAttempted> = {}): LogRecord =>
  recordOf(
    'attempt',
    id,
    stream,
    attemptCodec.encode({
      ...{ type: 'CallAttempted', effect: 'o1.1', how: 'run', first: at, last: at, count: 1 },
      ...{ ended: 'answered', failure: undefined },
      ...given,
    }),
    'o1.1',
  )

const accepted = (id: string, cause: string): LogRecord =>
  recordOf('event', id, stream, checkoutCodecs.event.encode({ type: 'OrderAccepted', order, results: [] }), cause)

const answered = (id: string): readonly LogRecord[] => [answerOf(id, stream, ['o1.1']), accepted(`${id}.0`, id)]

const whole: readonly StoredBatch[] = [batchOf(1, asked), batchOf(2, [attempt('a1'), ...answered('a2')])]

const broken = (log: readonly StoredBatch[]) =>
  violationsOf(createReplay(log)).map(({ invariant, step, message }) => ({ invariant, step, message }))

const planted: readonly { name: string; log: readonly StoredBatch[]; step: number; message: string }[] = [
  {
    name: 'one-outcome-per-call',
    log: [...whole, batchOf(3, answered('a3'))],
    step: 7,
    message: 'the call o1.1 is answered twice',
  },
  {
    name: 'answer-of-a-call',
    log: [...whole, batchOf(3, [{ ...answerOf('a3', stream, ['o7.1']), causation: undefined }])],
    step: 7,
    message: 'the answer settles o7.1, which nothing asked for',
  },
  {
    name: 'order-sent-once',
    log: [batchOf(1, asked), batchOf(2, [attempt('a1', { count: 2 }), ...answered('a2')])],
    step: 4,
    message: 'the order o1.1 was sent again',
  },
  {
    name: 'order-sent-once',
    log: [...whole, { ...batchOf(3, [attempt('a3')]), tab: 'b' }],
    step: 7,
    message: 'the order o1.1 was sent again',
  },
  {
    name: 'cause-comes-first',
    log: [...whole, batchOf(3, [{ ...attempt('c3', { effect: 'c9' }), causation: 'c9' }])],
    step: 7,
    message: 'its cause c9 is not before it',
  },
  {
    name: 'positions-ascend',
    log: [...whole, batchOf(2, [attempt('a4', { how: 'enquire' })])],
    step: 7,
    message: 'the batch b2 is not at its place',
  },
  {
    name: 'one-record-per-id',
    log: [...whole, batchOf(3, [{ ...attempt('a4', { how: 'enquire' }), id: 'o1' }])],
    step: 7,
    message: 'the id o1 is that of an earlier record',
  },
  {
    name: 'event-has-origin',
    log: [...whole, batchOf(3, [accepted('e9', 'o1')])],
    step: 7,
    message: 'its origin o1 is not in its batch',
  },
  {
    name: 'stream-of-one-module',
    log: [...whole, batchOf(3, [{ ...attempt('a4', { how: 'enquire' }), module: 'cart' }])],
    step: 7,
    message: 'its module is cart',
  },
]

describe('an invariant of the log', () => {
  it('holds in a log where an order is asked for, called and answered', () => {
    expect(broken(whole)).toEqual([])
  })

  it.each(planted)('is found broken, and no other: $name', ({ name, log, step, message }) => {
    expect(broken(log)).toEqual([{ invariant: name, step, message }])
  })

  it('holds of a log that a log-out or a cut has removed records from', () => {
    const summary = recordOf(
      'event',
      `${stream}.summary`,
      stream,
      checkoutCodecs.event.encode({ type: 'OrdersForgotten' }),
    )
    const enquiry = recordOf(
      'effect',
      'o1.1',
      stream,
      checkoutCodecs.effect.encode({ type: 'EnquireOrder', order, request: { ...request, shortages: [] } }),
      'o1.0',
    )

    expect(broken([batchOf(1, [summary, enquiry]), batchOf(2, answered('a2'))])).toEqual([])
    expect(broken([batchOf(4, answered('a2'))])).toEqual([])
    expect(broken([{ ...batchOf(4, answered('a2')), unanswered: [] }])).toEqual([])
  })

  it('about causes is found broken in a log that was cut, where the cause comes too late', () => {
    const late = [batchOf(1, answered('a2')), batchOf(2, asked)]
    expect(broken(late).map(({ invariant }) => invariant)).toEqual(['answer-of-a-call', 'cause-comes-first'])
  })
})

describe('the calls of a log', () => {
  const callsIn = (log: readonly StoredBatch[]) => callsOf(createReplay(log).steps)

  it('are those that it asks for, with their attempts and answers', () => {
    const log = [
      batchOf(1, asked),
      batchOf(2, [attempt('a1', { count: 3, last: instant('2026-03-02T09:05:00+01:00') })]),
      batchOf(3, answered('a2')),
    ]

    expect(callsIn(log)).toMatchObject([
      {
        id: 'o1.1',
        asked: { step: 3 },
        attempts: [{ step: { step: 4 }, attempt: { count: 3 } }],
        answers: [{ step: 5 }],
      },
    ])
    expect(unansweredCalls(callsIn(log))).toEqual([])
  })

  it('without an answer are told in the overview, and are no fault; two answers are one', () => {
    const unanswered = overviewOf(
      createReplay([batchOf(1, asked), batchOf(2, [attempt('a1', { ended: 'unsettled' })])]),
    )
    const twice = overviewOf(createReplay([...whole, batchOf(3, answered('a3'))]))

    expect(unanswered).toMatchObject({
      isClean: true,
      calls: { asked: 1, answered: 0, unanswered: [3], answeredTwice: [] },
    })
    expect(twice).toMatchObject({
      isClean: false,
      calls: { asked: 1, answered: 1, unanswered: [], answeredTwice: [3] },
    })
  })

  it('that one answer settles together are all answered', () => {
    const second = asked.map((record): LogRecord => ({
      ...record,
      id: `${record.id}x`,
      causation: record.causation && `${record.causation}x`,
    }))
    const log = [batchOf(1, asked), batchOf(2, second), batchOf(3, [answerOf('a2', stream, ['o1.1x', 'o1.1'])])]

    expect(callsIn(log).map(({ answers }) => answers.map(({ step }) => step))).toEqual([[7], [7]])
  })
})

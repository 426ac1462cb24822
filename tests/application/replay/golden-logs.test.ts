import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { oneOf } from '#application/codecs/codec'
import { field } from '#application/codecs/logged'
import { Text } from '#application/codecs/values'
import { checksum } from '#application/log/checksum'
import { payloadsByType } from '#application/log/payload-codecs'
import type { PayloadCodec } from '#application/log/payload'
import type { Upcaster } from '#application/log/upcasting'
import { deliveryId } from '#application/log/codecs/values'
import { allModules } from '#application/modules/all'
import { checkoutCore } from '#application/modules/checkout/core'
import { orderFields, type OrderField } from '#domain/checkout/checkout'
import type { CheckoutTypes } from '#application/modules/checkout/types'
import { overviewOf } from '#application/replay/overview'
import { createReplay, stepsOf } from '#application/replay/replay'
import { replayedStream } from '#application/replay/replayed-stream'
import { goldenLogs, goldenSchemas, readGolden, statesOf } from '../../support/golden-logs'
import { journeyNames } from '../../support/logged-journeys'

const newest = goldenSchemas().at(-1) ?? ''

describe('a log of a schema that was released', () => {
  it.each(goldenSchemas().flatMap(goldenLogs))('is read, breaks nothing and comes to its states: %s', (path) => {
    const { batches, states } = readGolden(path)

    const replay = createReplay(batches)

    expect(overviewOf(replay)).toMatchObject({ isClean: true, violations: [] })
    expect(statesOf(replay).split('\n')).toEqual(states.split('\n'))
  })

  it('is there for every journey of the present schema: see tests/logs/README.md', () => {
    const present = Object.fromEntries(Object.values(allModules).map(({ name, shape }) => [name, checksum(shape)]))
    const logs = goldenLogs(newest).map(readGolden)

    expect(logs.length).toBeGreaterThanOrEqual(journeyNames.length)
    for (const { header } of logs) expect(header.schemas).toEqual(present)
  })
})

/** The field of a form as a later schema might have it: its value is called `text`. */
interface Filled {
  readonly type: 'FieldFilled'
  readonly deliveryId: DeliveryId
  readonly field: OrderField
  readonly text: string
}

const renamed: Upcaster = {
  from: 1,
  up: (payload) => {
    const { value, ...rest }: { readonly value?: unknown } = Object(payload)
    return { ...rest, text: value }
  },
}

const filledCodec = (chain: readonly Upcaster[]): PayloadCodec<Filled> =>
  payloadsByType<Filled>(
    { FieldFilled: { deliveryId, field: field.public(oneOf(orderFields)), text: field.personal(Text) } },
    { FieldFilled: chain },
  )

/** The checkout of that later schema. */
const laterCheckout = (chain: readonly Upcaster[]) => {
  const filled = filledCodec(chain)
  const { event } = checkoutCore.codecs
  const later: PayloadCodec<CheckoutEvent> = {
    ...event,
    decode: (written) =>
      written.type === 'FieldFilled'
        ? E.map(({ text, ...rest }: Filled): CheckoutEvent => ({ ...rest, value: text }))(filled.decode(written))
        : event.decode(written),
  }
  return { ...checkoutCore, codecs: { ...checkoutCore.codecs, event: later } }
}

describe('a log of an older schema', () => {
  const golden = readGolden(`tests/logs/${goldenSchemas()[0]}/order-placed`)
  const steps = stepsOf(golden.batches).filter(({ record }) => record.module === 'checkout' && record.kind === 'event')
  const last = steps.at(-1)?.step ?? 0
  const stateBy = (chain: readonly Upcaster[]) =>
    replayedStream<CheckoutTypes>(laterCheckout(chain), 'checkout', steps, [])

  it('comes to its states through an upcaster', () => {
    const replayed = stateBy([renamed])

    expect(replayed.stopped).toBeUndefined()
    expect(golden.states).toContain(JSON.stringify(replayed.stateAt(last)))
    const forms = steps.filter(({ record }) => record.type === 'FieldFilled')
    expect(replayed.stateAt(forms.at(-1)?.step ?? 0).forms.DBI).toMatchObject({ mobile: '0100000000' })
  })

  it('stops at the first record of that type where the upcaster is missing', () => {
    const first = steps.find(({ record }) => record.type === 'FieldFilled')
    expect(stateBy([]).stopped).toMatchObject({
      step: first?.step,
      reason: { detail: expect.stringContaining('text') },
    })
  })

  it('does not load where the chain has a gap', () => {
    expect(() => stateBy([renamed, { ...renamed, from: 3 }])).toThrow('FieldFilled lack a step from version 2')
  })
})

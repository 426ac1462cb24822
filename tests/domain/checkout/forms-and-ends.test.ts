import { describe, expect, it } from 'vitest'
import type { CheckoutState, Placing } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import { forgottenCheckout, forgottenEffect, orderShortfall, TOTAL_CHANGED } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId } from '#domain/kernel/ids'
import { aLine } from '../given'
import { type AnyCommand, intent, run } from './given-checkout'

const { lines: _lines, ...request } = intent
const place: AnyCommand = { type: 'PlaceOrder', intent, denied: false, toAddress: [] }
const fill = (field: 'reference' | 'mobile', value: string): AnyCommand => ({
  type: 'FillField',
  deliveryId: 'DBI',
  field,
  value,
})
const order = commandId('c0')
const other = commandId('another')
const failure: CallFailure = {
  tag: 'Refused',
  service: 'order',
  status: 409,
  message: undefined,
  code: TOTAL_CHANGED,
  details: [],
}

describe('the form of a delivery', () => {
  it('keeps each field as it was filled in last, beside those of other deliveries', () => {
    const { state } = run(
      { type: 'RestoreForm', forms: { EXH: { recipient: 'Arne' } }, destinations: {} },
      fill('reference', 'Moa'),
      fill('mobile', '070'),
      fill('reference', 'Moa L'),
    )
    expect(state.forms).toEqual({ EXH: { recipient: 'Arne' }, DBI: { reference: 'Moa L', mobile: '070' } })
  })

  it('has no control characters, which come along with what is pasted and which services refuse', () => {
    const written: AnyCommand = { type: 'WriteAddress', deliveryId: 'DBI', field: 'address1', value: 'Kaj\u0000en 3' }
    const { events } = run(fill('reference', 'Moa\u0000'), written)
    expect(events.flatMap((event) => ('value' in event ? [event.value] : []))).toEqual(['Moa', 'Kajen 3'])
  })
})

describe('a checkout that is summarised', () => {
  it('is as the summary says, and asks for nothing', () => {
    const { state } = run(fill('reference', 'Moa'), place)
    const summary = { type: 'CheckoutSummarised', state } as const
    expect(checkoutDecider.evolve(checkoutDecider.initial, summary)).toBe(state)
    expect(checkoutDecider.react(state, summary)).toEqual([])
  })
})

describe('an answer to another order', () => {
  const answers: readonly AnyCommand[] = [
    { type: 'RecordUnknown', order: other },
    { type: 'RecordNeverPlaced', order: other },
    { type: 'RecordFailure', order: other, failure },
    { type: 'RecordResults', order: other, results: [] },
  ]

  it.each(answers.map((answer) => [answer.type, answer] as const))('changes nothing: %s', (_type, answer) => {
    expect(run(place, answer)).toEqual(run(place))
    expect(run(answer).events).toEqual([])
  })

  it('changes nothing when it lies in the log', () => {
    const { state } = run(place)
    const becameUnknown = { type: 'OrderBecameUnknown', order: other } as const
    expect(checkoutDecider.evolve(state, becameUnknown)).toBe(state)
    expect(checkoutDecider.evolve(checkoutDecider.initial, becameUnknown)).toBe(checkoutDecider.initial)
    expect(checkoutDecider.react(state, { type: 'EnquiryRequested', order })).toEqual([])
  })
})

describe('an order that is asked for', () => {
  it('is refused without a delivery that has lines', () => {
    const refused = (given: Partial<typeof intent>): readonly unknown[] =>
      run({ type: 'PlaceOrder', intent: { ...intent, ...given }, denied: false, toAddress: [] }).refusals
    const nothing = [{ tag: 'NothingToOrder' }]
    expect(refused({ details: {} })).toEqual(nothing)
    expect(refused({ lines: [] })).toEqual(nothing)
    expect(refused({ lines: [aLine({ deliveryId: 'EXB' })] })).toEqual(nothing)
  })

  it('is taken for lines that have no id yet, even after another order', () => {
    const ordered: AnyCommand = {
      type: 'RecordResults',
      order,
      results: [
        { tag: 'Placed', deliveryId: 'DBI', tempOrderId: 'T', orderItems: [], freight: undefined, placedAt: undefined },
      ],
    }
    const again = (lines: (typeof intent)['lines']): AnyCommand => ({
      type: 'PlaceOrder',
      intent: { ...intent, lines },
      denied: false,
      toAddress: [],
    })
    const line = aLine()
    expect(run(place, ordered, again([line])).refusals).toEqual([{ tag: 'NothingToOrder' }])
    expect(run(place, ordered, again([{ ...line, cartItemId: undefined }])).refusals).toEqual([])
    expect(run(place, ordered, again([aLine({ deliveryId: 'EXH', quantity: 2 })])).refusals).toEqual([])
  })
})

describe('what an order lacks', () => {
  const declined = (why: CallFailure | undefined): Placing => ({ tag: 'Declined', order, failure: why, items: [] })

  it('is told of a declined one: that its sum has changed, or that nothing was ordered', () => {
    expect(orderShortfall(declined(failure))).toEqual({ tag: 'TotalChanged' })
    const nothing = { tag: 'NothingOrdered', reason: undefined }
    expect(orderShortfall(declined({ tag: 'Aborted', service: 'order' }))).toEqual(nothing)
    expect(orderShortfall(declined(undefined))).toEqual(nothing)
  })

  it('is told with the reason of the service', () => {
    expect(orderShortfall(declined({ ...failure, code: 'OTHER', message: 'Kunden är spärrad' }))).toEqual({
      tag: 'NothingOrdered',
      reason: 'Kunden är spärrad',
    })
  })

  it('is not known of a cart that has ended: another browser may have ordered it', () => {
    const ended = { ...failure, status: 404, message: 'Varukorgen är redan beställd. Ordernummer: 7.' }
    expect(orderShortfall(declined({ ...ended, code: 'NOT_FOUND' }))).toEqual({ tag: 'CartGone', ordered: undefined })
    expect(orderShortfall(declined({ ...ended, code: 'CART_ORDERED' }))).toEqual({
      tag: 'CartGone',
      ordered: 'Varukorgen är redan beställd. Ordernummer: 7.',
    })
  })

  it('is nothing while nobody has answered', () => {
    const unknown = run(place, { type: 'RecordUnknown', order }).state.placing
    expect([run().state.placing, run(place).state.placing, unknown].map(orderShortfall)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a checkout whose buyer has logged out', () => {
  const forget: AnyCommand = { type: 'ForgetOrders' }

  it('forgets nothing where nothing was asked for', () => {
    expect(run(forget).events).toEqual([])
    expect(run(place, { type: 'RecordFailure', order, failure }, forget).state.placing).toEqual({ tag: 'Idle' })
  })

  it('keeps what an enquiry needs of an order that nobody knows the end of', () => {
    const state: CheckoutState = run(fill('reference', 'Moa'), place).state
    expect(forgottenCheckout(state)).toMatchObject({
      forms: {},
      placing: { tag: 'Placing', intent: { total: 0, lines: [] } },
    })
    expect(forgottenCheckout(run().state)).toBeUndefined()
    expect(forgottenEffect({ type: 'PlaceOrder', order, request: { ...request, shortages: [] } })).toMatchObject({
      type: 'EnquireOrder',
      order,
      request: {
        cartId: 'cart-1',
        total: 0,
        sendOrderReceipt: true,
        details: { DBI: { place: { warehouseId: 'C1' }, fields: {} }, EXH: { place: { storeId: 'A' }, fields: {} } },
      },
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { OrderedItem, OrderIntent, OrderResult } from '#domain/checkout/checkout'
import { checkoutDecider } from '#domain/checkout/decider'
import type { CheckoutEvent } from '#domain/checkout/protocol'
import { lineTotal } from '#domain/cart/cart-view'
import { orderMessage } from '#application/messages/order-message'
import { checkoutSuccessPageRule, orderOutcome } from '#domain/checkout/placing'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber, commandId, instant, locationId } from '#domain/kernel/ids'
import type { Destination } from '#domain/address/destination'
import { money } from '#domain/kernel/money'
import { aLine, at, many } from '../given'
import { type AnyCommand, fields, intent, run } from './given-checkout'

const written: Destination = { tag: 'Written', values: { address2: 'Kvarngatan 8' } }
const { lines: _lines, freight: _freight, ...asked } = intent
const request = { ...asked, shortages: [] }
const place = (given: Partial<OrderIntent> = {}, denied = false): AnyCommand => ({
  type: 'PlaceOrder',
  intent: { ...intent, ...given },
  denied,
  toAddress: [],
})
const result = (
  deliveryId: OrderResult['deliveryId'],
  placed: boolean,
  orderItems: readonly OrderedItem[] = [],
): OrderResult =>
  placed
    ? { tag: 'Placed', deliveryId, tempOrderId: `T-${deliveryId}`, orderItems, freight: undefined, placedAt: undefined }
    : { tag: 'Failed', deliveryId, message: undefined }
const order = commandId('c0')
const results = (...given: readonly OrderResult[]): AnyCommand => ({
  type: 'RecordResults',
  order,
  results: given,
})
const failed = (failure: CallFailure): AnyCommand => ({ type: 'RecordFailure', order, failure })
const refused = (status: number): CallFailure => ({
  tag: 'Refused',
  service: 'cart',
  status,
  message: undefined,
  code: undefined,
  details: [],
})

describe('placing an order', () => {
  it('[CHECKOUT-02] is marked before the call, and cannot be done twice at once', () => {
    const { state, effects, refusals } = run(place(), place())
    expect(state.placing).toMatchObject({ tag: 'Placing', order })
    expect(effects).toEqual([{ type: 'PlaceOrder', order, request }])
    expect(refusals).toEqual([{ tag: 'AlreadyPlacing' }])
  })

  it('is refused to whom it is denied, with nothing to order, and with a form that is not complete', () => {
    expect(run(place({}, true)).refusals).toEqual([{ tag: 'OrderingDenied' }])
    expect(run(place({ lines: [] })).refusals).toEqual([{ tag: 'NothingToOrder' }])
    expect(run(place({ details: {} })).refusals).toEqual([{ tag: 'NothingToOrder' }])
    const { DBI, EXH } = intent.details
    if (DBI === undefined || EXH === undefined) throw new Error('the intent has two deliveries')
    const details = { DBI, EXH: { ...EXH, fields: { ...fields, recipient: ' ' } } }
    expect(run(place({ details })).refusals).toEqual([{ tag: 'FormIncomplete', deliveryIds: ['EXH'] }])
  })
})

describe('two orders asked for in two tabs, neither of which knew of the other', () => {
  const requested = (order: string): CheckoutEvent => ({ type: 'OrderRequested', order: commandId(order), at, intent })

  it('are one: the first in the log', () => {
    const both = [requested('first'), requested('second')].reduce(checkoutDecider.evolve, checkoutDecider.initial)
    expect(both.placing).toMatchObject({ tag: 'Placing', order: 'first' })
  })
})

describe('an order asked for in a tab that has not heard that it was placed', () => {
  const accepted: AnyCommand = {
    type: 'RecordResults',
    order: commandId('c0'),
    results: [result('DBI', true), result('EXH', false)],
  }

  it('is refused when all its lines are ordered, and leaves the placed one as it is in the log', () => {
    const again = place({ lines: [aLine()] })
    expect(run(place(), accepted, again).refusals).toEqual([{ tag: 'NothingToOrder' }])
    const { state } = run(place(), accepted)
    const late: CheckoutEvent = {
      type: 'OrderRequested',
      order: commandId('c9'),
      at,
      intent: { ...intent, lines: [aLine()] },
    }
    expect(checkoutDecider.evolve(state, late)).toEqual(state)
  })

  it('is placed when a line of it is not ordered yet', () => {
    expect(run(place(), accepted, place()).state.placing).toMatchObject({ tag: 'Placing', order: 'c2' })
  })
})

describe('an order that is answered', () => {
  it('[CHECKOUT-07] keeps its deliveries, and the lines as they were ordered', () => {
    const { placing } = run(place(), results(result('DBI', true), result('EXH', true))).state
    expect(placing).toMatchObject({
      tag: 'Placed',
      at,
      orders: [
        { result: result('DBI', true), lines: [intent.lines[0]], details: intent.details.DBI },
        { result: result('EXH', true), lines: [intent.lines[1]], details: intent.details.EXH },
      ],
    })
    expect(orderMessage(placing)).toBeUndefined()
  })

  it.each([true, false])('keeps whether its buyer wanted a receipt: %s', (sendOrderReceipt) => {
    const asked = place({ ...intent, sendOrderReceipt })
    expect(run(asked, results(result('DBI', true))).state.placing).toMatchObject({ tag: 'Placed', sendOrderReceipt })
  })

  it('is placed at the time of its service, and by the clock of the user where the service gives none', () => {
    const taken = instant('2026-03-01T07:59:30.000Z')
    const answered: OrderResult = {
      tag: 'Placed',
      deliveryId: 'EXH',
      tempOrderId: 'T-EXH',
      orderItems: [],
      freight: undefined,
      placedAt: taken,
    }
    const timed = run(place(), results(result('DBI', true), answered))
    expect(timed.state.placing).toMatchObject({ tag: 'Placed', at: taken })
    expect(timed.events.at(-1)).toMatchObject({ type: 'OrderAccepted', results: [{}, { placedAt: taken }] })
    expect(run(place(), results(result('DBI', true))).state.placing).toMatchObject({ tag: 'Placed', at })
  })

  it('[CHECKOUT-10] in part lists failed deliveries first, and names them in its message', () => {
    const { placing } = run(place(), results(result('DBI', true), result('EXH', false))).state
    expect(placing.tag === 'Placed' ? placing.orders.map(({ result: { deliveryId } }) => deliveryId) : []).toEqual([
      'EXH',
      'DBI',
    ])
    expect(orderMessage(placing)).toEqual({
      key: 'errors.invalid_partial_order',
      params: { deliveries: [{ key: 'delivery.name.EXH', params: {} }] },
    })
  })

  it('counts a delivery that the answer does not name as failed', () => {
    const { placing } = run(place(), results(result('DBI', true))).state
    expect(orderMessage(placing)?.params).toEqual({ deliveries: [{ key: 'delivery.name.EXH', params: {} }] })
  })

  it.each([
    ['a failed call', failed(refused(500))],
    ['an empty answer', results()],
    ['failed deliveries alone', results(result('DBI', false), result('EXH', false))],
  ])('[CHECKOUT-11] [CHECKOUT-12] stores nothing and says so after %s', (_, answer) => {
    const { placing } = run(place(), answer).state
    expect(placing.tag).toBe('Declined')
    expect(orderMessage(placing)).toEqual({ key: 'errors.invalid_order', params: {} })
  })

  it('[CHECKOUT-15] may be placed again after it was declined', () => {
    expect(run(place(), failed(refused(500)), place()).effects).toHaveLength(2)
  })

  it('takes no notice of answers for another order, or of a second answer', () => {
    const other: AnyCommand = {
      type: 'RecordResults',
      order: commandId('other'),
      results: [result('DBI', true)],
    }
    expect(run(place(), other).state.placing.tag).toBe('Placing')
    expect(run(place(), results(result('DBI', true)), failed(refused(500))).state.placing.tag).toBe('Placed')
  })

  it('empties the forms of what was ordered and keeps those of what failed', () => {
    const forms = { DBI: fields, EXH: fields }
    const { state } = run({ type: 'RestoreForm', forms, destinations: { DBI: written, EXH: written } }, place(), {
      type: 'RecordResults',
      order: commandId('c1'),
      results: [result('DBI', true), result('EXH', false)],
    })
    expect(state.forms).toEqual({ EXH: fields })
    expect(state.destinations).toEqual({ EXH: written })
  })
})

describe('an order whose answer is lost', () => {
  const lost: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }

  it('is unknown after time-out, abort, network failure and 502 to 504, and after an answer nobody can read', () => {
    const unknown: readonly CallFailure[] = [
      lost,
      { tag: 'Lost', service: 'cart', status: 504 },
      { tag: 'Aborted', service: 'cart' },
      { tag: 'Unreadable', service: 'cart', faults: [] },
      refused(502),
      refused(503),
      refused(504),
    ]
    expect(unknown.map(orderOutcome)).toEqual(unknown.map(() => 'unknown'))
    expect([400, 401, 403, 409, 422, 500, 501, 505].map((status) => orderOutcome(refused(status)))).not.toContain(
      'unknown',
    )
  })

  it('holds back another order until somebody has asked', () => {
    const { state, effects, refusals } = run(place(), failed(lost), place())
    expect(state.placing).toMatchObject({ tag: 'Unknown', enquiring: false })
    expect(effects).toHaveLength(1)
    expect(refusals).toEqual([{ tag: 'AlreadyPlacing' }])
  })

  it('is enquired about once at a time, and stays unknown when the enquiry fails', () => {
    const asked = run(place(), { type: 'RecordUnknown', order }, { type: 'EnquireOrder' }, { type: 'EnquireOrder' })
    expect(asked.effects.slice(1)).toEqual([{ type: 'EnquireOrder', order, request }])
    const again = run(place(), { type: 'RecordUnknown', order }, { type: 'EnquireOrder' }, failed(refused(500)))
    expect(again.state.placing).toMatchObject({ tag: 'Unknown', enquiring: false })
  })

  it('is placed when the service says so, and never placed when it says that', () => {
    const unknown: readonly AnyCommand[] = [place(), failed(lost), { type: 'EnquireOrder' }]
    expect(run(...unknown, results(result('DBI', true))).state.placing.tag).toBe('Placed')
    expect(run(...unknown, { type: 'RecordNeverPlaced', order }).state.placing.tag).toBe('Idle')
  })

  it('is not enquired about when there is none', () => {
    expect(run({ type: 'EnquireOrder' }).refusals).toEqual([{ tag: 'NothingToEnquire' }])
  })
})

describe('an unsettled order whose buyer logs out', () => {
  const forgotten: OrderIntent = {
    cartId: intent.cartId,
    details: {
      DBI: {
        place: { tag: 'Warehouse', warehouseId: locationId('C1') },
        destination: undefined,
        requestedDeliveryDate: undefined,
        fields: {},
      },
      EXH: {
        place: { tag: 'Store', storeId: locationId('A') },
        destination: undefined,
        requestedDeliveryDate: undefined,
        fields: {},
      },
    },
    lines: [],
    freight: {},
    total: money(0),
    sendOrderReceipt: true,
  }

  it('keeps cart, deliveries and places, and forgets lines, form and total', () => {
    const unknown = run(place(), { type: 'RecordUnknown', order }, { type: 'ForgetOrders' })
    expect(unknown.state.placing).toMatchObject({ tag: 'Unknown', order, intent: forgotten })
    expect(run(place(), { type: 'ForgetOrders' }).state.placing).toMatchObject({ tag: 'Placing', intent: forgotten })
  })

  it('is enquired about afterwards, and shown with the lines and prices of the answer', () => {
    const item = { articleNumber: articleNumber('4208103'), quantity: many(3), netPrice: money(12.5) }
    const { state } = run(
      place(),
      { type: 'RecordUnknown', order },
      { type: 'ForgetOrders' },
      { type: 'EnquireOrder' },
      results(result('DBI', true, [item, item])),
    )
    if (state.placing.tag !== 'Placed') throw new Error('The order is not placed')
    const lines = state.placing.orders.find((one) => one.result.tag === 'Placed')?.lines ?? []
    expect(lines.map(lineTotal)).toEqual([37.5, 37.5])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(2)
  })
})

describe('the rule checkout-success-page', () => {
  it('[ROUTE-12] passes while at least one order of the session went through', () => {
    const passes = (...bodies: readonly AnyCommand[]) => checkoutSuccessPageRule(run(...bodies).state)
    expect(passes()).toBe(false)
    expect(passes(place())).toBe(false)
    expect(passes(place(), results(result('DBI', false)))).toBe(false)
    expect(passes(place(), results(result('DBI', true), result('EXH', false)))).toBe(true)
    expect(passes(place(), results(result('DBI', true)), { type: 'ForgetOrders' })).toBe(false)
  })
})

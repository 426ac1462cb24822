import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { OrderDetails } from '#domain/checkout/checkout'
import { LONGEST_ORDER_NUMBER } from '#domain/checkout/order-number'
import { locationId } from '#domain/kernel/ids'
import { aLine } from '../given'
import { type AnyCommand, fields, intent, run } from './given-checkout'

const fill = (value: string): AnyCommand => ({ type: 'FillField', deliveryId: 'DBI', field: 'orderNumber', value })
const leave: AnyCommand = { type: 'ValidateOrderNumber', deliveryId: 'DBI' }
const answer = (orderNumber: string, errorMessage?: string): AnyCommand => ({
  type: 'RecordOrderNumber',
  deliveryId: 'DBI',
  orderNumber,
  errorMessage,
})
const place = (orderNumber: string): AnyCommand => {
  const details: OrderDetails = {
    place: { tag: 'Warehouse', warehouseId: locationId('C1') },
    destination: undefined,
    requestedDeliveryDate: undefined,
    fields: { ...fields, orderNumber },
  }
  return {
    type: 'PlaceOrder',
    intent: { ...intent, details: { DBI: details }, lines: [aLine()] },
    denied: false,
    toAddress: [],
  }
}

describe('the order number of a customer', () => {
  it.prop([fc.stringMatching(/^[A-Z0-9]{1,20}$/)])('[CHECKOUT-17] is asked about when its field is left', (number) => {
    expect(run(fill(number), leave).effects).toEqual([
      { type: 'ValidateOrderNumber', deliveryId: 'DBI', orderNumber: number },
    ])
  })

  it('is not asked about where none is written, or one that is too long', () => {
    expect(run(leave).effects).toEqual([])
    expect(run(fill('  '), leave).effects).toEqual([])
    expect(run(fill('x'.repeat(LONGEST_ORDER_NUMBER + 1)), leave).effects).toEqual([])
  })

  it('[CHECKOUT-17] blocks the order by a negative answer, until another number is written', () => {
    const refused = run(fill('4711'), leave, answer('4711', 'Numret finns.'), place('4711'))
    expect(refused.state.errorMessages).toEqual({ DBI: { orderNumber: 'Numret finns.' } })
    expect(refused.refusals).toEqual([{ tag: 'FormIncomplete', deliveryIds: ['DBI'] }])

    const mended = run(fill('4711'), leave, answer('4711', 'Numret finns.'), fill('4712'), place('4712'))
    expect(mended.state.errorMessages).toEqual({ DBI: {} })
    expect(mended.state.placing.tag).toBe('Placing')
  })

  it('does not block the order before there is an answer, or by a positive one', () => {
    expect(run(fill('4711'), leave, place('4711')).state.placing.tag).toBe('Placing')
    expect(run(fill('4711'), leave, answer('4711'), place('4711')).state.placing.tag).toBe('Placing')
  })

  it.prop([fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 })])(
    'is judged by no answer about another number',
    (asked, written) => {
      fc.pre(asked !== written)
      const { state, events } = run(fill(asked), leave, fill(written), answer(asked, 'Numret finns.'))
      expect(state.errorMessages['DBI']?.orderNumber).toBeUndefined()
      expect(events.at(-1)?.type).toBe('FieldFilled')
    },
  )
})

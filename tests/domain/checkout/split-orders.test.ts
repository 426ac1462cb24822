import { describe, expect, it } from 'vitest'
import type { OrderResult, StoredOrder } from '#domain/checkout/checkout'
import { splitOrders, storedOrderTotal } from '#domain/checkout/split-orders'
import { locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { line, radiator, valve } from '../given-articles'

const placed: OrderResult = {
  tag: 'Placed',
  deliveryId: 'DBI',
  tempOrderId: undefined,
  orderItems: [],
  freight: undefined,
  placedAt: undefined,
}
const failed: OrderResult = { tag: 'Failed', deliveryId: 'EXH', message: undefined }

const orderOf = (result: OrderResult, given: Partial<StoredOrder> = {}): StoredOrder => ({
  result,
  lines: [],
  freight: undefined,
  details: {
    place: { tag: 'Warehouse', warehouseId: locationId('C') },
    destination: undefined,
    requestedDeliveryDate: undefined,
    fields: {},
  },
  ...given,
})

describe('the deliveries of an order', () => {
  it('are told apart by whether they were placed', () => {
    const orders = [orderOf(failed), orderOf(placed)]
    expect(splitOrders(orders)).toEqual({ placed: [orders[1]], failed: [orders[0]] })
  })

  it('[CHECKOUT-06] come to the prices that were shown, with the freight', () => {
    const lines = [line(valve, 2), line(radiator, 1)]
    expect(storedOrderTotal(orderOf(placed, { lines }))).toBe(2493.8)
    expect(storedOrderTotal(orderOf(placed, { lines, freight: money(195) }))).toBe(2688.8)
  })
})

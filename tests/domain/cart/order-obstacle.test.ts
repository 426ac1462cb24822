import { describe, expect, it } from 'vitest'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import type { CartView } from '#domain/cart/cart-view'
import type { LineKey } from '#domain/cart/line-key'
import { deliveriesToLeaveOut, orderObstacle, unansweredLines } from '#domain/cart/order-obstacle'
import { lineGone, overtaken } from '#domain/cart/overtaken-edit'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { commandId } from '#domain/kernel/ids'
import { noMoney } from '#domain/kernel/money'
import { line, radiator, valve } from '../given-articles'

const toSite = line(valve, 1)
const toStore = line(radiator, 1, 'EXH')
const nothingFaulty: ReadonlySet<LineKey> = new Set()
const noneUnanswered = unansweredLines([])

const groupOf = (deliveryId: DeliveryId, isIncludedInOrder: boolean, one: CartLine): CartView['groups'][number] => {
  const delivery: DeliveryEntry = { deliveryId, requestedDeliveryDate: undefined, isIncludedInOrder }
  const views = [{ line: one, total: undefined, actions: [], pending: false }]
  return {
    deliveryId,
    delivery,
    lines: views,
    subtotal: noMoney,
    alloying: noMoney,
    freight: undefined,
    total: noMoney,
  }
}

const cartWith = (blocking: readonly LineKey[], included: { DBI: boolean; EXH: boolean }): CartView => ({
  cartId: undefined,
  loaded: true,
  lineCount: 2,
  groups: [groupOf('DBI', included.DBI, toSite), groupOf('EXH', included.EXH, toStore)],
  total: noMoney,
  totalInOrder: noMoney,
  blocking,
})
const both = { DBI: true, EXH: true }

describe('what keeps the user from ordering', () => {
  it('is nothing in a cart without faults', () => {
    expect(orderObstacle(cartWith([], both), nothingFaulty, noneUnanswered, undefined)).toBeUndefined()
  })

  it('[PERM-14] is first that the user may not order, then that no delivery is included', () => {
    const nothingIncluded = cartWith([], { DBI: false, EXH: false })
    expect(orderObstacle(nothingIncluded, nothingFaulty, noneUnanswered, { tag: 'OrderingDenied' })).toEqual({
      tag: 'OrderingDenied',
    })
    expect(orderObstacle(nothingIncluded, nothingFaulty, noneUnanswered, undefined)).toEqual({ tag: 'NothingIncluded' })
  })

  it('is a faulty quantity of an included delivery, not of one that is left out', () => {
    const faulty = new Set([toStore.key])
    expect(orderObstacle(cartWith([toSite.key], both), faulty, noneUnanswered, undefined)).toEqual({
      tag: 'FaultyQuantities',
      lines: [toStore.key],
    })
    expect(orderObstacle(cartWith([], { DBI: true, EXH: false }), faulty, noneUnanswered, undefined)).toBeUndefined()
  })

  it('is a change of somebody else that the user has not answered, in an included delivery', () => {
    const edit = { type: 'ChangeQuantity', line: toStore.key, quantity: 9 } as const
    const unanswered = unansweredLines([{ id: commandId('e1'), edit, failure: overtaken }])
    expect(orderObstacle(cartWith([], both), nothingFaulty, unanswered, undefined)).toEqual({
      tag: 'UnansweredChanges',
      lines: [toStore.key],
    })
    expect(orderObstacle(cartWith([], { DBI: true, EXH: false }), nothingFaulty, unanswered, undefined)).toBeUndefined()
  })

  it('is no edit that was refused for another reason: its line is as it was', () => {
    const edit = { type: 'ChangeQuantity', line: toStore.key, quantity: 9 } as const
    const refused = unansweredLines([{ id: commandId('e1'), edit, failure: lineGone }])
    expect(orderObstacle(cartWith([], both), nothingFaulty, refused, undefined)).toBeUndefined()
  })

  it('is blocked lines, with the deliveries that they are in', () => {
    expect(orderObstacle(cartWith([toStore.key], both), nothingFaulty, noneUnanswered, undefined)).toEqual({
      tag: 'BlockedLines',
      lines: [toStore.key],
      deliveryIds: ['EXH'],
    })
  })
})

describe('the deliveries that could be left out', () => {
  it('are those with blocked lines, as long as another is ordered', () => {
    expect(deliveriesToLeaveOut(cartWith([toStore.key], both))).toEqual(['EXH'])
    expect(deliveriesToLeaveOut(cartWith([toStore.key], { DBI: false, EXH: true }))).toEqual([])
  })
})

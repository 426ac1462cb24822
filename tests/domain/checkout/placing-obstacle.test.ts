import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Placing } from '#domain/checkout/checkout'
import { isCompared } from '#domain/checkout/changed-order'
import { placingObstacle, type PlacingState } from '#domain/checkout/placing-obstacle'
import type { OrderNeeds } from '#domain/checkout/update-action'
import { commandId } from '#domain/kernel/ids'
import { stamp } from '../given'
import { intent } from './given-checkout'

const needsNothing: OrderNeeds = { blockedLines: 0, included: ['DBI'], unfilled: [], withoutDay: [], changes: [] }

const free: PlacingState = {
  denial: undefined,
  isUnknown: false,
  isOffline: false,
  isWaiting: false,
  isUnanswered: false,
  isHeld: false,
  areDaysAwaited: false,
}

/** From what is told first to what is told last. */
const obstacles = [
  [{ denial: { tag: 'CustomerSuspended' } }, 'CustomerSuspended'],
  [{ isUnknown: true }, 'OrderUnknown'],
  [{ isOffline: true }, 'Offline'],
  [{ isWaiting: true }, 'EditsWaiting'],
  [{ isUnanswered: true }, 'UnansweredChanges'],
  [{ isHeld: true }, 'EditsHeld'],
  [{ areDaysAwaited: true }, 'DaysAwaited'],
] as const

describe('what keeps an order from being placed', () => {
  it('is nothing for who may order, with all edits sent and the cart in order', () => {
    expect(placingObstacle(free, needsNothing)).toBeUndefined()
  })

  it('is the first of several, and what the cart lacks only after them', () => {
    fc.assert(
      fc.property(fc.subarray([...obstacles], { minLength: 1 }), fc.nat(2), (present, blockedLines) => {
        const state = present.reduce<PlacingState>((so, [one]) => ({ ...so, ...one }), free)
        expect(placingObstacle(state, { ...needsNothing, blockedLines })).toEqual({ tag: present[0]?.[1] })
      }),
    )
  })

  it('[CART-24] is otherwise the action that the buyer has to take', () => {
    expect(placingObstacle(free, { ...needsNothing, blockedLines: 2 })).toEqual({
      tag: 'UpdateNeeded',
      action: 'update_quantity',
    })
    expect(placingObstacle(free, { ...needsNothing, included: [] })).toEqual({
      tag: 'UpdateNeeded',
      action: 'activate_delivery',
    })
  })
})

describe('a cart is compared with the order that was seen', () => {
  const { at } = stamp('c1')
  const idle: Placing = { tag: 'Idle' }
  const placedAs = (id: string): Placing => ({
    tag: 'Placed',
    order: commandId(id),
    at,
    orders: [],
    sendOrderReceipt: false,
  })

  it('before an order and after one that was declined', () => {
    expect(isCompared(idle, idle)).toBe(true)
    expect(isCompared({ tag: 'Declined', order: commandId('c1'), failure: undefined, items: [] }, idle)).toBe(true)
  })

  it('not while an order is on its way or unknown, which takes its own lines out of the cart', () => {
    const order = commandId('c1')
    expect(isCompared({ tag: 'Placing', order, at, intent }, idle)).toBe(false)
    expect(isCompared({ tag: 'Unknown', order, at, intent, enquiring: false }, idle)).toBe(false)
  })

  it('not after an order was placed here, but after one that was placed before the buyer came', () => {
    expect(isCompared(placedAs('c1'), idle)).toBe(false)
    expect(isCompared(placedAs('c2'), placedAs('c1'))).toBe(false)
    expect(isCompared(placedAs('c1'), placedAs('c1'))).toBe(true)
  })
})

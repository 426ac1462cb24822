import { describe, expect, it } from 'vitest'
import { isDoubtable, mayBeOrdered } from '#domain/checkout/doubted-order'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import { confirmed } from '../cart/given-cart'
import { refusal } from '../../support/scripted-network'
import { aLine } from '../given'

const ordered = aLine({ cartItemId: cartItemId('a') })
const leftOut = aLine({ articleNumber: articleNumber('5550001'), cartItemId: cartItemId('b'), deliveryId: 'EXH' })
const deliveries = [{ deliveryId: 'EXH', requestedDeliveryDate: undefined, isIncludedInOrder: false }] as const
const before = confirmed([ordered, leftOut], { version: 1, deliveries }).state
const items = [cartItemId('a')]

describe('an order that was answered as declined', () => {
  it('may be placed where none of its lines is left, though others are', () => {
    expect(mayBeOrdered(items, confirmed([leftOut], { version: 2, deliveries }).state)).toBe(true)
  })

  it('is not placed where its lines are still there, nor known of where it had none', () => {
    expect(mayBeOrdered(items, before)).toBe(false)
    expect(mayBeOrdered([], confirmed([], { version: 2 }).state)).toBe(false)
  })

  it.each([
    [undefined, true],
    [refusal('order', 403), true],
    [refusal('order', 408), true],
    [refusal('order', 500), true],
    [refusal('order', 404), false],
    [refusal('order', 412, 'TOTAL_CHANGED'), false],
    [refusal('order', 409, 'STOCK_CHANGED'), false],
  ])('is looked after in the cart: %j, %s', (failure, isLookedAfter) => {
    expect(isDoubtable(failure)).toBe(isLookedAfter)
  })
})

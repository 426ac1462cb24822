import { describe, expect, it } from 'vitest'
import { type CartId, cartId } from '#domain/kernel/ids'
import type { CartState } from '#domain/cart/cart'
import { isCartEnded } from '#domain/cart/ended-cart'
import { aCart, aContext, noPlaces } from '../given'

describe('the end of a cart', () => {
  const inContext = (id: CartId | undefined): CartState => ({
    tag: 'InContext',
    context: aContext,
    places: noPlaces,
    confirmed: id === undefined ? undefined : aCart([], { cartId: id }),
    pending: [],
    isBehind: false,
    confirmedSubjects: [],
    refused: [],
  })

  it.each([
    ['not its first statement', inContext(undefined), inContext(cartId('cart-1')), false],
    ['not another statement of the same', inContext(cartId('cart-1')), inContext(cartId('cart-1')), false],
    ['that another one is in its place', inContext(cartId('cart-1')), inContext(cartId('cart-2')), true],
    ['that its user leaves it', inContext(cartId('cart-1')), { tag: 'NoContext' } as const, true],
    ['not that nobody comes to it', { tag: 'NoContext' } as const, inContext(undefined), false],
  ])('is %s', (_name, before, after, isEnd) => {
    expect(isCartEnded(before, after)).toBe(isEnd)
  })
})

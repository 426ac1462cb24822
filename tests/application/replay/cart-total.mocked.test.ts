import { expect, it, vi } from 'vitest'
import type * as CartViews from '#domain/cart/cart-view'
import { money } from '#domain/kernel/money'
import { createReplay } from '#application/replay/replay'
import { violationsOf } from '#application/replay/violations'
import { aLine } from '../../domain/given'
import { cartLog, entered, fetched, stepOfEvent } from '../../support/planted-log'

// A total that counts the first group alone.
vi.mock('#domain/cart/cart-view', async (original) => {
  const right = await original<typeof CartViews>()
  const cartView: typeof right.cartView = (...given) => {
    const view = right.cartView(...given)
    return { ...view, total: view.groups[0]?.subtotal ?? money(0) }
  }
  return { ...right, cartView }
})

it('cart-total-is-sum finds a total that leaves lines out, at the step of its event', () => {
  const log = cartLog([entered, fetched([aLine()]), fetched([aLine(), aLine({ deliveryId: 'EXH', quantity: 2 })], 2)])

  expect(violationsOf(createReplay(log))).toMatchObject([
    { invariant: 'cart-total-is-sum', step: stepOfEvent(3), message: 'the total is 100, the lines cost 300' },
  ])
})

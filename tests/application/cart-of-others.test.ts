import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { changesTo } from '#domain/cart/cart'
import type { CartEvent } from '#domain/cart/protocol'
import { cartDifference } from '#domain/cart/cart-difference'
import { cartDecider } from '#domain/cart/decider'
import { fold } from '#domain/kernel/decider'
import { articleNumber, commandId } from '#domain/kernel/ids'
import { aCart, aContext, aLine, at, many, noPlaces } from '../domain/given'
import { givenShop, settled } from '../support/given-shop'

const lineA = aLine({ quantity: 2 })
const lineB = aLine({ articleNumber: articleNumber('4208104'), quantity: 3 })
const cart = aCart([lineA, lineB], { version: 5 })
const entered: readonly CartEvent[] = [
  { type: 'ContextEntered', context: aContext, places: noPlaces, at },
  { type: 'CartSynchronised', difference: cartDifference(undefined, cart) },
]

it('keeps the version whose lines are known where others have changed the cart in between', () => {
  const state = fold(cartDecider.evolve, cartDecider.initial, entered)
  // Version 6 was somebody else's change; this edit made version 7.
  const changed = { ...lineA, quantity: many(9) }
  const changes = { cartId: cart.cartId, version: 7, changed: [changed], removed: [], deliveries: [], failed: [] }

  const decided = cartDecider.decide(state, {
    ...{ type: 'ConfirmEdits', edits: [commandId('e1')], changes },
    ...{ id: commandId('c1'), at },
  })
  const after = fold(cartDecider.evolve, state, E.isRight(decided) ? decided.right : [])

  expect(after).toMatchObject({ isBehind: true, confirmed: { version: 5, lines: [{ quantity: 9 }, { quantity: 3 }] } })
})

it('takes over the lines of a cart that was found as an edit wants it, and not its version alone', () => {
  const found = aCart([{ ...lineB, quantity: many(7) }], { version: 6 })

  expect(changesTo(found, cart)).toMatchObject({
    version: 6,
    changed: [{ articleNumber: '4208104', quantity: 7 }],
    removed: [lineA.cartItemId],
  })
})

it('moves lines without those that have the delivery already: one of them may take up another', async () => {
  const collected = aLine({ deliveryId: 'EXH', quantity: 4 })
  const given = await givenShop({ lines: [lineA, collected, lineB] })
  given.network.forget()

  given.shop.cart.changeDelivery([lineA.key, collected.key, lineB.key], 'EXH')
  await settled()

  expect(given.network.asked('updateItems')).toMatchObject([
    [{ cartItemId: lineA.cartItemId }, { cartItemId: lineB.cartItemId }],
  ])
})

it('asks for nothing where all lines have the delivery already at the service', async () => {
  const given = await givenShop({ lines: [lineA, lineB] })
  given.network.loseAnswer('updateItems')

  given.shop.cart.changeDelivery([lineA.key, lineB.key], 'EXH')
  await settled()
  given.timers.pass(60_000)
  await settled()

  expect(given.carts.linesOf('104822').map(({ deliveryId }) => deliveryId)).toEqual(['EXH', 'EXH'])
  expect(given.shop.cart.get().groups.map(({ deliveryId, lines }) => [deliveryId, lines.length])).toEqual([['EXH', 2]])
})

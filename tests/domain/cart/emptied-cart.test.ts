import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cartDecider } from '#domain/cart/decider'
import { emptiedIn } from '#domain/cart/emptied-cart'
import { summariseCart } from '#domain/cart/evolve'
import type { CartEdit } from '#domain/cart/protocol'
import { articleNumber, cartId } from '#domain/kernel/ids'
import { aCart, aLine, day } from '../given'
import { adopt, after, changes, confirm, confirmed, newLine, type Ran, refuse, seen, step } from './given-cart'

const kitchen = aLine({ quantity: 3, label: 'Kök' })
const bath = aLine({ articleNumber: articleNumber('5550001'), quantity: 7, deliveryId: 'EXH' })
const bothLines = [kitchen, bath]
const both = () => confirmed(bothLines, { version: 1 })

const emptied = ({ state }: Ran) => emptiedIn(state)
const articlesOf = (ran: Ran) => emptied(ran)?.lines.map((line) => line.articleNumber)

const removals: readonly (readonly [string, CartEdit])[] = [
  ['emptied', { type: 'EmptyCart' }],
  ['deleted', { type: 'DeleteCart' }],
  ['left without lines, since all were removed', { type: 'RemoveLines', lines: bothLines.map(({ key }) => key) }],
]

describe('[CART-47] what was taken out of a cart', () => {
  for (const [how, edit] of removals)
    it(`is known when the cart is ${how}`, () => {
      expect(emptied(after(both(), edit))?.lines).toEqual([
        { ...newLine('4208103', 3), label: 'Kök', article: undefined },
        { ...newLine('5550001', 7), deliveryId: 'EXH', article: undefined },
      ])
    })

  it('has the days of its deliveries, and says which were left out of the order', () => {
    const chosen = after(
      both(),
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day('2025-03-12') },
      { type: 'IncludeDelivery', deliveryId: 'EXH', included: false },
    )
    expect(emptied(step(chosen, { type: 'EmptyCart' }, 'emptied'))?.deliveries).toEqual([
      { deliveryId: 'DBI', requestedDeliveryDate: '2025-03-12', isIncludedInOrder: true },
      { deliveryId: 'EXH', requestedDeliveryDate: undefined, isIncludedInOrder: false },
    ])
  })

  it('is only what was removed last, where lines were removed one after the other', () => {
    const one = after(both(), { type: 'RemoveLines', lines: [kitchen.key] })
    expect(emptied(one)).toBeUndefined()
    expect(articlesOf(step(one, { type: 'RemoveLines', lines: [bath.key] }, 'last'))).toEqual(['5550001'])
  })

  it('is not written over by a removal that finds nothing', () => {
    const twice = after(both(), { type: 'EmptyCart' }, { type: 'DeleteCart' })
    expect(articlesOf(twice)).toEqual(['4208103', '5550001'])
  })

  it('stays known when the service has emptied the cart, or has put a new one in its place', () => {
    const removed = changes(2, [], { removed: bothLines.flatMap((line) => line.cartItemId ?? []) })
    const settled = step(after(both(), { type: 'EmptyCart' }), confirm(['e1'], removed), 'answer')
    const replaced = step(settled, adopt(aCart([], { cartId: cartId('next'), version: 1 })), 'fetched')
    expect([seen(settled), articlesOf(settled), articlesOf(replaced)]).toEqual([
      [],
      ['4208103', '5550001'],
      ['4208103', '5550001'],
    ])
  })

  it('is forgotten when the service refuses the removal: the lines are back', () => {
    const refused = step(after(both(), { type: 'EmptyCart' }), refuse('e1'), 'answer')
    expect(seen(refused)).toHaveLength(2)
    expect(emptied(refused)).toBeUndefined()
  })

  it('is forgotten when something is put into the cart, here or on another device', () => {
    const empty = after(both(), { type: 'EmptyCart' })
    const added = step(empty, { type: 'AddLines', from: 'hand', lines: [newLine('5550001', 1)] }, 'added')
    const removed = changes(2, [], { removed: bothLines.flatMap((line) => line.cartItemId ?? []) })
    const elsewhere = [confirm(['e1'], removed), adopt(aCart([kitchen], { version: 3 }))].reduce(
      (ran, body) => step(ran, body, 'answer'),
      empty,
    )
    expect([emptied(added), emptied(elsewhere)]).toEqual([undefined, undefined])
  })

  it('is not known of a cart that was ordered, or emptied on another device', () => {
    expect(emptied(step(both(), adopt(aCart([], { version: 2 })), 'fetched'))).toBeUndefined()
  })

  it('is forgotten when the cart is left', () => {
    const left = step(after(both(), { type: 'EmptyCart' }), { type: 'LeaveContext' }, 'left')
    expect(emptied(left)).toBeUndefined()
  })

  const someLines = fc.uniqueArray(fc.integer({ min: 1_000_000, max: 1_000_020 }), { minLength: 1, maxLength: 9 })
  test.prop([someLines, fc.constantFrom(...removals.slice(0, 2).map(([, edit]) => edit))])(
    'is the same after the log is cut, in the order of the cart',
    (numbers, edit) => {
      const lines = numbers.map((number) => aLine({ articleNumber: articleNumber(String(number)) }))
      const empty = after(confirmed(lines, { version: 1 }), edit)
      const cut = cartDecider.evolve(cartDecider.initial, summariseCart(empty.state))
      expect(articlesOf(empty)).toEqual(numbers.map(String))
      expect(cut).toEqual(empty.state)
    },
  )
})

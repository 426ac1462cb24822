import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyWith, lineKey } from '#domain/cart/line-key'
import { isMadeAlready, isOvertaken } from '#domain/cart/overtaken-edit'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { articleNumber, commandId } from '#domain/kernel/ids'
import { aCart, aLine, many } from '../given'
import { after, changes, confirmed, type Ran } from './given-cart'

const toSite = aLine({ quantity: 10 })
const toStore = aLine({ quantity: 4, deliveryId: 'EXH' })
const merged = { ...toSite, quantity: many(14) }
const move = { type: 'ChangeDelivery', lines: [toStore.key], deliveryId: 'DBI' } as const

const inContext = ({ state }: Ran) => {
  if (state.tag !== 'InContext') throw new Error('there is a cart')
  return state
}

describe('the key of a line that is given another delivery or label', () => {
  it('is that of the line which it becomes, whatever its label', () => {
    const delivery = fc.constantFrom(...deliveryIds)
    fc.assert(
      fc.property(delivery, delivery, fc.string(), fc.string(), (from, deliveryId, label, other) => {
        const article = articleNumber('4208103')
        expect(keyWith(lineKey(article, from, label), { deliveryId })).toBe(lineKey(article, deliveryId, label))
        expect(keyWith(lineKey(article, from, label), { label: other })).toBe(lineKey(article, from, other))
      }),
    )
  })
})

describe('[ERROR-25] a move that makes a line one with another, and whose answer was lost', () => {
  const moved = after(confirmed([toSite, toStore]), move)
  const isMade = (...lines: Parameters<typeof aCart>[0]) =>
    isMadeAlready(inContext(moved), commandId('e1'), aCart(lines))

  it('is made where the line is gone and the other has both quantities', () => {
    expect(isMade(merged)).toBe(true)
  })

  it('is not made while the line is there, or where the other has another quantity or is gone', () => {
    expect(isMade(toSite, toStore)).toBe(false)
    expect(isMade(merged, toStore)).toBe(false)
    expect(isMade(toSite)).toBe(false)
    expect(isMade({ ...merged, quantity: many(15) })).toBe(false)
    expect(isMade()).toBe(false)
  })

  it('is not known as made where there was no other line', () => {
    const alone = after(confirmed([toStore]), move)
    expect(isMadeAlready(inContext(alone), commandId('e1'), aCart([toSite]))).toBe(false)
  })
})

describe('[ERROR-25] a quantity that is set on lines which have become one', () => {
  const edited = after(confirmed([toSite, toStore]), move, {
    type: 'ChangeQuantity',
    line: toSite.key,
    quantity: 3,
  })
  const whenMoved = after(edited, {
    type: 'ConfirmEdits',
    edits: [commandId('e1')],
    changes: changes(2, [merged], { removed: [toStore.cartItemId ?? expect.fail('it has an id')] }),
  })

  it('is laid over their sum, which is of the user’s own doing', () => {
    expect(isOvertaken(inContext(whenMoved), commandId('e2'), aCart([merged]))).toBe(false)
  })

  it('is not laid over what others have made of it since', () => {
    const others = aCart([{ ...merged, quantity: many(40) }])
    expect(isOvertaken(inContext(whenMoved), commandId('e2'), others)).toBe(true)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { addedToCart, clickOn, purchaseOf } from '#domain/tracking/behaviour-events'

const article = articleNumber('4208103')
const none = articleNumber('')
const tracked = fc.record({
  articleNumber: fc.constantFrom(article, articleNumber('4208104'), none),
  quantity: fc.constantFrom(undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1, 12),
})

describe('what is told of behaviour', () => {
  it('[TRACK-08] [TRACK-10] [TRACK-11] has a quantity when something was taken, and an order when it was bought', () => {
    expect(clickOn({ articleNumber: article, quantity: 3 })).toEqual([{ type: 'click', articleNumber: article }])
    expect(addedToCart([{ articleNumber: article, quantity: 3 }])).toEqual([
      { type: 'addtocart', articleNumber: article, quantity: 3 },
    ])
    expect(purchaseOf('o-1', [{ articleNumber: article, quantity: 3 }])).toEqual([
      { type: 'purchase', articleNumber: article, quantity: 3, orderId: 'o-1' },
    ])
  })

  it('[TRACK-14] is of one where no quantity is said', () => {
    expect(addedToCart([{ articleNumber: article }])).toMatchObject([{ quantity: 1 }])
  })

  it('[TRACK-04] is nothing of what has no number or no quantity', () => {
    fc.assert(
      fc.property(fc.array(tracked), (articles) => {
        const told = [...addedToCart(articles), ...purchaseOf('o-1', articles), ...articles.flatMap(clickOn)]
        for (const event of told) {
          expect(event.articleNumber).not.toBe('')
          if ('quantity' in event) expect(event.quantity > 0 && Number.isFinite(event.quantity)).toBe(true)
        }
        const valid = articles.filter(
          ({ articleNumber: number, quantity = 1 }) => number !== '' && quantity > 0 && Number.isFinite(quantity),
        )
        expect(told).toHaveLength(3 * valid.length)
      }),
    )
  })

  it('[TRACK-05] is no purchase without an order or without an article', () => {
    expect(purchaseOf(undefined, [{ articleNumber: article, quantity: 1 }])).toEqual([])
    expect(purchaseOf(' ', [{ articleNumber: article, quantity: 1 }])).toEqual([])
    expect(purchaseOf('o-1', [{ articleNumber: article, quantity: 0 }])).toEqual([])
    expect(purchaseOf('o-1', [])).toEqual([])
  })
})

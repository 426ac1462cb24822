import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber } from '#domain/kernel/ids'
import { aLine } from '../domain/given'
import { anArticle, fillForm, givenShop, settled, type ShopGiven } from '../support/given-shop'

const lost: CallFailure = { tag: 'Lost', service: 'search', status: undefined }

const givenOrdering = async (given: ShopGiven = {}) => {
  const ready = await givenShop({
    lines: [aLine({ quantity: 2 }), aLine({ articleNumber: articleNumber('4208104'), deliveryId: 'EXH', quantity: 3 })],
    ...given,
  })
  fillForm(ready, 'DBI')
  fillForm(ready, 'EXH')
  await settled()
  return ready
}

describe('what the search is told', () => {
  it('[TRACK-06] is what is put in the cart, in one call for all of it', async () => {
    const { shop, tracking } = await givenShop()
    shop.cart.add([anArticle('4208103', 2), anArticle('4208104', 5)])
    await settled()
    expect(tracking.calls).toEqual([
      [
        { type: 'addtocart', articleNumber: '4208103', quantity: 2 },
        { type: 'addtocart', articleNumber: '4208104', quantity: 5 },
      ],
    ])
  })

  it('comes in calls that the search takes, where much is put in the cart', async () => {
    const { shop, tracking } = await givenShop()
    shop.cart.add(Array.from({ length: 846 }, (_, index) => anArticle(String(5_000_000 + index))))
    await settled()
    expect(tracking.calls.map((events) => events.length)).toEqual([200, 200, 200, 200, 46])
  })

  it('is nothing of what the cart refuses', async () => {
    const { shop, tracking } = await givenShop()
    shop.session.logOut()
    await settled()
    shop.cart.add([anArticle('4208103', 2)])
    await settled()
    expect(tracking.calls).toEqual([])
  })

  it('[TRACK-06] is an article that was opened', async () => {
    const { shop, tracking } = await givenShop()
    shop.noteClick(articleNumber('4208103'))
    await settled()
    expect(tracking.calls).toEqual([[{ type: 'click', articleNumber: '4208103' }]])
  })

  it('[TRACK-06] is a purchase for each delivery that went through, with its own order id', async () => {
    const { shop, tracking } = await givenOrdering({ declines: ['EXH'] })
    shop.checkout.placeOrder(false)
    await settled()
    expect(tracking.calls).toHaveLength(1)
    expect(tracking.calls[0]).toMatchObject([{ type: 'purchase', quantity: 2 }])
    expect(tracking.calls[0]?.[0]).toHaveProperty('orderId')
  })

  it('[TRACK-12] is nothing without a tracking id; that is reported, and the user hears nothing', async () => {
    const { shop, tracking, noticeKeys } = await givenShop()
    tracking.id = undefined
    shop.cart.add([anArticle('4208103', 2)])
    await settled()
    expect(tracking.calls).toEqual([])
    expect(tracking.problems).toEqual([{ tag: 'NoTrackingId' }])
    expect(noticeKeys()).toEqual([])
    expect(shop.cart.get().lineCount).toBe(1)
  })

  it('[TRACK-12] fails without the user hearing of it, or waiting', async () => {
    const { shop, tracking, noticeKeys } = await givenShop()
    tracking.failure = lost
    shop.noteClick(articleNumber('4208103'))
    shop.cart.add([anArticle('4208103', 2)])
    expect(shop.cart.get().lineCount).toBe(1)
    await settled()
    expect(tracking.problems).toEqual([
      { tag: 'TrackingFailed', failure: lost },
      { tag: 'TrackingFailed', failure: lost },
    ])
    expect(noticeKeys()).toEqual([])
  })
})

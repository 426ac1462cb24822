import { describe, expect, it } from 'vitest'
import { articleNumber } from '#domain/kernel/ids'
import { anArticle, givenShop, type OpenShop, settled, type ShopWorld } from '../support/given-shop'
import { refusal } from '../support/scripted-network'

type Given = ShopWorld & OpenShop

/** Calls that no user has asked for, or whose outcome the user need not know. */
const background: readonly (readonly [string, number, (given: Given) => Promise<unknown>])[] = [
  [
    'the behaviour that is told to the search',
    500,
    async ({ shop, tracking }) => {
      tracking.failure = refusal('search', 500)
      shop.noteClick(articleNumber('4208103'))
    },
  ],
  ...[404, 500].map(
    (status) =>
      [
        'the delivery days of the customer',
        status,
        async ({ shop, network }: Given) => {
          network.refuse('deliveryDates', refusal('gateway', status))
          await shop.queries.deliveryDates()()
        },
      ] as const,
  ),
  [
    'a log-out',
    500,
    async ({ shop, network }) => {
      network.refuse('logOut', refusal('auth', 500))
      shop.session.logOut()
    },
  ],
]

describe('a call that fails', () => {
  it.each(background)(
    '[ERROR-15] [ERROR-16] in the background is told to no user: %s, %d',
    async (_, _status, call) => {
      const given = await givenShop()
      await call(given)
      await settled()
      expect(given.shop.notices.get()).toEqual([])
    },
  )

  it('[ERROR-15] is told where the user waits for it', async () => {
    const given = await givenShop()
    given.network.refuse('addItems', refusal('cart', 422))
    given.shop.cart.add([anArticle('4208103', 2)])
    await settled()
    expect(given.noticeKeys()).toEqual(['errors.cart_add_product'])
  })
})

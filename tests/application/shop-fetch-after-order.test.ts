import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { givenReadyToOrder, placingOf } from '../support/given-ready-to-order'
import { settled, shown } from '../support/given-shop'

const lost: CallFailure = { tag: 'Lost', service: 'gateway', status: undefined }

/** An order that went through, just before the connection was lost. */
const givenLostAfterOrder = async () => {
  const given = await givenReadyToOrder()
  given.network.refuse('getCart', lost)
  given.shop.checkout.placeOrder(false)
  await settled()
  return given
}

describe('the fetch of a cart that was ordered from, when it fails', () => {
  it('is not told: the order has gone through', async () => {
    const given = await givenLostAfterOrder()

    expect(placingOf(given).tag).toBe('Placed')
    expect(given.noticeKeys()).toEqual([])
  })

  it('is repeated when the connection returns, so that the ordered lines do not stay in the cart', async () => {
    const given = await givenLostAfterOrder()

    given.connectivity.comeBack()
    await settled()

    expect(shown(given)).toEqual([])
  })

  it('is repeated after waits that grow, where nobody says that the connection returned', async () => {
    const given = await givenLostAfterOrder()
    given.network.refuse('getCart', lost)

    given.timers.pass(1_000)
    await settled()
    expect(shown(given)).not.toEqual([])
    given.timers.pass(2_000)
    await settled()

    expect(shown(given)).toEqual([])
    expect(given.noticeKeys()).toEqual([])
  })

  it('is told when the user asks for the cart later', async () => {
    const given = await givenLostAfterOrder()
    given.connectivity.comeBack()
    await settled()
    given.network.refuse('getCart', lost)

    given.shop.cart.refresh()
    await settled()

    expect(given.noticeKeys()).toEqual(['errors.unknown_error_occurred'])
  })
})

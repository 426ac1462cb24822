// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { UnknownOrderBanner } from '../../../ui/notices/UnknownOrderBanner'
import { day } from '../../domain/given'
import { line, valve } from '../../domain/given-articles'
import { filledIn, shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const shopWithOrder = () => {
  const shop = shopWith([line(valve, 12)], { forms: { DBI: filledIn } })
  shop.cart.requestDeliveryDate('all', day('2026-12-18'))
  shop.checkout.placeOrder(false)
  return shop
}

const draw = (shop: ReturnType<typeof shopWithOrder>, path: string) => drawIn(shop, shell, <UnknownOrderBanner />, path)

describe('an order whose outcome is not known', () => {
  it.each(['/', '/cart', '/delivery'])('is told of with its time and sum, and a way to it, on %s', async (path) => {
    const shop = shopWithOrder()
    const drawn = await draw(shop, path)
    expect(drawn.text()).toBe('')

    await drawn.does(() => shop.loseOrder())

    expect(drawn.text()).toMatch(/ordern från 15 dec 2026 kl\. 10\.42 på [\d ]+,\d\d kr gick fram/)
    await drawn.press('Se ordern')
    expect(drawn.path()).toBe('/summary')
  })

  it('is not told of twice on the summary, which says it itself', async () => {
    const shop = shopWithOrder()
    shop.loseOrder()

    expect((await draw(shop, '/summary')).text()).toBe('')
  })

  it('is told of no more when it is known', async () => {
    const shop = shopWithOrder()
    shop.loseOrder()
    const drawn = await draw(shop, '/cart')

    await drawn.does(() =>
      shop.settleOrder([
        {
          tag: 'Placed',
          deliveryId: 'DBI',
          tempOrderId: '7',
          orderItems: [],
          freight: undefined,
          placedAt: undefined,
        },
      ]),
    )

    expect(drawn.text()).toBe('')
  })
})

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartItemId, userId } from '#domain/kernel/ids'
import type { FakeShop } from '../../support/fake-shop'
import { aCart, day } from '../../domain/given'
import { line, signedIn, valve } from '../../domain/given-articles'
import { drawShop } from '../shell/given'
import { filledIn, shopWith } from './given'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const settle = (shop: FakeShop, number: string) =>
  shop.settleOrder([
    { tag: 'Placed', deliveryId: 'DBI', tempOrderId: number, orderItems: [], freight: undefined, placedAt: undefined },
  ])

const confirmed = async () => {
  const shop = shopWith([line(valve, 12)], { forms: { DBI: filledIn } })
  shop.cart.requestDeliveryDate('all', day('2026-12-18'))
  shop.checkout.placeOrder(true)
  settle(shop, '7204418')
  const page = await drawShop('/checkout-success-page', shop)
  await page.says('7204418')
  return { shop, page }
}

/** As another tab does, whose facts come by the log. */
const orderNext = (shop: FakeShop) => {
  const next = { ...line(valve, 3), cartItemId: cartItemId('next') }
  const [delivery] = shop.cart.get().groups.map((group) => group.delivery)
  shop.adoptCart(
    aCart([next], { version: 9, deliveryIdsInOrder: ['DBI'], deliveries: delivery === undefined ? [] : [delivery] }),
  )
  for (const field of ['reference', 'recipient', 'mobile'] as const)
    shop.checkout.fillField('DBI', field, filledIn[field] ?? '')
  shop.checkout.placeOrder(false)
}

describe('a confirmation that is open while another tab places the next order', () => {
  it('stays that of its own order until it is left', async () => {
    const { shop, page } = await confirmed()

    await page.does(() => orderNext(shop))
    expect(shop.checkout.get().placing.tag).toBe('Placing')
    expect(page.text()).toContain('7204418')
    await page.does(() => settle(shop, '7204999'))

    expect(page.text()).toContain('7204418')
    expect(page.text()).not.toContain('7204999')
    await page.goTo('/')
    await page.goTo('/checkout-success-page')
    await page.says('7204999')
    expect(page.text()).not.toContain('7204418')
  })

  it('is not shown to the next reader', async () => {
    const { shop, page } = await confirmed()
    const session = signedIn()
    if (session.tag !== 'Authenticated') throw new Error('nobody is logged in')
    const { signedIn: who } = session

    await page.does(() => {
      shop.setSession({ ...session, signedIn: { ...who, user: { ...who.user, userId: userId('other') } } })
      orderNext(shop)
    })

    await page.says('Page Not Found')
    expect(page.text()).not.toContain('7204418')
  })
})

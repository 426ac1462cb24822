// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import type { FakeShop } from '../../support/fake-shop'
import { line, radiator, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const quantities = (shop: FakeShop) =>
  shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.quantity))

describe('[CART-26] a quantity whose frame has not been drawn', () => {
  // No frame comes, and no timer ends the wait for one.
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const given = async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await drawIn(shop, shell, <CartPage />)
    await drawn.type(/^Antal Kulventil/, '15')
    expect(drawn.all('input[value="15"]')).toHaveLength(1)
    expect(quantities(shop)).toEqual([12, 1])
    return { shop, drawn }
  }

  it('is kept when the page is left', async () => {
    const { shop, drawn } = await given()

    await drawn.does(() => window.dispatchEvent(new Event('pagehide')))

    expect(quantities(shop)).toEqual([15, 1])
  })

  it('is part of the cart for what the user does next', async () => {
    const { shop, drawn } = await given()

    await drawn.press(/^Ta bort 4208103/)

    expect(shop.asked.map(({ type }) => type)).toEqual(['UpdateItem', 'RemoveItems'])
    expect(shop.asked[0]).toMatchObject({ quantity: 15 })
  })

  it('is followed by that of the next line', async () => {
    const { shop, drawn } = await given()

    await drawn.type(/^Antal Radiator/, '3')
    await drawn.leave(/^Antal Radiator/)

    expect(quantities(shop)).toEqual([15, 3])
  })
})

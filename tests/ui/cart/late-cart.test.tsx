// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeShop } from '../../support/fake-shop'
import { drawIn } from '../draw'
import { CartPage } from '../../../ui/cart/CartPage'
import { shell, shopWith } from '../checkout/given'
import { line, valve } from '../../domain/given-articles'
import { aCart } from '../../domain/given'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const late = 'Det tar längre tid än vanligt att hämta varukorgen'

/** A shop whose cart is asked for, and how often it is asked for again. */
const fetching = (): { readonly shop: FakeShop; readonly tries: () => number } => {
  let tries = 0
  const shop = shopWith([], { cart: undefined })
  return {
    shop: { ...shop, cart: { ...shop.cart, refresh: () => void (tries += 1) } },
    tries: () => tries,
  }
}

describe('a cart that is fetched', () => {
  it('is said to be late after some seconds, with what is known and a way to try again, and comes by itself', async () => {
    const { shop, tries } = fetching()
    const drawn = await drawIn(shop, shell, <CartPage />)
    expect(drawn.text()).toContain('Laddar')
    expect(drawn.text()).not.toContain(late)

    await drawn.does(() => vi.advanceTimersByTime(4_000))
    expect(drawn.all('output')[0]?.textContent).toContain(late)
    expect(drawn.text()).toContain('Dina rader är sparade hos oss')
    await drawn.press('Försök igen')
    expect(tries()).toBe(1)

    await drawn.does(() => shop.adoptCart(aCart([line(valve, 12)])))
    expect(drawn.text()).not.toContain(late)
    expect(drawn.text()).toContain('Kulventil FF 1000 DN20')
  })
})

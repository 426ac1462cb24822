// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { SummaryPage } from '../../../ui/checkout/summary/SummaryPage'
import { line, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'

describe('a cart that could not be fetched again', () => {
  it.each([
    { step: 'cart', Page: CartPage },
    { step: 'delivery', Page: DeliveryPage },
    { step: 'summary', Page: SummaryPage },
  ])('is shown as it was, and the $step step says so', async ({ step, Page }) => {
    const shop = shopWith([line(valve, 12)], { forms: { DBI: filledIn } })
    const drawn = await drawIn(shop, shell, <Page />, `/${step}`)
    expect(drawn.text()).not.toContain('Du ser den som den var senast')

    shop.failFetch()

    await drawn.until(() => expect(drawn.text()).toContain('Varukorgen kunde inte hämtas'))
    expect(drawn.text()).toContain('Du ser den som den var senast. Priser och lager kan ha ändrats.')
    expect(drawn.text()).toContain('Utkörning')
  })

  it('can be fetched from there', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await drawIn(shop, shell, <CartPage />, '/cart')
    shop.failFetch()
    await drawn.until(() => expect(drawn.text()).toContain('Varukorgen kunde inte hämtas'))
    const before = shop.asked.length

    await drawn.press('Hämta igen')

    expect(shop.asked.slice(before).map(({ type }) => type)).toEqual(['FetchCart'])
  })
})

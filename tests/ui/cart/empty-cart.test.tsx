// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { line, radiator, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { openCartWithNotices } from './open-cart'

const open = async () => {
  const shop = shopWith([line(valve, 12, 'DBI', 'Trapp C'), line(radiator, 1, 'EXH')])
  const drawn = await openCartWithNotices(shop)
  return { shop, drawn }
}

describe('emptying the cart', () => {
  it('[CART-47] removes all lines after a question, and brings them back on request', async () => {
    const { shop, drawn } = await open()

    await drawn.press('Töm varukorgen')
    expect(shop.asked).toEqual([])
    await drawn.press('Ta bort alla 2 rader')

    expect(shop.asked).toEqual([expect.objectContaining({ type: 'RemoveAllItems' })])
    expect(drawn.text()).toContain('Varukorgen är tom')
    await drawn.press('Ångra')
    expect(drawn.text()).toContain('Märkning: Trapp C')
    expect(drawn.text()).toContain('2 rader i 2 leveranser.')
  })

  it('[CART-05] deletes the cart where its delivery days shall go too', async () => {
    const { shop, drawn } = await open()

    await drawn.press('Töm varukorgen')
    await drawn.press('Ta också bort valda leveransdagar')
    await drawn.press('Ta bort alla 2 rader')

    expect(shop.asked).toEqual([expect.objectContaining({ type: 'SetStatus', status: 'DELETED' })])
    expect(drawn.text()).toContain('Varukorgen är tom')
  })

  it('leaves the cart as it is when the user does not want to', async () => {
    const { shop, drawn } = await open()

    await drawn.press('Töm varukorgen')
    await drawn.press('Avbryt')

    expect(shop.asked).toEqual([])
    expect(drawn.text()).toContain('2 rader i 2 leveranser.')
  })
})

describe('an empty cart', () => {
  it('leads to the assortment and to the quick order', async () => {
    const drawn = await drawIn(shopWith([]), shell, <CartPage />)
    const linkTo = (name: string) => drawn.all('a').find((link) => link.textContent === name)

    expect(linkTo('Till sortimentet')?.getAttribute('href')).toBe('/sortiment')
    expect(linkTo('Snabborder')?.getAttribute('href')).toBe('/snabborder')
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { line, radiator, valve } from '../../domain/given-articles'
import { shopWith } from '../checkout/given'
import { openCartWithNotices } from './open-cart'

const open = async () => {
  const shop = shopWith([line(valve, 12), line(radiator, 1)])
  const drawn = await openCartWithNotices(shop)
  await drawn.press('Markera alla rader')
  expect(drawn.text()).toContain('2 markerade:')
  return { shop, drawn }
}

const quantities = (shop: ReturnType<typeof shopWith>) =>
  shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line: one }) => [one.deliveryId, one.quantity]))

describe('selected rows', () => {
  it('stay selected when they are moved or labelled', async () => {
    const { drawn } = await open()

    await drawn.press('Flytta till annan leverans')
    await drawn.press(/Leverans till butik/)
    expect(drawn.text()).toContain('2 rader flyttas')
    expect(drawn.text()).toContain('2 markerade:')

    await drawn.press('Märk')
    await drawn.type('Märkning', 'Trapp C')
    await drawn.press('Spara märkningen')
    expect(drawn.text()).toContain('2 rader märks Trapp C.')
    expect(drawn.text()).toContain('2 markerade:')
  })

  it('can be parted again where one of them became one with another', async () => {
    const shop = shopWith([line(valve, 12), line(valve, 3, 'EXH')])
    const drawn = await openCartWithNotices(shop)
    await drawn.press('Markera alla rader')
    await drawn.press('Flytta till annan leverans')
    await drawn.press(/Leverans till butik/)
    expect(drawn.text()).toContain('1 rad slås ihop med en likadan. Antalen läggs ihop.')
    expect(quantities(shop)).toEqual([['EXH', 15]])

    await drawn.press('Ångra')
    expect(quantities(shop)).toEqual([
      ['DBI', 12],
      ['EXH', 3],
    ])
  })

  it('are selected no more when they are removed', async () => {
    const { drawn } = await open()
    await drawn.press('Ta bort markerade')
    await drawn.press('Ångra')
    expect(drawn.text()).not.toContain('markerade:')
  })

  it('are not offered the delivery that they are all in', async () => {
    const { drawn } = await open()
    await drawn.press('Flytta till annan leverans')
    const offered = drawn.all('dialog button, [role=dialog] button').map((one) => one.textContent)
    expect(offered.some((text) => text.includes('Leverans till butik'))).toBe(true)
    expect(offered.some((text) => text.includes('Utkörning'))).toBe(false)
  })
})

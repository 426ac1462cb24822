// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { FakeShop } from '../../support/fake-shop'
import { refusal } from '../../support/scripted-network'
import { shopWith } from '../checkout/given'
import { line, outgoing, radiator, replacement, valve } from '../../domain/given-articles'
import { openCartWithNotices } from './open-cart'

const open = (shop: FakeShop) => openCartWithNotices(shop)
const removeValve = 'Ta bort 4208103 Kulventil FF 1000 DN20'

describe('a line that is removed', () => {
  it('is told of, and comes back with its quantity, delivery and label', async () => {
    const shop = shopWith([line(valve, 12, 'EXH', 'Trapp C'), line(radiator, 1)])
    const drawn = await open(shop)

    await drawn.press(removeValve)
    expect(drawn.text()).toContain('Kulventil FF 1000 DN20 är borttagen.')
    await drawn.press('Ångra')

    expect(shop.asked).toContainEqual(
      expect.objectContaining({
        type: 'AddItems',
        items: [{ articleNumber: '4208103', quantity: 12, deliveryId: 'EXH', label: 'Trapp C' }],
      }),
    )
    expect(drawn.text()).toContain('Märkning: Trapp C')
    expect(drawn.isThere('Ångra')).toBe(false)
  })

  it('comes back in the place that it had', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)

    await drawn.press(removeValve)
    await drawn.press('Ångra')

    expect(shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.articleNumber))).toEqual([
      '4208103',
      '6720511',
    ])
  })

  it('can be brought back also when another one is removed after it', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)

    await drawn.press(removeValve)
    await drawn.press(/^Ta bort 6720511/)
    await drawn.press('Ångra')

    expect(shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.articleNumber))).toEqual([
      '4208103',
    ])
  })

  it('is not called removed any more when the service refuses it', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)
    shop.refusesAdds(refusal('cart', 422))

    await drawn.press(removeValve)
    await drawn.does(() => shop.refuseEdits(refusal('cart', 422)))

    expect(drawn.text()).not.toContain('är borttagen')
    expect(drawn.text()).toContain('Raden kunde inte tas bort.')
  })

  it('comes back without its replacement, where it stood', async () => {
    const shop = shopWith([line(valve, 12), line(outgoing, 10), line(radiator, 1)], { known: [replacement] })
    const drawn = await open(shop)
    const quantities = () =>
      shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => [view.line.articleNumber, view.line.quantity]))

    await drawn.press(/^Byt till 4208264/)
    await drawn.until(() => expect(drawn.text()).toContain('är bytt mot Presskulventil PV2 28 mm.'))
    expect(quantities()).toEqual([
      ['4208103', 12],
      ['4208264', 10],
      ['6720511', 1],
    ])
    await drawn.press('Ångra')

    expect(quantities()).toEqual([
      ['4208103', 12],
      ['4208234', 10],
      ['6720511', 1],
    ])
  })

  it('comes back with the others that were ticked', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)
    await drawn.press('Markera Kulventil FF 1000 DN20')
    await drawn.press('Markera Radiator C22 500×1000')

    await drawn.press('Ta bort markerade')
    expect(drawn.text()).toContain('2 rader är borttagna.')
    await drawn.press('Ångra')

    expect(shop.cart.get().lineCount).toBe(2)
  })
})

describe('lines that are moved', () => {
  it('are told of', async () => {
    const drawn = await open(shopWith([line(valve, 12), line(radiator, 1)]))
    await drawn.press('Markera Kulventil FF 1000 DN20')

    await drawn.press('Flytta till annan leverans')
    await drawn.press(/Leverans till butik/)

    expect(drawn.text()).toContain('1 rad flyttas till Leverans till butik.')
  })
})

describe('all lines of a cart', () => {
  it('are ticked by one press, and unticked by another', async () => {
    const drawn = await open(shopWith([line(valve, 12), line(radiator, 1, 'EXH')]))
    await drawn.press('Markera alla rader')
    expect(drawn.text()).toContain('2 markerade:')
    await drawn.press('Markera alla rader')
    expect(drawn.text()).not.toContain('valda:')
  })

  it('are removed in one call, and come back as they were', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1, 'EXH', 'Trapp C')])
    const drawn = await open(shop)
    await drawn.press('Markera alla rader')
    await drawn.press('Ta bort markerade')
    expect(shop.asked.filter(({ type }) => type === 'RemoveItems')).toHaveLength(1)
    expect(drawn.text()).toContain('Varukorgen är tom')
    await drawn.press('Ångra')
    expect(shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.label))).toEqual(['', 'Trapp C'])
  })

  it('are not ticked when one is not', async () => {
    const drawn = await open(shopWith([line(valve, 12), line(radiator, 1)]))
    await drawn.press('Markera alla rader')
    await drawn.press('Markera Kulventil FF 1000 DN20')
    expect(drawn.named('Markera alla rader')).toMatchObject({ checked: false, indeterminate: true })
  })
})

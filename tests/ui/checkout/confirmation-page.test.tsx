// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { OrderResult } from '#domain/checkout/checkout'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { instant } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { ConfirmationPage } from '../../../ui/checkout/confirmation/ConfirmationPage'
import { aCart, aPrice, aStock, day } from '../../domain/given'
import type { FakeShop } from '../../support/fake-shop'
import { drawIn } from '../draw'
import { filledIn, freightTerms, shell, shopWith } from './given'
import { article, central, line, radiator, replacement, signedIn, valve } from '../../domain/given-articles'

const open = (shop: FakeShop) => drawIn(shop, shell, <ConfirmationPage />, '/checkout-success-page')

const result = (deliveryId: DeliveryId, number: string, failure?: string, freight?: number): OrderResult =>
  failure === undefined
    ? {
        tag: 'Placed',
        deliveryId,
        tempOrderId: number,
        orderItems: [],
        freight: freight === undefined ? undefined : money(freight),
        placedAt: undefined,
      }
    : { tag: 'Failed', deliveryId, message: failure }

const ordered = (
  results: readonly OrderResult[],
  given: Parameters<typeof shopWith>[1] = {},
  withReceipt = true,
): FakeShop => {
  const shop = shopWith([line(valve, 12), line(radiator, 1, 'EXH')], {
    forms: { DBI: filledIn, EXH: filledIn },
    ...given,
  })
  shop.cart.requestDeliveryDate('all', day('2026-12-18'))
  shop.checkout.placeOrder(withReceipt)
  shop.settleOrder(results)
  return shop
}

describe('the confirmation', () => {
  it('[CHECKOUT-07] [ORDER-03] shows each order with its number, delivery name and lines', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '7204419')]))
    for (const part of [
      'Tack, ordern är lagd',
      '7204418',
      '7204419',
      'Utkörning',
      'Leverans till butik',
      'Kulventil FF 1000 DN20',
    ])
      expect(drawn.text()).toContain(part)
    expect(drawn.text()).toContain('Utkörning fre 18 dec, order 7204418')
    expect(drawn.text()).toContain('Din order')
    expect(drawn.text()).not.toContain('Läget nu')
  })

  it('names the line that does not come with its delivery', async () => {
    const short = line({ ...valve, stock: aStock([{ locationId: central, quantity: 7 }]) }, 12)
    const shop = shopWith([short], { forms: { DBI: filledIn } })
    shop.cart.requestDeliveryDate('all', day('2026-12-18'))
    shop.checkout.placeOrder(true)
    shop.settleOrder([result('DBI', '7204418')])

    const drawn = await open(shop)

    expect(drawn.text()).toContain('Kommer senare: Kulventil FF 1000 DN20 7 st fre 18 dec, resten senare.')
  })

  it('names what failed, with where it would go, and leads to another try, another store and the cart', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '', 'Butiken svarade inte.')]))
    expect(drawn.text()).toContain('Butiken svarade inte. Försök igen, byt butik eller ändra leveransen i varukorgen.')
    expect(drawn.text()).toContain('Mölndal, Åbäcksgatan 6. 1 rad, inte beställt')
    expect(drawn.named('Försök igen: Leverans till butik').getAttribute('href')).toBe('/summary')
    expect(drawn.isThere('Byt butik för Leverans till butik')).toBe(true)
    expect(drawn.isThere('Till varukorgen')).toBe(true)
  })

  it('offers no other store for a failed delivery that goes to none', async () => {
    const drawn = await open(ordered([result('DBI', '', 'Lagret svarade inte.'), result('EXH', '7204419')]))
    expect(drawn.text()).toContain('Lagret svarade inte. Försök igen, eller ändra leveransen i varukorgen.')
    expect(drawn.isThere('Försök igen: Utkörning')).toBe(true)
    expect(drawn.isThere(/Byt butik/)).toBe(false)
  })

  it('[DELIVERY-27] [DELIVERY-30] says the code of a delivery that has one', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '7204419')]))
    const facts = drawn.all('dl > div').map(({ textContent }) => textContent)
    expect(facts.filter((fact) => fact.startsWith('Leveranskod'))).toEqual(['LeveranskodLE'])
  })

  it('names no number where the service gave none', async () => {
    const withoutNumber: OrderResult = {
      tag: 'Placed',
      deliveryId: 'DBI',
      tempOrderId: undefined,
      orderItems: [],
      freight: undefined,
      placedAt: undefined,
    }
    const drawn = await open(ordered([withoutNumber, result('EXH', '7204419')], {}, false))
    const steps = drawn.all('ol li').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    expect(steps).toEqual(['Utkörning fre 18 dec', 'Leverans till butik fre 18 dec, order 7204419'])
  })

  it('says that a receipt is sent and where, only where it was asked for', async () => {
    const results = [result('DBI', '7204418'), result('EXH', '7204419')]
    const words = 'Orderbekräftelse skickas till moa@lindqvistror.example'
    expect((await open(ordered(results))).text()).toContain(words)
    expect((await open(ordered(results, {}, false))).text()).not.toContain('Orderbekräftelse')
  })

  it('shows when the order was placed by the time of its service', async () => {
    const placed = [result('DBI', '7204418'), result('EXH', '7204419')].map((one) =>
      one.tag === 'Placed' ? { ...one, placedAt: instant('2026-12-14T08:05:00Z') } : one,
    )
    expect((await open(ordered(placed))).text()).toContain('Lagd14 dec 2026 kl. 09.05')
  })

  it('says what the order comes to with VAT', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '7204419')]))

    expect(drawn.text()).toContain('4 262,80 krMoms1 065,70 kr5 328,50 kr inkl. moms')
  })

  it('[CHECKOUT-06] keeps the prices that were shown when the order was placed', async () => {
    const shop = ordered([result('DBI', '7204418'), result('EXH', '7204419')])
    const dearer = article('4208103', 'Kulventil FF 1000 DN20', 999, { price: aPrice(999) })
    shop.adoptCart(aCart([line(dearer, 12)], { version: 9 }))

    const drawn = await open(shop)

    expect(drawn.text()).toContain('2 122,80')
    expect(drawn.text()).not.toContain('999,00')
  })

  it('shows the freight that was charged within the sum of its delivery', async () => {
    const results = [result('DBI', '7204418', undefined, 195), result('EXH', '7204419', undefined, 0)]
    const drawn = await open(ordered(results))
    expect(drawn.text()).toContain('Beställt exkl. moms2 317,80 krvarav frakt 195,00 kr')
    expect(drawn.text()).toContain('2 140,00 krFri frakt')
    expect(drawn.text()).toContain('2 leveranser, 2 rader4 457,80 kr')
  })

  it('shows the freight that was shown when the order was placed where its service tells of none', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '7204419')], { terms: freightTerms }))
    expect(drawn.text()).toContain('varav frakt 195,00 kr')
  })

  it('[CHECKOUT-10] shows the failed delivery first, why it failed, and that it costs nothing', async () => {
    const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '', 'Butiken har inte varorna.')]))

    expect(drawn.text()).toContain('En leverans är beställd, en misslyckades')
    expect(drawn.all('section[aria-labelledby] h2').map((one) => one.textContent)).toEqual([
      'Leverans till butik',
      'Utkörning',
    ])
    expect(drawn.text()).toContain('Butiken har inte varorna.')
    expect(drawn.text()).toContain('Inget har debiterats för det som inte beställdes.')
    expect(drawn.text()).toContain('Inte beställt1 leverans, 1 rad2 140,00 kr')

    await drawn.press('Till varukorgen')
    expect(drawn.path()).toBe('/cart')
  })

  describe('of an order that left out a delivery', () => {
    const leftOut = (given: Parameters<typeof shopWith>[1] = {}) => {
      const lines = [line(valve, 12), line(radiator, 1, 'EXH'), line(replacement, 2, 'EXH')]
      const shop = shopWith(lines, { forms: { DBI: filledIn, EXH: filledIn }, ...given })
      shop.cart.requestDeliveryDate('all', day('2026-12-18'))
      shop.cart.includeDelivery('EXH', false)
      shop.checkout.placeOrder(false)
      shop.settleOrder([result('DBI', '7204418')])
      return shop
    }
    const left = (drawn: Awaited<ReturnType<typeof open>>) =>
      / ?(\d+) rad(er)? ligger kvar/.exec(drawn.text())?.[0].trim()

    it('says how many rows are left in the cart, and leads there', async () => {
      const drawn = await open(leftOut())
      expect(drawn.text()).toContain('2 rader ligger kvar i varukorgen.')
      expect(drawn.isThere('Till startsidan')).toBe(true)

      await drawn.press('Till varukorgen')
      expect(drawn.path()).toBe('/cart')
    })

    it('counts them as the cart is once it is fetched', async () => {
      const shop = leftOut()
      const drawn = await open(shop)
      await drawn.does(() => shop.adoptCart(aCart([line(radiator, 1, 'EXH')], { version: 9 })))
      expect(left(drawn)).toBe('1 rad ligger kvar')
    })

    it('says nothing of a cart where nothing is left', async () => {
      const drawn = await open(ordered([result('DBI', '7204418'), result('EXH', '7204419')]))
      expect(left(drawn)).toBeUndefined()
      expect(drawn.isThere('Till varukorgen')).toBe(false)
    })

    it('says nothing before the cart is known', async () => {
      const shop = leftOut()
      const unknown = { ...shop.cart.get(), loaded: false }
      const drawn = await open({ ...shop, cart: { ...shop.cart, get: () => unknown } })
      expect(left(drawn)).toBeUndefined()
      expect(drawn.isThere('Till varukorgen')).toBe(false)
    })
  })

  it('[PERM-12] names no amount for a user with EJ_SE_PRISER', async () => {
    const results = [result('DBI', '7204418'), result('EXH', '7204419')]
    const drawn = await open(ordered(results, { session: signedIn(['EJ_SE_PRISER']) }))
    expect(drawn.text()).toContain('7204418')
    expect(drawn.text()).not.toMatch(/\d kr/)
  })

  it('shows nothing without a placed order', async () => {
    const drawn = await open(shopWith([line(valve, 1)]))
    expect(drawn.text()).toBe('')
  })
})

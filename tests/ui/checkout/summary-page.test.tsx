// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderResult } from '#domain/checkout/checkout'
import { SummaryPage } from '../../../ui/checkout/summary/SummaryPage'
import { aCart, aStock, day } from '../../domain/given'
import type { FakeShop } from '../../support/fake-shop'
import { refusal } from '../../support/scripted-network'
import { drawIn } from '../draw'
import { filledIn, freightTerms, shell, shopWith } from './given'
import { central, line, outgoing, radiator, signedIn, valve } from '../../domain/given-articles'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T10:42:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (shop: FakeShop) => drawIn(shop, shell, <SummaryPage />, '/summary')

const readyShop = (given: Parameters<typeof shopWith>[1] = {}): FakeShop => {
  const shop = shopWith([line(valve, 12), line(radiator, 1, 'EXH')], {
    forms: { DBI: filledIn, EXH: filledIn },
    ...given,
  })
  shop.cart.requestDeliveryDate('all', day('2026-12-18'))
  return shop
}

const placedByLorry: OrderResult = {
  tag: 'Placed',
  deliveryId: 'DBI',
  tempOrderId: '7204418',
  orderItems: [],
  freight: undefined,
  placedAt: undefined,
}

/** Ordered for the customer. */
const onOrder = {
  ...radiator,
  stock: aStock([{ locationId: central, availability: 'gray', quantity: 0, stocked: false }], 'TRA_PLUS'),
}
const orders = (shop: FakeShop) => shop.asked.filter((effect) => effect.type === 'PlaceOrder')

describe('ordering that has to wait', () => {
  it('says that the network is gone, and is released when it is back', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.does(() => shop.setOffline(true))
    expect(drawn.text()).toContain('Du verkar sakna nät. Ordern kan läggas när du har nät igen.')
    await drawn.press('Lägg order för 4 262,80 kr')
    expect(orders(shop)).toEqual([])

    await drawn.does(() => shop.setOffline(false))
    expect(drawn.text()).not.toContain('Du verkar sakna nät')
    await drawn.press('Lägg order för 4 262,80 kr')
    expect(orders(shop)).toHaveLength(1)
  })

  it('says of an order on its way that it waits for edits, and not that it could be placed later', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press('Lägg order för 4 262,80 kr')
    await drawn.does(() => shop.serviceDoesNotAnswer())

    expect(drawn.text()).toContain('Ändringarna i varukorgen sparas först. Sedan läggs ordern.')
    expect(drawn.text()).not.toContain('Ordern kan läggas när')
  })

  it('says that edits of the cart are not saved, and is released when they are', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.does(() => shop.serviceDoesNotAnswer())
    expect(drawn.text()).toContain('Ändringar i varukorgen väntar på att sparas.')
    await drawn.press('Lägg order för 4 262,80 kr')
    expect(orders(shop)).toEqual([])

    await drawn.does(() => shop.serviceAnswers())
    await drawn.press('Lägg order för 4 262,80 kr')
    expect(orders(shop)).toHaveLength(1)
  })
})

describe('the summary', () => {
  it('fills in what is known, so that an order that was begun elsewhere lacks no more here than in its form', async () => {
    const shop = shopWith([line(radiator, 1, 'EXH')], { forms: { EXH: { mobile: '070-555 01 77' } } })
    shop.cart.requestDeliveryDate('all', day('2026-12-18'))
    const drawn = await open(shop)
    expect(shop.checkout.get().forms.EXH).toMatchObject({ reference: 'Moa Lindqvist', recipient: 'Moa Lindqvist' })
    expect(drawn.text()).not.toContain('Uppgifter saknas')
  })

  it('shows every delivery as it will be ordered, and its amount on the button', async () => {
    const drawn = await open(readyShop())
    for (const part of [
      'Utkörning',
      'Leverans till butik',
      'Ali Rahimi',
      'fre 18 dec',
      '2 122,80',
      'Mölndal, Åbäcksgatan 6',
    ])
      expect(drawn.text()).toContain(part)
    expect(drawn.isThere('Lägg order för 4 262,80 kr')).toBe(true)
  })

  it('says how much of a line is sent on its day and when the rest comes', async () => {
    const shop = shopWith(
      [line({ ...valve, stock: aStock([{ locationId: central, quantity: 7 }]) }, 20), line(onOrder, 1)],
      { forms: { DBI: filledIn } },
    )
    shop.cart.requestDeliveryDate('all', day('2026-12-18'))

    const drawn = await open(shop)

    expect(drawn.text()).toContain('7 st fre 18 decresten senare')
    expect(drawn.text()).toContain('10–15 dagar')
  })

  it('orders for the sum with freight that its button names', async () => {
    const shop = readyShop({ terms: freightTerms })
    const drawn = await open(shop)
    expect(drawn.text()).toContain('2 317,80 krvarav frakt 195,00 kr')
    expect(drawn.text()).toContain('2 140,00 krFri frakt')

    await drawn.press('Lägg order för 4 457,80 kr')

    expect(orders(shop)).toMatchObject([{ request: { total: 4457.8 } }])
  })

  it('[CHECKOUT-02] places one order however often the button is pressed', async () => {
    const shop = readyShop()
    const drawn = await open(shop)

    await drawn.press(/^Lägg order för/)
    await drawn.press('Ordern läggs')

    expect(orders(shop)).toHaveLength(1)
    expect(drawn.named('Ordern läggs').getAttribute('aria-busy')).toBe('true')
    expect(drawn.named('Ordern läggs').getAttribute('aria-disabled')).toBe('true')
  })

  it('sends along whether a receipt is wanted', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press('Skicka orderbekräftelse till moa@lindqvistror.example')
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toEqual([
      expect.objectContaining({ request: expect.objectContaining({ sendOrderReceipt: false }) }),
    ])
  })

  it('shows what has changed since it was seen, and orders when that is accepted', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    expect(drawn.text()).not.toContain('Ordern har ändrats')
    const [key] = shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.key))
    if (key === undefined) throw new Error('a line is shown')

    await drawn.does(() => void shop.cart.changeQuantity(key, 14))

    expect(drawn.text()).toContain('Kulventil FF 1000 DN20: antalet är 14 i stället för 12.')
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toEqual([])
    await drawn.press('Godkänn ändringarna')
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toHaveLength(1)
    expect(drawn.text()).not.toContain('Ordern har ändrats')
  })

  it('says after the changes are accepted that nothing is ordered yet, and not that the order failed', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    const [key] = shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.key))
    if (key === undefined) throw new Error('a line is shown')
    await drawn.press(/^Lägg order för/)
    await drawn.does(() => {
      shop.declineOrder(refusal('order', 412, 'TOTAL_CHANGED'))
      void shop.cart.changeQuantity(key, 14)
    })

    await drawn.press('Godkänn ändringarna')

    expect(drawn.text()).toContain('Inget är beställt än')
    expect(drawn.text()).not.toContain('Ordern är inte lagd')
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toHaveLength(2)
  })

  it('says of its lines alone that an order is not placed', async () => {
    const shop = readyShop()
    shop.cart.includeDelivery('EXH', false)
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    await drawn.does(() => shop.declineOrder(refusal('order', 403)))
    expect(drawn.text()).toContain('Ordern är inte lagd')

    await drawn.does(() => {
      shop.cart.includeDelivery('EXH', true)
      shop.cart.includeDelivery('DBI', false)
    })

    expect((await open(shop)).text()).not.toContain('Ordern är inte lagd')
  })

  it('does not say that nothing is ordered where the cart has ended: that may be ordered on another device', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)

    await drawn.does(() => shop.declineOrder(refusal('order', 404)))

    expect(drawn.text()).not.toContain('Ordern är inte lagd')
  })

  describe('when stock has become short since it was seen', () => {
    const stocked = (quantity: number) => line({ ...valve, stock: aStock([{ locationId: central, quantity }]) }, 12)
    const given = async () => {
      const shop = shopWith([stocked(40)], { forms: { DBI: filledIn } })
      shop.cart.requestDeliveryDate('all', day('2026-12-18'))
      const drawn = await open(shop)
      await drawn.does(() => shop.adoptCart({ ...aCart([stocked(5)], { deliveryIdsInOrder: ['DBI'] }), version: 9 }))
      return { shop, drawn }
    }

    it('says when the line comes instead', async () => {
      const { drawn } = await given()
      expect(drawn.text()).toContain(
        'Kulventil FF 1000 DN20: kommer 5 st fre 18 dec, resten senare i stället för fre 18 dec. Lagret är 5 i stället för 40.',
      )
      expect(drawn.isThere('Godkänn ändringarna')).toBe(true)
    })

    it('lets the buyer order fewer, which is nothing more to accept', async () => {
      const { shop, drawn } = await given()
      await drawn.press('Minska till 5: Kulventil FF 1000 DN20')
      expect(shop.cart.get().groups[0]?.lines[0]?.line.quantity).toBe(5)
      expect(drawn.text()).not.toContain('Ordern har ändrats')
    })

    it('lets the buyer leave the line out', async () => {
      const { shop, drawn } = await given()
      await drawn.press('Ta bort: Kulventil FF 1000 DN20')
      expect(shop.cart.get().lineCount).toBe(0)
      expect(drawn.text()).not.toContain('Ordern har ändrats')
    })
  })

  it('shows what has changed also where an earlier order of the session was placed before the page was opened', async () => {
    const shop = readyShop()
    shop.checkout.placeOrder(false)
    shop.settleOrder([{ tag: 'Failed', deliveryId: 'EXH', message: undefined }, placedByLorry])
    const drawn = await open(shop)
    const [key] = shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.key))
    if (key === undefined) throw new Error('a line is shown')

    await drawn.does(() => void shop.cart.changeQuantity(key, 14))

    expect(drawn.text()).toContain('Ordern har ändrats sedan du såg den')
  })

  it('tells in plain words that an order is unknown, lets nobody place it again, and finds out', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    await drawn.does(() => shop.loseOrder())
    expect(drawn.text()).toContain('Vi vet inte om ordern gick fram')
    expect(drawn.text()).toMatch(/Ordern från 15 dec 2026 kl\. 10\.42, [\d ]+,\d\d kr exkl\. moms\./)

    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toHaveLength(1)

    await drawn.press('Kontrollera ordern')
    expect(shop.asked.at(-1)).toEqual(expect.objectContaining({ type: 'EnquireOrder' }))
    expect(drawn.text()).toContain('Vi kontrollerar ordern.')
  })

  it('tells of an unknown order also when the cart has been emptied by it', async () => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    await drawn.does(() => shop.cart.empty())
    expect(drawn.text()).toContain('Ordern läggs. Stäng inte sidan.')

    await drawn.does(() => shop.loseOrder())

    expect(drawn.text()).toContain('Vi vet inte om ordern gick fram')
    expect(drawn.text()).not.toContain('Det finns inget att beställa')
    expect(drawn.isThere('Kontrollera ordern')).toBe(true)
  })

  it.each([
    {
      code: 'CART_ORDERED',
      says: ['Varukorgen är redan beställd', 'Ordernummer: 7.', 'Inget beställdes härifrån.'],
    },
    { code: 'NOT_FOUND', says: ['Varukorgen finns inte längre', 'Den kan vara beställd på en annan enhet.'] },
  ])('says where it stands when another browser was first with the order: $code', async ({ code, says }) => {
    const shop = readyShop()
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    const message = 'Varukorgen är redan beställd. Ordernummer: 7.'
    await drawn.does(() => shop.declineOrder({ ...refusal('order', 404, code), message }))
    await drawn.does(() => shop.cart.empty())

    for (const words of says) expect(drawn.text()).toContain(words)
    expect(drawn.text()).not.toContain('Det finns inget att beställa')
    expect(drawn.isThere('Till startsidan')).toBe(true)
  })

  it('[DELIVERY-15] holds the order back while a form is incomplete, and leads to it', async () => {
    const shop = readyShop({ forms: { DBI: filledIn } })
    const drawn = await open(shop)

    await drawn.press(/^Lägg order för/)

    expect(orders(shop)).toEqual([])
    expect(drawn.text()).toContain('Uppgifter saknas för Leverans till butik.')
    await drawn.press('Fyll i dem')
    expect(drawn.path()).toBe('/delivery')
  })

  it('takes the order again once the cause of a refusal is gone', async () => {
    const shop = readyShop()
    const placeOrder = vi.fn(shop.checkout.placeOrder).mockReturnValueOnce(E.left({ tag: 'NothingToOrder' }))
    const drawn = await open({ ...shop, checkout: { ...shop.checkout, placeOrder } })
    await drawn.press(/^Lägg order för/)
    expect(drawn.text()).toContain('Det finns inget att beställa')

    await drawn.press(/^Lägg order för/)

    expect(orders(shop)).toHaveLength(1)
    expect(drawn.text()).not.toContain('Det finns inget att beställa')
  })

  it('holds the order back while only a day has not been asked for, says so, and leads to it', async () => {
    const shop = shopWith([line(valve, 1)], { forms: { DBI: filledIn } })
    const drawn = await open(shop)

    await drawn.press(/^Lägg order för/)

    expect(orders(shop)).toEqual([])
    expect(drawn.text()).toContain('Bekräfta leveransdagen för Utkörning.')
    expect(drawn.text()).not.toContain('Uppgifter saknas')
    await drawn.press('Se leveransdagen')
    expect(drawn.path()).toBe('/delivery')
  })

  it('holds the order back while a line needs action', async () => {
    const shop = shopWith([line(outgoing, 10)], { forms: { DBI: filledIn } })
    shop.cart.requestDeliveryDate('DBI', day('2026-12-18'))
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toEqual([])
    expect(drawn.text()).toContain('1 rad behöver åtgärdas i varukorgen.')
  })

  it('says in the bar of a phone what holds the order back, with the way to mend it for a button', async () => {
    const bar = () => document.querySelector('[data-bottom-bar]')
    const shop = shopWith([line(outgoing, 10)], { forms: { DBI: filledIn } })
    shop.cart.requestDeliveryDate('DBI', day('2026-12-18'))
    await open(shop)
    const reason = () => bar()?.querySelector('p')?.textContent
    expect(reason()).toContain('1 rad behöver åtgärdas i varukorgen.')
    expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/cart')

    await open(readyShop({ session: signedIn(['EJ_ORDER']) }))
    expect(reason()).toContain('Din användare får inte lägga order.')

    await open(readyShop())
    expect(bar()?.textContent).toMatch(/Lägg order$/)
  })

  it('[PERM-14] places no order for a user with EJ_ORDER', async () => {
    const shop = readyShop({ session: signedIn(['EJ_ORDER']) })
    const drawn = await open(shop)
    await drawn.press(/^Lägg order för/)
    expect(orders(shop)).toEqual([])
    expect(drawn.text()).toContain('Din användare får inte lägga order.')
  })

  it('[PERM-12] names no amount for a user with EJ_SE_PRISER', async () => {
    const drawn = await open(readyShop({ session: signedIn(['EJ_SE_PRISER']) }))
    expect(drawn.isThere('Lägg order')).toBe(true)
    expect(drawn.text()).not.toMatch(/\d kr/)
  })
})

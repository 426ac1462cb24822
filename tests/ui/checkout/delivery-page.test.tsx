// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import { projectId } from '#domain/kernel/ids'
import { DeliveryPage } from '../../../ui/checkout/delivery/DeliveryPage'
import { ShellNotices } from '../../../ui/notices/ShellNotices'
import { day } from '../../domain/given'
import type { FakeShop } from '../../support/fake-shop'
import { drawIn } from '../draw'
import { filledIn, shell, shopWith } from './given'
import { line, radiator, signedIn, valve } from '../../domain/given-articles'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T10:42:00+01:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (shop: FakeShop) => drawIn(shop, shell, <DeliveryPage />, '/delivery')
const twoDeliveries = [line(valve, 12), line(radiator, 1, 'EXH')]

/** What was asked of the cart, but for the deliveries in the order, which every visit of the page asks for. */
const editsOf = (shop: FakeShop) => shop.asked.filter(({ type }) => type !== 'FetchDeliveriesInOrder')

describe('the delivery step', () => {
  it('has a slip for each delivery of the order, with where it goes', async () => {
    const shop = shopWith(twoDeliveries, { forms: { DBI: filledIn } })
    const drawn = await open(shop)

    expect(drawn.text()).toContain('Fyll i uppgifterna för varje leverans. 1 av 2 klara.')
    expect(drawn.text()).toContain('Lindqvist Rör & Värme AB, 431 37 Mölndal')
    expect(drawn.text()).toContain('Åbäcksgatan 6')
    expect(drawn.isThere('Portkod')).toBe(true)
    expect(drawn.isThere('Hämtas av')).toBe(true)
  })

  it('keeps what is typed in the checkout, so that it is there when the page is left and opened again', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)
    await drawn.type('Beställarens referens', 'Projekt 7')
    expect(shop.checkout.get().forms.DBI?.reference).toBe('Projekt 7')

    const again = await open(shop)
    expect(again.all('input[value="Projekt 7"]')).toHaveLength(1)
  })

  it('has filled in what is known of the user, and leaves alone what the user has changed or emptied', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)
    expect(shop.checkout.get().forms.DBI).toEqual({ reference: 'Moa Lindqvist', recipient: 'Moa Lindqvist' })

    await drawn.type('Mottagare på plats', '')
    await open(shop)

    expect(shop.checkout.get().forms.DBI).toMatchObject({ reference: 'Moa Lindqvist', recipient: '' })
  })

  it('has marked the goods with the name of the project', async () => {
    const user = signedIn()
    if (user.tag !== 'Authenticated' || user.context === undefined) throw new Error('nobody is logged in')
    const context = { ...user.context, projectId: projectId('P-3317'), projectName: 'Brf Kvarnen, etapp 2' }
    const shop = shopWith([line(valve, 12)], { session: { ...user, context } })
    const drawn = await open(shop)

    expect(drawn.all('input[value="Brf Kvarnen, etapp 2"]')).toHaveLength(1)
    expect(shop.checkout.get().forms.DBI).toMatchObject({ goodsMark: 'Brf Kvarnen, etapp 2' })
  })

  it('[DELIVERY-09] offers the services of a delivery that has several, and keeps the chosen one', async () => {
    const shop = shopWith(twoDeliveries)
    const drawn = await open(shop)
    expect(drawn.all('select')).toHaveLength(1)
    const services = drawn.named('Leveranstjänst')
    expect([...services.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['Ingen', 'Bakgavellift, ingår', 'Kranbil, ingår'],
    ])

    await drawn.does(() => {
      if (services instanceof HTMLSelectElement) services.value = 'crane'
      services.dispatchEvent(new Event('change', { bubbles: true }))
    })

    expect(shop.checkout.get().forms.DBI).toMatchObject({ service: 'crane' })
  })

  it('[DELIVERY-29] has Christmas delivery for the delivery that has it, and goes back from it', async () => {
    const shop = shopWith(twoDeliveries)
    const drawn = await open(shop)
    const dayOf = () => shop.cart.get().groups.map(({ delivery }) => delivery.requestedDeliveryDate)
    expect(drawn.all('input[type=checkbox]')).toHaveLength(2)

    await drawn.press('Julleverans torsdag 24 december')
    expect(dayOf()).toEqual(['2026-12-24', undefined])
    expect(drawn.text()).toContain('Raden kan levereras torsdag 24 december.')

    await drawn.press('Julleverans torsdag 24 december')
    expect(dayOf()).toEqual(['2026-12-16', undefined])
  })

  it('[CART-38] asks once which deliveries are in the order, for another tab may have changed it', async () => {
    const shop = shopWith(twoDeliveries)
    await open(shop)
    expect(shop.asked.filter(({ type }) => type === 'FetchDeliveriesInOrder')).toHaveLength(1)
  })

  it('tells a fault when its field is left, not before', async () => {
    const drawn = await open(shopWith([line(valve, 12)]))
    expect(drawn.text()).not.toContain('Fyll i ett mobilnummer')

    await drawn.leave('Mobil till mottagare')

    expect(drawn.text()).toContain('Fyll i ett mobilnummer så att vi når mottagaren.')
    expect(drawn.named('Mobil till mottagare').getAttribute('aria-invalid')).toBe('true')
    expect(drawn.text()).not.toContain('Fyll i vem som beställer.')
  })

  it('[DELIVERY-13] tells that a field is too long, with the limit', async () => {
    const drawn = await open(shopWith([line(valve, 12)]))
    await drawn.type('Portkod', '12345678901')
    await drawn.leave('Portkod')
    expect(drawn.text()).toContain('Högst 10 tecken.')
  })

  it('says what a telephone number looks like, and keeps what was typed', async () => {
    const drawn = await open(shopWith([line(valve, 12)]))
    await drawn.type('Mobil till mottagare', 'abcdefgh')
    await drawn.leave('Mobil till mottagare')
    expect(drawn.text()).toContain('Skriv ett telefonnummer')
    expect(drawn.named('Mobil till mottagare')).toHaveProperty('value', 'abcdefgh')

    await drawn.type('Mobil till mottagare', 'abc')

    expect(drawn.text()).toContain('Skriv ett telefonnummer')
    expect(drawn.text()).not.toContain('Minst 7 tecken')
  })

  it('goes to the first fault when the user wants to go on, and says how many are left where', async () => {
    const drawn = await open(shopWith(twoDeliveries, { forms: { DBI: { ...filledIn, mobile: '' }, EXH: filledIn } }))
    expect(drawn.named('Granska ordern').getAttribute('aria-disabled')).toBe('true')

    await drawn.press('Granska ordern')

    expect(document.activeElement).toBe(drawn.named('Mobil till mottagare'))
    expect(drawn.text()).toContain('Utkörning: 1 uppgift att fylla i eller rätta')
    expect(drawn.path()).toBe('/delivery')
  })

  it('goes on when every form is complete, and asks for the days that it shows', async () => {
    const shop = shopWith(twoDeliveries, { forms: { DBI: filledIn, EXH: filledIn } })
    const drawn = await open(shop)
    expect(drawn.named('Granska ordern').getAttribute('aria-disabled')).toBeNull()

    await drawn.press('Granska ordern')

    expect(drawn.path()).toBe('/summary')
    const asked = ['DBI', 'EXH'].map((deliveryId) =>
      expect.objectContaining({ type: 'SetDeliveryDate', deliveryId, date: '2026-12-16' }),
    )
    expect(editsOf(shop)).toEqual(asked)
  })

  it("offers the customer's own days, and tells why another is closed", async () => {
    const dates = [{ deliveryId: 'DBI', dates: [day('2026-12-17'), day('2026-12-21')], orderBefore: '15:30' } as const]
    const shop = shopWith([line(valve, 12)], { deliveryDates: TE.right(dates) })
    const drawn = await open(shop)
    expect(drawn.text()).toContain('Leveransdagtor 17 dec')

    await drawn.press('måndag 21 december')
    await drawn.press(/^fredag 18 december: ingen tur/)

    expect(editsOf(shop)).toEqual([expect.objectContaining({ type: 'SetDeliveryDate', date: '2026-12-21' })])
  })

  it('[DELIVERY-35] offers every delivery day when the customer has none of its own', async () => {
    const drawn = await open(shopWith([line(valve, 12)], { deliveryDates: TE.right([]) }))
    expect(drawn.named('onsdag 16 december').getAttribute('aria-disabled')).toBeNull()
    expect(drawn.isThere(/^torsdag 24 december: julafton/)).toBe(true)
    expect(drawn.isThere(/^lördag 19 december: ingen leverans på lördagar/)).toBe(true)
  })

  it("[DELIVERY-35] says that the customer's own days could not be fetched", async () => {
    const lost = TE.left({ tag: 'Lost', service: 'gateway', status: 500 } as const)
    const text = 'Era egna turdagar gick inte att hämta.'
    expect((await open(shopWith([line(valve, 12)], { deliveryDates: TE.right([]) }))).text()).not.toContain(text)
    expect((await open(shopWith([line(valve, 12)], { deliveryDates: lost }))).text()).toContain(text)
  })

  it('sets one day for all deliveries while the user wants the same', async () => {
    const shop = shopWith(twoDeliveries)
    const drawn = await open(shop)

    await drawn.press('Samma dag för alla leveranser')
    await drawn.press('fredag 18 december')

    expect(editsOf(shop)).toEqual([
      expect.objectContaining({ type: 'SetDeliveryDate', deliveryId: 'all', date: '2026-12-18' }),
    ])
    expect(drawn.text().match(/Leveransdagfre 18 dec/g)).toHaveLength(2)
  })

  it('tells of a day that a delivery loses by the same day for all, and gives it back on request', async () => {
    const shop = shopWith(twoDeliveries)
    shop.cart.requestDeliveryDate('DBI', day('2026-12-24'))
    shop.cart.requestDeliveryDate('EXH', day('2026-12-18'))
    const drawn = await drawIn(
      shop,
      shell,
      <ShellNotices>
        <DeliveryPage />
      </ShellNotices>,
      '/delivery',
    )

    await drawn.press('Samma dag för alla leveranser')
    expect(drawn.text()).toContain(
      'Leveransdagen för Utkörning är fredag 18 december i stället för torsdag 24 december.',
    )
    await drawn.press('Ångra')

    const dayOf = (id: string) =>
      shop.cart.get().groups.find(({ deliveryId }) => deliveryId === id)?.delivery.requestedDeliveryDate
    expect([dayOf('DBI'), dayOf('EXH')]).toEqual(['2026-12-24', '2026-12-18'])
    expect(drawn.all('input[type=checkbox]:checked').map((box) => box.closest('label')?.textContent)).not.toContain(
      'Samma dag för alla leveranser',
    )
  })

  it('leads back to the cart when nothing is to be ordered', async () => {
    const shop = shopWith([line(valve, 12)])
    shop.cart.includeDelivery('DBI', false)
    const drawn = await open(shop)
    expect(drawn.text()).toContain('Det finns inget att beställa')
  })
})

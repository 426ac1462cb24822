// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as TE from 'fp-ts/TaskEither'
import { CartPage } from '../../../ui/cart/CartPage'
import type { FakeShop } from '../../support/fake-shop'
import { descriptionOf, drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'
import { openCartWithNotices } from './open-cart'
import { aPrice } from '../../domain/given'
import { line, radiator, replacement, valve } from '../../domain/given-articles'

const open = (shop: FakeShop) => drawIn(shop, shell, <CartPage />)

describe('the row that adds to a docket', () => {
  it('adds a known article to its own delivery', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1, 'EXH')], { known: [replacement] })
    const drawn = await open(shop)
    const [, toStore] = drawn.all('form')
    const fields = toStore?.querySelectorAll('input') ?? []

    await drawn.does(() => {
      for (const [index, text] of ['4208264', '2'].entries()) {
        const field = fields[index]
        if (field === undefined) continue
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
    await drawn.does(() => toStore?.querySelector('button')?.click())

    expect(shop.asked).toEqual([
      expect.objectContaining({
        type: 'AddItems',
        items: [expect.objectContaining({ deliveryId: 'EXH', quantity: 2 })],
      }),
    ])
    expect(drawn.text()).toContain('1 rad tillagd.')
  })

  it('tells of an unknown article and keeps what was typed', async () => {
    const shop = shopWith([line(valve, 12)], { variants: TE.right([]) })
    const drawn = await open(shop)

    await drawn.type('Artikelnummer', '9999999')
    await drawn.press('Lägg till rad')

    expect(drawn.text()).toContain('9999999 finns inte.')
    expect(drawn.all('input[value="9999999"]')).toHaveLength(1)
    expect(shop.asked).toEqual([])
  })

  it('names the number to call about an article whose price is on request', async () => {
    const onRequest = { ...valve, price: aPrice(0, { askForPrice: true }) }
    const drawn = await open(shopWith([line(radiator, 1)], { known: [onRequest] }))

    await drawn.type('Artikelnummer', '4208103')
    await drawn.press('Lägg till rad')

    expect(drawn.text()).toContain('4208103 har pris på förfrågan. Ring oss 031-700 21 00')
    expect(drawn.all('form a').map((link) => link.getAttribute('href'))).toEqual(['tel:0317002100'])
  })

  it('names the sales unit of the article in whose quantity something is wrong', async () => {
    const pipe = { ...valve, webSalesUnit: { ...valve.webSalesUnit, unit: 'm' } }
    const drawn = await open(shopWith([line(radiator, 1)], { known: [pipe] }))

    await drawn.type('Artikelnummer', '4208103')
    await drawn.type('Antal', '2,5')
    await drawn.press('Lägg till rad')

    expect(drawn.text()).toContain('Säljs i hela m.')
  })
})

describe('the focus, after Enter in the quantity of a typed row', () => {
  it.each([
    ['the number, for the next row', { known: [radiator] }, '6720511', '1', 'Artikelnummer'],
    ['a number that is wrong', { variants: TE.right([]) }, '9999999', '1', 'Artikelnummer'],
    ['a quantity that is wrong', { known: [radiator] }, '6720511', '1,5', 'Antal'],
  ] as const)('is at %s', async (_where, given, number, quantity, focused) => {
    const drawn = await open(shopWith([line(valve, 12)], given))
    await drawn.type('Artikelnummer', number)
    await drawn.type('Antal', quantity)
    await drawn.does(() => drawn.named('Antal').focus())

    await drawn.press('Lägg till rad')

    await drawn.until(() => expect(document.activeElement).toBe(drawn.named(focused)))
    await drawn.does(() => undefined)
    expect(document.activeElement).toBe(drawn.named(focused))
  })

  it('stays where the user has put it meanwhile', async () => {
    const drawn = await open(shopWith([line(valve, 12)], { known: [radiator] }))
    await drawn.type('Artikelnummer', '6720511')
    const search = drawn.named('Lägg till rad')
    await drawn.does(() => search.focus())

    await drawn.press('Lägg till rad')

    await drawn.until(() => expect(drawn.text()).toContain('1 rad tillagd.'))
    expect(document.activeElement).toBe(search)
  })
})

describe('a row typed into a docket', () => {
  it('marks the field with the fault alone, which is described by the message', async () => {
    const drawn = await open(shopWith([line(valve, 12)], { known: [radiator] }))
    const marked = () => drawn.all('form [aria-invalid="true"]').map((field) => field.getAttribute('aria-label'))

    await drawn.type('Artikelnummer', '6720511')
    await drawn.type('Antal', 'tre')
    await drawn.press('Lägg till rad')
    await drawn.until(() => expect(marked()).toEqual(['Antal']))
    expect(descriptionOf(drawn.named('Antal'))).toBe('Skriv antalet med siffror.')

    await drawn.type('Artikelnummer', '9999999')
    await drawn.press('Lägg till rad')
    await drawn.until(() => expect(marked()).toEqual(['Artikelnummer']))
  })
})

describe('rows pasted into a docket', () => {
  const paste = async (drawn: Awaited<ReturnType<typeof open>>, text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    await drawn.does(() => void drawn.named('Artikelnummer').dispatchEvent(pasted))
  }

  it('are added but for those with a fault, which stay until they are corrected or dropped', async () => {
    const shop = shopWith([line(valve, 12)], { known: [radiator] })
    const drawn = await open(shop)

    await paste(drawn, '6720511\t1\n9999999\t4\n6720511\ttre')
    await drawn.until(() => expect(drawn.text()).toContain('1 rad tillagd.'))

    expect(drawn.text()).toContain('1 rad tillagd. 2 rader lades inte till, se nedan.')
    expect(drawn.text()).toContain('6720511, tre st: Skriv antalet med siffror.')
    await drawn.press('Rätta 6720511')
    await drawn.type('Antal', '3')
    await drawn.press('Lägg till rad')
    await drawn.press('Ta bort 9999999 ur listan')
    await drawn.until(() => expect(shop.asked).toHaveLength(2))
    expect(drawn.text()).not.toContain('9999999')
  })

  it('come back into the list in their place when they were dropped by mistake, until the page is left', async () => {
    const shop = shopWith([line(valve, 12)], { known: [radiator] })
    const drawn = await openCartWithNotices(shop)
    const left = () => drawn.all('ul[aria-label="Rader som inte lades till"] li').map((row) => row.textContent)
    await paste(drawn, '9999991\t4\n9999992\t5\n9999993\t6')
    await drawn.until(() => expect(left()).toHaveLength(3))
    const before = left()

    await drawn.press('Ta bort 9999992 ur listan')
    expect(left()).toEqual([before[0], before[2]])
    await drawn.press('Ångra')
    expect(left()).toEqual(before)

    await drawn.press('Ta bort 9999992 ur listan')
    // The row goes with its docket.
    await drawn.does(() => void shop.cart.empty())
    expect(drawn.text()).toContain('Varukorgen är tom')
    expect(drawn.isThere('Ångra')).toBe(false)
  })

  it('keep what was typed as a quantity when the article is not known', async () => {
    const drawn = await open(shopWith([line(valve, 12)], { variants: TE.right([]) }))
    await drawn.type('Artikelnummer', '9999999')
    await drawn.press('Lägg till rad')
    expect(drawn.all('input').map((input) => input.getAttribute('value'))).not.toContain('leftOut')
  })
})

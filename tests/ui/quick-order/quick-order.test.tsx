// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { act, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuickOrderForm } from '../../../ui/quick-order/QuickOrderForm'
import type { Variant } from '#domain/catalogue/variant'
import type { FakeShop } from '../../support/fake-shop'
import { money } from '#domain/kernel/money'
import { aPrice, aStock } from '../../domain/given'
import { SeenAtOnce } from '../../support/seen-at-once'
import { ShellNotices } from '../../../ui/notices/ShellNotices'
import { shell, shopWith } from '../checkout/given'
import { central, outgoing, radiator, replacement, valve } from '../../domain/given-articles'
import { drawIn } from '../draw'

const given = () => shopWith([], { known: [valve, radiator] })

const draw = async (shop: FakeShop) => {
  const page = (
    <ShellNotices>
      <QuickOrderForm look="page" />
    </ShellNotices>
  )
  const drawn = await drawIn(shop, shell, page)
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
  const paste = async (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    await drawn.does(() =>
      drawn
        .named('Artikelnummer, rad 1')
        .dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })),
    )
    await settle()
  }
  return { ...drawn, settle, paste }
}

const numbersInCart = (shop: FakeShop) =>
  shop.asked.flatMap((effect) =>
    effect.type === 'AddItems' ? effect.items.map((item) => [item.articleNumber, item.quantity]) : [],
  )

const deliveriesInCart = (shop: FakeShop) =>
  shop.asked.flatMap((effect) =>
    effect.type === 'AddItems' ? effect.items.map((item) => [item.articleNumber, item.deliveryId]) : [],
  )

afterEach(() => void vi.unstubAllGlobals())

describe('quick order', () => {
  it('[CART-52] adds what is typed, all rows at once', async () => {
    const shop = given()
    const { type, press, leave, text, settle } = await draw(shop)
    await type('Artikelnummer, rad 1', '420 81 03')
    await leave('Artikelnummer, rad 1')
    await settle()
    expect(text()).toContain('Kulventil FF 1000 DN20')
    await type('Antal, rad 1', '3')
    await press('Lägg 1 rad i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([['4208103', 3]])
  })

  it('[CART-52] adds its rows once, however fast the button is pressed again', async () => {
    const shop = given()
    const { paste, press, named, settle } = await draw(shop)
    await paste('4208103\t2\n6720511\t1')
    const button = named('Lägg 2 rader i varukorgen')
    const { add } = shop.cart
    // What is pressed here meets the rows as they were drawn before they went to the cart.
    const pressedOnceMore = vi.spyOn(shop.cart, 'add').mockImplementationOnce((...given) => {
      button.click()
      return add(...given)
    })

    await press('Lägg 2 rader i varukorgen')
    await settle()
    await settle()

    expect(pressedOnceMore).toHaveBeenCalledTimes(1)
    expect(numbersInCart(shop)).toEqual([
      ['4208103', 2],
      ['6720511', 1],
    ])
  })

  it('[CATALOG-24] says what one costs at the quantity of the row, where that is less', async () => {
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
    const priced = { ...valve, price: aPrice(184.5, { hasBracketPrices: true }) }
    const brackets = TE.right([
      { fromQuantity: 1, netPrice: money(184.5) },
      { fromQuantity: 10, netPrice: money(176.9) },
    ])
    const { paste, text } = await draw(shopWith([], { known: [priced], brackets }))

    await paste('4208103\t12')
    expect(text()).toContain('176,90 kr vid 12 st')
    await paste('4208103\t9')
    expect(text()).not.toContain('vid 9 st')
  })

  it('brings a removed row back as it was, where it was, on request', async () => {
    const shop = given()
    const { paste, press, text, all, isThere } = await draw(shop)
    await paste('4208103\t2\n9999999\t7\n6720511\t1')
    const values = () => all('input').map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    const before = values()

    await press('Ta bort rad 2')
    expect(values()).not.toContain('9999999')
    expect(text()).toContain('1 rad är borttagen.')
    await press('Ångra')

    expect(values()).toEqual(before)
    expect(text()).toContain('Vi har ingen artikel med det numret')
    expect(shop.orderRows().map(({ article }) => article)).toEqual(['4208103', '9999999', '6720511'])
    expect(isThere('Ångra')).toBe(false)
  })

  it('brings a removed row back also where its page was left meanwhile', async () => {
    const shop = given()
    const Left = () => {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <ShellNotices>
          <button type="button" onClick={() => setIsOpen(false)}>
            Lämna sidan
          </button>
          {isOpen && <QuickOrderForm look="page" />}
        </ShellNotices>
      )
    }
    const { type, press } = await drawIn(shop, shell, <Left />)
    await type('Artikelnummer, rad 1', '4208103')
    await press('Ta bort rad 1')

    await press('Lämna sidan')
    await press('Ångra')

    expect(shop.orderRows().map(({ article }) => article)).toEqual(['4208103'])
  })

  it('goes on by Enter: number, quantity, next row', async () => {
    const { type, pressKey, named } = await draw(given())
    await type('Artikelnummer, rad 1', '4208103')
    await pressKey('Artikelnummer, rad 1', 'Enter')
    expect(document.activeElement).toBe(named('Antal, rad 1'))
    await pressKey('Antal, rad 1', 'Enter')
    expect(document.activeElement).toBe(named('Artikelnummer, rad 2'))
  })

  it('[CART-52] shows a result for each pasted row, adds the good ones and keeps the others', async () => {
    const shop = given()
    const { paste, press, text, settle, named } = await draw(shop)
    await paste('4208103\t2\n9999999\t1\n6720511\t1')
    expect(text()).toContain('Vi har ingen artikel med det numret')
    expect(text()).toContain('1 rad har fel och läggs inte till.')
    await press('Lägg 2 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([
      ['4208103', 2],
      ['6720511', 1],
    ])
    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('9999999')
    expect(text()).toContain('1 rad behöver rättas')
  })

  it('[CART-03] puts each row of an exported cart back into its delivery, and says where one goes another way', async () => {
    const shop = given()
    const { paste, press, text, settle } = await draw(shop)
    await paste('Artikelnummer\tAntal\tLeverans\n4208103\t2\tLeverans till butik\n6720511\t1\tv. 42\n4208103\t3\t')
    expect(text()).toContain('Leveranssätt: Leverans till butik')
    expect(text()).toContain('Leveranssättet ”v. 42” finns inte. Raden går med det leveranssätt som du väljer.')
    expect(text()).toContain('1 rad går inte med det leveranssätt som den anger.')
    await press('Lägg 3 rader i varukorgen')
    await settle()
    expect(deliveriesInCart(shop)).toEqual([
      ['4208103', 'EXH'],
      ['6720511', 'DBI'],
      ['4208103', 'DBI'],
    ])
  })

  it('names the number to call about an article whose price is on request', async () => {
    const onRequest = { ...valve, price: aPrice(0, { askForPrice: true }) }
    const { paste, text, all } = await draw(shopWith([], { known: [onRequest] }))
    await paste('4208103\t2\n6720511\t1')
    expect(text()).toContain('Kulventil FF 1000 DN20 har pris på förfrågan.Ring oss 031-700 21 00')
    expect(all('a[href="tel:0317002100"]')).toHaveLength(1)
  })

  it('raises rows of one article together, so that no more is ordered than their sum needs', async () => {
    const shop = given()
    const { paste, press, settle } = await draw(shop)
    await paste('4208103\t2,5\n4208103\t1,2\n6720511\t1,2')
    await press('Öka 3 rader till närmaste antal som säljs. Rader med samma artikel läggs ihop först.')
    await press('Lägg 2 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([
      ['4208103', 4],
      ['6720511', 2],
    ])
  })

  it('raises all quantities that are not sold to the next ones that are, with one press', async () => {
    const shop = given()
    const { paste, press, text, isThere, settle } = await draw(shop)
    await paste('4208103\t2,5\n6720511\t1,2\n9999999\t1')
    await press('Öka 2 rader till närmaste antal som säljs')
    expect(isThere('Öka 2 rader till närmaste antal som säljs')).toBe(false)
    expect(text()).toContain('Vi har ingen artikel med det numret')
    await press('Lägg 2 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([
      ['4208103', 3],
      ['6720511', 2],
    ])
  })

  it('says what is wrong with a quantity, and offers those that can be ordered', async () => {
    const shop = given()
    const { paste, press, text, isThere, settle } = await draw(shop)
    await paste('4208103\tabc\n4208103\t2,5\n6720511\t-3')
    expect(text()).toContain('Skriv antalet med siffror.')
    expect(text()).toContain('Säljs i hela styck.')
    expect(text()).toContain('Lägsta antal är 1.')
    expect(['Ändra till 1', 'Ändra till 2'].map(isThere)).toEqual([true, true])
    await press('Ändra till 3')
    await press('Lägg 1 rad i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([['4208103', 3]])
  })

  it('[CART-52] takes RSK, EAN and the number of a make, and tells what each was found as', async () => {
    const numbered = {
      ...valve,
      ean: '7391242081036',
      attributes: [
        { attributeName: 'RSK', attributeValue: '5550123' },
        { attributeName: 'Lev.art.nr', attributeValue: 'NV-1000.20' },
      ],
    }
    const shop = shopWith([], { known: [numbered, radiator] })
    const { paste, press, text, settle } = await draw(shop)
    await paste('RSK 555 01 23\t2\n7 391242 081036\t1\nnv 1000 20\t1')
    expect(text()).toContain('RSK, vårt artikelnummer 4208103')
    expect(text()).toContain('EAN, vårt artikelnummer 4208103')
    expect(text()).toContain('Leverantörens nummer, vårt artikelnummer 4208103')
    expect(text()).toContain('Samma artikel som rad 1. Antalen läggs ihop.')
    await press('Lägg 3 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([2, 1, 1].map((quantity) => ['4208103', quantity]))
  })

  it('[CART-52] lets somebody choose between the articles of makes that share a number', async () => {
    const ofMake = (variant: Variant, brand: string): Variant => ({
      ...variant,
      brands: [{ brand }],
      attributes: [{ attributeName: 'Lev.art.nr', attributeValue: '1000-20' }],
    })
    const shop = shopWith([], { known: [ofMake(valve, 'Altech'), ofMake(radiator, 'Purmo')] })
    const { paste, press, text, settle, named } = await draw(shop)
    await paste('1000-20\t2\n9999999\t1')
    expect(text()).toContain('2 artiklar har det numret. Välj en.')
    expect(text()).toContain('2 rader har fel och läggs inte till.')
    expect(named('Lägg i varukorgen').getAttribute('aria-disabled')).toBe('true')
    await press('Purmo Radiator C22 500×1000, 6720511')
    await settle()
    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('6720511')
    await press('Lägg 1 rad i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([['6720511', 2]])
    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('9999999')
  })

  it('[CART-52] loses nothing that is written when its page is drawn anew', async () => {
    const shop = given()
    const first = await draw(shop)
    await first.paste('4208103\t2\n9999999\t1')
    const second = await draw(shop)
    await second.settle()
    expect(second.named('Artikelnummer, rad 1').getAttribute('value')).toBe('4208103')
    expect(second.named('Artikelnummer, rad 2').getAttribute('value')).toBe('9999999')
    expect(second.text()).toContain('Kulventil FF 1000 DN20')
  })

  it('tells the quantity of a row that was written without one', async () => {
    const packed = { ...valve, stock: aStock([{ locationId: central, orderMultiple: 25 }]) }
    const shop = shopWith([], { known: [packed] })
    const { paste, press, type, text, settle } = await draw(shop)
    await paste('4208103\n4208103\t50')
    expect(text()).toContain('Inget antal skrivet: 25 st läggs i varukorgen.')
    await type('Antal, rad 1', '75')
    expect(text()).not.toContain('Inget antal skrivet')
    await type('Antal, rad 1', '')
    await press('Lägg 2 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([
      ['4208103', 25],
      ['4208103', 50],
    ])
  })

  it('is emptied at once, and brought back with what was written since', async () => {
    const { paste, press, isThere, named, text, type, all, settle, until } = await draw(given())
    expect(isThere('Töm listan')).toBe(false)
    await paste('4208103\t2\n9999999\t1')

    await press('Töm listan')
    expect(all('[aria-label^="Artikelnummer"]')).toHaveLength(1)
    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('')
    expect(text()).toContain('2 rader är borttagna.')
    await until(() => expect(document.activeElement).toBe(named('Artikelnummer, rad 1')))
    await type('Artikelnummer, rad 1', '6720511')
    await press('Ångra')
    await settle()

    expect(all('[aria-label^="Artikelnummer"]').map((cell) => cell.getAttribute('value'))).toEqual([
      '4208103',
      '9999999',
      '6720511',
      '',
    ])
    expect(named('Antal, rad 1').getAttribute('value')).toBe('2')
  })

  it('is brought back also after its page was left', async () => {
    const Pages = () => {
      const [isHere, setIsHere] = useState(true)
      return (
        <ShellNotices>
          <button type="button" onClick={() => setIsHere(!isHere)}>
            Byt sida
          </button>
          {isHere && <QuickOrderForm look="page" />}
        </ShellNotices>
      )
    }
    const { type, press, named } = await drawIn(given(), shell, <Pages />)
    await type('Artikelnummer, rad 1', '4208103')

    await press('Töm listan')
    await press('Byt sida')
    await press('Ångra')
    await press('Byt sida')

    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('4208103')
  })

  it('offers the article that took over where one can no longer be bought', async () => {
    const gone = { ...outgoing, stock: aStock([{ locationId: central, quantity: 0 }]) }
    const { paste, press, named, settle } = await draw(shopWith([], { known: [gone, replacement] }))
    await paste('4208234\t2')
    await press('Byt till 4208264')
    await settle()
    expect(named('Artikelnummer, rad 1').getAttribute('value')).toBe('4208264')
    expect(named('Antal, rad 1').getAttribute('value')).toBe('2')
  })

  it('adds nothing while the services do not answer, and keeps every row', async () => {
    const shop = shopWith([], { variants: TE.left({ tag: 'Lost', service: 'gateway', status: undefined }) })
    const { paste, press, text, settle } = await draw(shop)
    await paste('4208103\t2\n6720511\t1')
    await press('Lägg 2 rader i varukorgen')
    await settle()
    expect(numbersInCart(shop)).toEqual([])
    expect(text()).toContain('Inget lades i varukorgen')
  })

  const choose = async (drawn: Awaited<ReturnType<typeof draw>>, file: Partial<File>) => {
    await drawn.does(() => {
      const [field] = drawn.all('input[type=file]')
      if (field === undefined) throw new Error('no file can be chosen')
      Object.defineProperty(field, 'files', { value: [file] })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
    do await drawn.settle()
    while (drawn.text().includes('Läser '))
  }

  it('reads rows from a file', async () => {
    const drawn = await draw(given())
    await choose(drawn, new File(['4208103;2'], 'rader.csv'))
    expect(drawn.named('Artikelnummer, rad 1').getAttribute('value')).toBe('4208103')
  })

  it.each([
    ['is cut off', new File([Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])], 'rader.xlsx'), 'Filen är skadad'],
    [
      'has a row of heads alone',
      new File(['Artikelnummer;Antal\n'], 'mall.csv'),
      'mall.csv har inga rader med artikelnummer.',
    ],
    ['is no spreadsheet', new File(['%PDF-1.7'], 'rader.csv'), 'Filen är inget kalkylark'],
    [
      'can no longer be read',
      { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
      'Den kan ha flyttats',
    ],
  ])('says so where a file %s, and keeps the rows', async (_why, file, told) => {
    const drawn = await draw(given())
    await drawn.type('Artikelnummer, rad 1', '4208103')

    await choose(drawn, file)

    expect(drawn.text()).toContain(told)
    expect(drawn.named('Artikelnummer, rad 1').getAttribute('value')).toBe('4208103')
    expect(drawn.isThere('Artikelnummer, rad 3')).toBe(false)
  })
})

// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CartLine } from '#domain/cart/cart'
import { money } from '#domain/kernel/money'
import { CartPage } from '../../../ui/cart/CartPage'
import { aCart, aPrice, aStock } from '../../domain/given'
import type { FakeShop } from '../../support/fake-shop'
import { refusal } from '../../support/scripted-network'
import { drawIn } from '../draw'
import { SeenAtOnce } from '../../support/seen-at-once'
import { shell, shopWith } from '../checkout/given'
import { article, central, line, outgoing, radiator, replacement, signedIn, valve } from '../../domain/given-articles'
import { openCartWithNotices } from './open-cart'

const open = (shop: FakeShop) => drawIn(shop, shell, <CartPage />)
const docketTitles = (drawn: Awaited<ReturnType<typeof open>>) =>
  drawn.all('section[aria-labelledby] h2').map((one) => one.textContent)

afterEach(() => void vi.unstubAllGlobals())

describe('the cart', () => {
  it('[CART-01] groups its lines in a docket for each delivery', async () => {
    const drawn = await open(shopWith([line(radiator, 4, 'EXH'), line(valve, 12, 'DBI')]))

    expect(docketTitles(drawn)).toEqual(['Utkörning', 'Leverans till butik'])
    expect(drawn.all('ul[aria-label="Rader i Utkörning"]')[0]?.textContent).toContain('Kulventil FF 1000 DN20')
    expect(drawn.all('ul[aria-label="Rader i Leverans till butik"]')[0]?.textContent).toContain('Radiator C22')
  })

  it('[CART-06] shows the number, name, stock, price and sum of a line', async () => {
    const stocked = { ...valve, stock: aStock([{ locationId: central, quantity: 437 }]) }
    const drawn = await open(shopWith([line(stocked, 12)]))

    for (const part of ['4208103', 'Kulventil FF 1000 DN20', '437 st', '176,90', '2 122,80 kr'])
      expect(drawn.text()).toContain(part)
  })

  it('[CATALOG-02] says of a line from which quantity it costs less and how much, where its price has brackets', async () => {
    const priced = (hasBracketPrices: boolean) => ({ ...valve, price: aPrice(176.9, { hasBracketPrices }) })
    const brackets = TE.right([
      { fromQuantity: 1, netPrice: money(176.9) },
      { fromQuantity: 50, netPrice: money(160) },
    ])
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
    const given = (lines: readonly CartLine[]) => open(shopWith(lines, { brackets }))

    const drawn = await given([line(priced(true), 12)])
    await drawn.until(() => expect(drawn.text()).toContain('från 50 st 160,00 kr'))
    const most = await given([line(priced(true), 50), line(priced(false), 1, 'EXH')])
    await most.until(() => expect(most.text()).not.toContain('lägre pris'))
    expect(most.text()).not.toContain('från 50')
  })

  it('asks for the prices by quantity of the lines that are seen alone', async () => {
    const priced = { ...valve, price: aPrice(176.9, { hasBracketPrices: true }) }
    let asked = 0
    const brackets = () => {
      asked += 1
      return TE.right([])()
    }

    const drawn = await open(shopWith([line(priced, 12)], { brackets }))
    expect(drawn.text()).toContain('lägre pris vid större antal')
    expect(asked).toBe(0)
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
    await open(shopWith([line(priced, 12)], { brackets }))
    expect(asked).toBe(1)
  })

  it('says only that more costs less where the prices by quantity cannot be fetched', async () => {
    const priced = { ...valve, price: aPrice(176.9, { hasBracketPrices: true }) }
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
    const drawn = await open(shopWith([line(priced, 12)], { brackets: TE.left(refusal('price', 503)) }))
    expect(drawn.text()).toContain('lägre pris vid större antal')
  })

  it('says what the cart holds, and what is included comes to', async () => {
    const shop = shopWith([line(valve, 1), line(radiator, 1, 'EXH')])
    const drawn = await open(shop)
    expect(drawn.text()).toContain('2 rader i 2 leveranser.')
    expect(drawn.text()).toContain('2 316,90 kr')

    await drawn.press('Leverans till butik ingår i ordern')

    expect(shop.asked).toContainEqual(
      expect.objectContaining({ type: 'SetIncluded', deliveryId: 'EXH', included: false }),
    )
    expect(drawn.all('section[aria-label="Att beställa"]')[0]?.textContent.replaceAll('\u00a0', ' ')).toContain(
      'Summa exkl. moms176,90 kr',
    )
  })

  it('has a next step when it is empty', async () => {
    const drawn = await open(shopWith([]))
    expect(drawn.text()).toContain('Varukorgen är tom')
    expect(drawn.isThere('Till sortimentet')).toBe(true)
  })

  it('can be asked for again when it could not be fetched', async () => {
    const shop = shopWith([], { session: signedIn() })
    const drawn = await open({
      ...shop,
      cart: { ...shop.cart, get: neverLoaded, status: { ...shop.cart.status, get: () => 'error' } },
    })

    await drawn.press('Hämta igen')

    expect(shop.asked).toEqual([expect.objectContaining({ type: 'FetchCart' })])
  })
})

const emptyView = {
  cartId: undefined,
  loaded: false,
  lineCount: 0,
  groups: [],
  total: money(0),
  totalInOrder: money(0),
  blocking: [],
}
const neverLoaded = () => emptyView

describe('editing a line', () => {
  it('changes the quantity at once and sends it on Enter', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)

    await drawn.type(/^Antal Kulventil/, '20')
    await drawn.pressKey(/^Antal Kulventil/, 'Enter')

    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'UpdateItem', quantity: 20 }))
    expect(shop.sentNow()).toBe(1)
    expect(drawn.text()).toContain('3 538,00 kr')
  })

  it('[CART-35] holds back the next step while its quantity cannot be ordered, and says so', async () => {
    const drawn = await open(shopWith([line(valve, 12)]))

    await drawn.type(/^Antal Kulventil/, 'tolv')
    await drawn.leave(/^Antal Kulventil/)

    expect(drawn.text()).toContain('Antalet på en rad går inte att beställa. Rätta det först.')
    expect(drawn.named('Till leverans').getAttribute('aria-disabled')).toBe('true')
    await drawn.type(/^Antal Kulventil/, '13')
    expect(drawn.named('Till leverans').tagName).toBe('A')
  })

  // A number may be half typed when another quantity arrives: to go on typing in that one would make a third.
  it('keeps what is being typed when another tab sets a quantity, shows that beside it, and lets the user choose', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)
    await drawn.type(/^Antal Kulventil/, '15')
    const [first] = shop.cart.get().groups.flatMap(({ lines }) => lines)
    if (first === undefined) throw new Error('the cart is empty')
    const quantity = () => shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.quantity))
    await drawn.until(() => expect(quantity()).toEqual([15]))

    await drawn.does(() => void shop.cart.changeQuantity(first.line.key, 40))

    expect(drawn.all('input[value="15"]')).toHaveLength(1)
    expect(drawn.text()).toContain('Ändrat till 40 på annat håll')
    expect(quantity()).toEqual([40])

    // It was sent before the other one: to send it again by itself would write over what is newer.
    await drawn.leave(/^Antal Kulventil/)
    expect(quantity()).toEqual([40])
    expect(drawn.all('input[value="40"]')).toHaveLength(1)
    await drawn.press('Behåll 15 st')
    await drawn.until(() => expect(quantity()).toEqual([15]))
    expect(drawn.text()).not.toContain('på annat håll')
  })

  it('says that a line was removed elsewhere while its quantity was written, and brings it back on request', async () => {
    const shop = shopWith([line(valve, 12, 'DBI', 'Trapp C'), line(radiator, 1)])
    const drawn = await openCartWithNotices(shop)
    drawn.named(/^Antal Kulventil/).focus()

    await drawn.does(() => shop.adoptCart({ ...aCart([line(radiator, 1)]), version: 9 }))

    expect(drawn.text()).toContain('Kulventil FF 1000 DN20 har tagits bort på annat håll.')
    // Not its quantity: what the user goes on to type was meant for the line that is gone.
    expect(document.activeElement).toBe(drawn.named(/^Antal Radiator/).closest('li'))
    await drawn.press('Lägg tillbaka')
    expect(shop.asked).toContainEqual(
      expect.objectContaining({
        type: 'AddItems',
        items: [{ articleNumber: '4208103', quantity: 12, deliveryId: 'DBI', label: 'Trapp C' }],
      }),
    )
  })

  it('shows the quantity of another tab in a field that nobody types in', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)
    await drawn.type(/^Antal Kulventil/, '15')
    await drawn.leave(/^Antal Kulventil/)
    const [first] = shop.cart.get().groups.flatMap(({ lines }) => lines)
    if (first === undefined) throw new Error('the cart is empty')

    await drawn.does(() => void shop.cart.changeQuantity(first.line.key, 40))

    expect(drawn.all('input[value="40"]')).toHaveLength(1)
    expect(drawn.text()).not.toContain('på annat håll')
  })

  it('keeps its row, and the focus, while the line is being sent', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)
    const field = drawn.named(/^Antal Kulventil/)
    field.focus()

    await drawn.type(/^Antal Kulventil/, '13')

    expect(drawn.named(/^Antal Kulventil/)).toBe(field)
    expect(document.activeElement).toBe(field)
  })

  it('removes a line by a button that names its article', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)

    await drawn.press('Ta bort 4208103 Kulventil FF 1000 DN20')

    expect(drawn.text()).not.toContain('Kulventil')
    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'RemoveItems' }))
  })

  it('labels a line, and the row with the new label has the focus', async () => {
    const shop = shopWith([line(valve, 12)])
    const drawn = await open(shop)

    await drawn.press(/^Märk raden/)
    await drawn.type(/^Märkning för/, 'Stam 3')
    await drawn.pressKey(/^Märkning för/, 'Enter')

    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'UpdateItem', label: 'Stam 3' }))
    expect(document.activeElement?.textContent).toContain('Märkning: Stam 3')
  })

  it('leaves a label as it was on Escape', async () => {
    const shop = shopWith([line(valve, 12, 'DBI', 'Stam 3')])
    const drawn = await open(shop)

    await drawn.press(/^Märkning: Stam 3/)
    await drawn.type(/^Märkning för/, 'Stam 4')
    await drawn.pressKey(/^Märkning för/, 'Escape')

    expect(shop.asked).toEqual([])
    expect(drawn.text()).toContain('Märkning: Stam 3')
  })

  it('moves the ticked lines to another delivery', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await open(shop)

    await drawn.press('Markera Kulventil FF 1000 DN20')
    await drawn.press('Markera Radiator C22 500×1000')
    expect(drawn.text()).toContain('2 markerade:')
    await drawn.press('Flytta till annan leverans')
    await drawn.press(/^EXH/)

    expect(docketTitles(drawn)).toEqual(['Leverans till butik'])
    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'MoveItems', deliveryId: 'EXH' }))
  })
})

describe('a line that needs action', () => {
  it('says why, and offers its replacement, the quantity that is left, and removal', async () => {
    const shop = shopWith([line(outgoing, 10)], { known: [replacement] })
    const drawn = await open(shop)

    expect(drawn.text()).toContain('Artikeln utgår, och lagret räcker inte.')
    expect(drawn.text()).toContain('4208264 Presskulventil PV2 28 mm, 251,80 kr/st')
    await drawn.press(/^Byt till 4208264/)
    await drawn.until(() => expect(drawn.text()).not.toContain('4208234'))

    expect(shop.asked).toEqual([
      expect.objectContaining({
        type: 'AddItems',
        items: [expect.objectContaining({ quantity: 10, deliveryId: 'DBI' })],
      }),
      expect.objectContaining({ type: 'RemoveItems' }),
    ])
  })

  it('is mended by lowering it to what is left', async () => {
    const drawn = await open(shopWith([line(outgoing, 10)]))

    await drawn.press(/^Minska till 3/)

    expect(drawn.text()).not.toContain('Artikeln utgår')
    expect(drawn.isThere('Till leverans')).toBe(true)
    expect(drawn.named('Till leverans').getAttribute('aria-disabled')).toBeNull()
  })

  it('[CATALOG-32] cannot be ordered without a price, and the sum says what it leaves out', async () => {
    const onRequest = article('5801324', 'Värmepump', 0, { price: aPrice(0, { askForPrice: true }) })
    const drawn = await open(shopWith([line(onRequest, 1), line(valve, 1)]))

    expect(drawn.text()).toContain('Artikeln har pris på förfrågan. Den går inte att beställa här. Ring oss')
    expect(drawn.text()).toContain('1 rad saknar pris och är inte med i summan.')
    expect(drawn.named('Till leverans').getAttribute('aria-disabled')).toBe('true')
  })

  it('[CART-35] holds back the next step with its reason until its docket is left out', async () => {
    const drawn = await open(shopWith([line(outgoing, 10), line(radiator, 1, 'EXH')]))
    expect(drawn.named('Till leverans').getAttribute('aria-disabled')).toBe('true')
    expect(drawn.text()).toContain('Åtgärda 1 rad i Utkörning innan du fortsätter.')
    expect(drawn.text()).toContain('Du kan också fortsätta utan Utkörning')

    await drawn.press('Gå till raden')
    expect(document.activeElement?.textContent).toContain('4208234')

    await drawn.press('Utkörning ingår i ordern')
    expect(drawn.named('Till leverans').tagName).toBe('A')
  })
})

describe('lines on their way', () => {
  it('marks lines that wait to be saved, and no others', async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 4)])
    const drawn = await open(shop)
    const notes = () => drawn.all('li').filter((row) => row.textContent.includes('Väntar på att sparas')).length
    const [first] = shop.cart.get().groups.flatMap(({ lines }) => lines)
    if (first === undefined) throw new Error('the cart is empty')

    await drawn.does(() => void shop.cart.changeQuantity(first.line.key, 14))
    expect(notes()).toBe(0)
    await drawn.does(() => shop.serviceDoesNotAnswer())

    expect(notes()).toBe(1)
    expect(drawn.text()).toContain('Väntar på att sparas')
  })
})

describe('what a user is denied', () => {
  const campaign = article('1630522', 'T-rör press 22 mm', 61.9, {
    price: aPrice(61.9, { preCampaignPrice: money(79.4), priceType: 'campaign' }),
  })

  it('[PERM-12] shows no price and no total with EJ_SE_PRISER', async () => {
    const drawn = await open(shopWith([line(campaign, 40)], { session: signedIn(['EJ_SE_PRISER']) }))
    expect(drawn.text()).toContain('T-rör press 22 mm')
    expect(drawn.text()).not.toMatch(/\d kr/)
    expect(drawn.text()).not.toContain('61,90')
  })

  it('[PERM-17] shows no discount and no price before it with EJ_SE_RABATTER', async () => {
    const seen = await open(shopWith([line(campaign, 40)]))
    expect(seen.text()).toContain('79,40')
    expect(seen.text()).toContain('varav kampanjrabatt')

    const unseen = await open(shopWith([line(campaign, 40)], { session: signedIn(['EJ_SE_RABATTER']) }))
    expect(unseen.text()).toContain('61,90')
    expect(unseen.text()).not.toContain('79,40')
    expect(unseen.text()).not.toContain('varav kampanjrabatt')
  })

  it('[PERM-14] holds back the next step with EJ_ORDER', async () => {
    const drawn = await open(shopWith([line(valve, 1)], { session: signedIn(['EJ_ORDER']) }))
    expect(drawn.named('Till leverans').getAttribute('aria-disabled')).toBe('true')
    expect(drawn.text()).toContain('Din användare får inte lägga order.')
    expect(document.querySelector('[data-bottom-bar] > p')?.textContent).toContain(
      'Din användare får inte lägga order.',
    )
  })
})

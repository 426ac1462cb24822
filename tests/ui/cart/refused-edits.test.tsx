// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { CallFailure } from '#domain/failure/call-failure'
import { lineKey } from '#domain/cart/line-key'
import { CartPage } from '../../../ui/cart/CartPage'
import { QuickOrderForm } from '../../../ui/quick-order/QuickOrderForm'
import type { FakeShop } from '../../support/fake-shop'
import { descriptionOf, drawIn } from '../draw'
import { line, radiator, replacement, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { openCartWithNotices } from './open-cart'

const no: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 422,
  message: undefined,
  code: undefined,
  details: [{ path: 'quantity', message: 'Så många finns inte.' }],
}

const key = lineKey(valve.articleNumber, 'DBI', '')
const openCart = (shop: FakeShop) => drawIn(shop, shell, <CartPage />)
const sent = (shop: FakeShop) => shop.asked.map(({ type }) => type)

const givenRefusedQuantity = async () => {
  const shop = shopWith([line(valve, 1), line(radiator, 1)])
  const drawn = await openCart(shop)
  await drawn.does(() => {
    shop.cart.changeQuantity(key, 12)
    shop.refuseEdits(no)
  })
  const row = () => drawn.all('li').find(({ textContent }) => textContent.includes(valve.name))?.textContent
  return { shop, drawn, row }
}

describe('an edit on its way', () => {
  it('says that it is being saved until the service has answered', async () => {
    const shop = shopWith([line(valve, 1)])
    const drawn = await openCart(shop)
    const busy = () => drawn.all('fieldset[aria-busy]')
    expect(busy()).toEqual([])

    await drawn.does(() => void shop.cart.changeQuantity(key, 12))
    expect(busy()).toHaveLength(1)
    await drawn.does(() => shop.refuseEdits(no))

    expect(busy()).toEqual([])
  })
})

describe('a refused edit', () => {
  it('[ERROR-25] is told in its row, with what was typed and why', async () => {
    const { drawn, row } = await givenRefusedQuantity()

    expect(row()).toContain('Antalet 12 sparades inte. Så många finns inte.')
    expect(drawn.all('[aria-label="Ändring som inte sparades"]')).toHaveLength(1)
  })

  it('leaves the focus to its row when it is answered', async () => {
    const { drawn } = await givenRefusedQuantity()
    const dismiss = drawn.named('Låt vara')
    dismiss.focus()

    await drawn.press('Låt vara')

    expect(document.activeElement?.tagName).toBe('LI')
    expect(document.activeElement?.textContent).toContain(valve.name)
  })

  it.each([
    [{ message: 'Varukorgen är full.', code: 'CART_FULL' }, 'Varukorgen är full.'],
    [{ message: 'Bad Request' }, 'Vi vet inte varför.'],
    [{}, 'Vi vet inte varför.'],
    [{ status: 412 }, 'Varukorgen har ändrats sedan dess.'],
  ])(
    '[ERROR-25] is explained by the message of the service, by a newer cart, or by saying that it gave no reason: %j',
    async (said, why) => {
      const shop = shopWith([line(valve, 1)])
      const drawn = await openCart(shop)
      await drawn.does(() => {
        shop.cart.changeQuantity(key, 12)
        shop.refuseEdits({ ...no, details: [], ...said })
      })

      expect(drawn.text()).toContain(`Antalet 12 sparades inte. ${why}`)
    },
  )

  it('[ERROR-25] is made again by a press, and is told no more', async () => {
    const { shop, drawn, row } = await givenRefusedQuantity()

    await drawn.press('Försök igen')

    expect(sent(shop).filter((type) => type === 'UpdateItem')).toHaveLength(2)
    expect(row()).not.toContain('sparades inte')
  })

  it('marks the field of the quantity, which is described by the message, until it is settled', async () => {
    const { drawn } = await givenRefusedQuantity()
    const field = () => drawn.named(/^Antal Kulventil/)

    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field())).toContain('Antalet 12 sparades inte. Så många finns inte.')
    await drawn.press('Låt vara')
    expect(field().getAttribute('aria-invalid')).toBe(null)
  })

  it('of a label leaves the field of the quantity as it is', async () => {
    const shop = shopWith([line(valve, 1)])
    const drawn = await openCart(shop)
    await drawn.does(() => {
      shop.cart.changeLabel([key], 'Trapp C')
      shop.refuseEdits(no)
    })

    expect(drawn.text()).toContain('sparades inte')
    expect(drawn.all('[aria-invalid]')).toEqual([])
  })

  it('goes when its user lets it be', async () => {
    const { shop, drawn, row } = await givenRefusedQuantity()

    await drawn.press('Låt vara')

    expect(sent(shop).filter((type) => type === 'UpdateItem')).toHaveLength(1)
    expect(row()).not.toContain('sparades inte')
  })

  it('is told again, with what was typed, when its user let it be by mistake', async () => {
    const shop = shopWith([line(valve, 1), line(radiator, 1)])
    const drawn = await openCartWithNotices(shop)
    await drawn.does(() => {
      shop.cart.changeQuantity(key, 12)
      shop.cart.add([{ articleNumber: replacement.articleNumber, quantity: 3, variant: replacement }])
      shop.refuseEdits(no)
    })
    const told = () => drawn.all('[aria-label="Ändring som inte sparades"]').map(({ textContent }) => textContent)
    const before = told()
    expect(before).toHaveLength(2)

    await drawn.press('Låt vara')
    await drawn.press('Låt vara')
    expect(told()).toEqual([])
    await drawn.press('Ångra')
    await drawn.press('Ångra')

    expect(told()).toEqual(before)
    await drawn.press('Försök igen')
    await drawn.press('Försök igen')
    expect(sent(shop).filter((type) => type === 'UpdateItem' || type === 'AddItems')).toHaveLength(4)
  })

  it('of removing a line is told in the row that is there again', async () => {
    const shop = shopWith([line(valve, 1)])
    const drawn = await openCart(shop)

    await drawn.does(() => {
      shop.cart.removeLines([key])
      shop.refuseEdits(no)
    })

    expect(drawn.text()).toContain('Raden kunde inte tas bort.')
  })

  it('that no row can show is told above the rows', async () => {
    const shop = shopWith([line(valve, 1)])
    const drawn = await openCart(shop)

    await drawn.does(() => {
      shop.cart.add([{ articleNumber: radiator.articleNumber, quantity: 3, variant: radiator }])
      shop.refuseEdits(no)
    })

    expect(drawn.all('section[aria-label="Det här sparades inte"]')[0]?.textContent).toContain(
      '3 av 6720511 lades inte i varukorgen.',
    )
  })
})

describe('a quick order that the service did not take', () => {
  it('has its rows again, and says so', async () => {
    const shop = shopWith([], { known: [valve, radiator] })
    shop.refusesAdds(no)
    const drawn = await drawIn(shop, shell, <QuickOrderForm look="page" />)
    await drawn.type('Artikelnummer, rad 1', valve.articleNumber)
    await drawn.leave('Artikelnummer, rad 1')
    await drawn.until(() => expect(drawn.text()).toContain(valve.name))
    await drawn.type('Antal, rad 1', '3')

    await drawn.press('Lägg 1 rad i varukorgen')
    await drawn.until(() => expect(drawn.text()).toContain('1 rad lades inte till och står kvar.'))

    const value = (name: string) => {
      const field = drawn.named(name)
      return field instanceof HTMLInputElement ? field.value : undefined
    }
    expect([value('Artikelnummer, rad 1'), value('Antal, rad 1')]).toEqual([valve.articleNumber, '3'])
  })
})

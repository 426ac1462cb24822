// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { overtaken } from '#domain/cart/overtaken-edit'
import { lineKey } from '#domain/cart/line-key'
import { CartPage } from '../../../ui/cart/CartPage'
import { aCart, day } from '../../domain/given'
import { line, radiator, valve } from '../../domain/given-articles'
import { fixedClock } from '../../support/fixed-clock'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { openCartWithNotices } from './open-cart'

const key = lineKey(valve.articleNumber, 'DBI', '')

const titleOf = (part: Element | undefined): string =>
  (part?.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')

/** A quantity and an add of 15 December, left unsent, in a cart that is opened at `today`. */
const givenHeld = async (today: string) => {
  const shop = shopWith([line(valve, 1)], { clock: fixedClock(today) })
  shop.cart.changeQuantity(key, 12)
  shop.cart.add([{ articleNumber: radiator.articleNumber, quantity: 3, variant: radiator }])
  const calls = shop.asked.length
  shop.holdEdits()
  const drawn = await openCartWithNotices(shop)
  const question = () => drawn.all('section').find((part) => titleOf(part).startsWith('Ändringar från'))
  const quantity = () => {
    const field = drawn.named(/^Antal Kulventil/)
    return field instanceof HTMLInputElement ? field.value : undefined
  }
  return { shop, drawn, question, quantity, sent: () => shop.asked.slice(calls).map(({ type }) => type) }
}

describe('[ERROR-25] edits of another day', () => {
  it.each([
    ['2026-12-15', 'Ändringar från i dag väntar'],
    ['2026-12-16', 'Ändringar från i går väntar'],
    ['2026-12-18', 'Ändringar från tis 15 dec väntar'],
  ])('are asked about in the cart, by their day: opened on %s', async (today, title) => {
    const { question } = await givenHeld(today)
    expect(titleOf(question())).toBe(title)
  })

  it('say what each of them would do, and leave the cart as it is', async () => {
    const { drawn, question, quantity, sent } = await givenHeld('2026-12-16')

    expect([...(question()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      `Ändra antalet av ${valve.articleNumber} till 12.`,
      `Lägg 3 av ${radiator.articleNumber} i varukorgen.`,
    ])
    expect(quantity()).toBe('1')
    expect(drawn.text()).not.toContain(radiator.name)
    expect(sent()).toEqual([])
  })

  it('are sent at once when the user says so', async () => {
    const { shop, drawn, question, quantity, sent } = await givenHeld('2026-12-16')

    await drawn.press('Skicka')

    expect(question()).toBeUndefined()
    expect(sent()).toEqual(['UpdateItem', 'AddItems'])
    expect(shop.sentNow()).toBe(1)
    expect(quantity()).toBe('12')
  })

  it('are gone when the user throws them away', async () => {
    const { drawn, question, quantity, sent } = await givenHeld('2026-12-16')

    await drawn.press('Släng')

    expect(question()).toBeUndefined()
    expect(sent()).toEqual([])
    expect(quantity()).toBe('1')
  })

  it('are asked about again, each as it was, when they were thrown away by mistake', async () => {
    const { drawn, question, quantity, sent } = await givenHeld('2026-12-16')
    const before = question()?.textContent

    await drawn.press('Släng')
    expect(drawn.text()).toContain('2 ändringar är slängda.')
    await drawn.press('Ångra')

    expect(question()?.textContent).toBe(before)
    expect(drawn.isThere('Ångra')).toBe(false)
    expect(sent()).toEqual([])
    await drawn.press('Skicka')
    expect(sent()).toEqual(['UpdateItem', 'AddItems'])
    expect(quantity()).toBe('12')
  })

  it('are asked about in an empty cart, too', async () => {
    const shop = shopWith([], { clock: fixedClock('2026-12-16') })
    shop.cart.add([{ articleNumber: radiator.articleNumber, quantity: 3, variant: radiator }])
    shop.holdEdits()
    const drawn = await drawIn(shop, shell, <CartPage />)

    expect(drawn.text()).toContain('Ändringar från i går väntar')
    await drawn.press('Skicka')
    expect(drawn.text()).toContain(radiator.name)
  })
})

describe('[ERROR-25] a day of a delivery that was chosen elsewhere since', () => {
  const given = async () => {
    const shop = shopWith([], {
      cart: aCart([line(valve, 1)], {
        deliveries: [{ deliveryId: 'DBI', requestedDeliveryDate: day('2026-12-18'), isIncludedInOrder: true }],
      }),
    })
    shop.cart.requestDeliveryDate('DBI', day('2026-12-17'))
    shop.refuseEdits(overtaken)
    const calls = shop.asked.length
    const drawn = await openCartWithNotices(shop)
    return { drawn, sent: () => shop.asked.slice(calls) }
  }
  const question = 'Dagen har ändrats till fre 18 dec sedan dess.'

  it('is shown with both days, and is chosen again by a press', async () => {
    const { drawn, sent } = await given()
    expect(drawn.text()).toContain(question)

    await drawn.press('Använd tor 17 dec')

    expect(sent()).toMatchObject([{ type: 'SetDeliveryDate', deliveryId: 'DBI', date: '2026-12-17' }])
    expect(drawn.text()).not.toContain(question)
  })

  it('gives way by a press', async () => {
    const { drawn, sent } = await given()

    await drawn.press('Behåll fre 18 dec')

    expect(sent()).toEqual([])
    expect(drawn.text()).not.toContain(question)
  })

  it('is asked about again when it gave way by mistake', async () => {
    const { drawn, sent } = await given()

    await drawn.press('Behåll fre 18 dec')
    expect(drawn.text()).toContain('Ändringen är struken.')
    await drawn.press('Ångra')

    expect(drawn.text()).toContain(question)
    await drawn.press('Använd tor 17 dec')
    expect(sent()).toMatchObject([{ type: 'SetDeliveryDate', deliveryId: 'DBI', date: '2026-12-17' }])
  })
})

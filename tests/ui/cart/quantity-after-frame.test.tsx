// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { line, radiator, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

describe('[CART-26] a quantity whose frame has not been drawn', () => {
  const frames: FrameRequestCallback[] = []
  // A frame comes when the test draws it, and no timer ends the wait for one.
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    frames.length = 0
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const cartPage = async () => {
    const shop = shopWith([line(valve, 12), line(radiator, 1)])
    const drawn = await drawIn(shop, shell, <CartPage />)
    frames.length = 0
    let told = 0
    shop.cart.subscribe(() => (told += 1))
    const quantities = () => shop.cart.get().groups.flatMap(({ lines }) => lines.map((view) => view.line.quantity))
    const fields = () =>
      drawn.all('[data-quantity] input').map((field) => (field instanceof HTMLInputElement ? field.value : ''))
    /** Of the rows, in their order. */
    const totals = () => drawn.all('[class*="total"]').map((total) => total.textContent.replaceAll('\u00a0', ' '))
    const asked = () => shop.asked.map((effect) => (effect.type === 'UpdateItem' ? effect.quantity : effect.type))
    const drawFrame = () =>
      drawn.does(() => {
        frames.splice(0).forEach((draw) => draw(0))
        vi.advanceTimersByTime(0)
      })
    return { shop, drawn, told: () => told, quantities, fields, totals, asked, drawFrame }
  }

  const given = async () => {
    const page = await cartPage()
    const before = page.totals()
    await page.drawn.type(/^Antal Kulventil/, '15')
    return { ...page, before }
  }

  it('is asked for at once, and shown in its field alone', async () => {
    const { fields, asked, quantities, told, totals, before } = await given()

    expect(fields()).toEqual(['15', '1'])
    expect(asked()).toEqual([15])
    expect(quantities()).toEqual([15, 1])
    expect(told()).toBe(0)
    expect(totals()).toEqual(before)
  })

  it('is followed by all other views after that frame', async () => {
    const { fields, told, totals, before, asked, drawFrame } = await given()

    await drawFrame()

    expect(told()).toBe(1)
    expect(totals()).not.toEqual(before)
    expect(totals().join(' ')).toContain('2 653,50')
    expect([fields(), asked()]).toEqual([['15', '1'], [15]])
  })

  it('is one of several quick ones, each asked for at once and told of before the next', async () => {
    const { drawn, told, fields, asked, totals, drawFrame } = await given()

    await drawn.press(/^Öka antal Kulventil/)
    await drawn.press(/^Öka antal Kulventil/)
    expect([fields(), asked(), told()]).toEqual([['17', '1'], [15, 16, 17], 2])
    await drawFrame()

    expect(told()).toBe(3)
    expect(totals().join(' ')).toContain('3 007,30')
  })

  it('is told of when the page is left', async () => {
    const { drawn, told, asked } = await given()

    await drawn.does(() => window.dispatchEvent(new Event('pagehide')))

    expect([told(), asked()]).toEqual([1, [15]])
  })

  it('is part of the cart for what the user does next', async () => {
    const { drawn, asked, quantities } = await given()

    await drawn.press(/^Ta bort 4208103/)

    expect(asked()).toEqual([15, 'RemoveItems'])
    expect(quantities()).toEqual([1])
  })

  it('is followed by that of the next line', async () => {
    const { drawn, asked, quantities, told } = await given()

    await drawn.type(/^Antal Radiator/, '3')
    expect(told()).toBe(1)
    await drawn.leave(/^Antal Radiator/)

    expect([told(), asked(), quantities()]).toEqual([2, [15, 3], [15, 3]])
  })
})

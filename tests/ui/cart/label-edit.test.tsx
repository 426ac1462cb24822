// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { LONGEST_LABEL } from '#domain/cart/label'
import { CartPage } from '../../../ui/cart/CartPage'
import { drawIn } from '../draw'
import { shell, shopWith } from '../checkout/given'
import { line, valve } from '../../domain/given-articles'
import { openCartWithNotices } from './open-cart'

const field = /^Märkning för/
const given = async (label: string) => {
  const shop = shopWith([line(valve, 12)])
  const drawn = await drawIn(shop, shell, <CartPage />)
  await drawn.press(/^Märk raden/)
  await drawn.type(field, label)
  return { shop, drawn }
}
const inputText = (element: HTMLElement): string => (element instanceof HTMLInputElement ? element.value : '')

describe('the label of a line', () => {
  it('that another line has already makes the two one, which is said and can be undone', async () => {
    const shop = shopWith([line(valve, 12), line(valve, 3, 'DBI', 'Kök')])
    const drawn = await openCartWithNotices(shop)
    const rows = () => shop.cart.get().groups.flatMap(({ lines }) => lines.map((shown) => shown.line.quantity))
    await drawn.press(/^Märk raden/)
    await drawn.type(field, 'Kök')
    await drawn.pressKey(field, 'Enter')
    expect(drawn.text()).toContain('1 rad slås ihop med en likadan. Antalen läggs ihop.')
    expect(rows()).toEqual([15])

    await drawn.press('Ångra')
    expect(rows()).toEqual([12, 3])
  })

  it('may be as long as the cart service lets it be', async () => {
    const label = 'x'.repeat(LONGEST_LABEL)
    const { shop, drawn } = await given(label)

    await drawn.pressKey(field, 'Enter')

    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'UpdateItem', label }))
  })

  for (const [how, end] of [
    ['Enter', 'pressKey'],
    ['leaving the field', 'leave'],
  ] as const)
    it(`that is too long is not sent by ${how}: the field says so, and holds all that was written`, async () => {
      const label = 'x'.repeat(LONGEST_LABEL + 1)
      const { shop, drawn } = await given(label)

      await (end === 'leave' ? drawn.leave(field) : drawn.pressKey(field, 'Enter'))

      expect(shop.asked).toEqual([])
      expect(drawn.text()).toContain('Högst 100 tecken.')
      expect(inputText(drawn.named(field))).toBe(label)
      expect(drawn.named(field).getAttribute('aria-invalid')).toBe('true')
    })

  it('is sent when it has been made shorter', async () => {
    const { shop, drawn } = await given('x'.repeat(LONGEST_LABEL + 1))
    await drawn.leave(field)

    await drawn.type(field, 'Trapp C')
    await drawn.leave(field)

    expect(shop.asked).toContainEqual(expect.objectContaining({ type: 'UpdateItem', label: 'Trapp C' }))
    expect(drawn.text()).not.toContain('Högst 100 tecken.')
  })

  it('is never cut while it is written', async () => {
    const { drawn } = await given('')

    expect(drawn.named(field).hasAttribute('maxlength')).toBe(false)
  })
})

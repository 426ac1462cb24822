// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { ShellNotices } from '../../../ui/notices/ShellNotices'
import { aStock } from '../../domain/given'
import { line, molndal, radiator, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const none = aStock([{ locationId: molndal, quantity: 0 }])
const given = (rows: number) =>
  shopWith(
    [
      { ...valve, stock: none },
      { ...radiator, stock: none },
    ]
      .slice(0, rows)
      .map((one) => line(one, 4, 'EXH')),
  )
const drawCart = (shop: ReturnType<typeof given>) =>
  drawIn(
    shop,
    shell,
    <ShellNotices>
      <CartPage />
    </ShellNotices>,
  )

it('rows that the store does not have are moved by one press, and back by another', async () => {
  const drawn = await drawCart(given(2))
  expect(drawn.text()).toContain('2 rader går inte att beställa så här, men kan komma med Utkörning.')

  await drawn.press('Flytta alla 2 till Utkörning')
  expect(drawn.text()).toContain('2 rader flyttas till Utkörning')
  expect(drawn.text()).not.toContain('går inte att beställa så här')

  await drawn.press('Ångra')
  await drawn.until(() => expect(drawn.text()).toContain('2 rader går inte att beställa så här'))
})

it('one row has its own way alone, which can be undone as well', async () => {
  const drawn = await drawCart(given(1))
  expect(drawn.text()).not.toContain('Flytta alla')
  await drawn.press(/^Flytta till Utkörning/)
  await drawn.press('Ångra')
  await drawn.until(() => expect(drawn.text()).toContain('Butikens lager räcker inte.'))
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { CartPage } from '../../../ui/cart/CartPage'
import { aStock } from '../../domain/given'
import { central, line, valve } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

it('says of stock that is less than the quantity how many are wanted', async () => {
  const few = { ...valve, stock: aStock([{ locationId: central, quantity: 7 }]) }
  const textWith = async (quantity: number) =>
    (await drawIn(shopWith([line(few, quantity)]), shell, <CartPage />)).text()

  expect(await textWith(20)).toContain('7 st kvarav 20 st önskade')
  expect(await textWith(7)).not.toContain('önskade')
})

// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { CartPage } from '../../../ui/cart/CartPage'
import { StockForDelivery } from '../../../ui/catalogue/ArticleStock'
import { aStock, day } from '../../domain/given'
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

it('says so before the cart too, also where no day is known', () => {
  const few = { ...valve, stock: aStock([{ locationId: central, quantity: 7 }]) }
  const textWith = (first: CalendarDate | undefined) =>
    renderToStaticMarkup(
      <StockForDelivery
        article={{ variant: few, priceSource: 'own' }}
        quantity={20}
        delivery={{ deliveryId: 'DBI', locationId: central, day: first }}
      />,
    )
  expect(textWith(undefined)).toContain('>av 20 st önskade<')
  expect(textWith(day('2026-11-25'))).toMatch(/>av 20 st önskade, ons\s25\snov</)
})

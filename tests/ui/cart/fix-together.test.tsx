// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { aStock } from '../../domain/given'
import { line, molndal, outgoing, radiator, valve } from '../../domain/given-articles'
import { shopWith } from '../checkout/given'
import { articleNumber } from '#domain/kernel/ids'
import { openCartWithNotices } from './open-cart'

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
it('rows that the store does not have are moved by one press, and back by another', async () => {
  const drawn = await openCartWithNotices(given(2))
  expect(drawn.text()).toContain('2 rader går inte att beställa så här, men kan komma med Utkörning.')

  await drawn.press('Flytta alla 2 till Utkörning')
  expect(drawn.text()).toContain('2 rader flyttas till Utkörning')
  expect(drawn.text()).not.toContain('går inte att beställa så här')

  await drawn.press('Ångra')
  await drawn.until(() => expect(drawn.text()).toContain('2 rader går inte att beställa så här'))
})

it('one row has its own way alone, which can be undone as well', async () => {
  const drawn = await openCartWithNotices(given(1))
  expect(drawn.text()).not.toContain('Flytta alla')
  await drawn.press(/^Flytta till Utkörning/)
  await drawn.press('Ångra')
  await drawn.until(() => expect(drawn.text()).toContain('Butikens lager räcker inte.'))
})

it('[CART-29] outgoing rows are lowered by one press, and back by another', async () => {
  const rows = [line(outgoing, 10), line({ ...outgoing, articleNumber: articleNumber('4208999') }, 8)]
  const drawn = await openCartWithNotices(shopWith(rows))
  await drawn.press('Minska alla 2 till det som finns')
  expect(drawn.text()).toContain('Antalet är minskat på 2 rader.')
  expect(drawn.text()).not.toContain('Minska alla')
  await drawn.press('Ångra')
  await drawn.until(() => expect(drawn.text()).toContain('Minska alla 2 till det som finns'))
})

it('[CART-29] rows that nothing helps are removed by one press', async () => {
  const gone = { ...outgoing, relations: [], stock: none }
  const rows = [line(gone, 1), line({ ...gone, articleNumber: articleNumber('4208999') }, 2), line(valve, 1)]
  const drawn = await openCartWithNotices(shopWith(rows))
  await drawn.press('Ta bort alla 2')
  expect(drawn.text()).toContain('2 rader är borttagna')
  expect(drawn.text()).not.toContain('går inte att beställa här')
})

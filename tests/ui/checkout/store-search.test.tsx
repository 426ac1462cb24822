// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { locationId } from '#domain/kernel/ids'
import { StoresToChange } from '../../../ui/checkout/store/StoresToChange'
import { drawIn } from '../draw'
import { shell, shopWith } from './given'

const cities = ['Alingsås', 'Borås', 'Falun', 'Gävle', 'Halmstad', 'Kalmar', 'Lund', 'Örebro', 'Östersund']
const withStores = (count: number): ShellData => ({
  ...shell,
  stores: shell.stores.flatMap((store) =>
    cities.slice(0, count).map((city) => ({ ...store, id: locationId(city), name: city, city })),
  ),
})
const draw = (count: number) =>
  drawIn(
    shopWith([]),
    withStores(count),
    <StoresToChange deliveryId="EXH" lines={[]} wantsAll={false} onChoose={() => undefined} />,
  )
const SEARCH = 'Sök på namn, ort eller adress'

it('many stores are searched by a part of a name, whatever its case', async () => {
  const drawn = await draw(cities.length)
  await drawn.type(SEARCH, ' öst')
  expect(drawn.isThere('Välj Östersund')).toBe(true)
  expect(drawn.isThere('Välj Örebro')).toBe(false)
  expect(drawn.text()).toContain('1 butik passar.')

  await drawn.type(SEARCH, 'Paris')
  expect(drawn.text()).toContain('Ingen butik passar.')
})

it('few stores are not searched', async () => {
  const drawn = await draw(3)
  expect(drawn.isThere(SEARCH)).toBe(false)
  expect(drawn.isThere('Välj Borås')).toBe(true)
})

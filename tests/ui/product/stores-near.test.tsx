// @vitest-environment happy-dom
import { useState } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ShopQueries } from '#application/shop/shop-queries'
import { locationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import { useStoresNear } from '../../../ui/shop/stores-near'
import { withQueries } from '../../support/arrived-shop'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const [aStore] = shell.stores
if (aStore === undefined) throw new Error('No store')
const storeNamed = (id: string): Store => ({ ...aStore, id: locationId(id), name: id })
const kiruna = storeNamed('Kiruna')
const lund = storeNamed('Lund')
const malmo = storeNamed('Malmö')
const stores = [kiruna, lund, malmo]

const Near = () => {
  const [home, setHome] = useState(malmo.id)
  return (
    <>
      <ul>
        {useStoresNear(stores, home, true).map(({ id, name, distance }) => (
          <li key={id}>{`${name} ${distance ?? '-'}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setHome(kiruna.id)}>
        Byt
      </button>
    </>
  )
}

describe('the stores near the home store', () => {
  it('show no distances from a former home store while those from the new one are on their way', async () => {
    const storesNear: ShopQueries['storesNear'] = (home) =>
      home === malmo.id
        ? TE.right([
            { ...lund, distance: 18 },
            { ...kiruna, distance: 1400 },
          ])
        : () => new Promise(() => undefined)
    const page = await drawIn(withQueries(shopWith([]), { storesNear }), shell, <Near />)
    const rows = () => page.all('li').map(({ textContent }) => textContent)
    await page.until(() => expect(rows()).toEqual(['Malmö -', 'Lund 18', 'Kiruna 1400']))

    await page.press('Byt')

    expect(rows()).toEqual(['Kiruna -', 'Lund -', 'Malmö -'])
  })
})

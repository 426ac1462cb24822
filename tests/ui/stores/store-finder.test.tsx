// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { locationId } from '#domain/kernel/ids'
import type { Store } from '#domain/stores/store'
import { readStoresAddress, writeStoresAddress } from '../../../ui/stores/stores-address'
import { Component as StoreFinder } from '../../../ui/stores/StoreFinderPage'
import { signedIn } from '../../domain/given-articles'
import { withQueries } from '../../support/arrived-shop'
import { shell, shopWith, store } from '../checkout/given'
import { drawIn } from '../draw'

const allWeek = (hours: string) => Array.from({ length: 7 }, () => hours)
const gothenburg: Store = {
  ...store,
  id: locationId('g'),
  name: 'Göteborg',
  city: 'Göteborg',
  zipCode: '41101',
  address: 'Hamngatan 1',
  latitude: 57.7,
  longitude: 11.97,
  openingHours: allWeek('00:00–23:59'),
}
const kiruna: Store = {
  ...store,
  id: locationId('k'),
  name: 'Kiruna',
  city: 'Kiruna',
  zipCode: '98131',
  address: 'Gruvvägen 2',
  latitude: 67.86,
  longitude: 20.22,
  openingHours: allWeek(''),
}
const stores = [gothenburg, kiruna]

const open = async (at = '/hitta-butik') => {
  const shop = withQueries(shopWith([], { session: signedIn() }), {
    searchAddresses: () => TE.right([{ zipCode: '97231', city: 'Luleå', latitude: 65.58, longitude: 22.15 }]),
  })
  const drawn = await drawIn(shop, { ...shell, stores }, <StoreFinder />, at, '/hitta-butik', { details: [] })
  await drawn.until(() => expect(drawn.text()).toContain('Hitta butik'))
  const named = () => drawn.all('li h2').map((heading) => heading.textContent.trim())
  return { drawn, named }
}

describe('the store finder', () => {
  it('[ROUTE-13] lists every store, with its address, its telephone and the way to its page', async () => {
    const { drawn, named } = await open()
    expect(named()).toEqual(['Göteborg', 'Kiruna'])
    expect(drawn.text()).toContain('Hamngatan 1, 411 01 Göteborg')
    expect(drawn.named('Kiruna').getAttribute('href')).toBe('/butiker/k')
  })

  it('finds by name, address and zip code as it is typed', async () => {
    const { drawn, named } = await open()
    for (const [text, found] of [
      ['göt', 'Göteborg'],
      ['gruvv', 'Kiruna'],
      ['981', 'Kiruna'],
    ] as const) {
      await drawn.type('Butik, ort eller postnummer', text)
      expect(named()).toEqual([found])
    }
  })

  it('lists by distance from a place where no store is', async () => {
    const { drawn, named } = await open()
    await drawn.type('Butik, ort eller postnummer', 'Luleå')
    await drawn.until(() => expect(named()).toEqual(['Kiruna', 'Göteborg']))
    expect(drawn.text()).toMatch(/Kiruna[^]*\d+,\d km[^]*Göteborg/)
  })

  it('shows those that are open now, by its address too', async () => {
    const { drawn, named } = await open('/hitta-butik?oppet=1')
    await drawn.until(() => expect(named()).toEqual(['Göteborg']))
    await drawn.press('Öppet nu')
    expect(named()).toEqual(['Göteborg', 'Kiruna'])
  })

  test.prop([
    fc.string({ maxLength: 100, unit: 'grapheme' }),
    fc.boolean(),
    fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 5 }),
  ])('reads what it writes', (text, isOpenNow, services) => {
    const address = { text: text.replaceAll('\0', ' ').slice(0, 100), isOpenNow, services }
    expect(readStoresAddress(writeStoresAddress(address))).toEqual(address)
  })
})

// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { makingOwnStore, ownStoreOf } from '#domain/session/offered-deliveries'
import { locationId, type LocationId } from '#domain/kernel/ids'
import { noDeliveryPreferences } from '#domain/session/delivery-preferences'
import type { Store } from '#domain/stores/store'
import { storeData } from '../../../ui/stores/structured-data'
import { molndal, signedIn } from '../../domain/given-articles'
import { shopWith, store } from '../checkout/given'
import { answers, drawShop, givenPages } from '../shell/given'

const kiruna: Store = {
  ...store,
  id: locationId('301'),
  name: 'Kiruna',
  openingHours: ['6:30–17:00', '06:30–17:00', '06:30–17:00', '06:30–17:00', '06:30–16:00', '', ''],
}

describe('the page of a store', () => {
  it('tells where it is, how to reach it and when it is open', async () => {
    const page = await drawShop(
      '/butiker/301',
      shopWith([], { session: signedIn() }),
      givenPages({ storePage: async () => ({ store: kiruna, content: undefined, selected: {}, articles: [] }) }),
    )
    await page.says('Butiken i Kiruna')
    await page.says('Åbäcksgatan 6')
    const rows = page.all('table:first-of-type tbody tr').map((row) => row.textContent.replace(/ \(i dag\)/, ''))
    expect(rows).toEqual([
      'Måndag6.30–17.00',
      ...['Tisdag', 'Onsdag', 'Torsdag'].map((day) => `${day}06.30–17.00`),
      'Fredag06.30–16.00',
      'LördagStängt',
      'SöndagStängt',
    ])
    const ways = page.all('main a').map((link) => link.getAttribute('href'))
    expect(ways).toContain('tel:0317002114')
    expect(ways).toContain('https://www.google.com/maps/dir/?api=1&destination=57.6,12')
  })

  it('makes a store the own one, and offers that no more then', async () => {
    const session = signedIn()
    const given = shopWith([], { session })
    const shop = {
      ...given,
      session: {
        ...given.session,
        chooseStore: (delivery: DeliveryId, chosen: LocationId) => {
          const stores = { ...session.delivery.stores, [delivery]: chosen }
          given.setSession({ ...session, delivery: { ...session.delivery, stores } })
          return E.right(undefined)
        },
      },
    }
    const page = await drawShop(
      '/butiker/301',
      shop,
      givenPages({ storePage: async () => ({ store: kiruna, content: undefined, selected: {}, articles: [] }) }),
    )
    await page.says('Butiken i Kiruna')
    await page.press('Gör till min butik')
    await page.says('Kiruna är din butik nu.')
    expect(ownStoreOf(shop.session.get())).toBe('301')
    await page.says('Din butik')
    expect(page.all('main button').map((button) => button.textContent)).not.toContain('Gör till min butik')
  })

  it('of an id that no store has is not found', async () => {
    const page = await drawShop('/butiker/0', shopWith([]), givenPages({ storePage: answers(404) }))
    await page.says('Det här facket är tomt.')
  })

  it('is told to search engines with its hours', () => {
    expect(storeData(kiruna, undefined, 'https://shop.example')).toMatchObject({
      '@type': 'HardwareStore',
      url: 'https://shop.example/butiker/301',
      address: { '@type': 'PostalAddress', addressLocality: 'Mölndal', addressCountry: 'SE' },
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '06:30', closes: '17:00' },
        { dayOfWeek: 'https://schema.org/Tuesday' },
        { dayOfWeek: 'https://schema.org/Wednesday' },
        { dayOfWeek: 'https://schema.org/Thursday' },
        { dayOfWeek: 'https://schema.org/Friday', opens: '06:30', closes: '16:00' },
      ],
    })
  })
})

describe('a store that is made the own one', () => {
  const session = signedIn()

  it('is where the chosen delivery goes, when that is one to a store', () => {
    const choice = { deliveryId: 'EXB', storeId: molndal, zipCode: undefined } as const
    const change = makingOwnStore({ ...session, delivery: { ...noDeliveryPreferences, choice } }, kiruna.id)
    expect(change).toEqual({ tag: 'ForDelivery', choice: { ...choice, storeId: kiruna.id } })
  })

  it('is where goods are fetched, when the chosen delivery is driven out or none is chosen', () => {
    const driven = { deliveryId: 'DBI', storeId: undefined, zipCode: undefined } as const
    for (const choice of [driven, undefined])
      expect(makingOwnStore({ ...session, delivery: { ...noDeliveryPreferences, choice } }, kiruna.id)).toEqual({
        tag: 'ForPickUp',
        deliveryId: 'EXH',
      })
  })
})

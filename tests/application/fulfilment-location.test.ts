import { describe, expect, it } from 'vitest'
import { fulfilmentLocation } from '#domain/delivery/delivery-choice'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { deliveryLocationsOf } from '#domain/session/offered-deliveries'
import { aSignedIn } from '../domain/given'
import { givenShop, settled, shopConfig } from '../support/given-shop'

const own = { choice: undefined, zipCodes: {}, stores: {} }
const anonymous = { tag: 'Anonymous', delivery: own, lastFailure: undefined } as const

describe('the store that counts', () => {
  it('[STORE-02] is the brand’s own while none is chosen', () => {
    expect(deliveryLocationsOf(anonymous, shopConfig).storeOf('EXH')).toBe(shopConfig.defaultStoreId)
    const konr = { ...shopConfig, defaultStoreId: locationId('113') }
    expect(deliveryLocationsOf(anonymous, konr).storeOf('EXB')).toBe('113')
  })

  it('[STORE-02] gives way to the user’s own, and that to the one chosen for the delivery', () => {
    const preferred = locationId('S5')
    const session = {
      tag: 'Authenticated',
      delivery: own,
      signedIn: aSignedIn({ user: { preferredStore: preferred } }),
      context: undefined,
      switchingTo: undefined,
    } as const
    expect(deliveryLocationsOf(session, shopConfig).storeOf('EXH')).toBe('S5')
    const chosen = { ...session, delivery: { ...own, stores: { EXH: locationId('S7') } } }
    expect(deliveryLocationsOf(chosen, shopConfig).storeOf('EXH')).toBe('S7')
    expect(deliveryLocationsOf(chosen, shopConfig).storeOf('EXB')).toBe('S5')
  })
})

describe('the central storage', () => {
  it('[STORE-03] is where warehouse deliveries come from, whatever store is chosen', () => {
    const chosen = { ...anonymous, delivery: { ...own, stores: { EXH: locationId('S7') } } }
    const places = deliveryLocationsOf(chosen, shopConfig)
    expect(fulfilmentLocation('DBI', places)).toEqual({ tag: 'Warehouse', warehouseId: shopConfig.centralStorageId })
    expect(fulfilmentLocation('XXX', places)).toEqual({ tag: 'Warehouse', warehouseId: shopConfig.centralStorageId })
    expect(fulfilmentLocation('EXH', places)).toEqual({ tag: 'Store', storeId: 'S7' })
  })

  it('[STORE-03] is what the cart and prices are asked for with', async () => {
    const given = await givenShop()
    given.network.forget()
    given.shop.cart.refresh()
    await settled()
    await given.shop.queries.variants([articleNumber('4208102')])()
    const { centralStorageId } = shopConfig
    expect(given.network.asked('getCart')).toMatchObject([
      { locationId: centralStorageId, deliveryOptions: { DBI: { locationIds: [centralStorageId] } } },
    ])
    expect(given.network.asked('getListedVariants')).toMatchObject([
      { locationIds: expect.arrayContaining([centralStorageId]) },
    ])
  })
})

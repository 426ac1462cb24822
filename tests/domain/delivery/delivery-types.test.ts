import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { DEFAULT_DELIVERY, deliveryIds, deliveryTypeOf, orderTypes } from '#domain/delivery/delivery-type'
import { stockLocation, fulfilmentLocation, deliveryChoiceFault } from '#domain/delivery/delivery-choice'
import { normaliseZipCode, readZipCode } from '#domain/kernel/zip-code'
import { zip } from '../given'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'

const without = (deliveryId: DeliveryId) => ({ deliveryId, storeId: undefined, zipCode: undefined })
const inStore = (deliveryId: DeliveryId) => ({ ...without(deliveryId), storeId: locationId('A') })

describe('a delivery type', () => {
  it('[DELIVERY-02] DBI is standard and asks for no place', () => {
    expect(deliveryTypeOf('DBI')).toEqual({ id: 'DBI', orderType: 'standard', requires: 'none' })
    expect(deliveryChoiceFault(without('DBI'))).toBeUndefined()
  })

  it('[DELIVERY-03] EXH is standard and asks for a store', () => {
    expect(deliveryTypeOf('EXH')).toEqual({
      id: 'EXH',
      orderType: 'standard',
      requires: 'store',
    })
    expect(deliveryChoiceFault(without('EXH'))).toEqual({ tag: 'StoreRequired', deliveryId: 'EXH' })
    expect(deliveryChoiceFault(inStore('EXH'))).toBeUndefined()
  })

  it('[DELIVERY-04] XXX is express and asks for a zip code', () => {
    expect(deliveryTypeOf('XXX')).toEqual({
      id: 'XXX',
      orderType: 'express',
      requires: 'zipCode',
    })
    expect(deliveryChoiceFault(inStore('XXX'))).toEqual({ tag: 'ZipCodeRequired', deliveryId: 'XXX' })
    expect(deliveryChoiceFault({ ...without('XXX'), zipCode: zip('431 53') })).toBeUndefined()
  })

  it('[DELIVERY-05] EXB is express to a store', () => {
    expect(deliveryTypeOf('EXB')).toMatchObject({ orderType: 'express', requires: 'store' })
    expect(deliveryChoiceFault(without('EXB'))).toEqual({ tag: 'StoreRequired', deliveryId: 'EXB' })
    expect(deliveryChoiceFault(inStore('EXB'))).toBeUndefined()
  })

  it('[DELIVERY-07] is of one of two order types', () => {
    expect(orderTypes).toEqual(['express', 'standard'])
    expect(deliveryIds).toEqual(['DBI', 'EXH', 'XXX', 'EXB'])
  })

  it('[DELIVERY-08] is DBI for whoever has chosen none', () => {
    expect(DEFAULT_DELIVERY).toBe('DBI')
  })
})

describe('the place that goods are taken from', () => {
  const places = { centralStorageId: locationId('C1'), storeOf: (id: DeliveryId) => locationId(`store for ${id}`) }

  it.each([
    ['DBI', { tag: 'Warehouse', warehouseId: 'C1' }, 'C1'],
    ['EXH', { tag: 'Store', storeId: 'store for EXH' }, 'store for EXH'],
    ['XXX', { tag: 'Warehouse', warehouseId: 'C1' }, 'C1'],
    ['EXB', { tag: 'Store', storeId: 'store for EXB' }, 'store for EXB'],
  ] as const)('[CHECKOUT-04] of %s is its store, or the central storage', (deliveryId, place, location) => {
    expect(fulfilmentLocation(deliveryId, places)).toEqual(place)
    expect(stockLocation(deliveryId, places)).toBe(location)
  })
})

describe('a zip code', () => {
  it('[DELIVERY-16] loses its first space', () => {
    expect(normaliseZipCode('123 45')).toBe('12345')
    expect(normaliseZipCode('1 2 3')).toBe('12 3')
  })

  it('has five digits, with or without a space, and is kept without', () => {
    for (const text of ['43153', '431 53', '431\u00a053', ' 431 53 '])
      expect(readZipCode(text)).toEqual(O.some('43153'))
    for (const text of ['4315', '431530', '4 31 53', '04315', 'abcde', '']) expect(readZipCode(text)).toEqual(O.none)
  })
})

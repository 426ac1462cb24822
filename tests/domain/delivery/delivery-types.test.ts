import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { cartDeliveryCode, christmasDelivery } from '#domain/delivery/cart-delivery-code'
import { DEFAULT_DELIVERY, deliveryTypeOf, deliveryTypes, orderTypes } from '#domain/delivery/delivery-type'
import { placeFault } from '#domain/delivery/place'
import { normaliseZipCode, readZipCode } from '#domain/kernel/zip-code'
import { zip } from '../given'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { locationId } from '#domain/kernel/ids'

const without = (deliveryId: DeliveryId) => ({ deliveryId, storeId: undefined, zipCode: undefined })
const inStore = (deliveryId: DeliveryId) => ({ ...without(deliveryId), storeId: locationId('A') })

describe('a delivery type', () => {
  it('[DELIVERY-02] DBI is Utkörning, standard, and asks for no place', () => {
    expect(deliveryTypeOf('DBI')).toEqual({ id: 'DBI', name: 'Utkörning', orderType: 'standard', requires: 'none' })
    expect(placeFault(without('DBI'))).toBeUndefined()
  })

  it('[DELIVERY-03] EXH is Leverans till butik, standard, and asks for a store', () => {
    expect(deliveryTypeOf('EXH')).toEqual({
      id: 'EXH',
      name: 'Leverans till butik',
      orderType: 'standard',
      requires: 'store',
    })
    expect(placeFault(without('EXH'))).toEqual({ tag: 'StoreRequired', deliveryId: 'EXH' })
    expect(placeFault(inStore('EXH'))).toBeUndefined()
  })

  it('[DELIVERY-04] XXX is Expressutkörning, express, and asks for a zip code', () => {
    expect(deliveryTypeOf('XXX')).toEqual({
      id: 'XXX',
      name: 'Expressutkörning',
      orderType: 'express',
      requires: 'zipCode',
    })
    expect(placeFault(inStore('XXX'))).toEqual({ tag: 'ZipCodeRequired', deliveryId: 'XXX' })
    expect(placeFault({ ...without('XXX'), zipCode: zip('431 53') })).toBeUndefined()
  })

  it('[DELIVERY-05] EXB is express to a store', () => {
    expect(deliveryTypeOf('EXB')).toMatchObject({ orderType: 'express', requires: 'store' })
    expect(placeFault(without('EXB'))).toEqual({ tag: 'StoreRequired', deliveryId: 'EXB' })
    expect(placeFault(inStore('EXB'))).toBeUndefined()
  })

  it('[DELIVERY-06] EXB is called Express till butik', () => {
    expect(deliveryTypeOf('EXB').name).toBe('Express till butik')
  })

  it('[DELIVERY-07] is of one of two order types', () => {
    expect(orderTypes).toEqual(['express', 'standard'])
    expect(deliveryTypes.map(({ id }) => id)).toEqual(['DBI', 'EXH', 'XXX', 'EXB'])
  })

  it('[DELIVERY-08] is DBI for whoever has chosen none', () => {
    expect(DEFAULT_DELIVERY).toBe('DBI')
  })
})

describe('a cart delivery code', () => {
  it('[DELIVERY-26] is BE for express', () => expect(cartDeliveryCode('XXX')).toBe('BE'))
  it('[DELIVERY-27] is LE for store delivery', () => expect(cartDeliveryCode('EXH')).toBe('LE'))
  it('[DELIVERY-28] is BEH for express to store', () => expect(cartDeliveryCode('EXB')).toBe('BEH'))
  it('[DELIVERY-29] is 24-12 for Christmas delivery, bound to 24 December', () => {
    expect(christmasDelivery).toEqual({ code: '24-12', month: 12, day: 24 })
  })
  it('[DELIVERY-30] is none for standard delivery', () => expect(cartDeliveryCode('DBI')).toBeUndefined())
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

import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { locationId } from '#domain/kernel/ids'
import { aLine, zip } from '../domain/given'
import {
  anArticle,
  completeForm,
  createShopWorld,
  fillForm,
  givenShop,
  openShop,
  ourCustomer,
  settled,
} from '../support/given-shop'
import { refusal } from '../support/scripted-network'

const toStore = { deliveryId: 'EXH', storeId: locationId('S7'), zipCode: undefined } as const
const express = { deliveryId: 'XXX', storeId: undefined, zipCode: zip('431 53') } as const

const zipOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'deliveryOptions' in query ? query.deliveryOptions : undefined

describe('the chosen delivery method', () => {
  it('[DELIVERY-01] goes with what is added from then on', async () => {
    const given = await givenShop()

    given.shop.cart.add([anArticle('1')])
    given.shop.session.chooseDelivery(toStore)
    given.shop.cart.add([anArticle('2')])
    await settled()

    expect(given.network.asked('addItems')).toMatchObject([[{ deliveryId: 'DBI' }], [{ deliveryId: 'EXH' }]])
  })

  it('[DELIVERY-01] is what prices and stock are asked for with, and the cart is fetched for it', async () => {
    const given = await givenShop({ lines: [aLine()], toAddress: ['XXX'] })
    given.network.forget()

    given.shop.session.chooseDelivery(express)
    await settled()
    await given.shop.queries.variants([aLine().articleNumber])()

    expect(given.network.asked('getListedVariants')).toMatchObject([
      { deliveryId: 'XXX', locationIds: ['C1', 'S1'], postalCode: '43153' },
    ])
    expect(given.network.asked('getCart').map(zipOf)).toMatchObject([
      { XXX: { locationIds: ['C1'], postalCode: '43153' }, EXH: { locationIds: ['S1'] } },
    ])
  })

  it('stays when another store is chosen for a delivery of the cart, which is fetched for that store', async () => {
    const given = await givenShop({ lines: [aLine({ deliveryId: 'EXH' })] })
    given.network.forget()

    given.shop.session.chooseStore('EXH', locationId('S7'))
    given.shop.session.chooseStore('DBI', locationId('S8'))
    await settled()

    expect(given.shop.session.get().delivery).toMatchObject({ choice: { deliveryId: 'DBI' }, stores: { EXH: 'S7' } })
    expect(given.network.asked('getCart').map(zipOf)).toMatchObject([{ EXH: { locationIds: ['S7'] } }])
    given.shop.session.chooseDelivery(toStore)
    given.shop.session.chooseStore('EXH', locationId('S9'))
    expect(given.shop.session.get().delivery.choice).toMatchObject({ deliveryId: 'EXH', storeId: 'S9' })
  })

  it('is not taken without its place, and the user is told', async () => {
    const given = await givenShop()

    const result = given.shop.session.chooseDelivery({ deliveryId: 'EXH', storeId: undefined, zipCode: undefined })

    expect(E.isLeft(result) && result.left.tag).toBe('StoreRequired')
    expect(given.noticeKeys()).toEqual(['notice.storeRequired'])
    expect(given.shop.session.get().delivery.choice?.deliveryId).toBe('DBI')
  })

  it('is kept in the browser, with its place, over a reload', async () => {
    const given = await givenShop()
    given.shop.session.chooseDelivery(toStore)
    await settled()
    expect(given.storage.get('shop/delivery/chosen')).toBe('EXH')
    given.shop.stop()

    const { shop } = await openShop(given, 'b')

    expect(shop.session.get().delivery.choice).toEqual(toStore)
  })
})

describe('places in the browser', () => {
  it('[DELIVERY-32] zip codes are kept for the two methods that are sent to one', async () => {
    const given = await givenShop()

    given.shop.session.chooseDelivery(express)
    given.shop.session.chooseDelivery({ deliveryId: 'DBI', storeId: undefined, zipCode: zip('411 05') })
    given.shop.session.chooseDelivery({ ...toStore, zipCode: zip('111 22') })
    await settled()

    expect(given.storage.json('zipCodes')).toEqual({ XXX: '43153', DBI: '41105' })
  })

  it('[DELIVERY-34] a chosen store is kept, and still chosen after a reload', async () => {
    const given = await givenShop()
    given.shop.session.chooseDelivery(toStore)
    await settled()
    expect(given.storage.json('selectedLocations')).toEqual({ EXH: 'S7' })
    given.shop.stop()

    const { shop } = await openShop(given, 'b')

    expect(shop.session.get().delivery.stores).toEqual({ EXH: 'S7' })
  })
})

/** The stored work is that of the user who is logged in. */
const owner = JSON.stringify({ userId: 'u1', customer: { customerId: ourCustomer } })
const ours = { 'shop/session/owner': owner, 'delivery-page-form-owner-dahl': owner }

describe('the delivery-page form', () => {
  it('[DELIVERY-31] is kept in the browser per brand, and restored where the browser has kept no log', async () => {
    const given = await givenShop()
    fillForm(given, 'DBI')
    await settled()
    expect(given.storage.json('delivery-page-form-dahl')).toEqual({ DBI: completeForm })
    given.shop.stop()
    // The log is gone; the storage is what remains.
    given.log.texts.length = 0

    const { shop } = await openShop(given, 'b')

    expect(shop.checkout.get().forms).toEqual({ DBI: completeForm })
  })

  it('[DELIVERY-31] begins empty for another brand', async () => {
    const storage = { ...ours, 'delivery-page-form-dahl': JSON.stringify({ DBI: completeForm }) }
    const world = createShopWorld({ storage })

    const { shop } = await openShop({ ...world, config: { ...world.config, brand: 'konr' } }, 'a')

    expect(shop.checkout.get().forms).toEqual({})
  })

  it('is not lost by a reload when the log has it', async () => {
    const given = await givenShop()
    fillForm(given, 'DBI')
    await settled()
    given.shop.stop()

    const { shop } = await openShop(given, 'b')

    expect(shop.checkout.get().forms).toEqual({ DBI: completeForm })
  })
})

describe('damaged keys in the browser', () => {
  it.each([['{'], ['null'], ['[]'], ['"x"'], ['{"EXH":7}'], ['{"EXH":{"recipient":1}}'], ['{"customerId":3}']])(
    '%s: the shop starts as if they had never been written',
    async (text) => {
      const given = await givenShop({
        storage: {
          selectedLocations: text,
          zipCodes: text,
          'shop/delivery/chosen': text,
          'shop/customer/currentCustomer': text,
          'delivery-page-form-dahl': text,
        },
      })

      expect(given.shop.session.get()).toMatchObject({
        tag: 'Authenticated',
        delivery: { choice: { deliveryId: 'DBI' }, stores: {} },
      })
      expect(given.shop.checkout.get().forms).toEqual({})
    },
  )

  it('keeps what is known of a form, and leaves the rest', async () => {
    const forms = { DBI: { recipient: 'Bygget', shoeSize: '43' }, POST: { recipient: 'x' } }
    const given = await givenShop({ storage: { ...ours, 'delivery-page-form-dahl': JSON.stringify(forms) } })

    expect(given.shop.checkout.get().forms).toEqual({ DBI: { recipient: 'Bygget' } })
  })
})

describe('a line for a delivery that its user may not choose', () => {
  it('[PERM-10] [CART-34] is held back, and with the right to choose it is not', async () => {
    const lines = [aLine({ deliveryId: 'XXX' }), aLine()]
    const denied = await givenShop({ lines, claims: { permissionDenies: ['EJ_ALLA_LEVERANSSATT'] } })
    expect(denied.shop.cart.get().blocking).toEqual([aLine({ deliveryId: 'XXX' }).key])
    expect((await givenShop({ lines })).shop.cart.get().blocking).toEqual([])
  })
})

describe('the delivery days of the customer', () => {
  it.each([
    [404, 0],
    [500, 1],
    [503, 1],
  ])(
    '[DELIVERY-35] are reported when the service answers %d: %d times, and never told to the user',
    async (status, times) => {
      const given = await givenShop()
      given.network.refuse('deliveryDates', refusal('gateway', status))

      await given.shop.queries.deliveryDates()()

      expect(given.tracking.problems.filter(({ tag }) => tag === 'DeliveryDatesFailed')).toHaveLength(times)
      expect(given.noticeKeys()).toEqual([])
    },
  )

  it('[DELIVERY-35] are not reported when the page stopped asking', async () => {
    const given = await givenShop()
    given.network.refuse('deliveryDates', { tag: 'Aborted', service: 'gateway' })
    await given.shop.queries.deliveryDates()()

    expect(given.tracking.problems).toEqual([])
  })
})

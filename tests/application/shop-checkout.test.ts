import { describe, expect, it } from 'vitest'
import { customerId, locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { aCustomer, aLine, day } from '../domain/given'
import {
  completeForm,
  givenShop,
  onlyLine,
  openShop,
  ourCustomer,
  settled,
  shown,
  type ShopGiven,
} from '../support/given-shop'
import { givenReadyToOrder, placingOf, refusalOf } from '../support/given-ready-to-order'
import { refusal } from '../support/scripted-network'

const tellsNothing = { idempotencyKey: true, statusOnly: false, expectedTotal: false, knownShortages: false }

describe('placing an order', () => {
  it('[CHECKOUT-02] sets a flag that lets no second one through, before the call is made', async () => {
    const given = await givenReadyToOrder()
    const release = given.network.hold('checkout')

    given.shop.checkout.placeOrder(false)
    expect(placingOf(given).tag).toBe('Placing')
    expect(given.network.calls()).toEqual([])
    const second = given.shop.checkout.placeOrder(false)
    await settled()
    const third = given.shop.checkout.placeOrder(false)
    await settled()

    expect([refusalOf(second), refusalOf(third)]).toEqual(['AlreadyPlacing', 'AlreadyPlacing'])
    expect(given.network.asked('checkout')).toHaveLength(1)
    release()
    await settled()
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('[CHECKOUT-03] [CHECKOUT-04] asks with each delivery’s store or warehouse, date and form', async () => {
    const given = await givenReadyToOrder()
    given.shop.session.chooseDelivery({ deliveryId: 'EXH', storeId: locationId('S7'), zipCode: undefined })
    given.shop.cart.requestDeliveryDate('DBI', day('2026-03-12'))
    await settled()

    given.shop.checkout.placeOrder(true)
    await settled()

    expect(given.network.asked('checkout')).toMatchObject([
      {
        details: {
          DBI: {
            place: { tag: 'Warehouse', warehouseId: 'C1' },
            requestedDeliveryDate: '2026-03-12',
            fields: completeForm,
          },
          EXH: { place: { tag: 'Store', storeId: 'S7' }, requestedDeliveryDate: undefined, fields: completeForm },
        },
        sendOrderReceipt: true,
      },
    ])
  })

  it('[CHECKOUT-04] leaves out a delivery that is not included in the order', async () => {
    const given = await givenReadyToOrder()
    given.shop.cart.includeDelivery('EXH', false)
    await settled()

    given.shop.checkout.placeOrder(false)
    await settled()

    const [request] = given.network.asked('checkout')
    expect(request).toMatchObject({ details: { DBI: {} }, total: money(200), sendOrderReceipt: false })
    expect(request).not.toHaveProperty('details.EXH')
    expect(shown(given)).toEqual([['4208104', 3]])
  })

  it('goes after the quantities typed just before, without waiting for a newer one', async () => {
    const given = await givenReadyToOrder()

    given.shop.cart.changeQuantity(onlyLine(given), 10)
    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.network.calls().slice(0, 2)).toEqual(['updateItem', 'checkout'])
    expect(placingOf(given)).toMatchObject({ tag: 'Placed', orders: [{ lines: [{ quantity: 10 }] }, {}] })
  })

  it('[PERM-14] is refused to a user with the deny EJ_ORDER, and nothing is sent', async () => {
    const given = await givenReadyToOrder({ claims: { permissionDenies: ['EJ_ORDER'] } })

    const result = given.shop.checkout.placeOrder(false)
    await settled()

    expect(refusalOf(result)).toBe('OrderingDenied')
    expect(given.noticeKeys()).toEqual(['notice.orderingDenied'])
    expect(given.network.calls()).toEqual([])
  })

  it('is refused while a form lacks something, and of an empty cart', async () => {
    const unfilled = await givenShop({ lines: [aLine()] })
    const empty = await givenShop()

    expect(refusalOf(unfilled.shop.checkout.placeOrder(false))).toBe('FormIncomplete')
    expect(refusalOf(empty.shop.checkout.placeOrder(false))).toBe('NothingToOrder')
    await settled()

    expect(unfilled.noticeKeys()).toEqual(['notice.formIncomplete'])
    expect(unfilled.network.asked('checkout')).toEqual([])
    expect(empty.network.asked('checkout')).toEqual([])
  })
})

describe('an order of which every delivery succeeded', () => {
  it('[CHECKOUT-05] [CHECKOUT-06] [CHECKOUT-07] is kept with its deliveries, lines and prices, though the cart is empty now', async () => {
    const given = await givenReadyToOrder()

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given)).toMatchObject({
      tag: 'Placed',
      orders: [
        {
          result: { deliveryId: 'DBI', tag: 'Placed', tempOrderId: 'T-DBI' },
          lines: [{ articleNumber: '4208103', quantity: 2, article: { price: { netPrice: 100 } } }],
        },
        {
          result: { deliveryId: 'EXH', tag: 'Placed', tempOrderId: 'T-EXH' },
          lines: [{ articleNumber: '4208104', quantity: 3 }],
        },
      ],
    })
    expect(shown(given)).toEqual([])
  })

  it('[CHECKOUT-08] [CHECKOUT-09] refreshes the cart and goes to the success page without a message', async () => {
    const given = await givenReadyToOrder()

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.network.calls()).toEqual(['checkout', 'getCart'])
    expect(given.visited).toEqual(['/checkout-success-page'])
    expect(given.noticeKeys()).toEqual([])
  })
})

describe('an order of which some deliveries failed', () => {
  it('[CHECKOUT-10] names them on the success page, and keeps their lines and form', async () => {
    const given = await givenReadyToOrder({ declines: ['EXH'] })

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.shop.notices.get()).toMatchObject([
      {
        key: 'errors.invalid_partial_order',
        params: { deliveries: [{ key: 'delivery.name.EXH', params: {} }] },
        severity: 'error',
      },
    ])
    expect(given.visited).toEqual(['/checkout-success-page'])
    expect(shown(given)).toEqual([['4208104', 3]])
    expect(given.shop.checkout.get().forms).toEqual({ EXH: completeForm })
  })
})

describe('an order that failed', () => {
  interface Way {
    readonly how: string
    readonly given: ShopGiven
    readonly status?: number
    /** A service that failed may have failed after it took the order. */
    readonly enquired?: boolean
  }
  const ways: readonly Way[] = [
    { how: 'because no delivery succeeded', given: { declines: ['DBI', 'EXH'] } },
    { how: 'with 500', given: {}, status: 500, enquired: true },
    { how: 'with 501', given: {}, status: 501, enquired: true },
    { how: 'with 500 of a service that tells no status', given: { supports: tellsNothing }, status: 500 },
    { how: 'with 422', given: {}, status: 422 },
  ]

  it.each(ways)(
    '[CHECKOUT-11] [CHECKOUT-12] [CHECKOUT-13] [CHECKOUT-14] [CHECKOUT-15] $how: message, fresh cart, start page, and free to try again',
    async ({ given: more, status, enquired = false }) => {
      const given = await givenReadyToOrder(more)
      if (status !== undefined) given.network.refuse('checkout', refusal('order', status))

      given.shop.checkout.placeOrder(false)
      await settled()

      expect(placingOf(given).tag).toBe('Declined')
      expect(placingOf(given)).not.toHaveProperty('orders')
      expect(given.noticeKeys()).toEqual(['errors.invalid_order'])
      // The start page has no other way to the log that explains it.
      expect(given.shop.notices.get()).toMatchObject([{ offersLog: true }])
      expect(given.network.calls()).toEqual(['checkout', ...(enquired ? ['enquireCheckout'] : []), 'getCart'])
      expect(given.visited).toEqual(['/'])
      given.shop.checkout.placeOrder(false)
      await settled()
      expect(given.network.asked('checkout')).toHaveLength(2)
    },
  )
})

describe('an order that the service failed at', () => {
  it('is placed where the service has stored that it is: no false failure', async () => {
    const given = await givenReadyToOrder()
    given.network.loseAnswer('checkout', refusal('order', 500))

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given).tag).toBe('Placed')
    expect(given.visited).toEqual(['/checkout-success-page'])
    expect(given.noticeKeys()).toEqual([])
    expect(given.network.asked('enquireCheckout')).toHaveLength(1)
    expect([...given.carts.orders().values()]).toEqual([1])
  })

  it('has failed where the enquiry fails too, and is not told of in the words of the service', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', { ...refusal('order', 500), message: 'boom' })
    given.network.refuse('enquireCheckout', refusal('order', 500))

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(placingOf(given).tag).toBe('Declined')
    expect(given.shop.notices.get()).toMatchObject([{ key: 'errors.invalid_order', params: {} }])
    expect(JSON.stringify(given.shop.notices.get())).not.toContain('boom')
    expect(given.network.asked('enquireCheckout')).toHaveLength(1)
  })

  it.each([
    ['the service that has failed', 500],
    ['a proxy that has given up', 408],
    ['a firewall', 403],
  ])('is not called failed by %s where the cart has none of its lines afterwards', async (_who, status) => {
    const given = await givenReadyToOrder()
    given.network.loseAnswer('checkout', refusal('order', status))
    given.network.refuse('enquireCheckout', refusal('order', 500))

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.noticeKeys()).toEqual(['notice.mayBeOrdered'])
    expect(given.shop.cart.get().lineCount).toBe(0)
    expect([...given.carts.orders().values()]).toEqual([1])
  })
})

describe.each([
  { what: 'costs another sum than the one shown', code: 'TOTAL_CHANGED', notice: 'notice.totalChanged' },
  { what: 'is short of goods that were shown to suffice', code: 'STOCK_CHANGED', notice: 'notice.stockChanged' },
])('an order that $what', ({ code, notice }) => {
  it('is not placed: its buyer is told, sees the change where they are, and may order again', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', refusal('order', 412, code))

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.noticeKeys()).toEqual([notice])
    expect(given.network.calls()).toEqual(['checkout', 'getCart'])
    expect(given.visited).toEqual([])
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(given.visited).toEqual(['/checkout-success-page'])
  })
})

describe('an order for a cart that has ended', () => {
  it('is not called nothing ordered: another browser may have ordered the cart', async () => {
    const given = await givenReadyToOrder()
    given.network.refuse('checkout', refusal('order', 404))

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.noticeKeys()).toEqual(['notice.cartGone'])
    expect(given.network.calls()).toEqual(['checkout', 'getCart'])
    // The page of the order says where it stands; the start page would not.
    expect(given.visited).toEqual([])
  })

  it('is told with the words of a service that knows that it was ordered', async () => {
    const given = await givenReadyToOrder()
    const ordered = 'Varukorgen är redan beställd. Ordernummer: 7.'
    given.network.refuse('checkout', { ...refusal('order', 404, 'CART_ORDERED'), message: ordered })

    given.shop.checkout.placeOrder(false)
    await settled()

    expect(given.noticeKeys()).toEqual(['notice.cartOrdered'])
    expect(given.shop.notices.get()[0]?.params).toEqual({ ordered })
  })
})

describe('an order answered after its user has changed customer in another tab', () => {
  it('is told of, and takes nobody to a page about it', async () => {
    const given = await givenReadyToOrder({ customers: [aCustomer(ourCustomer), aCustomer('104830')] })
    const other = await openShop(given, 'b')
    const release = given.network.hold('checkout', 'answer')
    given.shop.checkout.placeOrder(false)
    await settled()

    other.shop.session.chooseContext(customerId('104830'), undefined)
    await settled()
    release()
    await settled()

    expect(given.visited).toEqual([])
    expect(given.noticeKeys()).toEqual(['session.changedElsewhere', 'notice.placedForOther'])
  })
})

describe('an order answered after its user has logged out', () => {
  it('takes nobody to a page about it', async () => {
    const given = await givenReadyToOrder({ declines: ['EXH'] })
    const release = given.network.hold('checkout', 'answer')
    given.shop.checkout.placeOrder(false)
    await settled()

    given.shop.session.logOut()
    await settled()
    release()
    await settled()

    expect(given.visited).toEqual([])
    expect(given.noticeKeys()).toEqual(['errors.invalid_partial_order'])
  })
})

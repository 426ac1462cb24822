import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { deliveryAddressOf } from '#domain/address/destination'
import { aLine, anAddress, aWrittenAddress } from '../domain/given'
import { fillForm, givenShop, openShop, settled, type ShopGiven } from '../support/given-shop'
import { placingOf, refusalOf } from '../support/given-ready-to-order'
import { storedBatches } from '../support/memory-event-log'
import { refusal } from '../support/scripted-network'

const ready = async (given: ShopGiven = {}) => {
  const shop = await givenShop({ lines: [aLine()], ...given })
  fillForm(shop, 'DBI')
  await settled()
  return shop
}

const toDBI = { toAddress: ['DBI'] } as const
const chosen = { tag: 'Chosen', address: deliveryAddressOf(anAddress()) } as const

describe('the address of a delivery', () => {
  it('holds the order back until it is whole, and goes with the order', async () => {
    const given = await ready(toDBI)
    const { checkout } = given.shop
    expect(refusalOf(checkout.placeOrder(false))).toBe('FormIncomplete')
    checkout.setDestination('DBI', { tag: 'Written', values: {} })
    expect(refusalOf(checkout.placeOrder(false))).toBe('FormIncomplete')
    for (const field of ['recipientName', 'address2', 'postalCode', 'postalAddress'] as const)
      checkout.writeAddress('DBI', field, aWrittenAddress[field])

    checkout.placeOrder(false)
    await settled()

    expect(given.network.asked('checkout')).toMatchObject([
      {
        details: {
          DBI: { destination: { ...aWrittenAddress, postalCode: '43137', countryCode: 'SE', id: undefined } },
        },
      },
    ])
    const placing = placingOf(given)
    expect(placing.tag === 'Placed' && placing.orders[0]?.details.destination?.address2).toBe('Kvarngatan 8')
    expect(checkout.get().destinations).toEqual({})
  })

  it('is no part of an order whose delivery goes to no address', async () => {
    const given = await ready()
    given.shop.checkout.setDestination('DBI', chosen)
    given.shop.checkout.placeOrder(false)
    await settled()
    expect(given.network.asked('checkout')).toMatchObject([{ details: { DBI: { destination: undefined } } }])
  })

  it('[DELIVERY-31] is there after a reload, from the log', async () => {
    const given = await ready(toDBI)
    given.shop.checkout.setDestination('DBI', chosen)
    await settled()
    given.shop.stop()
    const { shop } = await openShop(given, 'b')
    expect(shop.checkout.get().destinations).toEqual({ DBI: chosen })
  })

  it('is forgotten with the form when the user logs out', async () => {
    const given = await ready(toDBI)
    given.shop.checkout.setDestination('DBI', chosen)
    await settled()
    expect(given.storage.get('delivery-page-address-dahl')).toContain('Flöjelbergsgatan')
    expect(JSON.stringify(storedBatches(given.log))).toContain('Flöjelbergsgatan')
    given.shop.session.logOut()
    await settled()
    expect(given.storage.get('delivery-page-address-dahl') ?? undefined).toBeUndefined()
    expect(JSON.stringify(storedBatches(given.log))).not.toContain('Flöjelbergsgatan')
  })
})

describe('the order number of a customer', () => {
  const used = { usedOrderNumbers: ['4711'] }
  const enter = ({ shop }: Awaited<ReturnType<typeof ready>>, number: string) => {
    shop.checkout.fillField('DBI', 'orderNumber', number)
    shop.checkout.validateOrderNumber('DBI')
  }

  it('[CHECKOUT-16] is asked about through its call, and a negative answer holds the order back', async () => {
    const given = await ready(used)
    enter(given, ' 4711 ')
    await settled()
    expect(given.network.asked('validateOrderNumber')).toEqual(['4711'])
    expect(given.shop.checkout.get().errorMessages).toEqual({ DBI: { orderNumber: 'Numret finns redan.' } })
    expect(refusalOf(given.shop.checkout.placeOrder(false))).toBe('FormIncomplete')
  })

  it.each(['refused', 'unanswered'] as const)('does not hold the order back when the call is %s', async (end) => {
    const given = await ready(used)
    if (end === 'refused') given.network.refuse('validateOrderNumber', refusal('order', 500))
    const release = end === 'unanswered' ? given.network.hold('validateOrderNumber') : () => undefined
    enter(given, '4711')
    await settled()

    expect(E.isRight(given.shop.checkout.placeOrder(false))).toBe(true)
    await settled()

    expect(placingOf(given).tag).toBe('Placed')
    expect(given.network.asked('validateOrderNumber')).toEqual(['4711'])
    release()
    await settled()
    expect(placingOf(given).tag).toBe('Placed')
    expect(given.noticeKeys()).toEqual([])
  })

  it('is not judged by an answer about another number that comes late', async () => {
    const given = await ready(used)
    const release = given.network.hold('validateOrderNumber', 'answer')
    enter(given, '4711')
    await settled()
    given.shop.checkout.fillField('DBI', 'orderNumber', '4712')
    release()
    await settled()
    expect(given.shop.checkout.get().errorMessages['DBI']?.orderNumber).toBeUndefined()
  })

  it('is asked about again where a page was left before the answer', async () => {
    const given = await ready(used)
    given.network.hold('validateOrderNumber')
    enter(given, '4711')
    await settled()
    given.shop.stop()
    given.network.forget()
    const { shop } = await openShop(given, 'b')
    await settled()
    expect(given.network.asked('validateOrderNumber')).toEqual(['4711'])
    expect(shop.checkout.get().errorMessages).toEqual({ DBI: { orderNumber: 'Numret finns redan.' } })
  })
})

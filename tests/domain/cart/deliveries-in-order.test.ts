import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { cartId } from '#domain/kernel/ids'
import { aCart, aLine } from '../given'
import { after, confirmed, nothingYet, step } from './given-cart'

const cart = aCart([])
const entries = (included: readonly boolean[]) =>
  deliveryIds.map((deliveryId, index) => ({
    ...{ deliveryId, requestedDeliveryDate: undefined, isIncludedInOrder: included[index] === true },
  }))
const idsIn = (included: readonly boolean[]) => deliveryIds.filter((_id, index) => included[index] === true)
const found = (deliveryIdsInOrder: ReturnType<typeof idsIn>, given: { version?: number; id?: string } = {}) =>
  ({
    type: 'AdoptDeliveriesInOrder',
    found: { cartId: cartId(given.id ?? cart.cartId), version: given.version ?? cart.version, deliveryIdsInOrder },
  }) as const
const inclusion = fc.array(fc.boolean(), { minLength: deliveryIds.length, maxLength: deliveryIds.length })

describe('the deliveries in the order, asked on their own', () => {
  it('[CART-38] are kept in the cart, which is fetched exactly where they are others than the confirmed ones', () => {
    fc.assert(
      fc.property(inclusion, inclusion, (known, now) => {
        const before = confirmed([aLine()], { deliveries: entries(known), deliveryIdsInOrder: idsIn(known) })
        const ran = after(before, { type: 'AskDeliveriesInOrder' }, found(idsIn(now)))
        expect(ran.state).toMatchObject({ confirmed: { deliveryIdsInOrder: idsIn(now) } })
        const isSame = known.every((included, index) => included === now[index])
        expect(ran.effects.map(({ type }) => type)).toEqual(
          isSame ? ['FetchDeliveriesInOrder'] : ['FetchDeliveriesInOrder', 'FetchCart'],
        )
      }),
    )
  })

  it('say nothing where they are older than the cart, and that of another cart fetches the cart', () => {
    const before = confirmed([aLine()], { version: 5, deliveries: entries([true]), deliveryIdsInOrder: ['DBI'] })
    expect(after(before, found([], { version: 4 })).effects).toEqual([])
    expect(after(before, found(['DBI'], { id: 'next' })).effects.map(({ type }) => type)).toEqual(['FetchCart'])
  })

  it('are not asked for before a cart is confirmed: all of it is on its way', () => {
    expect(step(nothingYet, { type: 'AskDeliveriesInOrder' }, 'e1').effects).toEqual([])
  })
})

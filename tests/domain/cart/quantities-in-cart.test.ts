import { describe, expect, it } from 'vitest'
import { quantitiesInCart } from '#domain/cart/cart-view'
import { articleNumber } from '#domain/kernel/ids'
import { noMoney } from '#domain/kernel/money'
import { article, line } from '../given-articles'

describe('what is in the cart', () => {
  it('is counted over all deliveries', () => {
    const tee = article('2', 'T-rör', 10)
    const lines = [line(tee, 4, 'DBI'), line(tee, 2, 'EXH')].map((one) => ({
      line: one,
      total: undefined,
      actions: [],
      pending: false,
    }))
    const none = noMoney
    const sums = { subtotal: none, alloying: none, freight: undefined, total: none }
    const group = { deliveryId: 'DBI', lines, ...sums } as const
    const entry = { deliveryId: 'DBI', requestedDeliveryDate: undefined, isIncludedInOrder: true } as const

    expect([...quantitiesInCart({ groups: [{ ...group, delivery: entry }] })]).toEqual([[articleNumber('2'), 6]])
  })
})

import { describe, expect, it } from 'vitest'
import { createOrderList } from '#application/shop/order-list'
import { createMemoryStorage } from '../support/memory-storage'

const rows = [
  { article: '420 81 03', quantity: '1 200' },
  { article: 'ventil', quantity: '' },
]

describe('the rows of a quick order', () => {
  it('[CART-52] are kept over a reload as they were written', () => {
    const storage = createMemoryStorage()
    createOrderList(storage).keep(rows)
    expect(createOrderList(storage).rows()).toEqual(rows)
  })

  it('leave nothing behind once there are none', () => {
    const storage = createMemoryStorage()
    const list = createOrderList(storage)
    list.keep(rows)
    list.keep([])
    expect(storage.keys()).toEqual([])
  })

  it('begin empty where what was stored is damaged', () => {
    for (const damaged of ['{"no":', '[{"article":1}]', '"4208103"']) {
      expect(createOrderList(createMemoryStorage({ 'shop/quick-order/rows': damaged })).rows()).toEqual([])
    }
  })
})

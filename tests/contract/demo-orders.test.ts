import { describe, expect, it } from 'vitest'
import { madeLife } from '#adapters/embedded/demo-data/accounts/made-life'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { day } from '../domain/given'
import { instant, invoiceNumber, orderNumber } from '#domain/kernel/ids'
import { money, noMoney } from '#domain/kernel/money'

const numbers = {
  order: () => Promise.resolve(orderNumber('7000001')),
  invoice: () => Promise.resolve(invoiceNumber('1')),
}
const rows = {
  lines: [{ articleNumber: '4208103', name: 'Kulventil', label: '', quantity: 2, total: money(100) }],
  freight: noMoney,
}
const quarters = Array.from({ length: 96 }, (_, quarter) => new Date(Date.UTC(2026, 10, 25, 0, quarter * 15)))

describe('a cancelled order of the demo accounts', () => {
  it.each(deliveryIds)('by %s can be made at every quarter of a day, whatever its delivery day', async (deliveryId) => {
    for (const at of quarters)
      for (const wanted of ['2026-11-24', '2026-11-25', '2026-11-26']) {
        const placedAt = instant(at.toISOString())
        const origin = { orderNumber: orderNumber('7000001'), brand: 'dahl', requestedDay: day(wanted) } as const
        const order = { placedAt, deliveryId, fate: 'cancelled' } as const
        const life = await madeLife(order, origin, rows, instant('2026-11-25T23:18:00.000Z'), numbers)
        expect(
          life.events.map(({ tag }) => tag),
          `${placedAt} for ${wanted}`,
        ).toContain('Cancelled')
      }
  })
})

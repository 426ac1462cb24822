import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newShortages, shortagesOf } from '#domain/checkout/shortages'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { aLocation } from '../given'
import { central, line, valve } from '../given-articles'
import { intent, run } from './given-checkout'

const held = (number: string, quantity: number) => ({
  ...valve,
  articleNumber: articleNumber(number),
  stock: { stockType: 'LAG' as const, locations: [aLocation({ locationId: central, quantity })] },
})

describe('what a place does not hold for a delivery', () => {
  it('is an article of which all lines together want more than there is', () => {
    const stocks = fc.array(fc.nat(9), { minLength: 3, maxLength: 3 })
    const wishes = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
    fc.assert(
      fc.property(stocks, wishes, (stock, wanted) => {
        const lines = wanted.map(([which, quantity], index) =>
          line(held(`400000${which}`, stock[which] ?? 0), quantity, 'DBI', String(index)),
        )
        const short = [0, 1, 2].filter(
          (which) =>
            wanted.reduce((sum, [one, quantity]) => (one === which ? sum + quantity : sum), 0) > (stock[which] ?? 0),
        )
        const found = shortagesOf('DBI', lines, central).map((one) => one.articleNumber)
        expect(found.toSorted()).toEqual(short.map((which) => `400000${which}`))
      }),
    )
  })

  it('includes an article whose stock there is not known: the buyer was promised none', () => {
    const unknown = line({ ...valve, stock: undefined }, 1)
    expect(shortagesOf('DBI', [unknown], central)).toHaveLength(1)
  })
})

describe('a new shortage', () => {
  const short = (deliveryId: 'DBI' | 'EXH', number: string) => ({ deliveryId, articleNumber: articleNumber(number) })

  it('is one that the buyer does not know of for that delivery', () => {
    const now = [short('DBI', '1'), short('EXH', '1'), short('DBI', '2')]
    expect(newShortages(now, [short('DBI', '1')])).toEqual([short('EXH', '1'), short('DBI', '2')])
    expect(newShortages(now, now)).toEqual([])
  })
})

describe('an order', () => {
  it('names what its buyer was shown to be short, at the place of each delivery', () => {
    const lines = [line(held('4000001', 5), 6), line(held('4000002', 5), 5)]
    const details = {
      DBI: {
        place: { tag: 'Warehouse' as const, warehouseId: locationId(central) },
        destination: undefined,
        requestedDeliveryDate: undefined,
        fields: intent.details.DBI?.fields ?? {},
      },
    }
    const { effects } = run({ type: 'PlaceOrder', intent: { ...intent, lines, details }, denied: false, toAddress: [] })
    expect(effects).toMatchObject([{ request: { shortages: [{ deliveryId: 'DBI', articleNumber: '4000001' }] } }])
  })
})

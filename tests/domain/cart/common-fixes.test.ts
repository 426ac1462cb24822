import { describe, expect, it } from 'vitest'
import { commonFixes } from '#domain/cart/common-fixes'
import { type OrderingTerms, requiredActions } from '#domain/cart/required-actions'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { aLocation } from '../given'
import { central, line, molndal, outgoing, valve } from '../given-articles'

const terms: OrderingTerms = {
  available: deliveryIds,
  locations: { DBI: central, EXH: molndal, XXX: central, EXB: molndal },
}
const fixes = (...lines: readonly ReturnType<typeof line>[]) =>
  commonFixes(
    lines.map((one) => ({ line: one, actions: requiredActions(one, terms) })),
    terms,
  )
const withoutSuccessor = {
  ...outgoing,
  relations: [],
  stock: { stockType: 'LAG' as const, locations: [aLocation({ quantity: 0 })] },
}

describe('ways out for several lines at once', () => {
  it('[CART-29] replaces all that have a replacement, and lowers all that the stock has a part of', () => {
    const [one, other] = [line(outgoing, 10), { ...line(outgoing, 8), label: 'Kök' }]
    expect(fixes(one, other, line(valve, 1))).toEqual([
      { tag: 'Replace', replaced: [one, other].map((each) => ({ line: each, by: '4208264' })) },
      { tag: 'LowerTo', lowered: [one, other].map((each) => ({ line: each, quantity: 3 })) },
    ])
  })

  it('removes together only what nothing else helps', () => {
    const gone = [line(withoutSuccessor, 1), line(withoutSuccessor, 2)]
    expect(fixes(...gone, line(outgoing, 10))).toEqual([{ tag: 'Remove', lines: gone }])
  })

  it('leaves a single line, and lines that need nothing, to themselves', () => {
    expect(fixes(line(outgoing, 10), line(valve, 1))).toEqual([])
    expect(fixes(line(valve, 1), line(valve, 2))).toEqual([])
  })
})

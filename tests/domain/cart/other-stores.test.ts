import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesHadAt } from '#domain/cart/other-stores'
import { locationId } from '#domain/kernel/ids'
import { aLocation } from '../given'
import { line, radiator, valve } from '../given-articles'

const [a, b] = [locationId('A'), locationId('B')]
const stockOf = (quantities: Readonly<Record<string, number | undefined>>) => ({
  stockType: 'LAG' as const,
  locations: Object.entries(quantities).flatMap(([place, quantity]) =>
    quantity === undefined ? [] : [aLocation({ locationId: locationId(place), quantity })],
  ),
})

describe('the lines that another store has', () => {
  it('are those of which it is known to have all', () => {
    const quantity = fc.option(fc.nat(9), { nil: undefined })
    const wanted = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(quantity, quantity, quantity, wanted, wanted, (atA, atB, other, valves, radiators) => {
        const lines = [line(valve, valves, 'EXH'), line(radiator, radiators, 'EXH')]
        const stocks = {
          [valve.articleNumber]: stockOf({ A: atA, B: atB }),
          [radiator.articleNumber]: stockOf({ A: other }),
        }
        const had = linesHadAt(a, lines, stocks).map(({ articleNumber }) => articleNumber)
        expect(had.includes(valve.articleNumber)).toBe((atA ?? 0) >= valves)
        expect(had.includes(radiator.articleNumber)).toBe((other ?? 0) >= radiators)
        expect(linesHadAt(b, lines, stocks)).toHaveLength((atB ?? 0) >= valves ? 1 : 0)
      }),
    )
  })

  it('are none of an article that is sold only where it is stocked, in a store that does not', () => {
    const constrained = { ...valve, purchaseConstraints: ['mustBeInStockedAt' as const], stockedAt: [b] }
    const stocks = { [valve.articleNumber]: stockOf({ A: 5, B: 5 }) }
    expect([a, b].map((store) => linesHadAt(store, [line(constrained, 1, 'EXH')], stocks).length)).toEqual([0, 1])
  })
})

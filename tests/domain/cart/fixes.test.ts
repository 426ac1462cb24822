import { describe, expect, it } from 'vitest'
import { fixesFor, type OrderingTerms, requiredActions } from '#domain/cart/required-actions'
import { deliveryIds } from '#domain/delivery/delivery-type'
import { aLocation } from '../given'
import { central, line, molndal, outgoing, valve } from '../given-articles'

const terms: OrderingTerms = {
  available: deliveryIds,
  locations: { DBI: central, EXH: molndal, XXX: central, EXB: molndal },
}
const fixes = (wanted: ReturnType<typeof line>, available = terms.available) => {
  const now = { ...terms, available }
  return fixesFor(requiredActions(wanted, now), wanted, now)
}

describe('ways out for a line that cannot be ordered', () => {
  it('offers the replacement first, then what is left, and removal last', () => {
    expect(fixes(line(outgoing, 10))).toEqual([
      { tag: 'Replace', by: '4208264' },
      { tag: 'LowerTo', quantity: 3 },
      { tag: 'Remove' },
    ])
  })

  it('lowers to whole order multiples, and not to nothing', () => {
    const left = (quantity: number) => ({
      ...outgoing,
      relations: [],
      stock: { stockType: 'LAG' as const, locations: [aLocation({ quantity, orderMultiple: 5 })] },
    })
    expect(fixes(line(left(13), 20))).toEqual([{ tag: 'LowerTo', quantity: 10 }, { tag: 'Remove' }])
    expect(fixes(line(left(3), 20))).toEqual([{ tag: 'Remove' }])
  })

  it('offers another store for a line that its store does not have, beside fewer and another delivery', () => {
    const tags = (wanted: ReturnType<typeof line>) => fixes(wanted).map(({ tag }) => tag)
    const scarce = {
      ...valve,
      stock: { stockType: 'LAG' as const, locations: [aLocation({ locationId: molndal, quantity: 4 })] },
    }
    expect(tags(line(scarce, 9, 'EXH'))).toEqual(['LowerTo', 'OtherStore', 'MoveTo', 'MoveTo', 'Remove'])
    const elsewhere = { ...valve, purchaseConstraints: ['mustBeInStockedAt' as const], stockedAt: [] }
    expect(tags(line(elsewhere, 1, 'EXH'))[0]).toBe('OtherStore')
    expect(tags(line(outgoing, 10))).not.toContain('OtherStore')
  })

  it('moves only where the line would need no action', () => {
    const onlyStore = { ...valve, purchaseConstraints: ['onlyStore' as const] }
    expect(fixes(line(onlyStore, 1))).toEqual([
      { tag: 'MoveTo', deliveryId: 'EXH' },
      { tag: 'MoveTo', deliveryId: 'EXB' },
      { tag: 'Remove' },
    ])
    expect(fixes(line(onlyStore, 1), ['DBI', 'EXB'])).toEqual([{ tag: 'MoveTo', deliveryId: 'EXB' }, { tag: 'Remove' }])
  })
})

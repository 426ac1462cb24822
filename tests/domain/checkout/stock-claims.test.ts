import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart'
import type { StockType } from '#domain/catalogue/stock'
import { refusedClaims, type StockClaim } from '#domain/checkout/stock-claims'
import { type DeliveryId, deliveryIds, isStoreDelivery } from '#domain/delivery/delivery-type'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { aLine, aStock, aLineArticle, many } from '../given'

interface Article {
  readonly number: string
  readonly stockType: StockType
  readonly discontinued: boolean
  readonly inStore: number
  readonly inWarehouse: number
}

const CENTRAL = locationId('C1')
const STORE = locationId('S1')

const placeOf = (deliveryId: DeliveryId) => (isStoreDelivery(deliveryId) ? STORE : CENTRAL)

const held = (article: Article, deliveryId: DeliveryId): number =>
  isStoreDelivery(deliveryId) ? article.inStore : article.inWarehouse

const lineOf = (article: Article, deliveryId: DeliveryId, quantity: number, label: string): CartLine =>
  aLine({
    articleNumber: articleNumber(article.number),
    deliveryId,
    quantity,
    label,
    article: aLineArticle({
      articleNumber: articleNumber(article.number),
      discontinued: article.discontinued,
      stock: aStock([{ locationId: placeOf(deliveryId), quantity: held(article, deliveryId) }], article.stockType),
    }),
  })

const claim = (deliveryId: DeliveryId, ...lines: readonly CartLine[]): StockClaim => ({
  deliveryId,
  place: placeOf(deliveryId),
  lines,
})

const valve: Article = { number: '1', stockType: 'LAG', discontinued: false, inStore: 4, inWarehouse: 4 }

const faults = (...claims: readonly StockClaim[]) =>
  [...refusedClaims(claims, deliveryIds)].map(([deliveryId, fault]) => [deliveryId, fault])

describe('the claims of an order on stock', () => {
  it('are granted as long as the place has enough', () => {
    expect(faults(claim('EXH', lineOf(valve, 'EXH', 2, 'A'), lineOf(valve, 'EXH', 2, 'B')))).toEqual([])
    expect(faults(claim('EXH', lineOf(valve, 'EXH', 2, '')), claim('EXB', lineOf(valve, 'EXB', 2, '')))).toEqual([])
  })

  it('of lines that differ in label are judged together', () => {
    const lines = ['A', 'B', 'C'].map((label) => lineOf(valve, 'EXH', 4, label))
    expect(faults(claim('EXH', ...lines))).toEqual([
      [
        'EXH',
        expect.objectContaining({
          action: { tag: 'NoStoreStock', available: 4 },
          line: lines[0],
          wanted: 12,
        }),
      ],
    ])
  })

  it('of a later delivery are judged by what the earlier ones from the same place leave', () => {
    expect(faults(claim('EXH', lineOf(valve, 'EXH', 3, '')), claim('EXB', lineOf(valve, 'EXB', 3, '')))).toEqual([
      ['EXB', expect.objectContaining({ action: { tag: 'NoStoreStock', available: 1 } })],
    ])
  })

  it('are refused for a quantity that the place does not sell', () => {
    const inFours = { ...lineOf(valve, 'DBI', 3, ''), article: aLineArticle({ stock: aStock([{ orderMultiple: 4 }]) }) }
    expect(faults(claim('DBI', inFours))).toEqual([['DBI', { tag: 'InvalidQuantity', line: inFours }]])
    expect(faults(claim('DBI', { ...inFours, quantity: many(4) }))).toEqual([])
  })

  it('are refused for an article that nobody knows, and say which action is asked for', () => {
    const unknown = { ...lineOf(valve, 'DBI', 3, ''), article: undefined }
    expect(faults(claim('DBI', unknown))).toEqual([
      ['DBI', { tag: 'ActionRequired', line: unknown, wanted: 3, action: { tag: 'MissingVariant' } }],
    ])
  })

  it('leave other articles, and other places of the same one, as they are', () => {
    const stock = aStock([
      { locationId: STORE, quantity: 4 },
      { locationId: CENTRAL, quantity: 4 },
    ])
    const both = (deliveryId: DeliveryId, number: string) => ({
      ...lineOf({ ...valve, number }, deliveryId, 4, ''),
      article: aLineArticle({ stock, discontinued: true }),
    })
    expect(faults(claim('EXH', both('EXH', '1')), claim('DBI', both('DBI', '1')))).toEqual([])
    expect(faults(claim('EXH', both('EXH', '1')), claim('EXB', both('EXB', '2')))).toEqual([])
    expect(faults(claim('EXH', both('EXH', '1')), claim('EXB', both('EXB', '1')))).toHaveLength(1)
  })

  it('take nothing when their delivery is refused', () => {
    expect(faults(claim('EXH', lineOf(valve, 'EXH', 5, '')), claim('EXB', lineOf(valve, 'EXB', 4, '')))).toEqual([
      ['EXH', expect.objectContaining({ action: { tag: 'NoStoreStock', available: 4 } })],
    ])
  })

  it('on a discontinued article are limited wherever they are taken from', () => {
    const leaving = { ...valve, discontinued: true }
    const lines = ['A', 'B'].map((label) => lineOf(leaving, 'DBI', 3, label))
    expect(faults(claim('DBI', ...lines))).toEqual([
      ['DBI', expect.objectContaining({ action: expect.objectContaining({ tag: 'NeedsReplacement', available: 4 }) })],
    ])
  })

  it('on the central storage may wait for goods, but leave nothing for an express delivery', () => {
    expect(faults(claim('DBI', lineOf(valve, 'DBI', 9, '')), claim('XXX', lineOf(valve, 'XXX', 1, '')))).toEqual([
      ['XXX', expect.objectContaining({ action: { tag: 'NoExpressDelivery' } })],
    ])
  })

  it('by a delivery that the buyer may not choose are refused', () => {
    const refused = refusedClaims([claim('EXH', lineOf(valve, 'EXH', 1, ''))], ['DBI'])
    expect(refused.get('EXH')).toMatchObject({ action: { tag: 'DeliveryNotAvailable' } })
  })

  it('never sell more than there was where the rules demand stock, whatever is ordered', () => {
    const article = fc.record({
      stockType: fc.constantFrom<StockType>('LAG', 'TRA'),
      discontinued: fc.boolean(),
      inStore: fc.integer({ min: 0, max: 12 }),
      inWarehouse: fc.integer({ min: 0, max: 12 }),
    })
    const wanted = fc.record({
      article: fc.integer({ min: 0, max: 2 }),
      deliveryId: fc.constantFrom(...deliveryIds),
      quantity: fc.integer({ min: 1, max: 8 }),
    })
    const demandsStock = ({ stockType, discontinued }: Article, deliveryId: DeliveryId): boolean =>
      discontinued || (isStoreDelivery(deliveryId) && stockType === 'LAG')

    fc.assert(
      fc.property(
        fc.array(article, { minLength: 3, maxLength: 3 }),
        fc.array(wanted, { maxLength: 14 }),
        (shelf, asked) => {
          const articles = shelf.map((own, index): Article => ({ number: String(index), ...own }))
          const lines = asked.flatMap(({ article: index, deliveryId, quantity }, label) => {
            const chosen = articles[index]
            return chosen === undefined ? [] : [lineOf(chosen, deliveryId, quantity, String(label))]
          })
          const claims = deliveryIds
            .map((deliveryId) => claim(deliveryId, ...lines.filter((line) => line.deliveryId === deliveryId)))
            .filter((one) => one.lines.length > 0)

          const refused = refusedClaims(claims, deliveryIds)

          const granted = claims.filter(({ deliveryId }) => !refused.has(deliveryId))
          for (const one of articles)
            for (const [place, there] of [
              [STORE, one.inStore],
              [CENTRAL, one.inWarehouse],
            ] as const) {
              const sold = granted
                .filter((each) => each.place === place && demandsStock(one, each.deliveryId))
                .flatMap((each) => each.lines.filter((line) => line.articleNumber === one.number))
                .reduce((sum, line) => sum + line.quantity, 0)
              expect(sold).toBeLessThanOrEqual(there)
            }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

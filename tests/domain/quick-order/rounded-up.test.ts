import { describe, expect, it } from 'vitest'
import type { NumberedArticle } from '#domain/catalogue/article-numbers'
import type { OrderRow } from '#domain/quick-order/order-rows'
import { roundedUp } from '#domain/quick-order/rounded-up'
import {
  faultyRows,
  isPriceOnRequest,
  isQuantityFault,
  type LookupResult,
  type RowFault,
} from '#domain/quick-order/row-check'
import { aStock } from '../given'
import { central, valve } from '../given-articles'

const to = { deliveryId: undefined, locationId: central }
const inTens: NumberedArticle = {
  variant: { ...valve, stock: aStock([{ locationId: central, orderMultiple: 10 }]) },
  by: 'article',
}
const row = (id: number, quantity: string, article = '4208103'): OrderRow => ({ id, article, quantity, settled: true })
const knownOf = (number: string): LookupResult | undefined =>
  number === '4208103' ? [inTens] : number === '77' ? [] : undefined

describe('rounding up', () => {
  it('gives the next order multiple to the rows whose quantity is none, and to no other', () => {
    const rows = [
      row(1, '12'),
      row(2, '20'),
      row(3, '7'),
      row(4, ''),
      row(5, 'tolv'),
      row(6, '3', '77'),
      row(7, '3', ''),
    ]
    expect(roundedUp(rows, knownOf, to)).toEqual({
      quantities: new Map([[1, 20]]),
      merged: new Set([3]),
    })
  })

  it('rounds rows of one article and label up together, and no others with them', () => {
    const rows = [
      row(1, '4'),
      { ...row(2, '4'), label: 'Plan 2' },
      row(3, '4'),
      row(4, '20'),
      { ...row(5, '6'), label: 'Plan 2' },
    ]
    expect(roundedUp(rows, knownOf, to)).toEqual({
      quantities: new Map([
        [1, 10],
        [2, 10],
      ]),
      merged: new Set([3, 5]),
    })
  })

  it('leaves rows whose sum is more than a line may hold', () => {
    expect(roundedUp([row(1, '999995'), row(2, '7')], knownOf, to)).toEqual({
      quantities: new Map(),
      merged: new Set(),
    })
  })

  it('leaves rows that are not checked yet, and quantities that are too small or too large', () => {
    const rows = [row(1, '12', '88'), row(2, '0'), row(3, '-4'), row(4, '99999999')]
    expect(roundedUp(rows, knownOf, to)).toEqual({ quantities: new Map(), merged: new Set() })
  })
})

describe('the rows with a fault', () => {
  it('are told with their positions, counted from 1', () => {
    const rows = [row(1, '20'), row(2, '12'), row(3, '', ''), row(4, '1', '88'), row(5, '1', '77')]
    expect(
      faultyRows(rows, knownOf, to).map(({ row: { id }, position, answer }) => [id, position, answer.fault.tag]),
    ).toEqual([
      [2, 2, 'InvalidQuantity'],
      [5, 5, 'UnknownArticle'],
    ])
  })

  it.each([
    [{ tag: 'UnknownArticle' }, false],
    [{ tag: 'Ambiguous', choices: [] }, false],
    [{ tag: 'NotPurchasable', reason: 'discontinued' }, false],
    [{ tag: 'LabelTooLong', longest: 40 }, false],
    [{ tag: 'QuantityNotANumber' }, true],
    [{ tag: 'TooFew', least: 1 }, true],
    [{ tag: 'InvalidQuantity', orderMultiple: 10, nearest: [] }, true],
  ] satisfies readonly (readonly [RowFault, boolean])[])('%j is about the quantity: %s', (fault, isAboutQuantity) => {
    expect(isQuantityFault(fault)).toBe(isAboutQuantity)
  })

  it('are of an article without a price where the service says that one must ask for it', () => {
    expect(isPriceOnRequest({ tag: 'NotPurchasable', reason: 'priceOnRequest' })).toBe(true)
    expect(isPriceOnRequest({ tag: 'NotPurchasable', reason: 'missing' })).toBe(false)
    expect(isPriceOnRequest({ tag: 'UnknownArticle' })).toBe(false)
  })
})

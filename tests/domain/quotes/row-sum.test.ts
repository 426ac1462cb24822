import { describe, expect, it } from 'vitest'
import { money } from '#domain/kernel/money'
import { offerOf } from '#domain/quotes/offer'
import { numberedRows, rowSumOf } from '#domain/quotes/row-sum'
import { aQuote, aRow, heading, ownRow, toPrivate } from './given'

const rows = [
  aRow('a', { quantity: 2, ownPrice: money(150) }),
  heading('kök'),
  ownRow('arbete', { quantity: 3, ownPrice: money(500), discount: 10 }),
  aRow('b', { quantity: 1, ownPrice: money(80) }),
  heading('bad'),
]

describe('the sum of a row of a quote', () => {
  it('is its price times its quantity less its discount, and with VAT for a private receiver', () => {
    const row = ownRow('arbete', { quantity: 3, ownPrice: money(500), discount: 10 })
    expect(rowSumOf(aQuote({ rows: [row] }), row)).toBe(1_350)
    expect(rowSumOf(aQuote({ rows: [row], receiver: toPrivate }), row)).toBe(1_687.5)
  })

  it('is that of the row alone, though equal articles are offered as one', () => {
    const [one, other] = [aRow('a', { ownPrice: money(100) }), aRow('b', { ownPrice: money(100), quantity: 4 })]
    const quote = aQuote({ rows: [one, other], mergeArticles: true })
    expect(rowSumOf(quote, one)).toBe(100)
    expect(rowSumOf(quote, other)).toBe(400)
  })
})

describe('the rows of a quote as they are shown', () => {
  it('are numbered without their headings, each of which has the sum of its section', () => {
    const quote = aQuote({ rows })
    expect(numberedRows(quote, offerOf(quote)).map(({ row, ...shown }) => [row.rowId, shown])).toEqual([
      ['a', { position: 1, sum: 300 }],
      ['kök', { position: undefined, sum: 1_430 }],
      ['arbete', { position: 2, sum: 1_350 }],
      ['b', { position: 3, sum: 80 }],
      ['bad', { position: undefined, sum: 0 }],
    ])
  })

  it('have their numbers and no sums where there is no offer', () => {
    expect(numberedRows(aQuote({ rows }), undefined).map(({ position, sum }) => [position, sum])).toEqual([
      [1, undefined],
      [undefined, undefined],
      [2, undefined],
      [3, undefined],
      [undefined, undefined],
    ])
  })
})

import { test, fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { LookupResult } from '#domain/quick-order/row-check'
import { noRows, pastedIn, restoredIn, settled, typedIn, without } from '#domain/quick-order/order-rows'
import { pastedCells, wantedIn } from '#domain/quick-order/pasted-rows'
import { earlierRows, rowCounts } from '#domain/quick-order/row-check'
import { radiator, valve } from '../given-articles'

describe('the rows of a quick order', () => {
  it('grow by an empty row as soon as the last one is typed in', () => {
    const rows = typedIn(noRows, 0, { article: '4208103' })
    expect(rows.map(({ article }) => article)).toEqual(['4208103', ''])
  })

  it('are looked up once their number is written to the end, and anew when it changes', () => {
    const written = settled(typedIn(noRows, 0, { article: '4208103' }), 0)
    expect(written[0]?.settled).toBe(true)
    expect(typedIn(written, 0, { quantity: '3' })[0]?.settled).toBe(true)
    expect(typedIn(written, 0, { article: '42081' })[0]?.settled).toBe(false)
  })

  it('read a number written with spaces or with its label', () => {
    expect(wantedIn({ article: ' 420 81 03 ', quantity: '1 200' })).toEqual({ number: '4208103', quantity: 1200 })
    expect(wantedIn({ article: 'RSK-nr: 420 81 03', quantity: '' })).toEqual({ number: '4208103', quantity: 'leftOut' })
    expect(wantedIn({ article: ' ', quantity: '4' })).toBeUndefined()
  })

  test.prop([fc.array(fc.tuple(fc.integer({ min: 1 }), fc.integer({ min: 1 })), { maxLength: 300 })])(
    'keep every pasted row, in order, behind what was typed',
    (pairs) => {
      const text = pairs.map((pair) => pair.join('\t')).join('\n')
      const rows = pastedIn(typedIn(noRows, 0, { article: '1', quantity: '2' }), pastedCells(text))
      expect(rows.map(({ article, quantity }) => [article, quantity])).toEqual([
        ['1', '2'],
        ...pairs.map((pair) => pair.map(String)),
        ['', ''],
      ])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    },
  )

  it('kept from before come in front of what has been written since', () => {
    const kept = [{ article: '4208103', quantity: '2' }]
    const rows = restoredIn(typedIn(noRows, 0, { article: '1' }), kept)
    expect(rows.map(({ article }) => article)).toEqual(['4208103', '1', ''])
    expect(restoredIn(noRows, [])).toBe(noRows)
  })

  it('know the first row with the same article, by whichever number', () => {
    const rows = pastedIn(noRows, pastedCells('4208103\t2\n6720511\t1\n420 81 03\t1\n7391242081036\t4'))
    const known = new Map([
      ['4208103', [{ variant: valve, by: 'article' as const }]],
      ['7391242081036', [{ variant: valve, by: 'ean' as const }]],
    ])
    const anywhere = { deliveryId: undefined, locationId: undefined }
    expect([...earlierRows(rows, (number) => known.get(number), anywhere).values()]).toEqual([1, 1])
  })

  it('[CART-52] are counted by what a press would add; rows not known yet are not faulty', () => {
    const rows = pastedIn(noRows, pastedCells('4208103\t2\n9999999\t1\n4208103\t0,5\n6720511\t1\n1871215\t1'))
    const known = new Map<string, LookupResult>([
      ['4208103', [{ variant: valve, by: 'article' as const }]],
      ['9999999', []],
      ['6720511', [valve, radiator].map((variant) => ({ variant, by: 'supplier' as const }))],
    ])
    const to = { deliveryId: 'DBI', locationId: undefined } as const
    expect(rowCounts(rows, (number) => known.get(number), to)).toEqual({
      toAdd: 2,
      faulty: 3,
      asking: 1,
      passedOver: 0,
    })
  })

  it('end empty when all are taken away', () => {
    const rows = pastedIn(noRows, pastedCells('1\t2\n3\t4'))
    expect(without(rows, new Set(rows.map(({ id }) => id))).map(({ article }) => article)).toEqual([''])
  })
})

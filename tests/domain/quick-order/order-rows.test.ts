import { test, fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { LookupResult } from '#domain/quick-order/row-check'
import {
  noRows,
  pastedIn,
  putBack,
  type RemovedRow,
  restoredIn,
  rowAt,
  settled,
  typedIn,
  without,
} from '#domain/quick-order/order-rows'
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

describe('a row of a quick order that was removed', () => {
  const rowsOf = (count: number) =>
    pastedIn(noRows, pastedCells(Array.from({ length: count }, (_, row) => `${4208100 + row}\t${row + 1}`).join('\n')))

  test.prop([fc.integer({ min: 1, max: 30 }), fc.nat()])('is put back as it was, where it was', (count, nth) => {
    const rows = rowsOf(count)
    const id = rows[nth % count]?.id ?? -1
    const removed = rowAt(rows, id)
    if (removed === undefined) throw new Error('there is no such row')

    expect(putBack(without(rows, new Set([id])), removed)).toEqual(rows)
  })

  test.prop([fc.integer({ min: 2, max: 12 }), fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])])(
    'comes back in its place also where others were removed after it, when they come back first',
    (count, order) => {
      const rows = rowsOf(count)
      const removals = order.filter((nth) => nth < count)
      const steps = removals.reduce<{ rows: typeof rows; removed: readonly RemovedRow[] }>(
        (now, nth) => {
          const removed = rowAt(now.rows, rows[nth]?.id ?? -1)
          return removed === undefined
            ? now
            : { rows: without(now.rows, new Set([removed.row.id])), removed: [removed, ...now.removed] }
        },
        { rows, removed: [] },
      )
      expect(steps.removed.reduce(putBack, steps.rows)).toEqual(rows)
    },
  )

  it('stands last of the filled rows where the one that it stood before is gone', () => {
    const rows = rowsOf(3)
    const removed = rowAt(rows, rows[0]?.id ?? -1)
    if (removed === undefined) throw new Error('there is no such row')
    const others = without(rows, new Set([rows[0]?.id ?? -1, rows[1]?.id ?? -1]))
    expect(putBack(others, removed).map(({ article }) => article)).toEqual(['4208102', '4208100', ''])
  })

  it('gets an id of its own where all rows were cleared and others written since', () => {
    const rows = typedIn(noRows, 0, { article: '4208103', quantity: '2' })
    const removed = rowAt(rows, 0)
    if (removed === undefined) throw new Error('there is no such row')
    const since = putBack(typedIn(noRows, 0, { article: '6720511' }), removed)
    expect(since.map(({ article }) => article)).toEqual(['6720511', '4208103', ''])
    expect(new Set(since.map(({ id }) => id)).size).toBe(3)
  })
})

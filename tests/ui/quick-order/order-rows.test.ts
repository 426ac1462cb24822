import { test, fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  earlierRows,
  noRows,
  pastedIn,
  restoredIn,
  settled,
  typedIn,
  wantedIn,
  without,
} from '../../../ui/quick-order/order-rows'
import { pastedCells } from '../../../ui/quick-order/pasted-rows'

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

  it('read a number written with spaces', () => {
    expect(wantedIn({ article: ' 420 81 03 ', quantity: '1 200' })).toEqual({
      articleNumber: '4208103',
      quantity: 1200,
    })
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

  it('know the first row with the same article', () => {
    const rows = pastedIn(noRows, pastedCells('4208103\t2\n6720511\t1\n420 81 03\t1\n4208103\t4'))
    expect([...earlierRows(rows).values()]).toEqual([1, 1])
  })

  it('end empty when all are taken away', () => {
    const rows = pastedIn(noRows, pastedCells('1\t2\n3\t4'))
    expect(without(rows, new Set(rows.map(({ id }) => id))).map(({ article }) => article)).toEqual([''])
  })
})

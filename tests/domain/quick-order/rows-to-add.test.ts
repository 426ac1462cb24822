import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartEdit, NewLine } from '#domain/cart/protocol'
import { refusedRows, rowsToAdd } from '#domain/quick-order/rows-to-add'
import { articleNumber } from '#domain/kernel/ids'
import { many } from '../given'

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }))

describe('the rows that one press adds', () => {
  it('are all, those with a known fault too, where one request may add them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.array(fc.nat(1000)), (count, faulty) => {
        const written = rows(count)
        expect(rowsToAdd(written, new Set(faulty))).toEqual(written)
      }),
    )
  })

  it('are the first thousand without a known fault, of more than that', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 3000 }), fc.array(fc.nat(3000)), (count, faulty) => {
        const known = new Set(faulty)
        const added = rowsToAdd(rows(count), known)
        expect(added.length).toBe(Math.min(1000, count - [...known].filter((id) => id < count).length))
        expect(added.some(({ id }) => known.has(id))).toBe(false)
        const last = added.at(-1)?.id ?? -1
        expect([...known].filter((id) => id <= last).length + added.length).toBe(last + 1)
      }),
    )
  })
})

describe('the rows that the service refused', () => {
  const line = (number: string, deliveryId: NewLine['deliveryId'], label: string): NewLine => ({
    articleNumber: articleNumber(number),
    deliveryId,
    label,
    quantity: many(1),
    article: undefined,
    before: undefined,
  })
  const add = (...lines: readonly NewLine[]): { readonly edit: CartEdit } => ({
    edit: { type: 'AddLines', from: 'hand', lines },
  })
  const row = (number: string, rest: { readonly deliveryId?: 'DBI' | 'EXH'; readonly label?: string } = {}) => ({
    articleNumber: articleNumber(number),
    ...rest,
  })

  it('are those of the article, delivery and label; a row that names no delivery went with the chosen one', () => {
    const written = [
      row('1'),
      row('1', { label: 'Plan 2' }),
      row('2', { deliveryId: 'EXH' }),
      row('2', { deliveryId: 'DBI' }),
    ]
    expect(refusedRows(written, (one) => one, [add(line('1', 'DBI', ''), line('2', 'EXH', ''))])).toEqual([
      row('1'),
      row('2', { deliveryId: 'EXH' }),
    ])
  })

  it('are none where only another edit was refused', () => {
    expect(refusedRows([row('1')], (one) => one, [{ edit: { type: 'EmptyCart' } }])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { lineKey } from '#domain/cart/line-key'
import type { CartEdit } from '#domain/cart/protocol'
import { articlesAdded, linesOfEdit } from '#domain/cart/refused-edits'
import { articleNumber } from '#domain/kernel/ids'
import { newLine } from './given-cart'

const key = lineKey(articleNumber('1'), 'DBI', '')

describe('what an edit is about', () => {
  it.each<[CartEdit, number]>([
    [{ type: 'ChangeLabel', lines: [key], label: 'Hall' }, 1],
    [{ type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' }, 1],
    [{ type: 'RemoveLines', lines: [key, key] }, 2],
    [{ type: 'AddLines', from: 'hand', lines: [newLine('1', 2)] }, 0],
    [{ type: 'IncludeDelivery', deliveryId: 'DBI', included: true }, 0],
    [{ type: 'EmptyCart' }, 0],
  ])('are the lines of %o', (edit, count) => {
    expect(linesOfEdit(edit)).toHaveLength(count)
  })

  it('are the articles that it adds', () => {
    expect(articlesAdded({ type: 'AddLines', from: 'hand', lines: [newLine('1', 2), newLine('2', 1)] })).toEqual([
      '1',
      '2',
    ])
    expect(articlesAdded({ type: 'EmptyCart' })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { type LineKey, lineKey } from '#domain/cart/line-key'
import { linesChanged } from '#domain/cart/lines-changed'
import type { CartEffect } from '#domain/cart/protocol'
import { articleNumber, commandId, instant } from '#domain/kernel/ids'
import { aContext } from '../given'

const edit = commandId('e1')
const valve = articleNumber('4208103')
const key = lineKey(valve, 'DBI', 'Kök')
const update = {
  type: 'UpdateItem',
  edit,
  line: key,
  at: instant('2026-11-23T09:00:00.000Z'),
  deliveryId: 'DBI',
  label: 'Kök',
} as const

describe('[CART-27] calls whose order does not matter name the lines that they alone change', () => {
  it.each([
    ['a quantity', { ...update, quantity: 3 }, [key]],
    [
      'an add',
      { type: 'AddItems', edit, items: [{ articleNumber: valve, quantity: 1, deliveryId: 'DBI', label: 'Kök' }] },
      [key],
    ],
    ['a removal', { type: 'RemoveItems', edit, lines: [key] }, [key]],
    ['a reading', { type: 'FetchDeliveriesInOrder', context: aContext }, []],
  ] satisfies readonly (readonly [string, CartEffect, readonly LineKey[]])[])('%s', (_what, effect, lines) => {
    expect(linesChanged(effect)).toEqual(lines)
  })

  it.each([
    ['a label or delivery, since the line may become one with another', { ...update, quantity: undefined }],
    ['a move of several lines', { type: 'MoveItems', edit, lines: [key], deliveryId: 'EXH' }],
    ['an emptying', { type: 'RemoveAllItems', edit }],
    ['a deletion', { type: 'SetStatus', edit, status: 'DELETED' }],
  ] as const)('%s may change any line', (_what, effect) => {
    expect(linesChanged(effect)).toBeUndefined()
  })
})

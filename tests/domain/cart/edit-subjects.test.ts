import { describe, expect, it } from 'vitest'
import { lineKey } from '#domain/cart/line-key'
import type { CartEdit } from '#domain/cart/protocol'
import { editRequested } from '#domain/cart/pending-edits'
import {
  articlesAdded,
  isLineGone,
  linesOfEdit,
  ofNextCart,
  withoutHeldReplaced,
  withoutReplaced,
} from '#domain/cart/refused-edits'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber, cartId, commandId, instant } from '#domain/kernel/ids'
import { day } from '../given'
import { keyOf, newLine } from './given-cart'

const key = lineKey(articleNumber('1'), 'DBI', '')

describe('what an edit is about', () => {
  it.each<[CartEdit, number]>([
    [{ type: 'ChangeLabel', lines: [key], label: 'Hall' }, 1],
    [{ type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' }, 1],
    [{ type: 'RemoveLines', lines: [key, key] }, 2],
    [{ type: 'AddLines', from: 'hand', lines: [newLine('1', 2)] }, 0],
    [{ type: 'IncludeDelivery', deliveryId: 'DBI', included: true }, 0],
    [{ type: 'EmptyCart' }, 0],
    [{ type: 'DeleteCart' }, 0],
    [{ type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day('2026-03-16') }, 0],
    [{ type: 'TransferCart', source: cartId('k9') }, 0],
    [{ type: 'ChangeQuantity', line: key, quantity: 2 }, 1],
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

describe('[ERROR-25] a newer edit takes the place of an older one', () => {
  const other = keyOf('2')
  const monday = day('2026-03-16')
  const add = (...articles: readonly string[]): CartEdit => ({
    ...{ type: 'AddLines', from: 'hand', lines: articles.map((article) => newLine(article, 1)) },
  })
  /** An edit, one of its kind about the same, and one of its kind about something else. */
  const kinds: readonly (readonly [CartEdit, CartEdit, CartEdit | undefined])[] = [
    [add('1', '2'), add('2', '3'), add('3')],
    [
      { type: 'ChangeQuantity', line: key, quantity: 2 },
      { type: 'ChangeQuantity', line: key, quantity: 3 },
      { type: 'ChangeQuantity', line: other, quantity: 2 },
    ],
    [
      { type: 'ChangeLabel', lines: [key], label: 'Hall' },
      { type: 'ChangeLabel', lines: [other, key], label: 'Kök' },
      { type: 'ChangeLabel', lines: [other], label: 'Hall' },
    ],
    [
      { type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' },
      { type: 'ChangeDelivery', lines: [key], deliveryId: 'EXB' },
      { type: 'ChangeDelivery', lines: [other], deliveryId: 'EXH' },
    ],
    [
      { type: 'RemoveLines', lines: [key] },
      { type: 'RemoveLines', lines: [key, other] },
      { type: 'RemoveLines', lines: [other] },
    ],
    [
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: monday },
      { type: 'RequestDeliveryDate', deliveryId: 'DBI', date: day('2026-03-17') },
      { type: 'RequestDeliveryDate', deliveryId: 'EXH', date: monday },
    ],
    [
      { type: 'IncludeDelivery', deliveryId: 'DBI', included: true },
      { type: 'IncludeDelivery', deliveryId: 'DBI', included: false },
      { type: 'IncludeDelivery', deliveryId: 'EXH', included: true },
    ],
    [{ type: 'EmptyCart' }, { type: 'EmptyCart' }, undefined],
    [{ type: 'DeleteCart' }, { type: 'DeleteCart' }, undefined],
    [
      { type: 'TransferCart', source: cartId('k1') },
      { type: 'TransferCart', source: cartId('k1') },
      { type: 'TransferCart', source: cartId('k2') },
    ],
  ]
  const refused = (edit: CartEdit) => ({
    id: commandId('e1'),
    edit,
    failure: { tag: 'Lost', service: 'cart', status: undefined } as const,
  })
  const held = (edit: CartEdit) => editRequested(edit, commandId('e1'), instant('2026-03-10T09:30:00.000Z'))

  it.each(kinds)('that was refused, if it is of the same kind and about the same: %o', (edit, same, another) => {
    const kept = [refused(edit)]
    expect(withoutReplaced(kept, same)).toEqual([])
    if (another !== undefined) expect(withoutReplaced(kept, another)).toBe(kept)
    for (const [ofOtherKind] of kinds)
      if (ofOtherKind.type !== edit.type) expect(withoutReplaced(kept, ofOtherKind)).toBe(kept)
  })

  it('and of no other that was refused', () => {
    const [first, second] = [refused({ type: 'RemoveLines', lines: [key] }), refused({ type: 'EmptyCart' })]
    expect(withoutReplaced([first, second], { type: 'EmptyCart' })).toEqual([first])
  })

  it.each(kinds.slice(1))('that is held, if it is of the same kind and about the same: %o', (edit, same, another) => {
    expect(withoutHeldReplaced([held(edit)], same)).toEqual([])
    if (another !== undefined) expect(withoutHeldReplaced([held(edit)], another)).toEqual([held(edit)])
  })

  it('but no add that is held: both are wanted', () => {
    expect(withoutHeldReplaced([held(add('1'))], add('1'))).toEqual([held(add('1'))])
  })

  it('when another cart has replaced theirs, unless it adds', () => {
    const kept = kinds.map(([edit]) => refused(edit))
    expect(ofNextCart(kept).map(({ edit }) => edit.type)).toEqual(['AddLines', 'TransferCart'])
  })
})

describe('[ERROR-25] an edit whose line is gone', () => {
  const edit: CartEdit = { type: 'RemoveLines', lines: [key] }
  const failure: Extract<CallFailure, { tag: 'Refused' }> = {
    tag: 'Refused',
    service: 'cart',
    status: 404,
    message: undefined,
    code: undefined,
    details: [],
  }

  it('is known by a 404 to an edit that names lines', () => {
    expect(isLineGone({ edit, failure })).toBe(true)
    expect(isLineGone({ edit, failure: { ...failure, status: 422 } })).toBe(false)
    expect(isLineGone({ edit: { type: 'EmptyCart' }, failure })).toBe(false)
    expect(isLineGone({ edit, failure: { tag: 'Lost', service: 'cart', status: 404 } })).toBe(false)
  })
})

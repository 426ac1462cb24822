import { describe, expect, it } from 'vitest'
import type { LeftOutItem } from '#domain/cart/cart'
import { CART_LIMIT, importFault } from '#domain/cart/import-fault'
import type { CartEdit, NewLine } from '#domain/cart/protocol'
import { withArticles, withFailedItems, withRowsLeftOut } from '#domain/cart/refused-edits'
import { articleNumber, commandId } from '#domain/kernel/ids'
import { aLine } from '../given'
import { newLine } from './given-cart'

const adds = (from: 'hand' | 'file', ...lines: readonly NewLine[]): CartEdit => ({ type: 'AddLines', from, lines })
const upload = adds('file', newLine('1', 2), newLine('2', 2), newLine('3', 2, { label: 'Kök' }))
const emptying: CartEdit = { type: 'EmptyCart' }
const failed = (id: string, code: string) => ({ id, code, message: `${id} föll bort` })
const leftOut = (article: string, code = 'UNKNOWN'): LeftOutItem => ({
  ...failed(article, code),
  article: articleNumber(article),
})

describe('[ERROR-30] [ERROR-31] what a service did not take of an upload', () => {
  it('is over the limit by the id or the code, and wrong in itself otherwise', () => {
    expect(importFault([failed('7', 'UNKNOWN')])).toEqual({ isOverLimit: false, wrongIds: ['7'] })
    expect(importFault([failed(CART_LIMIT, 'x'), failed('7', 'x')])).toEqual({ isOverLimit: true, wrongIds: ['7'] })
    expect(importFault([failed('7', CART_LIMIT)])).toEqual({ isOverLimit: true, wrongIds: [] })
  })

  it('names the article where an edit was to add it', () => {
    expect(withArticles([failed('2', 'UNKNOWN'), failed('item 9', 'UNKNOWN')], [emptying, upload])).toEqual([
      leftOut('2'),
      { ...failed('item 9', 'UNKNOWN'), article: undefined },
    ])
  })
})

describe('[ERROR-30] rows of an upload when the cart has no room', () => {
  const limit: LeftOutItem = { ...failed(CART_LIMIT, CART_LIMIT), article: undefined }
  const taken = [aLine({ articleNumber: articleNumber('1') }), aLine({ articleNumber: articleNumber('3') })]
  const named = (edits: readonly CartEdit[], items: readonly LeftOutItem[] = [limit]) =>
    withRowsLeftOut(items, edits, taken)

  it('are left out if they have no line, delivery and label compared', () => {
    expect(named([upload])).toEqual([
      limit,
      { id: '2', article: '2', code: CART_LIMIT, message: '' },
      { id: '3', article: '3', code: CART_LIMIT, message: '' },
    ])
  })

  it('are left out if they say no delivery', () => {
    const rows = adds('file', newLine('1', 2, { deliveryId: undefined }))
    expect(named([rows]).map(({ id }) => id)).toEqual([CART_LIMIT, '1'])
  })

  it('are those of uploads alone', () => {
    expect(named([adds('hand', newLine('2', 2)), emptying])).toEqual([limit])
  })

  it('are taken from the service where it names them, and are none where the cart has room', () => {
    const naming = [limit, leftOut('2', CART_LIMIT)]
    expect(named([upload], naming)).toBe(naming)
    const other = [{ ...failed('7', 'UNKNOWN'), article: undefined }]
    expect(named([upload], other)).toBe(other)
  })
})

describe('[ERROR-25] lines that a service left out of an add', () => {
  const made = [
    { id: commandId('e1'), edit: upload },
    { id: commandId('e2'), edit: emptying },
    { id: commandId('e3'), edit: adds('hand', newLine('8', 1)) },
  ]

  it('are kept as a refused add of those alone, with the words of the service', () => {
    const unnamed: LeftOutItem = { ...failed('item 9', 'UNKNOWN'), article: undefined }
    expect(withFailedItems([], made, [leftOut('2'), unnamed])).toEqual([
      {
        id: 'e1',
        edit: adds('file', newLine('2', 2)),
        failure: {
          tag: 'Refused',
          service: 'cart',
          status: 422,
          message: undefined,
          code: undefined,
          details: [{ path: '2', message: '2 föll bort' }],
        },
      },
    ])
  })

  it('are none where nothing was left out', () => {
    expect(withFailedItems([], made, [])).toEqual([])
  })
})

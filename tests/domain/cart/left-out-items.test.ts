import { describe, expect, it } from 'vitest'
import type { LeftOutItem } from '#domain/cart/cart'
import { CART_LIMIT, importFault } from '#domain/cart/import-fault'
import type { CartEdit, NewLine } from '#domain/cart/protocol'
import { leftOutItems } from '#domain/cart/left-out-items'
import { withFailedItems } from '#domain/cart/refused-edits'
import { articleNumber, commandId } from '#domain/kernel/ids'
import { aLine } from '../given'
import { keyOf, newLine } from './given-cart'

const adds = (from: 'hand' | 'file', ...lines: readonly NewLine[]): CartEdit => ({ type: 'AddLines', from, lines })
const upload = adds('file', newLine('1', 2), newLine('2', 2), newLine('3', 2, { label: 'Kök' }))
const emptying: CartEdit = { type: 'EmptyCart' }
const failed = (id: string, code: string) => ({ id, code, message: `${id} föll bort` })
const leftOut = (article: string, code = 'UNKNOWN', label = ''): LeftOutItem => ({
  ...failed(article, code),
  article: articleNumber(article),
  line: keyOf(article, 'DBI', label),
})
const unnamed = (id: string, code = 'UNKNOWN'): LeftOutItem => ({
  ...failed(id, code),
  article: undefined,
  line: undefined,
})

describe('[ERROR-30] [ERROR-31] what a service did not take of an upload', () => {
  it('is over the limit by the id or the code, and wrong in itself otherwise', () => {
    expect(importFault([failed('7', 'UNKNOWN')])).toEqual({ isOverLimit: false, wrongIds: ['7'] })
    expect(importFault([failed(CART_LIMIT, 'x'), failed('7', 'x')])).toEqual({ isOverLimit: true, wrongIds: ['7'] })
    expect(importFault([failed('7', CART_LIMIT)])).toEqual({ isOverLimit: true, wrongIds: [] })
  })

  it('names the article and the line where an edit was to add it', () => {
    expect(leftOutItems([failed('2', 'UNKNOWN'), failed('item 9', 'UNKNOWN')], [emptying, upload], [])).toEqual([
      leftOut('2'),
      unnamed('item 9'),
    ])
  })

  const rooms = adds('file', ...['A', 'B', 'C', 'D'].map((label) => newLine('7', 1, { label })))
  const inRoom = (label: string) => aLine({ articleNumber: articleNumber('7'), label })

  it('is of several rows of one article those that have no line', () => {
    const full = [failed('7', CART_LIMIT), failed('7', CART_LIMIT)]
    expect(leftOutItems(full, [rooms], [inRoom('A'), inRoom('B')])).toEqual([
      leftOut('7', CART_LIMIT, 'C'),
      leftOut('7', CART_LIMIT, 'D'),
    ])
  })

  it('is every row without a line where the service names their article once', () => {
    expect(leftOutItems([failed('7', 'UNKNOWN')], [rooms], [inRoom('C')]).map(({ line }) => line)).toEqual(
      ['A', 'B', 'D'].map((label) => keyOf('7', 'DBI', label)),
    )
  })
})

describe('[ERROR-30] rows of an upload when the cart has no room', () => {
  const limit = failed(CART_LIMIT, CART_LIMIT)
  const taken = [aLine({ articleNumber: articleNumber('1') }), aLine({ articleNumber: articleNumber('3') })]
  const named = (edits: readonly CartEdit[], items = [limit]) => leftOutItems(items, edits, taken)

  it('are left out if they have no line, delivery and label compared', () => {
    expect(named([upload])).toEqual([
      unnamed(CART_LIMIT, CART_LIMIT),
      { ...leftOut('2', CART_LIMIT), message: '' },
      { ...leftOut('3', CART_LIMIT, 'Kök'), message: '' },
    ])
  })

  it('are left out if they say no delivery', () => {
    const rows = adds('file', newLine('1', 2, { deliveryId: undefined }))
    expect(named([rows]).map(({ id, line }) => [id, line])).toEqual([
      [CART_LIMIT, undefined],
      ['1', undefined],
    ])
  })

  it('are those of uploads alone', () => {
    expect(named([adds('hand', newLine('2', 2)), emptying])).toEqual([unnamed(CART_LIMIT, CART_LIMIT)])
  })

  it('are taken from the service where it names them, and are none where the cart has room', () => {
    expect(named([upload], [limit, failed('2', CART_LIMIT)])).toEqual([
      unnamed(CART_LIMIT, CART_LIMIT),
      leftOut('2', CART_LIMIT),
    ])
    expect(named([upload], [failed('7', 'UNKNOWN')])).toEqual([unnamed('7')])
  })
})

describe('[ERROR-25] lines that a service left out of an add', () => {
  const made = [
    { id: commandId('e1'), edit: upload },
    { id: commandId('e2'), edit: emptying },
    { id: commandId('e3'), edit: adds('hand', newLine('8', 1)) },
  ]

  it('are kept as a refused add of those alone, with the words of the service', () => {
    expect(withFailedItems([], made, [leftOut('2'), unnamed('item 9')])).toEqual([
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

  it('are only the rows that were left out, where other rows of the article were taken', () => {
    const rooms = adds('file', newLine('7', 1, { label: 'A' }), newLine('7', 1, { label: 'B' }))
    const [kept] = withFailedItems([], [{ id: commandId('e1'), edit: rooms }], [leftOut('7', CART_LIMIT, 'B')])
    expect(kept?.edit).toEqual(adds('file', newLine('7', 1, { label: 'B' })))
  })

  it('are none where nothing was left out', () => {
    expect(withFailedItems([], made, [])).toEqual([])
  })
})

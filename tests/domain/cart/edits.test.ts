import { describe, expect, it } from 'vitest'
import type { CartEdit } from '#domain/cart/protocol'
import { articleNumber, locationId } from '#domain/kernel/ids'
import { aLine, aStock, aLineArticle, at, day } from '../given'
import { after, confirmed, keyOf, linesOf, newLine, nothingYet, seen, step, viewOf } from './given-cart'

const a = articleNumber('1000001')
const b = articleNumber('1000002')
const inTens = aLineArticle({ stock: aStock([{ orderMultiple: 10 }]) })
const add = (...lines: ReturnType<typeof newLine>[]): CartEdit => ({ type: 'AddLines', from: 'hand', lines })
const change = (line: ReturnType<typeof keyOf>, quantity: number): CartEdit => ({
  type: 'ChangeQuantity',
  line,
  quantity,
})

describe('adding to the cart', () => {
  it('shows the lines at once, and asks the service for them with the command as key', () => {
    const ran = after(
      confirmed([aLine({ articleNumber: a, quantity: 2 })]),
      add(newLine('1000001', 3), newLine('1000002', 1)),
    )
    expect(seen(ran)).toEqual([
      [keyOf('1000001'), 5],
      [keyOf('1000002'), 1],
    ])
    expect(ran.effects).toEqual([
      {
        type: 'AddItems',
        edit: 'e1',
        items: [
          { articleNumber: a, quantity: 3, deliveryId: 'DBI', label: '' },
          { articleNumber: b, quantity: 1, deliveryId: 'DBI', label: '' },
        ],
      },
    ])
    expect(linesOf(ran).map(({ pending }) => pending)).toEqual([true, true])
  })

  it('is refused between two order multiples that the cart knows, where the page knows the number alone', () => {
    const ran = after(
      confirmed([aLine({ articleNumber: a, quantity: 10, article: inTens })]),
      add(newLine('1000001', 3, { article: undefined })),
    )
    expect(ran.refusals).toMatchObject([{ tag: 'InvalidQuantity', orderMultiple: 10, nearest: [10] }])
    expect(seen(ran)).toEqual([[keyOf('1000001'), 10]])
  })

  it('is done once for one command, however often that comes', () => {
    const once = after(confirmed([]), add(newLine('1000001', 3)))
    expect(step(once, add(newLine('1000001', 3)), 'e1')).toEqual(once)
  })

  it('adds up what is named twice', () => {
    expect(seen(after(confirmed([]), add(newLine('1000001', 3), newLine('1000001', 4))))).toEqual([
      [keyOf('1000001'), 7],
    ])
  })

  it('is refused where a line would come to hold more than one may, and so is a move that would', () => {
    const full = aLine({ articleNumber: a, quantity: 999_999 })
    const tooMany = { tag: 'InvalidQuantity', articleNumber: a, quantity: 1_000_001, nearest: [1_000_000] }
    expect(after(confirmed([full]), add(newLine('1000001', 2))).refusals).toMatchObject([tooMany])
    expect(seen(after(confirmed([full]), add(newLine('1000001', 1))))).toEqual([[keyOf('1000001'), 1_000_000]])
    const two = confirmed([full, aLine({ articleNumber: a, quantity: 2, deliveryId: 'EXH' })])
    const moved = after(two, { type: 'ChangeDelivery', lines: [keyOf('1000001', 'EXH')], deliveryId: 'DBI' })
    expect(moved.refusals).toMatchObject([tooMany])
    expect(moved.effects).toEqual([])
  })

  it('[CART-28] is refused without a delivery method, before anything else', () => {
    const ran = after(confirmed([]), add(newLine('1000001', -1, { deliveryId: undefined })))
    expect(ran.refusals).toEqual([{ tag: 'NoDeliveryMethod' }])
    expect(ran.effects).toEqual([])
  })

  it('[CART-54] is refused to somebody who is not logged in, and nothing is sent', () => {
    const ran = after(nothingYet, add(newLine('1000001', 1, { deliveryId: undefined })))
    expect(ran.refusals).toEqual([{ tag: 'NotLoggedIn' }])
    expect(ran.effects).toEqual([])
  })

  it('is refused for no lines, a quantity that is not sold, or an article that cannot be bought', () => {
    expect(after(confirmed([]), add()).refusals).toEqual([{ tag: 'NothingToAdd' }])
    expect(after(confirmed([]), add(newLine('1000001', 12, { article: inTens }))).refusals).toEqual([
      { tag: 'InvalidQuantity', articleNumber: a, quantity: 12, orderMultiple: 10, nearest: [10, 20] },
    ])
    const onlyStore = aLineArticle({ purchaseConstraints: ['onlyStore'] })
    expect(after(confirmed([]), add(newLine('1000001', 1, { article: onlyStore }))).refusals).toEqual([
      { tag: 'NotPurchasable', articleNumber: a, reason: 'onlyStore' },
    ])
  })

  it('leaves to the service what the page did not know', () => {
    expect(seen(after(confirmed([]), add(newLine('1000001', 1, { article: undefined }))))).toHaveLength(1)
    const inSomeStore = aLineArticle({
      purchaseConstraints: ['mustBeInStockedAt'],
      stockedAt: [locationId('A')],
      stock: aStock([{ locationId: locationId('A') }, { locationId: locationId('B') }]),
    })
    expect(
      after(confirmed([]), add(newLine('1000001', 1, { deliveryId: 'EXH', article: inSomeStore }))).refusals,
    ).toEqual([])
  })
})

describe('changing a quantity', () => {
  const cart = confirmed([aLine({ articleNumber: a, quantity: 5 })])

  it('[CART-27] sends the absolute quantity, with delivery and label as the user sees them', () => {
    const ran = after(cart, change(keyOf('1000001'), 3))
    expect(ran.effects).toEqual([
      {
        type: 'UpdateItem',
        edit: 'e1',
        line: keyOf('1000001'),
        quantity: 3,
        at,
        deliveryId: 'DBI',
        label: '',
      },
    ])
    expect(seen(ran)).toEqual([[keyOf('1000001'), 3]])
  })

  it.each([
    [-3, 1],
    [0, 1],
    [Number.NaN, 1],
    [Infinity, 1_000_000],
    [1_000_001, 1_000_000],
  ])('[CART-27] is refused to %d, with the nearest that can be had', (quantity, near) => {
    const ran = after(cart, change(keyOf('1000001'), quantity))
    expect(ran.refusals).toMatchObject([{ tag: 'InvalidQuantity', quantity, nearest: [near] }])
    expect(ran.events).toEqual([])
  })

  it('is refused between two order multiples, with both', () => {
    const ran = after(
      confirmed([aLine({ articleNumber: a, quantity: 10, article: inTens })]),
      change(keyOf('1000001'), 25),
    )
    expect(ran.refusals).toMatchObject([{ tag: 'InvalidQuantity', orderMultiple: 10, nearest: [20, 30] }])
  })

  it('is refused for a line that is not there, and is nothing when nothing changes', () => {
    expect(after(cart, change(keyOf('7'), 3)).refusals).toEqual([{ tag: 'UnknownLine', line: keyOf('7') }])
    expect(after(cart, change(keyOf('1000001'), 5))).toMatchObject({ events: [], refusals: [] })
  })

  it('works on a line whose add is still on its way', () => {
    const ran = after(confirmed([]), add(newLine('1000001', 1)), change(keyOf('1000001'), 4))
    expect(seen(ran)).toEqual([[keyOf('1000001'), 4]])
    expect(ran.effects.map(({ type }) => type)).toEqual(['AddItems', 'UpdateItem'])
  })
})

describe('changing delivery and label', () => {
  const cart = confirmed([aLine({ articleNumber: a, quantity: 2 }), aLine({ articleNumber: b, quantity: 1 })])

  it('keeps the line where it stands', () => {
    const ran = after(cart, { type: 'ChangeLabel', lines: [keyOf('1000001')], label: 'Plan 2' })
    expect(seen(ran)).toEqual([
      [keyOf('1000001', 'DBI', 'Plan 2'), 2],
      [keyOf('1000002'), 1],
    ])
    expect(ran.effects).toEqual([
      {
        type: 'UpdateItem',
        edit: 'e1',
        line: keyOf('1000001'),
        quantity: undefined,
        at,
        deliveryId: 'DBI',
        label: 'Plan 2',
      },
    ])
  })

  it('adds a line to the one it becomes equal to, and leaves both quantities to the service', () => {
    const two = confirmed([
      aLine({ articleNumber: a, quantity: 2 }),
      aLine({ articleNumber: a, quantity: 3, label: 'Plan 2' }),
    ])
    const ran = after(two, { type: 'ChangeLabel', lines: [keyOf('1000001')], label: 'Plan 2' })
    expect(seen(ran)).toEqual([[keyOf('1000001', 'DBI', 'Plan 2'), 5]])
    expect(ran.effects).toMatchObject([{ type: 'UpdateItem', quantity: undefined, label: 'Plan 2' }])
  })

  it('states no quantity, which may hold an add that is refused before the call', () => {
    const ran = after(cart, add(newLine('1000001', 1)), {
      type: 'ChangeLabel',
      lines: [keyOf('1000001')],
      label: 'Plan 2',
    })
    expect(seen(ran)).toContainEqual([keyOf('1000001', 'DBI', 'Plan 2'), 3])
    expect(ran.effects).toMatchObject([{ type: 'AddItems' }, { type: 'UpdateItem', quantity: undefined }])
  })

  it('moves one line by itself and several in one call', () => {
    const one = after(cart, { type: 'ChangeDelivery', lines: [keyOf('1000001')], deliveryId: 'EXH' })
    expect(seen(one)).toEqual([
      [keyOf('1000002'), 1],
      [keyOf('1000001', 'EXH'), 2],
    ])
    expect(one.effects).toMatchObject([{ type: 'UpdateItem', deliveryId: 'EXH', quantity: undefined }])
    const lines = [keyOf('1000001'), keyOf('1000002')]
    const both = after(cart, { type: 'ChangeDelivery', lines, deliveryId: 'EXH' })
    expect(both.effects).toEqual([{ type: 'MoveItems', edit: 'e1', lines, deliveryId: 'EXH' }])
    expect(viewOf(both).groups.map(({ deliveryId }) => deliveryId)).toEqual(['EXH'])
  })

  it('labels one line by itself and several in one call', () => {
    const lines = [keyOf('1000001'), keyOf('1000002')]
    const ran = after(cart, { type: 'ChangeLabel', lines, label: 'Plan 2' })
    expect(ran.effects).toEqual([{ type: 'LabelItems', edit: 'e1', lines, label: 'Plan 2' }])
    expect(seen(ran)).toEqual([
      [keyOf('1000001', 'DBI', 'Plan 2'), 2],
      [keyOf('1000002', 'DBI', 'Plan 2'), 1],
    ])
  })

  it('adds up lines of one article that are given one label', () => {
    const two = confirmed([
      aLine({ articleNumber: a, quantity: 2, label: 'Plan 1' }),
      aLine({ articleNumber: a, quantity: 3 }),
    ])
    const lines = [keyOf('1000001', 'DBI', 'Plan 1'), keyOf('1000001')]
    const ran = after(two, { type: 'ChangeLabel', lines, label: 'Plan 2' })
    expect(seen(ran)).toEqual([[keyOf('1000001', 'DBI', 'Plan 2'), 5]])
  })

  it('adds up lines of two deliveries that meet in a third', () => {
    const apart = confirmed([
      aLine({ articleNumber: a, quantity: 2 }),
      aLine({ articleNumber: a, quantity: 3, deliveryId: 'XXX' }),
    ])
    const lines = [keyOf('1000001'), keyOf('1000001', 'XXX')]
    expect(seen(after(apart, { type: 'ChangeDelivery', lines, deliveryId: 'EXH' }))).toEqual([
      [keyOf('1000001', 'EXH'), 5],
    ])
  })
})

describe('removing', () => {
  const cart = confirmed([aLine({ articleNumber: a }), aLine({ articleNumber: b })])

  it('takes lines away, one, several or all', () => {
    const some = after(cart, { type: 'RemoveLines', lines: [keyOf('1000001')] })
    expect(seen(some)).toEqual([[keyOf('1000002'), 1]])
    expect(some.effects).toEqual([{ type: 'RemoveItems', edit: 'e1', lines: [keyOf('1000001')] }])
    const twice = after(cart, { type: 'RemoveLines', lines: [keyOf('1000001'), keyOf('1000001')] })
    expect(seen(twice)).toEqual([[keyOf('1000002'), 1]])
    const all = after(cart, { type: 'EmptyCart' })
    expect(seen(all)).toEqual([])
    expect(all.effects).toEqual([{ type: 'RemoveAllItems', edit: 'e1' }])
  })

  it('is refused for lines that are not there, and is nothing in an empty cart', () => {
    expect(after(cart, { type: 'RemoveLines', lines: [keyOf('7')] }).refusals).toEqual([
      { tag: 'UnknownLine', line: keyOf('7') },
    ])
    expect(after(confirmed([]), { type: 'EmptyCart' }).events).toEqual([])
  })

  it('[CART-05] sends the status DELETED when the cart is deleted', () => {
    expect(after(cart, { type: 'DeleteCart' }).effects).toEqual([{ type: 'SetStatus', edit: 'e1', status: 'DELETED' }])
  })
})

describe('deliveries of a cart', () => {
  const cart = confirmed([aLine({ articleNumber: a }), aLine({ articleNumber: b, deliveryId: 'EXH' })])
  const dates = (ran: typeof cart) => viewOf(ran).groups.map(({ delivery }) => delivery.requestedDeliveryDate)

  it('take a date for one or for all, and refuse non-delivery days', () => {
    const date = day('2026-03-04')
    expect(dates(after(cart, { type: 'RequestDeliveryDate', deliveryId: 'EXH', date }))).toEqual([undefined, date])
    const all = after(cart, { type: 'RequestDeliveryDate', deliveryId: 'all', date })
    expect(dates(all)).toEqual([date, date])
    expect(all.effects).toEqual([{ type: 'SetDeliveryDate', edit: 'e1', deliveryId: 'all', date }])
    const sunday = after(cart, { type: 'RequestDeliveryDate', deliveryId: 'all', date: day('2026-03-08') })
    expect(sunday.refusals).toEqual([{ tag: 'NotADeliveryDay' }])
  })

  it('leave the order and come back to it', () => {
    const out = after(cart, { type: 'IncludeDelivery', deliveryId: 'EXH', included: false })
    expect(viewOf(out)).toMatchObject({ total: 200, totalInOrder: 100 })
    expect(out.effects).toEqual([{ type: 'SetIncluded', edit: 'e1', deliveryId: 'EXH', included: false }])
  })
})

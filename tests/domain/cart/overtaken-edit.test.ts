import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import type { CartLine, DeliveryEntry } from '#domain/cart/cart'
import { lineKey } from '#domain/cart/line-key'
import {
  isByOthersChange,
  isKnownGone,
  isMadeAlready,
  isOfAnotherDay,
  isOfEarlierLogIn,
  isOldQuantity,
  isOvertaken,
  lineGone,
  mayBeOvertaken,
  overtaken,
  timeOfPending,
} from '#domain/cart/overtaken-edit'
import type { CartEdit, CartEffect } from '#domain/cart/protocol'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber, cartId, commandId, instant } from '#domain/kernel/ids'
import { aCart, aContext, aLine, day, many, noPlaces } from '../given'
import { after, changes, confirmed, keyOf, newLine, type Ran } from './given-cart'

type UpdateItem = Extract<CartEffect, { type: 'UpdateItem' }>

const NOW = Date.parse('2026-03-10T00:03:00.000Z')
const at = (minutesBefore: number) => instant(new Date(NOW - minutesBefore * 60_000).toISOString())
const now = at(0)
const setTo = (quantity: number | undefined, minutesBefore: number): UpdateItem => ({
  ...{ type: 'UpdateItem', edit: commandId('e'), line: keyOf('4208103'), quantity, at: at(minutesBefore) },
  ...{ deliveryId: 'DBI', label: '' },
})

describe('[ERROR-25] a quantity that its own page sends again', () => {
  it('is old after ten minutes, also where midnight or a new year lies between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600_000 }), (minutes) => {
        expect(isOldQuantity(setTo(15, minutes), now)).toBe(minutes > 10)
      }),
    )
  })

  it('is never a change of the label alone', () => {
    expect(isOldQuantity(setTo(undefined, 600), now)).toBe(false)
  })

  it('is old where the time of either cannot be read', () => {
    const unreadable = instant('i går')
    expect(isOldQuantity({ ...setTo(15, 0), at: unreadable }, now)).toBe(true)
    expect(isOldQuantity(setTo(15, 0), unreadable)).toBe(true)
  })

  it('is no other call, however old', () => {
    expect(isOldQuantity({ type: 'RemoveItems', edit: commandId('e'), lines: [keyOf('4208103')] }, now)).toBe(false)
  })

  it('is of another day from midnight on', () => {
    expect(isOfAnotherDay(at(2), now)).toBe(false)
    expect(isOfAnotherDay(at(4), now)).toBe(true)
  })
})

const line = aLine({ quantity: 10 })
const key = line.key
const made = (...edits: readonly CartEdit[]) => after(confirmed([line]), ...edits)
const withLine = (given: Partial<CartLine>): CartLine => {
  const changed = { ...line, ...given }
  return { ...changed, key: lineKey(changed.articleNumber, changed.deliveryId, changed.label) }
}
/** Of the last edit, in a cart that was found at the service. */
const overtakenIn = ({ state }: Ran, ...lines: readonly CartLine[]): boolean => {
  const last = state.tag === 'InContext' ? state.pending.at(-1) : undefined
  return state.tag === 'InContext' && last !== undefined && isOvertaken(state, last.id, aCart(lines))
}

const quantityOf = (quantity: number, of = key): CartEdit => ({ type: 'ChangeQuantity', line: of, quantity })
const edits: Readonly<Record<string, CartEdit>> = {
  quantity: quantityOf(15),
  label: { type: 'ChangeLabel', lines: [key], label: 'Kök' },
  move: { type: 'ChangeDelivery', lines: [key], deliveryId: 'EXH' },
  removal: { type: 'RemoveLines', lines: [key] },
  emptying: { type: 'EmptyCart' },
}
const found: Readonly<Record<string, readonly CartLine[]>> = {
  unchanged: [line],
  'another quantity': [withLine({ quantity: many(40) })],
  'another label': [withLine({ label: 'Hall' })],
  'another delivery': [withLine({ deliveryId: 'EXB' })],
  gone: [],
}
const overtakenBy: Readonly<Record<string, readonly string[]>> = {
  quantity: ['another quantity', 'another label', 'another delivery'],
  label: ['another label', 'another delivery'],
  move: ['another label', 'another delivery'],
  removal: ['another quantity', 'another label', 'another delivery'],
  emptying: ['another quantity', 'another label', 'another delivery'],
}
const cases = Object.keys(edits).flatMap((kind) => Object.keys(found).map((how) => [kind, how] as const))

describe('[ERROR-25] an edit whose line was changed elsewhere since', () => {
  it.each(cases)('%s, line %s', (kind, how) => {
    const edit = edits[kind]
    if (edit === undefined) throw new Error(kind)
    expect(overtakenIn(made(edit), ...(found[how] ?? []))).toBe(overtakenBy[kind]?.includes(how))
  })

  it('is not overtaken by quantities that the user set before it', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(quantities, fc.nat(), (typed, pick) => {
        const ran = made(...typed.map((quantity): CartEdit => ({ type: 'ChangeQuantity', line: key, quantity })))
        const reached = [10, ...typed]
        const present = reached[pick % reached.length] ?? 10
        expect(overtakenIn(ran, withLine({ quantity: many(present) }))).toBe(false)
        expect(overtakenIn(ran, withLine({ quantity: many(51) }))).toBe(ran.events.length > 0)
      }),
    )
  })

  const another = aLine({ articleNumber: articleNumber('999'), quantity: 3 })

  it('is not overtaken by itself: the call was carried out without an answer', () => {
    expect(overtakenIn(made(edits['move'] ?? expect.fail('move')), withLine({ deliveryId: 'EXH' }))).toBe(false)
    expect(overtakenIn(made(edits['label'] ?? expect.fail('label')), withLine({ label: 'Kök' }))).toBe(false)
  })

  it('is overtaken by a quantity that the user set on another line', () => {
    const ran = after(confirmed([line, another]), quantityOf(40, another.key), quantityOf(15))
    expect(overtakenIn(ran, withLine({ quantity: many(40) }), another)).toBe(true)
    expect(overtakenIn(ran, line, { ...another, quantity: many(7) })).toBe(false)
  })

  it('is overtaken where one of its lines is', () => {
    const ran = after(confirmed([line, another]), { type: 'RemoveLines', lines: [key, another.key] })
    expect(overtakenIn(ran, withLine({ quantity: many(40) }), another)).toBe(true)
    expect(overtakenIn(ran, line, another)).toBe(false)
  })

  it('is made upon what the user confirmed meanwhile', () => {
    const ran = after(
      confirmed([line]),
      { type: 'ChangeQuantity', line: key, quantity: 15 },
      { type: 'ChangeQuantity', line: key, quantity: 20 },
      { type: 'ConfirmEdits', edits: [commandId('e1')], changes: changes(2, [withLine({ quantity: many(15) })]) },
    )
    const overtaken = (quantity: number) =>
      ran.state.tag === 'InContext' &&
      isOvertaken(ran.state, commandId('e2'), aCart([withLine({ quantity: many(quantity) })]))
    expect(overtaken(15)).toBe(false)
    expect(overtaken(10)).toBe(true)
  })

  it('is made upon the sum of its line and an add of the user', () => {
    const ran = after(
      confirmed([line]),
      { type: 'AddLines', from: 'hand', lines: [newLine('4208103', 1)] },
      { type: 'ChangeQuantity', line: key, quantity: 15 },
      { type: 'ConfirmEdits', edits: [commandId('e1')], changes: changes(2, [withLine({ quantity: many(11) })]) },
    )
    expect(
      ran.state.tag === 'InContext' &&
        isOvertaken(ran.state, commandId('e2'), aCart([withLine({ quantity: many(11) })])),
    ).toBe(false)
  })
})

const entry = (deliveryId: DeliveryId, date: string | undefined): DeliveryEntry => ({
  ...{ deliveryId, requestedDeliveryDate: date === undefined ? undefined : day(date), isIncludedInOrder: true },
})
const dated = (deliveryId: DeliveryId | 'all', date: string): CartEdit => ({
  ...{ type: 'RequestDeliveryDate', deliveryId, date: day(date) },
})
const withDays = (...deliveries: readonly DeliveryEntry[]) => confirmed([line], { deliveries })

describe('[ERROR-25] a day whose delivery was given another one elsewhere since', () => {
  const [before, mine, theirs] = ['2026-03-16', '2026-03-17', '2026-03-18']
  const overtakenOn = ({ state }: Ran, ...deliveries: readonly DeliveryEntry[]): boolean => {
    const last = state.tag === 'InContext' ? state.pending.at(-1) : undefined
    if (state.tag !== 'InContext' || last === undefined) return expect.fail('nothing is pending')
    return isOvertaken(state, last.id, aCart([line], { deliveries }))
  }

  it.each([
    ['as it was', before, false],
    ['as the user wants it: the call was carried out', mine, false],
    ['gone, with the last line of its delivery', undefined, false],
    ['another one', theirs, true],
  ])('is %s', (_how, present, expected) => {
    const ran = after(withDays(entry('DBI', before)), dated('DBI', mine))
    expect(overtakenOn(ran, entry('DBI', present))).toBe(expected)
    expect(overtakenOn(ran, entry('DBI', before), entry('EXH', present))).toBe(false)
  })

  it('is overtaken by the first day of a delivery, too', () => {
    expect(overtakenOn(after(withDays(), dated('DBI', mine)), entry('DBI', theirs))).toBe(true)
  })

  it('of all deliveries is overtaken by that of one, also of one that came since', () => {
    const ran = after(withDays(entry('DBI', before)), dated('all', mine))
    expect(overtakenOn(ran, entry('DBI', before), entry('EXH', undefined))).toBe(false)
    expect(overtakenOn(ran, entry('DBI', before), entry('EXH', theirs))).toBe(true)
    expect(overtakenOn(ran, entry('DBI', theirs))).toBe(true)
  })

  it('is overtaken by the day that the user chose for another delivery', () => {
    const days = [entry('DBI', before), entry('EXH', before)]
    const ran = after(withDays(...days), dated('EXH', theirs), dated('DBI', mine))
    expect(overtakenOn(ran, entry('DBI', theirs), entry('EXH', before))).toBe(true)
    expect(overtakenOn(ran, entry('DBI', before), entry('EXH', '2026-03-20'))).toBe(false)
  })

  it('is not overtaken by days that the user chose before it', () => {
    const ran = after(withDays(entry('DBI', before)), dated('DBI', theirs), dated('all', mine))
    expect(overtakenOn(ran, entry('DBI', theirs))).toBe(false)
  })

  it('is made upon what the user confirmed meanwhile', () => {
    const ran = after(withDays(entry('DBI', before)), dated('DBI', theirs), dated('DBI', mine), {
      type: 'ConfirmEdits',
      edits: [commandId('e1')],
      changes: changes(2, [], { deliveries: [entry('DBI', theirs)] }),
    })
    expect(overtakenOn(ran, entry('DBI', theirs))).toBe(false)
    expect(overtakenOn(ran, entry('DBI', before))).toBe(true)
  })

  it('is remembered while an edit of it is not settled', () => {
    const pending = after(withDays(entry('DBI', before)), dated('DBI', mine))
    const daysIn = ({ state }: Ran) => (state.tag === 'InContext' ? state.editedDays : [])
    expect(daysIn(pending)).toEqual([{ deliveryId: 'DBI', day: before }])
    expect(daysIn(after(pending, { type: 'ReplaceEdits', edits: [commandId('e1')] }))).toEqual([])
  })

  it('is kept as the user chose it, so that it can be made again', () => {
    const ran = after(withDays(entry('DBI', before)), dated('DBI', mine), {
      type: 'OvertakeEdits',
      edits: [commandId('e1')],
      changes: changes(2, [line], { deliveries: [entry('DBI', theirs)] }),
    })
    expect(ran.state).toMatchObject({
      pending: [],
      refused: [{ edit: dated('DBI', mine), failure: { code: 'LINE_CHANGED' } }],
    })
    expect(ran.state.tag === 'InContext' && ran.state.confirmed?.deliveries).toEqual([entry('DBI', theirs)])
  })
})

describe('[ERROR-25] calls that a change by others may come before', () => {
  const edit = commandId('e')
  const calls: readonly (readonly [CartEffect, boolean])[] = [
    [setTo(15, 0), true],
    [{ type: 'MoveItems', edit, lines: [key], deliveryId: 'EXH' }, true],
    [{ type: 'LabelItems', edit, lines: [key], label: 'Kök' }, true],
    [{ type: 'RemoveItems', edit, lines: [key] }, true],
    [{ type: 'RemoveAllItems', edit }, true],
    [{ type: 'SetDeliveryDate', edit, deliveryId: 'DBI', date: day('2026-03-16') }, true],
    [{ type: 'SetStatus', edit, status: 'DELETED' }, true],
    [{ type: 'FetchCart', context: aContext, places: noPlaces, known: undefined }, false],
    [{ type: 'FetchDeliveriesInOrder', context: aContext }, false],
    [{ type: 'AddItems', edit, items: [] }, false],
    [{ type: 'UploadItems', edit, deliveryId: 'DBI', rows: [] }, false],
    [{ type: 'SetIncluded', edit, deliveryId: 'DBI', included: true }, false],
    [{ type: 'TransferItems', edit, source: cartId('k9') }, false],
  ]
  it.each(calls)('%o: %s', (call, expected) => {
    expect(mayBeOvertaken(call)).toBe(expected)
  })

  it.each<readonly [string, CartEdit]>([
    ['an add', { type: 'AddLines', from: 'hand', lines: [newLine('777', 1)] }],
    ['an inclusion', { type: 'IncludeDelivery', deliveryId: 'DBI', included: false }],
    ['a transfer', { type: 'TransferCart', source: cartId('k9') }],
  ])('are none of %s, whatever the cart has become', (_what, change) => {
    expect(overtakenIn(made(change), withLine({ quantity: many(40) }))).toBe(false)
    expect(overtakenIn(made(change))).toBe(false)
  })

  it('are those of an emptying when a line has come that its user has not seen', () => {
    const another = aLine({ articleNumber: articleNumber('999') })
    expect(overtakenIn(made({ type: 'EmptyCart' }), line, another)).toBe(true)
    expect(overtakenIn(made({ type: 'DeleteCart' }), line, another)).toBe(true)
    expect(overtakenIn(made({ type: 'DeleteCart' }), line)).toBe(false)
  })

  it('are none of an edit that is settled, or that is of another line', () => {
    const { state } = made(quantityOf(15))
    if (state.tag !== 'InContext') throw new Error('there is a cart')
    const cart = aCart([withLine({ quantity: many(40) })])
    expect(isOvertaken(state, commandId('e9'), cart)).toBe(false)
    expect(isOvertaken({ ...state, editedLines: [] }, commandId('e1'), cart)).toBe(false)
  })

  it('are known by the time and the log-in of their edit', () => {
    const { state } = made(quantityOf(15))
    if (state.tag !== 'InContext') throw new Error('there is a cart')
    expect(timeOfPending(state, commandId('e1'))).toBe(state.pending[0]?.at)
    expect(timeOfPending(state, commandId('e9'))).toBeUndefined()
    expect(isOfEarlierLogIn({ leftUnsent: [commandId('e1')] }, commandId('e1'))).toBe(true)
    expect(isOfEarlierLogIn({ leftUnsent: [commandId('e1')] }, commandId('e2'))).toBe(false)
  })
})

describe('[ERROR-25] why an edit was not sent', () => {
  const lost: CallFailure = { tag: 'Lost', service: 'cart', status: undefined }
  const refusedOtherwise: CallFailure = { ...lineGone, ...{ code: 'UNKNOWN' } }

  it('is told apart: others have changed its line, or its line is gone', () => {
    const failures = [overtaken, lineGone, refusedOtherwise, lost]
    expect(failures.map(isByOthersChange)).toEqual([true, false, false, false])
    expect(failures.map(isKnownGone)).toEqual([false, true, false, false])
    expect([overtaken, lineGone]).toMatchObject([
      { service: 'cart', status: 409, code: 'LINE_CHANGED', details: [] },
      { service: 'cart', status: 404, code: 'LINE_GONE', details: [] },
    ])
  })
})

describe('a change whose answer was lost', () => {
  it('is a label or a delivery, of a line that was there, and of all its lines', () => {
    const isMade = ({ state }: Ran, ...lines: readonly CartLine[]) =>
      state.tag === 'InContext' && isMadeAlready(state, commandId('e1'), aCart(lines))
    const [second, labelled] = [
      aLine({ articleNumber: articleNumber('999') }),
      aLine({ articleNumber: articleNumber('999'), label: 'Kök' }),
    ]
    const both = after(confirmed([line, second]), {
      ...{ type: 'ChangeLabel', lines: [key, second.key], label: 'Kök' },
    } as const)
    const moved = { ...labelled, cartItemId: second.cartItemId }
    expect(isMade(both, withLine({ label: 'Kök' }), moved)).toBe(true)
    expect(isMade(both, withLine({ label: 'Kök' }), second)).toBe(false)
    expect(isMade(both, withLine({ label: 'Kök' }))).toBe(false)
    const move = made(edits['move'] ?? expect.fail('move'))
    expect(isMade(move, withLine({ deliveryId: 'EXH' }))).toBe(true)
    expect(isMade(move, withLine({ deliveryId: 'XXX' }))).toBe(false)
    expect(isMade(move, line)).toBe(false)
    expect(isMade(made(quantityOf(15)), withLine({ quantity: many(15) }))).toBe(false)
    const { state } = both
    if (state.tag !== 'InContext') throw new Error('there is a cart')
    expect(isMadeAlready(state, commandId('e9'), aCart([withLine({ label: 'Kök' })]))).toBe(false)
    expect(isMadeAlready({ ...state, editedLines: [] }, commandId('e1'), aCart([moved]))).toBe(false)
  })

  it('is known by its line', () => {
    const ran = made({ type: 'ChangeLabel', lines: [key], label: 'Kök' })
    const isMade = (label: string) =>
      ran.state.tag === 'InContext' && isMadeAlready(ran.state, commandId('e1'), aCart([withLine({ label })]))
    expect([isMade('Kök'), isMade(''), isMade('Hall')]).toEqual([true, false, false])
  })
})

describe('edited lines', () => {
  it('are known while an edit of them is not settled', () => {
    const pending = made({ type: 'ChangeQuantity', line: key, quantity: 15 })
    const settled = after(pending, { type: 'ReplaceEdits', edits: [commandId('e1')] })
    const linesOf = ({ state }: Ran) => (state.tag === 'InContext' ? state.editedLines : [])
    expect(linesOf(pending)).toEqual([{ line: key, item: line.cartItemId, quantity: 10 }])
    expect(linesOf(settled)).toEqual([])
  })
})

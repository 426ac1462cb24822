import { describe, expect, it } from 'vitest'
import { articleNumber, cartId, commandId } from '#domain/kernel/ids'
import { aCart, aContext, aLine, noPlaces } from '../given'
import { adopt, after, changes, confirm, confirmed, keyOf, newLine, nothingYet, refuse, seen, step } from './given-cart'

const [a, b] = ['1000001', '1000002'] as const
const line = (article: string, quantity: number) => aLine({ articleNumber: articleNumber(article), quantity })
const change = (article: string, quantity: number) =>
  ({ type: 'ChangeQuantity', line: keyOf(article), quantity }) as const
const hold = (...edits: readonly string[]) => ({ type: 'HoldEdits', edits: edits.map(commandId) }) as const
const sendHeld = (...edits: readonly string[]) => ({ type: 'SendHeldEdits', edits: edits.map(commandId) }) as const
const discard = (...edits: readonly string[]) => ({ type: 'DiscardHeldEdits', edits: edits.map(commandId) }) as const

describe('edits that are held until the user has said what to do with them', () => {
  const two = after(confirmed([line(a, 1), line(b, 1)]), change(a, 5), change(b, 6))
  const held = step({ ...two, effects: [] }, hold('e1', 'e2'), 'h')

  it('are not shown, and nothing is asked for them', () => {
    expect(seen(held).map(([, quantity]) => quantity)).toEqual([1, 1])
    expect(held.state).toMatchObject({ pending: [], held: [{ id: 'e1' }, { id: 'e2' }] })
    expect(held.effects).toEqual([])
  })

  it('are shown and called again where they are sent, and only those', () => {
    const sent = step(held, sendHeld('e2', 'e9'), 's')
    expect(seen(sent).map(([, quantity]) => quantity)).toEqual([1, 6])
    expect(sent.state).toMatchObject({ pending: [{ id: 'e2' }], held: [{ id: 'e1' }] })
    expect(sent.effects).toEqual([
      expect.objectContaining({ type: 'UpdateItem', edit: 'e2', line: keyOf(b), quantity: 6 }),
    ])
  })

  it('are gone where they are discarded; what is not held is left alone', () => {
    const discarded = step(held, discard('e1', 'e9'), 'd')
    expect(discarded.state).toMatchObject({ pending: [], held: [{ id: 'e2' }] })
    expect(discarded.events.at(-1)).toEqual({ type: 'HeldEditsDiscarded', edits: ['e1', 'e9'] })
    expect(discarded.effects).toEqual([])
    expect(step(held, discard('e9'), 'd').events).toEqual(held.events)
    expect(step(held, sendHeld('e9'), 's').events).toEqual(held.events)
    expect(step(nothingYet, discard('e1'), 'd').events).toEqual([])
    expect(step(nothingYet, sendHeld('e1'), 's').events).toEqual([])
  })

  it('are refused where their line has gone meanwhile, and the others are sent', () => {
    const gone = step(held, adopt(aCart([line(b, 1)], { version: 4 }), 1), 'f')
    const sent = step({ ...gone, events: [] }, sendHeld('e1', 'e2'), 's')
    expect(sent.events).toEqual([
      { type: 'HeldEditsSent', edits: ['e1', 'e2'] },
      expect.objectContaining({ type: 'EditsRefused', edits: ['e1'] }),
    ])
    expect(sent.state).toMatchObject({ pending: [{ id: 'e2' }], held: [], refused: [{ id: 'e1' }] })
    // The one that is not sent is not judged.
    expect(step({ ...gone, events: [] }, sendHeld('e2'), 's').events).toEqual([
      { type: 'HeldEditsSent', edits: ['e2'] },
    ])
  })

  it('find the line that a held add before them makes', () => {
    const added = after(confirmed([]), { type: 'AddLines', from: 'hand', lines: [newLine(a, 1)] }, change(a, 3))
    const both = step(step(added, hold('e1', 'e2'), 'h'), sendHeld('e1', 'e2'), 's')
    expect(both.state).toMatchObject({ pending: [{ id: 'e1' }, { id: 'e2' }], held: [], refused: [] })
    const alone = step(step(added, hold('e1', 'e2'), 'h'), sendHeld('e2'), 's')
    expect(alone.state).toMatchObject({ held: [{ id: 'e1' }], refused: [{ id: 'e2' }] })
  })
})

describe('the call of an add', () => {
  const cart = confirmed([])
  const added = (from: 'hand' | 'file', ...deliveries: readonly ('DBI' | 'EXH')[]) =>
    step(
      cart,
      {
        type: 'AddLines',
        from,
        lines: deliveries.map((deliveryId, index) => newLine(index === 0 ? a : b, 2, { deliveryId })),
      },
      'e1',
    ).effects

  it('[CART-02] is an upload for the rows of a file that go to one delivery', () => {
    expect(added('file', 'DBI', 'DBI')).toEqual([
      {
        ...{ type: 'UploadItems', edit: 'e1', deliveryId: 'DBI' },
        rows: [a, b].map((number) => ({ articleNumber: number, quantity: 2, label: '' })),
      },
    ])
  })

  it('[CART-02] is an add for rows that go to several, and for what was chosen by hand', () => {
    const items = [
      { articleNumber: a, quantity: 2, deliveryId: 'DBI', label: '' },
      { articleNumber: b, quantity: 2, deliveryId: 'EXH', label: '' },
    ]
    expect(added('file', 'DBI', 'EXH')).toEqual([{ type: 'AddItems', edit: 'e1', items }])
    expect(added('hand', 'DBI', 'EXH')).toEqual([{ type: 'AddItems', edit: 'e1', items }])
    expect(added('hand', 'DBI')).toEqual([{ type: 'AddItems', edit: 'e1', items: items.slice(0, 1) }])
  })
})

describe('a cart that comes along', () => {
  it('[CART-50] is asked for by its id, also into a cart that looks as it would after it', () => {
    const source = cartId('cart-9')
    const moved = step(confirmed([line(a, 1)]), { type: 'TransferCart', source }, 'e1')
    expect(moved.effects).toEqual([{ type: 'TransferItems', edit: 'e1', source }])
    expect(step(confirmed([]), { type: 'DeleteCart' }, 'e1').effects).toEqual([
      expect.objectContaining({ type: 'SetStatus', edit: 'e1' }),
    ])
  })
})

describe('a fetch that fails', () => {
  it('is noted and leaves the cart as it is; before a customer is entered there is nothing to note', () => {
    const failure = { tag: 'Lost', service: 'cart', status: undefined } as const
    const failed = step(confirmed([line(a, 1)]), { type: 'FailFetch', failure }, 'f')
    expect(failed.events).toEqual([{ type: 'CartFetchFailed', failure }])
    expect(failed.effects).toEqual([])
    expect(seen(failed)).toEqual([[keyOf(a), 1]])
    expect(step(nothingYet, { type: 'FailFetch', failure }, 'f').events).toEqual([])
  })

  it('of which deliveries are in the order is not asked again before there is a cart', () => {
    const entered = step(nothingYet, { type: 'EnterContext', context: aContext, places: noPlaces }, 'x')
    expect(step({ ...entered, events: [] }, { type: 'AskDeliveriesInOrder' }, 'q').events).toEqual([])
    expect(step(nothingYet, { type: 'AskDeliveriesInOrder' }, 'q').events).toEqual([])
    const asked = step(confirmed([line(a, 1)]), { type: 'AskDeliveriesInOrder' }, 'q')
    expect(asked.effects).toEqual([{ type: 'FetchDeliveriesInOrder', context: aContext }])
  })
})

describe('settled edits', () => {
  it('are the ones that are named: the others stay pending', () => {
    const two = after(confirmed([line(a, 1), line(b, 1)]), change(a, 5), change(b, 6))
    expect(step(two, refuse('e1', 'e9'), 'r').state).toMatchObject({ pending: [{ id: 'e2' }], refused: [{ id: 'e1' }] })
    const confirmedOne = step(two, confirm(['e1'], changes(2, [line(a, 5)])), 'c')
    expect(confirmedOne.state).toMatchObject({ pending: [{ id: 'e2' }] })
    // An answer of another cart says nothing of this one but that it is behind.
    const other = step(two, confirm(['e1'], changes(2, [line(a, 5)], { cartId: cartId('cart-9') })), 'c')
    expect(other.state).toMatchObject({ pending: [{ id: 'e2' }], isBehind: true, confirmed: { version: 1 } })
  })
})

import { describe, expect, it } from 'vitest'
import { articleNumber, cartId, cartItemId, commandId, userId } from '#domain/kernel/ids'
import { cartDecider } from '#domain/cart/decider'
import { aCart, aContext, aLine, noPlaces, stamp, many } from '../given'
import {
  adopt,
  after,
  changes,
  confirm,
  confirmed,
  keyOf,
  linesOf,
  newLine,
  nothingYet,
  refuse,
  seen,
  step,
  type Ran,
  viewOf,
} from './given-cart'

const [a, b, c] = ['1000001', '1000002', '1000003'] as const
const line = (article: string, quantity: number, label = '') =>
  aLine({ articleNumber: articleNumber(article), quantity, label })
const change = (article: string, quantity: number) =>
  ({ type: 'ChangeQuantity', line: keyOf(article), quantity }) as const

describe('three edits on their way', () => {
  const three = after(confirmed([line(a, 1), line(b, 1), line(c, 1)]), change(a, 11), change(b, 12), change(c, 13))

  it('leave the other two as they look when one is confirmed', () => {
    const settled = step(three, confirm(['e1'], changes(2, [line(a, 11)])), 's1')
    expect(linesOf(settled).slice(1)).toEqual(linesOf(three).slice(1))
    expect(linesOf(settled)[0]).toMatchObject({ pending: false, line: { quantity: 11 } })
  })

  it('leave the other two as they look when one is refused', () => {
    const settled = step(three, refuse('e2'), 's1')
    expect(seen(settled)).toEqual([
      [keyOf(a), 11],
      [keyOf(b), 1],
      [keyOf(c), 13],
    ])
    expect(settled.state).toMatchObject({
      refused: [{ id: 'e2', edit: change(b, 12), failure: { status: 422 } }],
    })
  })

  it('stay when another tab enters the same context without knowing of this one', () => {
    const entered = cartDecider.evolve(three.state, {
      type: 'ContextEntered',
      context: aContext,
      places: noPlaces,
      at: stamp('x').at,
    })
    expect(entered).toEqual(three.state)
  })

  it('stay on top of a cart that is fetched meanwhile', () => {
    const adopted = step(three, adopt(aCart([line(a, 5), line(b, 5), line(c, 5)], { version: 7 }), 1), 's1')
    expect(seen(adopted)).toEqual(seen(three))
  })

  const fetches = (ran: Ran) => ran.effects.filter(({ type }) => type === 'FetchCart')

  it('[CART-51] have the cart fetched again when one was refused and the last one has settled, and not before', () => {
    const two = step(step(three, confirm(['e1'], changes(2, [line(a, 11)])), 's1'), refuse('e2'), 's2')
    expect(fetches(two)).toEqual([])
    const all = step(two, confirm(['e3'], changes(3, [line(c, 13)])), 's3')
    expect(fetches(all)).toEqual([{ type: 'FetchCart', context: aContext, places: noPlaces, known: 3 }])
  })

  it('[CART-51] need no fetch when each answer follows the one before: it tells all that has changed', () => {
    const all = ['e1', 'e2', 'e3'].reduce(
      (ran, edit, index) =>
        step(ran, confirm([edit], changes(index + 2, [line([a, b, c][index] ?? a, 11 + index)])), `s${index}`),
      three,
    )
    expect(fetches(all)).toEqual([])
    expect(seen(all)).toEqual([
      [keyOf(a), 11],
      [keyOf(b), 12],
      [keyOf(c), 13],
    ])
  })

  it('[CART-51] have the cart fetched again when an answer tells that others have changed it too', () => {
    const two = step(step(three, confirm(['e1'], changes(4, [line(a, 11)])), 's1'), refuse('e2'), 's2')
    const all = step(two, confirm(['e3'], changes(5, [line(c, 13)])), 's3')
    expect(fetches(all)).toHaveLength(1)
  })

  it('[CART-51] have the cart fetched again by a service that does not count versions', () => {
    const edited = after(confirmed([line(a, 1)], { version: 0 }), change(a, 2))
    expect(fetches(step(edited, confirm(['e1'], changes(0, [line(a, 2)])), 's'))).toHaveLength(1)
  })

  it('[CART-51] are done with where a newer one was answered first, and the cart is fetched: their call may have reached it', () => {
    const edited = after(confirmed([line(a, 1)]), change(a, 2))
    const replaced = step(edited, { type: 'ReplaceEdits', edits: [commandId('e1')] }, 's1')

    expect(replaced.state).toMatchObject({ pending: [], refused: [] })
    expect(seen(replaced)).toEqual([[keyOf(a), 1]])
    expect(replaced.effects.at(-1)?.type).toBe('FetchCart')
  })

  it('settle together when a newer one replaced the others', () => {
    const thrice = after(confirmed([line(a, 1)]), change(a, 2), change(a, 3), change(a, 4))
    const settled = step(thrice, confirm(['e1', 'e2', 'e3'], changes(2, [line(a, 4)])), 's1')
    expect(settled.state).toMatchObject({ pending: [] })
    expect(seen(settled)).toEqual([[keyOf(a), 4]])
  })
})

describe('an edit whose line has gone', () => {
  it('does nothing to what the user sees, and does not stop the others', () => {
    const edited = after(confirmed([line(a, 1), line(b, 1)]), change(a, 5), change(b, 6))
    const gone = step(edited, adopt(aCart([line(b, 1)], { version: 2 }), 1), 's1')
    expect(seen(gone)).toEqual([[keyOf(b), 6]])
  })
})

describe('the answer of a cart call', () => {
  it('replaces lines by their id where they stand, and drops those that are gone', () => {
    const renamed = { ...line(a, 9, 'Plan 2'), cartItemId: line(a, 1).cartItemId }
    const gone = cartItemId(`item ${keyOf(b)}`)
    const ran = step(
      confirmed([line(a, 1), line(b, 1), line(c, 1)]),
      confirm(['x'], changes(2, [renamed], { removed: [gone] })),
      's',
    )
    expect(seen(ran)).toEqual([
      [keyOf(a, 'DBI', 'Plan 2'), 9],
      [keyOf(c), 1],
    ])
  })

  it('lets two lines take over each other’s label', () => {
    const one = line(a, 1, 'x')
    const two = line(a, 2, 'y')
    const swapped = [
      { ...two, cartItemId: one.cartItemId, quantity: many(1) },
      { ...one, cartItemId: two.cartItemId, quantity: many(2) },
    ]
    const ran = step(confirmed([one, two]), confirm(['e'], changes(2, swapped)), 's')
    expect(seen(ran)).toEqual([
      [two.key, 1],
      [one.key, 2],
    ])
  })

  it('keeps what is known of the article when the answer leaves it out', () => {
    const ran = step(confirmed([line(a, 1)]), confirm(['e'], changes(2, [{ ...line(a, 3), article: undefined }])), 's')
    expect(linesOf(ran)[0]).toMatchObject({ total: 300 })
  })

  it('is not taken when it is older than the cart, or about another cart', () => {
    const cart = confirmed([line(a, 5)], { version: 9 })
    expect(seen(step(cart, confirm(['e'], changes(8, [line(a, 1)])), 's'))).toEqual([[keyOf(a), 5]])
    const other = changes(10, [line(a, 1)], { cartId: cartId('cart-2') })
    expect(seen(step(cart, confirm(['e'], other), 's'))).toEqual([[keyOf(a), 5]])
  })

  it('is taken when it is as old as the cart', () => {
    const ran = step(confirmed([line(a, 5)], { version: 9 }), confirm(['e'], changes(9, [line(a, 6)])), 's')
    expect(seen(ran)).toEqual([[keyOf(a), 6]])
  })

  it('settles its edit even when it is too old', () => {
    const edited = after(confirmed([line(a, 5)], { version: 9 }), change(a, 6))
    expect(step(edited, confirm(['e1'], changes(8, [line(a, 6)])), 's').state).toMatchObject({ pending: [] })
  })
})

describe('a fetched cart', () => {
  it('is not taken when it is older than the confirmed one, and is when it is another cart', () => {
    const cart = confirmed([line(a, 5)], { version: 9 })
    expect(seen(step(cart, adopt(aCart([line(a, 1)], { version: 8 }), 9), 's'))).toEqual([[keyOf(a), 5]])
    const next = aCart([], { version: 1, cartId: cartId('cart-2') })
    expect(seen(step(cart, adopt(next, 9), 's'))).toEqual([])
  })

  it('leaves lines that are as before the same objects, and changes the others', () => {
    const cart = confirmed([line(a, 5), line(b, 5)], { version: 1 })
    const before = cart.state.tag === 'InContext' ? cart.state.confirmed : undefined
    const fetched = aCart(structuredClone([line(a, 5), line(b, 6)]), { version: 2 })
    const { state } = step(cart, adopt(fetched, 1), 's')
    const lines = state.tag === 'InContext' ? state.confirmed?.lines : undefined
    expect(lines?.[0]).toBe(before?.lines[0])
    expect(lines?.[1]).toEqual(line(b, 6))
    expect(lines?.[1]?.article).toBe(before?.lines[1]?.article)
  })

  it('lies in its event as what differs from the confirmed one', () => {
    const cart = confirmed([line(a, 5), line(b, 5), line(c, 5)], { version: 1 })
    const fetched = aCart([line(c, 5), line(a, 6)], { version: 2 })
    const { events } = step(cart, adopt(fetched, 1), 's')
    expect(events).toMatchObject([
      {
        type: 'CartSynchronised',
        difference: {
          from: 1,
          version: 2,
          head: undefined,
          lines: [{ key: keyOf(a), quantity: 6, article: undefined }],
          removed: [line(b, 5).cartItemId],
          order: undefined,
        },
      },
    ])
  })

  it('that has lost an article says so', () => {
    const lost = aCart([{ ...line(a, 5), article: undefined }], { version: 2 })
    const ran = step(confirmed([line(a, 5)]), adopt(lost, 1), 's')
    expect(linesOf(ran)).toMatchObject([{ actions: [{ tag: 'MissingVariant' }] }])
  })

  it('that another tab found against another version is fetched anew instead of laid on', () => {
    const known = confirmed([line(a, 5)], { version: 1 })
    const found = step(confirmed([line(a, 5)], { version: 3 }), adopt(aCart([], { version: 4 }), 3), 's')
    const state = found.events.reduce(cartDecider.evolve, known.state)
    expect(state).toMatchObject({ confirmed: { version: 1 }, isBehind: true })
  })

  it.each([undefined, 1])('is whole for a tab that asked upon version %s, not the confirmed one', (known) => {
    const cart = confirmed([line(a, 5)], { version: 3 })
    const whole = aCart([line(a, 5), line(b, 2)], { version: 4 })

    const found = step(cart, adopt(whole, known), 's')

    const begun = step(nothingYet, { type: 'EnterContext', context: aContext, places: noPlaces }, 's').state
    expect(seen({ ...found, state: found.events.reduce(cartDecider.evolve, begun) })).toEqual(seen(found))
    expect(seen(found)).toHaveLength(2)
  })

  it('that is older than the confirmed one is still for a tab that has none', () => {
    const cart = confirmed([line(a, 5)], { version: 3 })

    const found = step(cart, adopt(aCart([line(a, 1)], { version: 2 })), 's')

    const begun = step(nothingYet, { type: 'EnterContext', context: aContext, places: noPlaces }, 's').state
    expect(seen({ ...found, state: found.events.reduce(cartDecider.evolve, begun) })).toEqual([[keyOf(a), 1]])
    expect(found.state).toEqual(cart.state)
  })
})

describe('a context', () => {
  it('is entered with an empty cart that is fetched', () => {
    const ran = step(nothingYet, { type: 'EnterContext', context: aContext, places: noPlaces }, 's')
    expect(ran.effects).toEqual([{ type: 'FetchCart', context: aContext, places: noPlaces, known: undefined }])
    expect(viewOf(ran)).toMatchObject({ loaded: false, lineCount: 0 })
  })

  it('that is entered again keeps what is on its way there', () => {
    const edited = after(confirmed([line(a, 1)]), change(a, 2))
    const again = step(edited, { type: 'EnterContext', context: aContext, places: noPlaces }, 's')
    expect(seen(again)).toEqual(seen(edited))
    expect(again.effects.at(-1)).toEqual({ type: 'FetchCart', context: aContext, places: noPlaces, known: 1 })
  })

  it('that is another one starts afresh', () => {
    const other = { ...aContext, userId: userId('u2') }
    const ran = step(
      after(confirmed([line(a, 1)]), change(a, 2)),
      { type: 'EnterContext', context: other, places: noPlaces },
      's',
    )
    expect(ran.state).toMatchObject({ context: other, confirmed: undefined, pending: [] })
  })

  it('[CART-22] that is left takes the loaded cart with it', () => {
    const left = step(confirmed([line(a, 1)]), { type: 'LeaveContext' }, 's')
    expect(viewOf(confirmed([line(a, 1)])).loaded).toBe(true)
    expect(viewOf(left)).toEqual({
      cartId: undefined,
      loaded: false,
      lineCount: 0,
      groups: [],
      total: 0,
      totalInOrder: 0,
      blocking: [],
    })
  })

  it('takes nothing that comes after it was left', () => {
    const left = step(confirmed([line(a, 1)]), { type: 'LeaveContext' }, 's')
    for (const body of [
      confirm(['e1'], changes(2, [line(a, 5)])),
      refuse('e1'),
      adopt(aCart([line(a, 5)])),
      { type: 'RefreshCart', places: noPlaces },
      { type: 'LeaveContext' },
    ] as const) {
      expect(step(left, body, 's2')).toEqual(left)
    }
    expect(after(left, { type: 'AddLines', from: 'hand', lines: [newLine(a, 1)] }).refusals).toEqual([
      { tag: 'NotLoggedIn' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { cartDecider } from '#domain/cart/decider'
import { summariseCart } from '#domain/cart/evolve'
import { linesToRestore } from '#domain/cart/line-order'
import { articleNumber, cartItemId } from '#domain/kernel/ids'
import { aCart, aLine } from '../given'
import { adopt, after, changes, confirm, confirmed, keyOf, type Ran, refuse, seen, step, viewOf } from './given-cart'

const [a, b, c, d] = ['1000001', '1000002', '1000003', '1000004'] as const
const line = (article: string, quantity = 1) => aLine({ articleNumber: articleNumber(article), quantity })
/** The same article as the service adds it anew: under another id. */
const added = (article: string, quantity = 1) => ({
  ...line(article, quantity),
  cartItemId: cartItemId(`again-${article}`),
})
const order = (ran: Ran) => seen(ran).map(([key]) => key)
const keys = (...articles: readonly string[]) => articles.map((article) => keyOf(article))

const three = confirmed([line(a), line(b), line(c)], { version: 1 })

/** The cart without the articles, confirmed, and their undo requested. */
const undone = (cart: Ran, ...articles: readonly string[]): Ran => {
  const lines = articles.map((article) => line(article))
  const restored = linesToRestore(viewOf(cart), lines)
  const removed = lines.flatMap((one) => one.cartItemId ?? [])
  return after(cart, { type: 'RemoveLines', lines: keys(...articles) }, confirm(['e1'], changes(2, [], { removed })), {
    type: 'AddLines',
    from: 'hand',
    lines: restored,
  })
}

describe('a removed line that is restored', () => {
  it('is back in its place while the service has not answered', () => {
    expect(order(undone(three, b))).toEqual(keys(a, b, c))
    expect(order(undone(three, a))).toEqual(keys(a, b, c))
    expect(order(undone(three, c))).toEqual(keys(a, b, c))
  })

  it('comes back in its place together with its neighbours', () => {
    const four = confirmed([line(a), line(b), line(c), line(d)], { version: 1 })
    expect(order(undone(four, b, c))).toEqual(keys(a, b, c, d))
    expect(order(undone(four, d, a))).toEqual(keys(a, b, c, d))
  })

  it('stays there when the service has added it last', () => {
    const ran = step(undone(three, b), confirm(['e3'], changes(3, [added(b)])), 'answer')
    expect(order(ran)).toEqual(keys(a, b, c))
    const again = step(ran, adopt(aCart([line(a), line(c), added(b)], { version: 3 }), 3), 'fetch')
    expect(order(again)).toEqual(keys(a, b, c))
  })

  it('stays there when a fetched cart has it before its own answer', () => {
    const ran = step(undone(three, b), adopt(aCart([line(a), line(c), added(b)], { version: 3 }), 2), 'fetch')
    const settled = step(ran, confirm(['e3'], changes(3, [added(b)])), 'answer')
    expect(order(settled)).toEqual(keys(a, b, c))
  })

  it('stays there in a log that was cut, and for a tab that reads the events', () => {
    const ran = step(undone(three, b), confirm(['e3'], changes(3, [added(b)])), 'answer')
    const cut = cartDecider.evolve(cartDecider.initial, summariseCart(ran.state))
    expect(order({ ...ran, state: cut })).toEqual(keys(a, b, c))
    expect(ran.events.reduce(cartDecider.evolve, three.state)).toEqual(ran.state)
  })

  it('is last where the line after it has gone too', () => {
    const ran = undone(confirmed([line(a), line(b), line(c), line(d)], { version: 1 }), b)
    const gone = changes(3, [], { removed: [line(c).cartItemId ?? cartItemId('')] })
    const without = after(ran, { type: 'RemoveLines', lines: keys(c) }, confirm(['e1'], gone))
    expect(order(step(without, confirm(['e3'], changes(4, [added(b)])), 'answer'))).toEqual(keys(a, d, b))
  })

  it('leaves the others in their order when it is refused', () => {
    expect(order(step(undone(three, b), refuse('e3'), 'answer'))).toEqual(keys(a, c))
  })

  it('raises a line that has been added again meanwhile, where that line is', () => {
    const meanwhile = step(
      undone(three, b),
      adopt(aCart([line(a), line(c), added(b, 4), line(d)], { version: 4 }), 2),
      's',
    )
    expect(seen(meanwhile)).toContainEqual([keyOf(b), 5])
  })
})

describe('lines of a fetched cart', () => {
  it('keep the order in which they are seen, with new ones last', () => {
    const fetched = aCart([line(d), line(c), line(a)], { version: 2 })
    expect(order(step(three, adopt(fetched, 1), 'fetch'))).toEqual(keys(a, c, d))
  })
})

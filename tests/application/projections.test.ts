import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CartLine, CartState } from '#domain/cart/cart'
import { cartView, type CartView } from '#domain/cart/cart-view'
import { articleNumber } from '#domain/kernel/ids'
import { cartLines } from '#application/projections/cart-lines'
import { derivedProjection, writableProjection } from '#application/projections/writable-projection'
import { aCart, aContext, aLine, allTerms, many } from '../domain/given'

const viewOf = (lines: readonly CartLine[]): CartView => {
  const state: CartState = {
    tag: 'InContext',
    context: aContext,
    confirmed: aCart(lines),
    pending: [],
    places: { deliveryOptions: {}, locationId: undefined },
    isBehind: false,
    refused: [],
  }
  return cartView(state, allTerms)
}

const lines = ['1', '2', '3'].map((article) => aLine({ articleNumber: articleNumber(article) }))
const keyAt = (index: number) => {
  const line = lines[index]
  if (line === undefined) throw new Error(`there is no line ${index}`)
  return line.key
}
const withQuantity = (index: number, quantity: number): readonly CartLine[] =>
  lines.map((line, place) => (place === index ? { ...line, quantity: many(quantity) } : line))

const counting = () => {
  let count = 0
  return { listener: () => void (count += 1), count: () => count }
}

describe('the lines of a cart', () => {
  it('tell only the listeners of a line that changed', () => {
    const cart = writableProjection(viewOf(lines))
    const line = cartLines(cart)
    const heard = lines.map(() => counting())
    heard.forEach(({ listener }, index) => line(keyAt(index)).subscribe(listener))

    cart.set(viewOf(withQuantity(1, 8)))

    expect(heard.map(({ count }) => count())).toEqual([0, 1, 0])
    expect(line(keyAt(1)).get()?.line.quantity).toBe(8)
  })

  it('keep the very object of a line that has not changed', () => {
    const cart = writableProjection(viewOf(lines))
    const line = cartLines(cart)
    const before = lines.map(({ key }) => line(key).get())

    cart.set(viewOf(withQuantity(1, 8)))
    const after = lines.map(({ key }) => line(key).get())

    expect(after.map((view, index) => view === before[index])).toEqual([true, false, true])
  })

  it('tell of a line that goes and of one that comes', () => {
    const cart = writableProjection(viewOf(lines.slice(0, 2)))
    const line = cartLines(cart)
    const heard = lines.map(() => counting())
    heard.forEach(({ listener }, index) => line(keyAt(index)).subscribe(listener))

    cart.set(viewOf(lines.slice(1)))

    expect(heard.map(({ count }) => count())).toEqual([1, 0, 1])
    expect(lines.map(({ key }) => line(key).get()?.line.articleNumber)).toEqual([undefined, '2', '3'])
  })

  it('see what changed while nobody listened', () => {
    const cart = writableProjection(viewOf(lines))
    const line = cartLines(cart)
    line(keyAt(0)).subscribe(() => undefined)()
    cart.set(viewOf(withQuantity(0, 5)))

    const heard = counting()
    line(keyAt(0)).subscribe(heard.listener)
    expect(line(keyAt(0)).get()?.line.quantity).toBe(5)
    cart.set(viewOf(withQuantity(0, 6)))

    expect(heard.count()).toBe(1)
  })

  it('are one projection a key, so that a view may ask for it again and again', () => {
    const line = cartLines(writableProjection(viewOf(lines)))

    expect(line(keyAt(0))).toBe(line(keyAt(0)))
  })

  it('stop watching the cart with the last listener', () => {
    const cart = writableProjection(viewOf(lines))
    let watching = 0
    const line = cartLines({
      get: cart.get,
      subscribe: (listener) => {
        watching += 1
        const stop = cart.subscribe(listener)
        return () => {
          watching -= 1
          stop()
        }
      },
    })

    const stops = [0, 1, 1].map((index) => line(keyAt(index)).subscribe(() => undefined))
    expect(watching).toBe(1)
    stops.forEach((stop) => stop())

    expect(watching).toBe(0)
  })

  test.prop([fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 3 })), { maxLength: 20 })])(
    'always are what the cart shows, and tell each listener exactly of its own changes',
    (changes) => {
      const cart = writableProjection(viewOf(lines))
      const line = cartLines(cart)
      const heard = lines.map(() => counting())
      heard.forEach(({ listener }, index) => line(keyAt(index)).subscribe(listener))
      const expected = lines.map(() => 0)
      let now: readonly CartLine[] = lines

      for (const [index, quantity] of changes) {
        if (now[index]?.quantity !== quantity) expected[index] = (expected[index] ?? 0) + 1
        now = now.map((one, place) =>
          place === index && one.quantity !== quantity ? { ...one, quantity: many(quantity) } : one,
        )
        cart.set(viewOf(now))
      }

      expect(lines.map(({ key }) => line(key).get()?.line.quantity)).toEqual(now.map(({ quantity }) => quantity))
      expect(heard.map(({ count }) => count())).toEqual(expected)
    },
  )
})

describe('a projection that is told its value', () => {
  it('answers it at once, and tells of it once', () => {
    const number = writableProjection(1)
    const heard = counting()
    number.subscribe(heard.listener)

    number.set(2)
    number.set(2)
    number.update((value) => value + 1)

    expect(number.get()).toBe(3)
    expect(heard.count()).toBe(2)
  })

  it('tells nobody who has stopped listening', () => {
    const number = writableProjection(1)
    const heard = counting()
    number.subscribe(heard.listener)()

    number.set(2)

    expect(heard.count()).toBe(0)
  })

  it('lets every listener see the same last value when one of them changes it', () => {
    const number = writableProjection(0)
    const seen: number[] = []
    number.subscribe(() => {
      if (number.get() === 1) number.set(2)
    })
    number.subscribe(() => seen.push(number.get()))

    number.set(1)

    expect(seen.at(-1)).toBe(2)
  })
})

describe('a projection derived from another', () => {
  it('is computed once a change, however often it is asked', () => {
    const source = writableProjection({ n: 1 })
    let computed = 0
    const derived = derivedProjection(source, ({ n }) => {
      computed += 1
      return { twice: n * 2 }
    })

    expect(derived.get()).toBe(derived.get())
    source.set({ n: 2 })

    expect([derived.get().twice, derived.get().twice]).toEqual([4, 4])
    expect(computed).toBe(2)
  })

  it('tells only when what it makes of the source differs', () => {
    const source = writableProjection(1)
    const isEven = derivedProjection(source, (n) => n % 2 === 0)
    const heard = counting()
    isEven.subscribe(heard.listener)

    source.set(3)
    source.set(4)
    source.set(6)

    expect(heard.count()).toBe(1)
    expect(isEven.get()).toBe(true)
  })
})

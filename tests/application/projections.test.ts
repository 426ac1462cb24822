import { fc, test } from '@fast-check/vitest'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import type { Cart, CartLine, CartState } from '#domain/cart/cart'
import { cartView, type CartView } from '#domain/cart/cart-view'
import { cartDecider } from '#domain/cart/decider'
import { articleNumber, commandId, instant } from '#domain/kernel/ids'
import { cartLines } from '#application/projections/cart-lines'
import { constant, followed, projectionOf, readModel } from '#application/projections/projection'
import { aCart, aLine, allTerms, many, settledCart } from '../domain/given'
import { variable } from '../support/variable'

const stateOf = (lines: readonly CartLine[]): CartState => settledCart(aCart(lines))

const viewOf = (lines: readonly CartLine[]): CartView => cartView(stateOf(lines), allTerms)

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
    const cart = variable(viewOf(lines))
    const line = cartLines(cart)
    const heard = lines.map(() => counting())
    heard.forEach(({ listener }, index) => line(keyAt(index)).subscribe(listener))

    cart.set(viewOf(withQuantity(1, 8)))

    expect(heard.map(({ count }) => count())).toEqual([0, 1, 0])
    expect(line(keyAt(1)).get()?.line.quantity).toBe(8)
  })

  it('keep the very object of a line that has not changed', () => {
    const cart = variable(viewOf(lines))
    const line = cartLines(cart)
    const before = lines.map(({ key }) => line(key).get())

    cart.set(viewOf(withQuantity(1, 8)))
    const after = lines.map(({ key }) => line(key).get())

    expect(after.map((view, index) => view === before[index])).toEqual([true, false, true])
  })

  it('stay the same objects over a fetch that changes nothing', () => {
    const fetched: Cart = aCart(lines, { version: 1 })
    const fetch = (state: CartState, version: number, found: readonly CartLine[]): CartState => {
      const cart = { ...fetched, version, lines: found.map((one) => ({ ...one })) }
      const command = {
        type: 'AdoptCart',
        cart,
        known: state.tag === 'InContext' ? state.confirmed?.version : undefined,
        id: commandId(`a${version}`),
        at: instant('2026-03-10T09:30:00Z'),
      } as const
      const events = cartDecider.decide(state, command)
      return E.isRight(events) ? events.right.reduce(cartDecider.evolve, state) : state
    }
    const first = fetch(stateOf([]), 2, lines)
    const cart = variable(cartView(first, allTerms))
    const line = cartLines(cart)
    const before = lines.map(({ key }) => line(key).get())

    cart.set(cartView(fetch(first, 3, withQuantity(1, 8)), allTerms))

    expect(before.every((view) => view !== undefined)).toBe(true)
    expect(lines.map(({ key }, index) => line(key).get() === before[index])).toEqual([true, false, true])
  })

  it('tell of a line that goes and of one that comes', () => {
    const cart = variable(viewOf(lines.slice(0, 2)))
    const line = cartLines(cart)
    const heard = lines.map(() => counting())
    heard.forEach(({ listener }, index) => line(keyAt(index)).subscribe(listener))

    cart.set(viewOf(lines.slice(1)))

    expect(heard.map(({ count }) => count())).toEqual([1, 0, 1])
    expect(lines.map(({ key }) => line(key).get()?.line.articleNumber)).toEqual([undefined, '2', '3'])
  })

  it('see what changed while nobody listened', () => {
    const cart = variable(viewOf(lines))
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
    const line = cartLines(variable(viewOf(lines)))

    expect(line(keyAt(0))).toBe(line(keyAt(0)))
  })

  it('stop watching the cart with the last listener', () => {
    const cart = variable(viewOf(lines))
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
      const cart = variable(viewOf(lines))
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

describe('a projection of a subject', () => {
  const given = <T>(initial: T) => {
    const subject = new BehaviorSubject(initial)
    return { subject, read: projectionOf(subject) }
  }

  it('answers its value at once, and tells of it once', () => {
    const { subject, read } = given(1)
    const heard = counting()
    read.subscribe(heard.listener)

    subject.next(2)
    subject.next(2)
    subject.next(3)

    expect(read.get()).toBe(3)
    expect(heard.count()).toBe(2)
  })

  it('tells nobody who has stopped listening', () => {
    const { subject, read } = given(1)
    const heard = counting()
    read.subscribe(heard.listener)()

    subject.next(2)

    expect(heard.count()).toBe(0)
  })

  it('lets every listener see the same last value when one of them changes it', () => {
    const { subject, read } = given(0)
    const seen: number[] = []
    read.subscribe(() => {
      if (read.get() === 1) subject.next(2)
    })
    read.subscribe(() => seen.push(read.get()))

    subject.next(1)

    expect(seen).toEqual([2])
  })
})

describe('a read model', () => {
  it('is computed once a change, however often it is asked and whoever watches', () => {
    const source = variable({ n: 1 })
    let computed = 0
    const twice = readModel({ source }, (now) => {
      computed += 1
      return { twice: now.source.n * 2 }
    })

    expect(twice.get()).toBe(twice.get())
    const stops = [1, 2].map(() => twice.subscribe(() => undefined))
    source.set({ n: 2 })
    stops.forEach((stop) => stop())

    expect([twice.get().twice, twice.get().twice]).toEqual([4, 4])
    expect(computed).toBe(2)
  })

  it('follows each of its inputs', () => {
    const [price, quantity] = [variable(10), variable(1)]
    const sum = readModel({ price, quantity }, (now) => now.price * now.quantity)
    const seen: number[] = []
    sum.subscribe(() => seen.push(sum.get()))

    quantity.set(3)
    price.set(20)

    expect(seen).toEqual([30, 60])
  })

  it('tells only when what it makes of its inputs differs', () => {
    const source = variable(1)
    const isEven = readModel({ source }, (now) => now.source % 2 === 0)
    const heard = counting()
    isEven.subscribe(heard.listener)

    source.set(3)
    source.set(4)
    source.set(6)

    expect(heard.count()).toBe(1)
    expect(isEven.get()).toBe(true)
  })

  it('keeps the very object that it made when the next one says the same', () => {
    const source = variable(1)
    const parity = readModel(
      { source },
      (now) => ({ isEven: now.source % 2 === 0 }),
      (before, now) => before.isEven === now.isEven,
    )
    const before = parity.get()

    source.set(3)

    expect(parity.get()).toBe(before)
    source.set(4)
    expect(parity.get()).toEqual({ isEven: true })
  })

  it('watches its inputs once, however many watch it', () => {
    const source = variable(1)
    let watching = 0
    const watched = {
      get: source.get,
      subscribe: (listener: () => void) => {
        watching += 1
        const stop = source.subscribe(listener)
        return () => {
          watching -= 1
          stop()
        }
      },
    }
    const twice = readModel({ watched }, (now) => now.watched * 2)

    const stops = [1, 2, 3].map(() => twice.subscribe(() => undefined))
    expect(watching).toBe(1)
    stops.forEach((stop) => stop())

    expect(watching).toBe(0)
  })

  it('never shows half a change, where one input is made of the other', () => {
    const quantity = variable(1)
    const twice = readModel({ quantity }, (now) => now.quantity * 2)
    const both = readModel({ quantity, twice }, (now) => now)
    const seen: unknown[] = []
    both.subscribe(() => seen.push(both.get()))

    quantity.set(2)

    expect(seen).toEqual([{ quantity: 2, twice: 4 }])
  })
})

describe('a projection that follows another', () => {
  it('is the one that is led to now, and tells of no other', () => {
    const [one, other] = [variable('one'), variable('other')]
    const isOther = variable(false)
    const present = followed(isOther, (is) => (is ? other : one))
    const seen: string[] = []
    present.subscribe(() => seen.push(present.get()))

    isOther.set(true)
    one.set('one again')
    other.set('other again')

    expect(seen).toEqual(['other', 'other again'])
  })

  it('may lead to what never changes', () => {
    const present = followed(variable(0), () => constant('none'))

    expect(present.get()).toBe('none')
  })
})

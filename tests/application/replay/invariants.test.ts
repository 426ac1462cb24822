import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cartDifference } from '#domain/cart/cart-difference'
import { lineKey } from '#domain/cart/line-key'
import type { SessionEvent } from '#domain/session/protocol'
import { articleNumber, cartItemId, commandId, customerId, instant, projectId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import type { StoredBatch } from '#application/log/record'
import { cartInvariants } from '#application/replay/cart-invariants'
import { checkoutInvariants } from '#application/replay/checkout-invariants'
import { logInvariants } from '#application/replay/log-invariants'
import { quoteInvariants } from '#application/replay/quote-invariants'
import { createReplay } from '#application/replay/replay'
import { sessionInvariants } from '#application/replay/session-invariants'
import { invariants, violationsOf } from '#application/replay/violations'
import {
  aCart,
  aCustomer,
  aLine,
  aLineArticle,
  aLocation,
  aPrice,
  aStock,
  at,
  someClaims,
  aUser,
  stamp,
} from '../../domain/given'
import { intent } from '../../domain/checkout/given-checkout'
import { lines } from '../../support/logged-values/values'
import { added, cartLog, checkoutLog, entered, fetched, sessionLog, stepOfEvent } from '../../support/planted-log'

interface Planted {
  readonly name: string
  readonly log: readonly StoredBatch[]
  /** The number of the event that breaks it, counted from 1. */
  readonly event: number
  readonly message: string
}

const two = [aLine(), aLine({ articleNumber: articleNumber('77') })]
const inFives = { article: aLineArticle({ stock: aStock([aLocation({ orderMultiple: 5 })]) }) }

const inCart: readonly Planted[] = [
  {
    name: 'no-line-vanishes',
    log: cartLog([
      entered,
      fetched(two),
      {
        type: 'CartSynchronised',
        // Names the first line alone, but its order has no place for the second.
        difference: {
          ...cartDifference(aCart(two), aCart(two.slice(0, 1), { version: 2 })),
          removed: [],
          order: [two[0]?.cartItemId ?? cartItemId('')],
        },
      },
    ]),
    event: 3,
    message: 'CartSynchronised takes the line 77|DBI| away',
  },
  {
    name: 'one-line-per-key',
    log: cartLog([entered, fetched([aLine(), aLine({ cartItemId: cartItemId('other') })])]),
    event: 2,
    message: 'the line 4208103|DBI| is there twice',
  },
  {
    name: 'quantity-is-positive',
    log: cartLog([entered, fetched([]), added('e1', '77', -2)]),
    event: 3,
    message: '-2 of 77 is asked for',
  },
  {
    name: 'quantity-on-order-multiple',
    log: cartLog([entered, fetched([]), added('e1', '77', 10, inFives), added('e2', '78', 3, inFives)]),
    event: 4,
    message: '3 of 78 is no whole number of multiples',
  },
  {
    name: 'quantity-on-order-multiple',
    log: cartLog([entered, fetched([aLine(inFives)]), added('e1', '4208103', 3, { article: undefined })]),
    event: 3,
    message: '3 of 4208103 is no whole number of multiples',
  },
  {
    name: 'quantity-on-order-multiple',
    log: cartLog([
      entered,
      fetched([aLine(inFives)]),
      {
        type: 'QuantityChangeRequested',
        ...stamp('e1'),
        line: lineKey(articleNumber('4208103'), 'DBI', ''),
        quantity: 7,
      },
    ]),
    event: 3,
    message: '7 of 4208103|DBI| is no whole number of 5',
  },
  {
    name: 'edit-pending-once',
    log: cartLog([entered, fetched([]), added('e1', '77', 1), added('e1', '77', 1)]),
    event: 4,
    message: 'pending are e1, e1',
  },
  {
    name: 'cart-version-grows',
    log: cartLog([
      entered,
      fetched(two, 5),
      {
        type: 'CartSynchronised',
        difference: { ...cartDifference(aCart(two, { version: 5 }), aCart(two, { version: 6 })), version: 4 },
      },
    ]),
    event: 3,
    message: 'version 5 becomes 4',
  },
]

const ordered = { type: 'OrderRequested', order: commandId('o1'), at, intent } as const

const inCheckout: readonly Planted[] = [
  {
    name: 'order-total-is-sum',
    log: checkoutLog([{ ...ordered, intent: { ...intent, freight: { DBI: money(49) } } }]),
    event: 1,
    message: 'the order is placed for 300, its lines and freight cost 349',
  },
]

const signedIn = {
  claims: someClaims({ customerId: customerId('104822') }),
  user: aUser(),
  customers: [aCustomer('104822')],
}
const context = {
  customerId: customerId('104822'),
  customerName: 'Kund',
  projectId: undefined,
  projectName: undefined,
  isSuspended: false,
}
const loggedIn: SessionEvent = { type: 'LoggedIn', signedIn, context, at }
const requested: SessionEvent = { type: 'LogInRequested', by: 'credentials', id: commandId('c') }

const inSession: readonly Planted[] = [
  {
    name: 'context-of-own-customers',
    log: sessionLog([requested, { ...loggedIn, signedIn: { ...signedIn, customers: [aCustomer('1')] } }]),
    event: 2,
    message: "the customer 104822 is none of the user's",
  },
  {
    name: 'context-of-own-customers',
    log: sessionLog([
      requested,
      {
        ...loggedIn,
        context: { ...context, projectId: projectId('p1') },
        signedIn: { ...signedIn, claims: { ...signedIn.claims, projectId: projectId('p1') } },
      },
    ]),
    event: 2,
    message: 'the project p1 is none of the customer 104822',
  },
  {
    name: 'token-of-context',
    log: sessionLog([
      requested,
      loggedIn,
      { type: 'ContextChanged', claims: signedIn.claims, context: { ...context, customerId: customerId('2') } },
    ]),
    event: 3,
    message: 'the user works for the customer 2, the token speaks for 104822',
  },
]

const firstStep = (found: ReturnType<typeof violationsOf>) =>
  found.map(({ invariant, step, message }) => ({ invariant, step, message }))

describe('an invariant', () => {
  it.each([...inCart, ...inCheckout, ...inSession])(
    'is found broken, and no other: $name',
    ({ name, log, event, message }) => {
      expect(firstStep(violationsOf(createReplay(log)))).toEqual([
        { invariant: name, step: stepOfEvent(event), message },
      ])
    },
  )

  it('is not broken by an emptying that counts again when the newer add, which had made it stale, is held', () => {
    const log = cartLog([
      entered,
      fetched(two),
      added('e1', '99', 1),
      { type: 'CartEmptyingRequested', id: commandId('e0'), at: instant('2020-01-01T00:00:00.000Z') },
      { type: 'EditsHeld', edits: [commandId('e1')] },
    ])

    expect(firstStep(violationsOf(createReplay(log)))).toEqual([])
  })

  it('has a name of its own, of a length that a command line takes, and says what holds', () => {
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length)
    for (const { name, states } of invariants) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(states).toMatch(/^[A-Z].*\.$/)
    }
    expect(invariants).toHaveLength(
      [cartInvariants, checkoutInvariants, quoteInvariants, sessionInvariants, logInvariants].flat().length,
    )
  })

  test.prop([lines])('about totals holds for any prices and quantities', (some) => {
    const once = [...new Map(some.map((line) => [line.key, line])).values()].map((line, index) => ({
      ...line,
      cartItemId: cartItemId(`i${index}`),
    }))
    const broken = violationsOf(createReplay(cartLog([entered, fetched(once)])))
    expect(broken).toEqual([])
  })

  it.each([0.00499999, 1.00499996, 12.3456, -0.01, -1.005, 99_999.995])(
    'about totals holds for a price of %d',
    (price) => {
      const priced = aLine({ quantity: 0.5, article: aLineArticle({ price: aPrice(price) }) })
      expect(violationsOf(createReplay(cartLog([entered, fetched([priced, ...two.slice(1)])])))).toEqual([])
    },
  )

  it.each([
    [-5_323.5, 546_918.19],
    [5_323.5, 546_918.19],
    [1e300, 1],
  ])('about totals tells no fault of rounding for a price of %d and a quantity of %d', (price, quantity) => {
    const priced = aLine({ quantity, article: aLineArticle({ price: aPrice(price) }) })
    const found = violationsOf(createReplay(cartLog([entered, fetched([priced, ...two.slice(1)])])))
    expect(found.filter(({ invariant }) => invariant === 'cart-total-is-sum')).toEqual([])
  })
})

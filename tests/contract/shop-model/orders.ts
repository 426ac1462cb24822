import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import { aWrittenAddress } from '../../domain/given'
import { fillForm } from '../../support/given-shop'
import type { ServicedBrowser, ServicedTab } from '../support/serviced-browser'
import {
  deliveries,
  keyOf,
  minus,
  partOf,
  plain,
  together,
  withPieces,
  type Basket,
  type Delivery,
  type Expected,
  type Pieces,
} from './expected'
import { addIn } from './edits'
import { closeTab, leaveNetwork } from './life'
import { atRest, settle, shownIn, tabOf, type Kept } from './oracle'
import { hasLines, step, type Step } from './step'

const mishaps = ['none', 'an answer is lost', 'the network goes away', 'its tab is closed'] as const

interface Ordering {
  /** Whether all is delivered first. */
  readonly isCalm: boolean
  readonly tab: number
  /** Whether the button is pressed in both tabs at once. */
  readonly isInBoth: boolean
  /** Requests and answers that go on before what comes about meanwhile. */
  readonly delivered: number
  readonly mishap: (typeof mishaps)[number]
  /** What is added to the cart before the order is answered. */
  readonly beside: { readonly article: number; readonly delivery: Delivery } | undefined
}

const isOrdered = (basket: Basket, delivery: Delivery): boolean =>
  partOf(basket.pieces, delivery).size > 0 && !basket.leftOut.has(delivery)

/** The forms are of the customer, so that both tabs have them. */
const filled = async (browser: ServicedBrowser, tab: ServicedTab): Promise<void> => {
  for (const delivery of deliveries) fillForm(tab, delivery)
  tab.shop.checkout.setDestination('DBI', { tag: 'Written', values: aWrittenAddress })
  await browser.pass(0)
}

/** Adds to what a tab shows, which has lost the ordered goods or not. @returns what was added */
const addedBeside = async (
  expected: Expected,
  browser: ServicedBrowser,
  index: number,
  article: string,
  delivery: Delivery,
): Promise<Pieces> => {
  const tab = await tabOf(expected, browser, index)
  const before = shownIn(tab).pieces
  const added = new Map([[keyOf(delivery, article, ''), 1]])
  expect(E.isRight(addIn(tab, delivery, article, 1, ''))).toBe(true)
  expect(plain(shownIn(tab).pieces)).toEqual(plain(together(before, added)))
  await browser.pass(0)
  return added
}

/**
 * Of each delivery in the order all is ordered, once, or nothing; what is not ordered is in the cart, and what was added
 * beside is ordered or kept. An order of a cart that was saved, whose answer nothing hindered, is made.
 * @returns whether an order was made
 */
const judged = async (
  expected: Expected,
  kept: Kept,
  { isCalm, mishap }: Ordering,
  added: Pieces,
  ordersBefore: readonly string[],
): Promise<boolean> => {
  const { customer } = expected
  const before = expected.baskets[customer]
  const all = together(before.pieces, added)
  const ordered = minus(await kept.ordered(customer), expected.ordered[customer])
  const { pieces: left } = await kept.cart(customer)
  expect(plain(together(left, ordered))).toEqual(plain(all))
  for (const delivery of deliveries) {
    const part = plain(partOf(ordered, delivery))
    expect([{}, ...wholeOf(before, all, delivery)], delivery).toContainEqual(part)
  }
  if (isCalm && mishap === 'none' && isOrdered(before, 'DBI')) expect(partOf(ordered, 'DBI').size).toBeGreaterThan(0)
  const made = (await kept.orders(customer)).filter(({ order }) => !ordersBefore.includes(order))
  expect(new Set(made.map(({ order }) => order)).size).toBe(ordered.size === 0 ? 0 : 1)
  for (const { delivery, day } of made) expect(day, `day of ${delivery}`).toBe(before.days.get(delivery))
  const parted = made.reduce((basket, { delivery }) => without(basket, delivery), before)
  expected.baskets[customer] = withPieces(parted, left)
  expected.ordered[customer] = together(expected.ordered[customer], ordered)
  return made.length > 0
}

const wholeOf = (before: Basket, all: Pieces, delivery: Delivery): readonly object[] =>
  isOrdered(before, delivery) ? [plain(partOf(before.pieces, delivery)), plain(partOf(all, delivery))] : []

/** The goods of a delivery are ordered: those that are added to it later have no day and are in the order. */
const without = ({ pieces, days, leftOut }: Basket, delivery: string): Basket => ({
  pieces,
  days: new Map([...days].filter(([one]) => one !== delivery)),
  leftOut: new Set([...leftOut].filter((one) => one !== delivery)),
})

const order = (ordering: Ordering): Step =>
  step(`order(${JSON.stringify(ordering)})`, hasLines, async (expected, { browser, kept, articles }) => {
    const { isCalm, isInBoth, delivered, mishap, beside } = ordering
    if (isCalm) await atRest(expected, browser, kept)
    const before = (await kept.orders(expected.customer)).map((one) => one.order)
    const tab = await tabOf(expected, browser, ordering.tab)
    await filled(browser, tab)
    if (mishap === 'an answer is lost') browser.loseAnswers(1)
    const basket = expected.baskets[expected.customer]
    const buyers = isInBoth ? browser.tabs().toSorted((one) => (one === tab ? -1 : 1)) : [tab]
    const [asked] = buyers.map(({ shop }) => shop.checkout.placeOrder(false))
    if (isCalm) expect(asked?._tag).toBe(deliveries.some((one) => isOrdered(basket, one)) ? 'Right' : 'Left')
    // The call is made when the order is in the log.
    if (delivered > 0) await browser.pass(0)
    await browser.deliver(delivered)
    if (mishap === 'the network goes away') await leaveNetwork(expected, browser)
    if (mishap === 'its tab is closed') await closeTab(expected, browser, browser.tabs().indexOf(tab))
    const added =
      beside === undefined
        ? new Map()
        : await addedBeside(expected, browser, ordering.tab + 1, articles[beside.article] ?? '', beside.delivery)
    await settle(expected, browser)
    for (const one of browser.tabs()) one.shop.checkout.enquireUnanswered()
    await settle(expected, browser)
    const made = await judged(expected, kept, ordering, added, before)
    // Its buyer is told of no failure of an order that was made, and of no order that was not.
    if (made || asked?._tag === 'Right')
      for (const one of browser.tabs()) expect(one.shop.checkout.get().placing.tag === 'Placed', one.name).toBe(made)
    await atRest(expected, browser, kept)
  })

const anyOrdering: fc.Arbitrary<Ordering> = fc.record({
  isCalm: fc.boolean(),
  tab: fc.nat({ max: 1 }),
  isInBoth: fc.boolean(),
  delivered: fc.nat({ max: 6 }),
  mishap: fc.constantFrom(...mishaps),
  beside: fc.option(fc.record({ article: fc.nat({ max: 4 }), delivery: fc.constantFrom(...deliveries) }), {
    nil: undefined,
  }),
})

/** What a user orders. */
export const orders = [anyOrdering.map(order)]

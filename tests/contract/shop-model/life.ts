import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import { customerId } from '#domain/kernel/ids'
import type { ServicedBrowser } from '../support/serviced-browser'
import { customers, emptyBasket, poured, type Expected } from './expected'
import { atRest, customerOf, settle, tabOf } from './oracle'
import { always, step, type Step } from './step'

const pass = (milliseconds: number): Step =>
  step(`pass(${milliseconds})`, always, (_expected, { browser }) => browser.pass(milliseconds))

const deliver = (count: number): Step =>
  step(`deliver(${count})`, always, (_expected, { browser }) => browser.deliver(count))

const lose = (count: number): Step =>
  step(`lose(${count})`, always, async (expected, { browser }) => {
    expected.isTroubled = true
    browser.loseAnswers(count)
  })

const loseReads = (count: number): Step =>
  step(`loseReads(${count})`, always, async (expected, { browser }) => {
    expected.isTroubled = true
    browser.loseReads(count)
  })

export const leaveNetwork = async (expected: Expected, browser: ServicedBrowser): Promise<void> => {
  expected.isOnline = false
  expected.isTroubled = true
  await browser.connect(false)
}

const goOffline = step(
  'goOffline',
  ({ isOnline }) => isOnline,
  (expected, { browser }) => leaveNetwork(expected, browser),
)

const comeBack = step(
  'comeBack',
  ({ isOnline }) => !isOnline,
  async (expected, { browser }) => {
    expected.isOnline = true
    await browser.connect(true)
  },
)

const open = step(
  'open',
  ({ tabs }) => tabs < 2,
  async (expected, { browser }) => {
    expected.tabs += 1
    await browser.open()
  },
)

/** Its user opens another page at once, if it was the only one. */
export const closeTab = async (expected: Expected, browser: ServicedBrowser, index: number): Promise<void> => {
  const tabs = browser.tabs()
  const tab = tabs[index % tabs.length]
  if (tab !== undefined) await browser.close(tab)
  expected.tabs -= 1
  if (expected.tabs > 0) return
  expected.tabs = 1
  await browser.open()
}

const close = (index: number): Step =>
  step(`close(${index})`, always, (expected, { browser }) => closeTab(expected, browser, index))

const rest = step('rest', always, (expected, { browser, kept }) => atRest(expected, browser, kept))

type Mishap = 'none' | 'answers are lost' | 'the network is away'

/**
 * The cart comes along to the other customer: whole, or not at all. Edits that wait for a network that failed them are not
 * waited for, so they have been delivered before; others may be under way.
 */
const transfer = (index: number, mishap: Mishap, delivered: number): Step =>
  step(`transfer(${index}, ${mishap}, ${delivered})`, always, async (expected, { browser, kept }) => {
    if (mishap !== 'none' || expected.isTroubled) await atRest(expected, browser, kept)
    const from = expected.customer
    const to = from === customers[0] ? customers[1] : customers[0]
    const tab = await tabOf(expected, browser, index)
    if (mishap === 'answers are lost') browser.loseAnswers(2)
    if (mishap === 'the network is away') await leaveNetwork(expected, browser)
    const asked = tab.shop.session.chooseContext(customerId(to), undefined, tab.shop.cart.get().cartId)
    expect(E.isRight(asked) ? undefined : asked.left).toBeUndefined()
    if (delivered > 0) await browser.pass(0)
    await browser.deliver(delivered)
    await settle(expected, browser)
    if (mishap !== 'the network is away' || customerOf(tab) === to) {
      expected.customer = to
      expected.baskets[to] = poured(expected.baskets[from], expected.baskets[to])
      expected.baskets[from] = emptyBasket
    }
    await atRest(expected, browser, kept)
  })

const anyTab = fc.nat({ max: 1 })
const mishaps = ['none', 'answers are lost', 'the network is away'] as const

/** What comes about beside the user's edits and orders. */
export const life = [
  fc.constantFrom(100, 500, 2_000).map(pass),
  fc.integer({ min: 1, max: 6 }).map(deliver),
  fc.integer({ min: 1, max: 2 }).map(lose),
  fc.integer({ min: 1, max: 2 }).map(loseReads),
  fc.constantFrom(goOffline, comeBack),
  fc.constantFrom(open, open, rest),
  anyTab.map(close),
  fc.tuple(anyTab, fc.constantFrom(...mishaps), fc.nat({ max: 6 })).map((given) => transfer(...given)),
]

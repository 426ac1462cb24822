import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ShopConfig } from '#application/ports/config-service'
import { DEMO_PASSWORD } from '#adapters/embedded/demo-data/accounts/demo-accounts'
import { articleNumber, customerId } from '#domain/kernel/ids'
import { secret } from '#domain/kernel/secret'
import { aWrittenAddress } from '../domain/given'
import { fillForm } from '../support/given-shop'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { plainArticles } from './support/plain-articles'
import {
  createSharedStore,
  openServicedBrowser,
  servicedConfig,
  type ServicedBrowser,
  type ServicedTab,
  type SharedStore,
} from './support/serviced-browser'

const RUNS = 50
/** Milliseconds that all runs may take on a machine that does much else. */
const LONG = { timeout: 300_000 }
const USER = 'buyeradmin'
const customers = ['104830', '104822'] as const
type Customer = (typeof customers)[number]

/** Pieces by article and label, as one word each. */
type Pieces = ReadonlyMap<string, number>

/** The cart and the orders of each customer, as plain sums. */
interface Expected {
  customer: Customer
  readonly carts: Record<Customer, Pieces>
  readonly ordered: Record<Customer, Pieces>
  tabs: number
  isOnline: boolean
}

const keyOf = (article: string, label: string): string => `${article}/${label}`
const plus = (pieces: Pieces, key: string, more: number): Pieces =>
  new Map(pieces).set(key, (pieces.get(key) ?? 0) + more)
const without = (pieces: Pieces, key: string): Pieces => new Map([...pieces].filter(([other]) => other !== key))
const together = (one: Pieces, other: Pieces): Pieces =>
  [...other].reduce((sum, [key, quantity]) => plus(sum, key, quantity), one)
const minus = (one: Pieces, other: Pieces): Pieces =>
  new Map(
    [...one]
      .map(([key, quantity]): [string, number] => [key, quantity - (other.get(key) ?? 0)])
      .filter(([, left]) => left !== 0),
  )
const plain = (pieces: Pieces): object => Object.fromEntries(pieces)

let services: EmbeddedServices
let config: ShopConfig
let tokens: SharedStore
let articles: readonly string[]

beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 60 })
  config = await servicedConfig(services)
  tokens = createSharedStore()
  articles = (await plainArticles(services)).slice(0, 5)
})
afterAll(() => services.stop())

const inCart = async (customer: Customer): Promise<Pieces> => {
  const rows = await services.db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.cart_id', 'cart_items.cart_id')
    .select(['article_number', 'label', 'quantity'])
    .where('status', '=', 'ACTIVE')
    .where('user_id', '=', `u-${USER}`)
    .where('customer_id', '=', customer)
    .execute()
  return rows.reduce((sum: Pieces, row) => plus(sum, keyOf(row.article_number, row.label), row.quantity), new Map())
}

const inOrders = async (customer: Customer): Promise<Pieces> => {
  const rows = await services.db
    .selectFrom('order_lines')
    .innerJoin('order_deliveries', 'order_deliveries.order_number', 'order_lines.order_number')
    .innerJoin('orders', 'orders.order_id', 'order_deliveries.order_id')
    .select(['article_number', 'label', 'quantity'])
    .where('user_id', '=', `u-${USER}`)
    .where('customer_id', '=', customer)
    .execute()
  return rows.reduce((sum: Pieces, row) => plus(sum, keyOf(row.article_number, row.label), row.quantity), new Map())
}

const linesShown = ({ shop }: ServicedTab) =>
  shop.cart.get().groups.flatMap(({ lines }) => lines.map(({ line }) => line))

const shownIn = (tab: ServicedTab): Pieces =>
  linesShown(tab).reduce(
    (sum: Pieces, line) => plus(sum, keyOf(line.articleNumber, line.label), line.quantity),
    new Map(),
  )

const customerOf = ({ shop }: ServicedTab): string | undefined => {
  const session = shop.session.get()
  return session.tag === 'Authenticated' ? session.context?.customerId : undefined
}

/** A page that was loaded without a network knows no session: its user loads it anew. */
const loadedAnew = async (browser: ServicedBrowser): Promise<void> => {
  for (const tab of browser.tabs().filter((one) => one.shop.session.get().tag === 'Anonymous')) {
    await browser.close(tab)
    await browser.open()
  }
}

/** All is delivered, and the services and every tab have what is expected. */
const atRest = async (expected: Expected, browser: ServicedBrowser): Promise<void> => {
  browser.loseAnswers(0)
  await browser.connect(true)
  expected.isOnline = true
  await browser.rest()
  await loadedAnew(browser)
  await browser.rest()
  for (const customer of customers) {
    expect(plain(await inCart(customer)), `cart of ${customer}`).toEqual(plain(expected.carts[customer]))
    expect(plain(await inOrders(customer)), `orders of ${customer}`).toEqual(plain(expected.ordered[customer]))
  }
  for (const tab of browser.tabs()) {
    expect(customerOf(tab), tab.name).toBe(expected.customer)
    expect(tab.shop.cart.refusedEdits.get(), tab.name).toEqual([])
    expect(plain(shownIn(tab)), tab.name).toEqual(plain(expected.carts[expected.customer]))
  }
}

type Step = fc.AsyncCommand<Expected, ServicedBrowser, true>

/** A tab whose session is known: its user waits for it, and for the network if there is none. */
const tabOf = async (expected: Expected, browser: ServicedBrowser, index: number): Promise<ServicedTab> => {
  for (let waits = 0; waits < 20; waits += 1) {
    const ready = browser.tabs().filter((tab) => customerOf(tab) === expected.customer)
    const tab = ready[index % ready.length]
    if (tab !== undefined) return tab
    await browser.connect(true)
    expected.isOnline = true
    if (waits === 10) await loadedAnew(browser)
    await browser.deliver(2)
    await browser.pass(waits < 10 ? 0 : 60_000)
  }
  throw new Error('no tab has come to know its session')
}

const step = (
  name: string,
  check: (expected: Expected) => boolean,
  run: (expected: Expected, browser: ServicedBrowser) => Promise<void>,
): Step => ({ toString: () => name, check: async (expected) => check(expected), run })

const always = (): boolean => true
const hasLines = ({ carts, customer }: Expected): boolean => carts[customer].size > 0

/** An edit is taken, and seen in its tab and in all others at once. */
const edit = (
  expected: Expected,
  browser: ServicedBrowser,
  tab: ServicedTab,
  taken: E.Either<unknown, unknown>,
  after: Pieces,
): Promise<void> => {
  expect(E.isRight(taken) ? undefined : taken.left).toBeUndefined()
  expect(plain(shownIn(tab))).toEqual(plain(after))
  expected.carts[expected.customer] = after
  return browser.pass(0)
}

const add = (index: number, which: number, quantity: number, label: string): Step =>
  step(`add(${index}, ${which}, ${quantity}, '${label}')`, always, async (expected, browser) => {
    const tab = await tabOf(expected, browser, index)
    const article = articles[which] ?? ''
    const taken = tab.shop.cart.add([
      { articleNumber: articleNumber(article), quantity, label, deliveryId: 'DBI', variant: undefined },
    ])
    return edit(expected, browser, tab, taken, plus(expected.carts[expected.customer], keyOf(article, label), quantity))
  })

/** Does something to a line that a tab shows. */
const toLine = (
  name: string,
  index: number,
  place: number,
  act: (tab: ServicedTab, line: ReturnType<typeof linesShown>[number]) => E.Either<unknown, unknown>,
  after: (pieces: Pieces, line: ReturnType<typeof linesShown>[number]) => Pieces,
): Step =>
  step(`${name} of line ${place} in tab ${index}`, hasLines, async (expected, browser) => {
    const tab = await tabOf(expected, browser, index)
    const lines = linesShown(tab)
    const line = lines[place % lines.length]
    if (line === undefined) throw new Error('the cart that is shown has no line')
    return edit(expected, browser, tab, act(tab, line), after(expected.carts[expected.customer], line))
  })

const setQuantity = (index: number, place: number, quantity: number): Step =>
  toLine(
    `quantity ${quantity}`,
    index,
    place,
    ({ shop }, { key }) => shop.cart.changeQuantity(key, quantity),
    (pieces, line) => new Map(pieces).set(keyOf(line.articleNumber, line.label), quantity),
  )

const remove = (index: number, place: number): Step =>
  toLine(
    'removal',
    index,
    place,
    ({ shop }, { key }) => shop.cart.removeLines([key]),
    (pieces, line) => without(pieces, keyOf(line.articleNumber, line.label)),
  )

const changeLabel = (index: number, place: number, label: string): Step =>
  toLine(
    `label '${label}'`,
    index,
    place,
    ({ shop }, { key }) => shop.cart.changeLabel([key], label),
    (pieces, line) =>
      plus(without(pieces, keyOf(line.articleNumber, line.label)), keyOf(line.articleNumber, label), line.quantity),
  )

const pass = (milliseconds: number): Step =>
  step(`pass(${milliseconds})`, always, (_expected, browser) => browser.pass(milliseconds))

const deliver = (count: number): Step =>
  step(`deliver(${count})`, always, (_expected, browser) => browser.deliver(count))

const lose = (count: number): Step =>
  step(`lose(${count})`, always, async (_expected, browser) => browser.loseAnswers(count))

const goOffline = step(
  'goOffline',
  ({ isOnline }) => isOnline,
  async (expected, browser) => {
    expected.isOnline = false
    await browser.connect(false)
  },
)

const comeBack = step(
  'comeBack',
  ({ isOnline }) => !isOnline,
  async (expected, browser) => {
    expected.isOnline = true
    await browser.connect(true)
  },
)

const open = step(
  'open',
  ({ tabs }) => tabs < 2,
  async (expected, browser) => {
    expected.tabs += 1
    await browser.open()
  },
)

/** Its user opens another page at once, if it was the only one. */
const close = (index: number): Step =>
  step(`close(${index})`, always, async (expected, browser) => {
    const tabs = browser.tabs()
    const tab = tabs[index % tabs.length]
    if (tab !== undefined) await browser.close(tab)
    expected.tabs -= 1
    if (expected.tabs > 0) return
    expected.tabs = 1
    await browser.open()
  })

const rest = step('rest', always, atRest)

/** The cart comes along to the other customer: whole, or not at all. */
const transfer = (index: number, lostAnswers: number, delivered: number): Step =>
  step(`transfer(${index}, ${lostAnswers}, ${delivered})`, always, async (expected, browser) => {
    await atRest(expected, browser)
    const from = expected.customer
    const to = from === customers[0] ? customers[1] : customers[0]
    const tab = await tabOf(expected, browser, index)
    const { cartId } = tab.shop.cart.get()
    browser.loseAnswers(lostAnswers)
    const asked = tab.shop.session.chooseContext(customerId(to), undefined, cartId)
    expect(E.isRight(asked) ? undefined : asked.left).toBeUndefined()
    await browser.deliver(delivered)
    expected.customer = to
    expected.carts[to] = together(expected.carts[to], expected.carts[from])
    expected.carts[from] = new Map()
    await atRest(expected, browser)
  })

/** An order comes about once and whole, or not at all, and what is added beside it is ordered or kept. */
const order = (index: number, lostAnswers: number, delivered: number, beside: Step): Step =>
  step(`order(${index}, ${lostAnswers}, ${delivered}, ${String(beside)})`, hasLines, async (expected, browser) => {
    await atRest(expected, browser)
    const { customer } = expected
    const whole = expected.carts[customer]
    const tab = await tabOf(expected, browser, index)
    fillForm(tab, 'DBI')
    tab.shop.checkout.setDestination('DBI', { tag: 'Written', values: aWrittenAddress })
    await browser.pass(0)
    browser.loseAnswers(lostAnswers)
    const asked = tab.shop.checkout.placeOrder(false)
    expect(E.isRight(asked) ? undefined : asked.left).toBeUndefined()
    await browser.deliver(delivered)
    expected.carts[customer] = shownIn(await tabOf(expected, browser, index + 1))
    const before = expected.carts[customer]
    await beside.run(expected, browser)
    const added = [...expected.carts[customer]].flatMap(([key, quantity]): [string, number][] =>
      quantity === (before.get(key) ?? 0) ? [] : [[key, quantity - (before.get(key) ?? 0)]],
    )
    browser.loseAnswers(0)
    await browser.rest()
    for (const one of browser.tabs()) one.shop.checkout.enquireUnanswered()
    await browser.rest()
    const ordered = minus(await inOrders(customer), expected.ordered[customer])
    const kept = await inCart(customer)
    const all = together(whole, new Map(added))
    expect(plain(together(kept, ordered))).toEqual(plain(all))
    expect([{}, plain(whole), plain(all)]).toContainEqual(plain(ordered))
    expected.carts[customer] = kept
    expected.ordered[customer] = together(expected.ordered[customer], ordered)
    await atRest(expected, browser)
  })

const anyTab = fc.nat({ max: 1 })
const anyPlace = fc.nat({ max: 5 })
const anyLabel = fc.constantFrom('', '', 'Plan 2')
const few = fc.integer({ min: 1, max: 9 })

const anyAdd = fc.tuple(anyTab, fc.nat({ max: 4 }), few, anyLabel).map((given) => add(...given))

const steps = fc.commands(
  [
    anyAdd,
    anyAdd,
    fc.tuple(anyTab, anyPlace, few).map((given) => setQuantity(...given)),
    fc.tuple(anyTab, anyPlace).map((given) => remove(...given)),
    fc.tuple(anyTab, anyPlace, anyLabel).map((given) => changeLabel(...given)),
    fc.constantFrom(100, 500, 2_000).map(pass),
    fc.integer({ min: 1, max: 6 }).map(deliver),
    fc.integer({ min: 1, max: 2 }).map(lose),
    fc.constantFrom(goOffline, comeBack),
    fc.constantFrom(open, open, rest),
    anyTab.map(close),
    fc.tuple(anyTab, fc.nat({ max: 2 }), fc.nat({ max: 6 })).map((given) => transfer(...given)),
    fc.tuple(anyTab, fc.nat({ max: 2 }), fc.nat({ max: 6 }), anyAdd).map((given) => order(...given)),
  ],
  { maxCommands: 20 },
)

it('keeps every edit, transfer and order of a browser, by plain sums', LONG, async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, async (scheduler, commands) => {
      run += 1
      const browser = openServicedBrowser(services, config, tokens, scheduler, `r${run}`)
      await services.db
        .updateTable('carts')
        .set({ status: 'DELETED', ended_at: new Date().toISOString() })
        .where('user_id', '=', `u-${USER}`)
        .where('status', '=', 'ACTIVE')
        .execute()
      await browser.open()
      await browser.rest()
      const [tab] = browser.tabs()
      if (tab === undefined) return
      if (tab.shop.session.get().tag !== 'Authenticated')
        tab.shop.session.logIn({ username: USER, password: secret(DEMO_PASSWORD) })
      await browser.rest()
      if (customerOf(tab) !== customers[0]) tab.shop.session.chooseContext(customerId(customers[0]), undefined)
      await browser.rest()
      const expected: Expected = {
        customer: customers[0],
        carts: { 104830: new Map(), 104822: new Map() },
        ordered: { 104830: await inOrders('104830'), 104822: await inOrders('104822') },
        tabs: 1,
        isOnline: true,
      }
      try {
        await fc.asyncModelRun(() => ({ model: expected, real: browser }), commands)
        await atRest(expected, browser)
      } finally {
        for (const open of browser.tabs()) await browser.close(open)
      }
    }),
    { numRuns: RUNS },
  )
})

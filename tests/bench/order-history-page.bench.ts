import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#adapters/embedded/database/database'
import { ORDERS_OF_A_PAGE } from '#domain/order/order-search'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { openSession, storedSession } from '../support/shop-client'
import { pairedRatio, report } from './figure'
import { CATALOGUE_SIZE, few, fillWithOrders, many } from './given-many-orders'
import { launchBrowser } from './slow-browser'

const ROUNDS = 20
const BUDGET = 1.3

let server: BuiltServer
let browser: Browser
beforeAll(async () => {
  server = await startBuiltServer({ CATALOGUE_SIZE: String(CATALOGUE_SIZE) }, undefined, async (dataDir) => {
    const db = await openDatabase({ dataDir })
    await fillWithOrders(db)
    await db.destroy()
  })
  browser = await launchBrowser()
}, 600_000)
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A browser in which a user is logged in, and which has what does not change of the shop. */
const openAs = async ({ username, orders }: typeof many | typeof few): Promise<Page> => {
  const tokens = await openSession(server.origin, username)
  const context = await browser.newContext({
    storageState: storedSession(server.origin, tokens),
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await timeToRows(page)
  const counted =
    (await page
      .getByText(/^[\d\s]+ ordrar$/)
      .first()
      .textContent()) ?? ''
  const total = Number(counted.replaceAll(/\D/g, ''))
  expect(total, `orders of ${username}`).toBeGreaterThan(orders * 0.9)
  expect(total, `orders of ${username}`).toBeLessThan(orders * 1.1)
  return page
}

/** Milliseconds from the navigation to the history until the frame with its rows is drawn. */
const timeToRows = async (page: Page): Promise<number> => {
  await page.goto(`${server.origin}/mina-sidor/orderhistorik`, { waitUntil: 'commit' })
  return page.evaluate(async (rows) => {
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(), { once: true })
          port1.start()
          port2.postMessage(undefined)
        })
      })
    while (document.querySelectorAll('main tbody tr').length < rows) await frame()
    await frame()
    return performance.now()
  }, ORDERS_OF_A_PAGE)
}

it('the page of the order history', async (context) => {
  const ofMany = await openAs(many)
  const ofFew = await openAs(few)
  await timeToRows(ofMany)
  await timeToRows(ofFew)
  const { ratio, a, b } = await pairedRatio(
    ROUNDS,
    () => timeToRows(ofMany),
    () => timeToRows(ofFew),
  )
  report(context, {
    name: `the order history drawn, of ${many.orders} orders / of ${few.orders}`,
    ratio,
    budget: BUDGET,
    of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms, ${ROUNDS} rounds`,
  })
})

import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { articleNumbers, logInTo, openSession, storedSession } from '../support/shop-client'
import { report } from './figure'
import { launchBrowser, openSlowPage } from './slow-browser'

declare global {
  interface Window {
    shifts: number[]
  }
}

const pages = [
  { name: 'listing', path: '/kategorier/vvs/ventiler/kulventiler', shows: 'Kulventiler' },
  { name: 'product page', path: '/produkt/kulventil-ff-1000-dn15-4208102', shows: 'Kulventil FF 1000' },
]
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const readers = ['visitor', 'seller'] as const
type Reader = (typeof readers)[number]
const seller = { customerId: '318844', projectId: 'P-6110' }

let server: BuiltServer
let browser: Browser
beforeAll(async () => {
  server = await startBuiltServer()
  browser = await launchBrowser()
  const buyer = await logInTo(server.origin, 'seller', seller)
  const articles = await articleNumbers(server.origin, 5)
  await buyer.empty()
  await buyer.add(articles.map((articleNumber) => ({ articleNumber, quantity: 50 })))
  expect((await buyer.lines()).length).toBeGreaterThan(0)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const stateOf = async (reader: Reader) =>
  reader === 'visitor'
    ? {}
    : { storageState: storedSession(server.origin, await openSession(server.origin, 'seller', seller)) }

/** How much has moved by itself until the page is at rest. */
const shiftOf = async (page: (typeof pages)[number], viewport: (typeof sizes)[number], reader: Reader) => {
  const { page: tab, context } = await openSlowPage(browser, { viewport, ...(await stateOf(reader)) })
  await tab.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue
        if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
        window.shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await tab.goto(server.origin + page.path, { waitUntil: 'networkidle', timeout: 90_000 })
  expect(await tab.getByRole('heading', { level: 1 }).textContent()).toContain(page.shows)
  // The customer's own prices and cart are there: nothing more will come.
  if (reader === 'seller') await tab.locator('.price-reserved').first().waitFor({ state: 'detached', timeout: 60_000 })
  await tab.waitForLoadState('networkidle')
  const shifts = await tab.evaluate(() => window.shifts)
  await context.close()
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

for (const page of pages) {
  it(`nothing moves on the ${page.name}`, async (context) => {
    const sums: { readonly at: string; readonly sum: number }[] = []
    for (const size of sizes) {
      for (const reader of readers) {
        sums.push({ at: `${reader} ${size.width} px`, sum: await shiftOf(page, size, reader) })
      }
    }
    report(context, {
      name: `layout shift of the ${page.name}, the worst of two widths, logged in or not (4× CPU, slow 4G)`,
      ratio: Math.max(...sums.map(({ sum }) => sum)),
      budget: 0.01,
      of: sums.map(({ at, sum }) => `${at} ${sum.toFixed(4)}`).join(', '),
    })
  })
}

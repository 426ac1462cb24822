import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { median, p95, report } from './figure'
import { launchBrowser, openSlowPage } from './slow-browser'

declare global {
  interface Window {
    /** Milliseconds from the last answer of a question to the frame that shows it. */
    shownAfter: number[]
    bareAfter: (texts: readonly string[]) => Promise<number>
  }
}

/** Typed letter by letter from the third on. */
const words = ['kulventil', 'radiator', 'cirkulationspump', 'kopparrör', 'termostat']

let server: BuiltServer
let browser: Browser
beforeAll(async () => {
  server = await startBuiltServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const watchAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const afterPaint = new MessageChannel()
          afterPaint.port1.addEventListener('message', () => resolve())
          afterPaint.port1.start()
          afterPaint.port2.postMessage(undefined)
        })
      })
    let arrivedAt: number | undefined
    window.shownAfter = []
    // oxlint-disable-next-line typescript/unbound-method -- Called on the response that it is asked of.
    const read = Response.prototype.text
    // Of a question's answers, the articles with price and stock come last.
    Response.prototype.text = async function text() {
      const answer = await read.call(this)
      if (this.url.endsWith('/graphql') && answer.includes('"articleNumber"')) arrivedAt = performance.now()
      return answer
    }
    new MutationObserver(() => {
      if (arrivedAt === undefined) return
      const began = arrivedAt
      arrivedAt = undefined
      void frame().then(() => window.shownAfter.push(performance.now() - began))
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    window.bareAfter = async (texts) => {
      const began = performance.now()
      const list = document.createElement('ul')
      for (const text of texts) list.appendChild(document.createElement('li')).textContent = text
      document.body.append(list)
      await frame()
      const took = performance.now() - began
      list.remove()
      return took
    }
  })
}

it('suggestions are shown', async (context) => {
  const { page, context: tab } = await openSlowPage(browser, { viewport: { width: 1440, height: 900 } }, 'unhindered')
  await watchAnswers(page)
  await page.goto(server.origin, { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: 'Sök artiklar' })
  const pairs: { readonly panel: number; readonly bare: number }[] = []
  for (const word of words) {
    for (let letters = 3; letters <= word.length; letters++) {
      const before = await page.evaluate(() => window.shownAfter.length)
      await field.fill(word.slice(0, letters))
      await page.waitForFunction((count) => window.shownAfter.length > count, before, { timeout: 60_000 })
      const hits = await page.getByRole('grid').getByRole('row').allTextContents()
      expect(hits.join(' ').toLowerCase()).toContain(word.slice(0, 3))
      const panel = await page.evaluate(() => window.shownAfter.at(-1) ?? Number.NaN)
      pairs.push({ panel, bare: await page.evaluate((texts) => window.bareAfter(texts), hits) })
    }
  }
  await tab.close()
  const shown = pairs.map(({ panel }) => panel)
  const milliseconds = (value: number): string => `${value.toFixed(0)} ms`
  report(context, {
    name: 'suggestions, from answer to frame / a bare list of the same hits (4× CPU)',
    ratio: median(pairs.map(({ panel, bare }) => panel / bare)),
    of: `median ${milliseconds(median(shown))}, 95 of 100 within ${milliseconds(p95(shown))}; bare ${milliseconds(median(pairs.map(({ bare }) => bare)))}; ${pairs.length} letters`,
  })
})

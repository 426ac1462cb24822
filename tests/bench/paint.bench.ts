import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { buildEntry } from './bench-build'
import { pairedRatio, report } from './figure'
import { launchBrowser, openSlowPage } from './slow-browser'
import { asDrawn, clientRendered, stage, withoutScripts, type Stage } from './stage'

const LISTING = '/kategorier/vvs/ventiler/kulventiler'
const ROUNDS = 9
let server: BuiltServer
let browser: Browser
let drawn: Stage
let silent: Stage
let blank: Stage
beforeAll(async () => {
  const filesDir = await buildEntry('client-rendered')
  server = await startBuiltServer(shippedCatalogue)
  drawn = await stage(server.origin, asDrawn)
  silent = await stage(server.origin, withoutScripts)
  blank = await stage(server.origin, clientRendered('/bench/client-rendered.js'), filesDir)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await Promise.all([drawn, silent, blank].map((each) => each.stop()))
  await server.stop()
})

interface Paint {
  /** Milliseconds from the navigation. */
  readonly at: number
  /** Tag and first words of the painted element. */
  readonly element: string
}

/** When the largest content of the listing was painted, at 4× CPU and slow 4G, with an empty cache. */
const largestPaint = async ({ origin }: Stage): Promise<Paint> => {
  const { page, context } = await openSlowPage(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(origin + LISTING, { waitUntil: 'networkidle', timeout: 60_000 })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Kulventiler')
  const largest = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          const element =
            last !== undefined && 'element' in last && last.element instanceof Element ? last.element : null
          resolve({ at: last?.startTime ?? 0, element: `${element?.tagName} ${element?.textContent?.slice(0, 40)}` })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  expect(largest.at).toBeGreaterThan(0)
  return largest
}

it('the listing is painted', async (context) => {
  // The same element, or the times would be of different things.
  const { element } = await largestPaint(drawn)
  const timeOf = async (on: Stage): Promise<number> => {
    const paint = await largestPaint(on)
    expect(paint.element).toBe(element)
    return paint.at
  }
  const againstClient = await pairedRatio(
    ROUNDS,
    () => timeOf(drawn),
    () => timeOf(blank),
  )
  const againstSilent = await pairedRatio(
    ROUNDS,
    () => timeOf(drawn),
    () => timeOf(silent),
  )
  report(context, {
    name: 'largest paint of the listing, drawn on the server / drawn in the browser (4× CPU, slow 4G)',
    ratio: againstClient.ratio,
    budget: 0.4,
    of: `${againstClient.a.toFixed(0)} ms / ${againstClient.b.toFixed(0)} ms`,
  })
  report(context, {
    name: 'largest paint of the listing, with scripts / without (4× CPU, slow 4G)',
    ratio: againstSilent.ratio,
    budget: 1.15,
    of: `${againstSilent.a.toFixed(0)} ms / ${againstSilent.b.toFixed(0)} ms`,
  })
})

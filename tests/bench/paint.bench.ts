import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChromium } from '../browser/chromium'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { buildEntry } from './bench-build'
import { pairedRatio, report } from './figure'
import { asDrawn, clientRendered, stage, withoutScripts, type Stage } from './stage'

const LISTING = '/kategorier/vvs/ventiler/kulventiler'
/** Slow 4G as the browser's own tools define it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

let server: BuiltServer
let browser: Browser
let drawn: Stage
let silent: Stage
let blank: Stage
beforeAll(async () => {
  const filesDir = await buildEntry('client-rendered')
  server = await startBuiltServer()
  drawn = await stage(server.origin, asDrawn)
  silent = await stage(server.origin, withoutScripts)
  blank = await stage(server.origin, clientRendered('/bench/client-rendered.js'), filesDir)
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
})
afterAll(async () => {
  await browser.close()
  await Promise.all([drawn, silent, blank].map((each) => each.stop()))
  await server.stop()
})

/** Milliseconds until the largest content of the listing was painted, at 4× CPU and slow 4G, with an empty cache. */
const largestPaint = async ({ origin }: Stage): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(origin + LISTING, { waitUntil: 'networkidle', timeout: 60_000 })
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Kulventiler')
  const largest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  expect(largest).toBeGreaterThan(0)
  return largest
}

it('the listing is painted', async (context) => {
  await largestPaint(drawn)
  const againstClient = await pairedRatio(
    5,
    () => largestPaint(drawn),
    () => largestPaint(blank),
  )
  const againstSilent = await pairedRatio(
    5,
    () => largestPaint(drawn),
    () => largestPaint(silent),
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

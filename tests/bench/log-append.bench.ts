import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEntry } from './bench-build'
import { median, report } from './figure'
import { launchBrowser } from './slow-browser'

let browser: Browser
let script: string
beforeAll(async () => {
  script = readFileSync(join(await buildEntry('log-append-page'), 'log-append-page.js'), 'utf8')
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Milliseconds that the log and a bare write took, in turn, in a browser of its own. */
const pairsOf = async (size: number, times: number): Promise<readonly (readonly [log: number, raw: number])[]> => {
  const profile = await browser.newContext()
  await profile.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<body></body><script type="module" src="/page.js"></script>',
        }),
  )
  const page = await profile.newPage()
  const told = page.waitForEvent('console', { timeout: 300_000 })
  await page.goto(`http://localhost/?size=${size}&times=${times}`)
  const pairs = JSON.parse((await told).text())
  await profile.close()
  return pairs
}

interface Appended {
  /** Batches of one append. */
  readonly size: number
  /** Appends that are measured together. */
  readonly times: number
  readonly least?: number
}

/**
 * An append looks for the newest position first, in the same transaction, so that two tabs never assign the same one. A
 * bare write does not, which is most of what an append of one batch takes longer.
 */
const sizes: readonly Appended[] = [
  { size: 1, times: 40 },
  { size: 10, times: 20 },
  { size: 100, times: 4, least: 0.8 },
]

it('an append to the log', async (context) => {
  for (const { size, times, ...budget } of sizes) {
    const pairs = await pairsOf(size, times)
    expect(pairs.length).toBeGreaterThan(10)
    const log = median(pairs.map(([took]) => took)) / times
    const raw = median(pairs.map(([, took]) => took)) / times
    report(context, {
      name: `batches a second appended to the log / written bare to IndexedDB, ${size} at once`,
      ratio: median(pairs.map(([byLog, bare]) => bare / byLog)),
      ...budget,
      of: `${log.toFixed(2)} ms / ${raw.toFixed(2)} ms an append, ${pairs.length} pairs`,
    })
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEntry } from './bench-build'
import { median, report } from './figure'
import { launchBrowser } from './slow-browser'

const ROUNDS = 7

let browser: Browser
let script: string
beforeAll(async () => {
  script = readFileSync(join(await buildEntry('log-page'), 'log-page.js'), 'utf8')
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const ask = async (page: Page, question: string): Promise<ReturnType<typeof JSON.parse>> => {
  await page.goto(`http://localhost/?${question}`)
  await page.waitForFunction(() => document.body.textContent !== '')
  return JSON.parse((await page.textContent('body')) ?? '')
}

const buildOf = (url: string): string => new URL(url).searchParams.get('build') ?? 'one'

/** A browser whose log holds so many records. */
const openFilled = async (records: number): Promise<{ readonly page: Page; readonly megabytes: number }> => {
  const page = await (await browser.newContext()).newPage()
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          // A new build has chunks of other names.
          body: `<body></body><script type="module" src="/page-${buildOf(route.request().url())}.js"></script>`,
        }),
  )
  return { page, megabytes: (await ask(page, `fill=${records}`)) / 1e6 }
}

const startsOf = async (page: Page, question: string): Promise<{ readonly took: number; readonly cart: number }> => {
  const starts: (readonly [number, number])[] = []
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await ask(page, question))
  return { took: median(starts.map(([took]) => took)), cart: starts[0]?.[1] ?? Number.NaN }
}

const measure = async (records: number) => {
  const { page, megabytes } = await openFilled(records)
  const whole = await startsOf(page, 'whole')
  // The first start of a version takes the snapshot that the next ones begin with.
  await ask(page, 'schema=one')
  const bySnapshot = await startsOf(page, 'schema=one')
  expect(whole.cart).toBeGreaterThan(0)
  expect(bySnapshot.cart).toBe(whole.cart)
  await page.context().close()
  return { whole: whole.took, bySnapshot: bySnapshot.took, megabytes }
}

it('starting after a new build', async (context) => {
  const { page } = await openFilled(20_000)
  await ask(page, 'schema=one&build=first')
  const afterBuild: number[] = []
  const sameBuild: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    afterBuild.push((await ask(page, `schema=one&build=new${round}`))[0])
    sameBuild.push((await ask(page, `schema=one&build=new${round}`))[0])
  }
  await page.context().close()
  report(context, {
    name: 'start after a new build / next start of the same build, log of 20,000 records',
    ratio: median(afterBuild) / median(sameBuild),
    budget: 1.3,
    of: `${median(afterBuild).toFixed(1)} ms / ${median(sameBuild).toFixed(1)} ms`,
  })
})

it('starting with a long log', async (context) => {
  const short = await measure(1_000)
  const long = await measure(20_000)
  report(context, {
    name: 'start with a log of 20,000 records / of 1,000, by a snapshot',
    ratio: long.bySnapshot / short.bySnapshot,
    budget: 2,
    of: `${long.bySnapshot.toFixed(1)} ms / ${short.bySnapshot.toFixed(1)} ms, ${long.megabytes.toFixed(0)} MB / ${short.megabytes.toFixed(0)} MB`,
  })
  report(context, {
    name: 'start with a log of 20,000 records, by a snapshot / by the whole log',
    ratio: long.bySnapshot / long.whole,
    budget: 0.1,
    of: `${long.bySnapshot.toFixed(1)} ms / ${long.whole.toFixed(0)} ms`,
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEntry } from './bench-build'
import { median, pairedRatio, report } from './figure'
import { launchBrowser } from './slow-browser'

const ROUNDS = 7
const PAIRS = 15

let browser: Browser
let script: string
beforeAll(async () => {
  script = readFileSync(join(await buildEntry('log-page'), 'log-page.js'), 'utf8')
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/**
 * Asks in a tab of its own, as a user opens the shop: a tab that has just left another page collects the garbage of that
 * one during the measurement. The page tells its answer unasked, since looking for it would run scripts of the tool.
 */
const ask = async (profile: BrowserContext, question: string): Promise<ReturnType<typeof JSON.parse>> => {
  const tab = await profile.newPage()
  const told = tab.waitForEvent('console')
  await tab.goto(`http://localhost/?${question}`)
  const answer = JSON.parse((await told).text())
  await tab.close()
  return answer
}

const buildOf = (url: string): string => new URL(url).searchParams.get('build') ?? 'one'

/** A browser whose log holds so many records. */
const openFilled = async (
  records: number,
): Promise<{ readonly profile: BrowserContext; readonly megabytes: number }> => {
  const profile = await browser.newContext()
  await profile.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          // A new build has chunks of other names.
          body: `<body></body><script type="module" src="/page-${buildOf(route.request().url())}.js"></script>`,
        }),
  )
  return { profile, megabytes: (await ask(profile, `fill=${records}`)) / 1e6 }
}

const startsOf = async (
  profile: BrowserContext,
  question: string,
): Promise<{ readonly took: number; readonly cart: number }> => {
  const starts: (readonly [number, number])[] = []
  for (let round = 0; round < ROUNDS; round += 1) starts.push(await ask(profile, question))
  return { took: median(starts.map(([took]) => took)), cart: starts[0]?.[1] ?? Number.NaN }
}

const measure = async (records: number) => {
  const { profile, megabytes } = await openFilled(records)
  const whole = await startsOf(profile, 'whole')
  // The first start of a version takes the snapshot that the next ones begin with.
  await ask(profile, 'schema=one')
  const bySnapshot = await startsOf(profile, 'schema=one')
  expect(whole.cart).toBeGreaterThan(0)
  expect(bySnapshot.cart).toBe(whole.cart)
  await profile.close()
  return { whole: whole.took, bySnapshot: bySnapshot.took, megabytes }
}

it('starting after a new build', async (context) => {
  const { profile } = await openFilled(20_000)
  await ask(profile, 'schema=one&build=first')
  let build = 0
  const start = async (): Promise<number> => (await ask(profile, `schema=one&build=new${build}`))[0]
  const { ratio, a, b } = await pairedRatio(
    PAIRS,
    () => {
      build += 1
      return start()
    },
    start,
  )
  await profile.close()
  report(context, {
    name: 'start after a new build / next start of the same build, log of 20,000 records',
    ratio,
    budget: 1.3,
    of: `${a.toFixed(1)} ms / ${b.toFixed(1)} ms, ${PAIRS} pairs`,
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

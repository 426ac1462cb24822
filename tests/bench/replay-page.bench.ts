import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, it } from 'vitest'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { longLogFile } from '../support/given-long-log'
import { median, p95, report } from './figure'
import { launchBrowser, openSlowPage } from './slow-browser'

const EVENTS = 10_000
const STEPS = 60
/** The machine is slower for seconds now and then: a part's figure is the median of so many rounds. */
const ROUNDS = 5
const FRAME_MS = 1_000 / 60

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

/** Milliseconds from each press of a key until the timeline has drawn the step; the part beside it may come later. */
const stepping = (page: Page, steps: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const drawn = (): Promise<number> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)))
    const took: number[] = []
    for (let index = 0; index < count; index += 1) {
      await drawn()
      const began = performance.now()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
      took.push((await drawn()) - began)
    }
    return took
  }, steps)

/** Milliseconds from single presses of a key until the part beside the timeline shows the step. */
const following = (page: Page, steps: number): Promise<number[]> =>
  page.evaluate(async (count) => {
    const title = (): string => document.querySelector('main section h2')?.textContent ?? ''
    const took: number[] = []
    for (let index = 0; index < count; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, 400))
      const before = title()
      const began = performance.now()
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }))
      while (title() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
      took.push(performance.now() - began)
    }
    return took
  }, steps)

it('a step in a log of 10,000 events at a quarter of the speed', async (context) => {
  const { page } = await openSlowPage(browser, { viewport: { width: 1440, height: 900 } }, 'unhindered')
  await page.goto(`${server.origin}/replay`)
  await page
    .getByLabel('Händelselogg')
    .setInputFiles({ name: 'log.jsonl', mimeType: 'text/plain', buffer: Buffer.from(longLogFile(EVENTS)) })
  await page.getByRole('button', { name: 'Fel (0)' }).waitFor()
  for (const part of ['Steget', 'Tillstånd', 'Webbshoppen']) {
    await page.getByRole('button', { name: part, exact: true }).click()
    // The invariants of the whole log are checked once after it is opened.
    await stepping(page, 10)
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(p95(await stepping(page, STEPS)))
    report(context, {
      name: `a step of 10,000, drawn in the timeline (${part} beside it), 95 of 100 / two frames`,
      ratio: median(rounds) / (2 * FRAME_MS),
      budget: 1,
      of: `${median(rounds).toFixed(1)} ms, of ${ROUNDS} rounds`,
    })
  }
  await page.getByRole('button', { name: 'Steget', exact: true }).click()
  const took = await following(page, 20)
  report(context, {
    name: 'a single step of 10,000, drawn in the part beside the timeline, 95 of 100 / twelve frames',
    ratio: p95(took) / (12 * FRAME_MS),
    budget: 1,
    of: `${p95(took).toFixed(1)} ms`,
  })
})

import type { Page } from 'playwright/test'
import { listing, visit } from './steps'
import { expect, test } from './watched-page'

/** A page that is too busy to hear of what is in sight until it is said to be free: it then hears of all in one call. */
const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    let isBusy = false
    const waiting: (() => void)[] = []
    window.addEventListener('busy', () => {
      isBusy = true
    })
    window.addEventListener('free', () => {
      isBusy = false
      for (const call of waiting.splice(0)) call()
    })
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let held: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          if (!isBusy) return callback(entries, observer)
          if (held.length === 0)
            waiting.push(() => {
              callback(held, observer)
              held = []
            })
          held.push(...entries)
        }, options)
      }
    }
  })

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (to) => {
    window.scrollTo(0, to)
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)

test('the head has its labels when a busy page is scrolled away from the top and back', async ({ page }) => {
  await keepBusy(page)
  await visit(page, listing)
  const head = page.getByRole('region', { name: 'Kund och leverans' })
  const place = () => head.boundingBox()
  const whole = await place()

  await page.evaluate(() => window.dispatchEvent(new Event('busy')))
  await scrollTo(page, 900)
  await scrollTo(page, 0)
  await page.evaluate(() => window.dispatchEvent(new Event('free')))
  // What is drawn next is what the page has heard.
  await scrollTo(page, 0)

  expect(await place()).toEqual(whole)
})

test('nothing below the head moves when it sticks to the top, so that a click meets what it was aimed at', async ({
  page,
}) => {
  await visit(page, listing)
  const placeInPage = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
  const head = page.getByRole('region', { name: 'Kund och leverans' })
  const atTop = await placeInPage()

  await scrollTo(page, 900)

  await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(0)
  expect(await placeInPage()).toBe(atTop)
})

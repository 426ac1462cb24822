import type { Page } from 'playwright/test'
import { listing, rowOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

declare global {
  interface Window {
    seenPublicPrices: string[]
    shifted: number
  }
}

/** Looks at every drawn frame, from the first on. */
const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.seenPublicPrices = []
    window.shifted = 0
    const look = () => {
      for (const price of document.querySelectorAll<HTMLElement>('.price-public')) {
        // The text that is seen; the box in its place is empty.
        if (price.checkVisibility() && price.innerText.trim() !== '') window.seenPublicPrices.push(price.innerText)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput === true)
        ) {
          window.shifted += entry.value
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test(
  'a logged-in user never sees a public price, and nothing jumps when their own comes',
  { tag: '@phone' },
  async ({ page }) => {
    await watchFrames(page)
    await visit(page, listing)
    const row = rowOf(page, valve.articleNumber)
    await expect(row).toContainText(/\d,\d\d/)
    await expect(page.getByRole('columnheader', { name: 'Ditt pris exkl. moms' }).first()).toBeAttached()
    await expect(page.locator('.price-public')).toHaveCount(0)

    expect(await page.evaluate(() => window.seenPublicPrices)).toEqual([])
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01)
  },
)

test('on paper the page of an article with a customer’s prices fits the sheet', async ({ page }) => {
  await visit(page, '/produkt/kulventil-ff-1000-dn20-4208103')
  await expect(page.getByRole('columnheader', { name: 'Ditt pris exkl. moms' })).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 703, height: 1000 })
  const tables = await page.locator('main table').evaluateAll((all) => all.map((table) => table.scrollWidth))
  expect(Math.max(...tables)).toBeLessThanOrEqual(703)
})

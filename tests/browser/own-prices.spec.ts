import type { Page } from 'playwright/test'
import { listing, rowOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

declare global {
  /** Not among the types of TypeScript yet. */
  class LayoutShift extends PerformanceEntry {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  interface Window {
    seenPublicPrices: string[]
    /** The farthest that a row moved up or down. */
    jumpedPx: number
  }
}

/** Looks at every drawn frame, from the first on. */
const watchFrames = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.seenPublicPrices = []
    window.jumpedPx = 0
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
        if (!(entry instanceof LayoutShift) || entry.hadRecentInput) continue
        for (const { node, previousRect, currentRect } of entry.sources) {
          // What moves beside the rows has other causes, such as the font that arrives.
          const isOfRows =
            node instanceof Element && (node.closest('main table') ?? node.querySelector('table')) !== null
          if (!isOfRows || previousRect.height === 0 || currentRect.height === 0) continue
          window.jumpedPx = Math.max(window.jumpedPx, Math.abs(currentRect.y - previousRect.y))
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
    expect(await page.evaluate(() => window.jumpedPx)).toBeLessThanOrEqual(1)
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

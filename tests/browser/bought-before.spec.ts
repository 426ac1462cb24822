import type { Page } from 'playwright/test'
import { expectPlaced, listing, reviewDriven, rowOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

/** How far the page below has been moved since it was loaded, without what a press moves. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list
            .getEntries()
            .filter((entry) => 'value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true))
          resolve(shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // No entry at all is no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

test('what the shop has just ordered is told in its row, and can be filtered by', async ({ page, buyer }) => {
  test.setTimeout(120_000)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  await (await reviewDriven(page)).click()
  await expectPlaced(page)

  await visit(page, listing)
  await expect(rowOf(page, valve.articleNumber)).toContainText(/Köpt \d+\s\S+, 7\sst/)
  expect(await layoutShift(page)).toBeLessThan(0.02)

  await page.getByRole('checkbox', { name: 'Köpt tidigare' }).check()
  await expect(page.getByRole('link', { name: 'Ta bort Köpt tidigare' })).toBeVisible()
  await expect(page).toHaveURL(/kopt=tidigare/)
  await expect(rowOf(page, valve.articleNumber)).toBeVisible()
  await expect(rowOf(page, '4208101')).toHaveCount(0)
})

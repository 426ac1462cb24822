import type { Locator } from 'playwright/test'
import { searchField, visit } from './steps'
import { expect, test } from './watched-page'

const ROOM_FOR_A_NAME = 140

/** What the cells of rows hold that reaches out of its own cell. */
const reachingOut = (rows: Locator): Promise<readonly string[]> =>
  rows.evaluateAll((all) =>
    all
      .flatMap((row) => [...row.children])
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  )

test('a name has room among the articles below the search field at every width', async ({ page }) => {
  await visit(page, '/sortiment')
  for (const width of [700, 768, 900, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await searchField(page).fill('')
    await searchField(page).fill('avstängningsventil press')
    const rows = page.getByRole('row').filter({ has: page.getByRole('button') })
    await expect(rows.first()).toBeVisible()

    const names = rows.getByRole('link')
    for (const name of await names.all()) {
      const box = await name.boundingBox()
      expect(box?.width, `${await name.innerText()} at ${width} px`).toBeGreaterThanOrEqual(ROOM_FOR_A_NAME)
    }
    expect(await reachingOut(rows), `at ${width} px`).toEqual([])
  }
})

test('one long word does not widen the page of its search, nor an address that is not there', async ({
  page,
  faults,
}) => {
  faults.foresee(/404/)
  for (const path of [`/search?q=${'ö'.repeat(300)}`, `/${'lang'.repeat(200)}`]) {
    await visit(page, path)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
})

test('articles that are compared have room for their buttons on a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/jamfor?artiklar=4208103,4208104,4208105')
  await expect(page.getByRole('button', { name: /^Lägg till/ }).first()).toBeVisible()
  expect(await reachingOut(page.getByRole('row'))).toEqual([])
})

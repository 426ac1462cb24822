import type { Locator, Page } from 'playwright/test'
import { listing, visit } from './steps'
import { expect, test } from './signed-in'

/** What every row says of its stock. */
const stockOf = (page: Page): Locator =>
  page.getByRole('main').getByText(/^(\d.* i lager|\d.* kvar|Kommer in|Beställningsvara|Slut|Utgått)/)
const inStock = (page: Page): Locator => page.getByRole('main').getByText(/^\d.* i lager/)
const chosen = (page: Page): Locator => page.getByRole('list', { name: 'Valda filter' })
const filter = (page: Page, delivery: string): Locator =>
  page.getByRole('checkbox', { name: `I lager för ${delivery}` })

/** The customer's own prices and stock have taken the place of the public ones, in every row. */
const expectOwnAnswers = async (page: Page): Promise<void> => {
  const main = page.getByRole('main')
  await expect(page.getByRole('columnheader', { name: 'Ditt pris exkl. moms' }).first()).toBeAttached()
  await expect(page.locator('.price-public')).toHaveCount(0)
  await expect(main.getByText('Hämtar lager')).toHaveCount(0)
  // A discontinued article says so twice.
  await expect.poll(() => stockOf(page).count()).toBeGreaterThanOrEqual(await main.locator('tbody tr').count())
}

/** Every row in sight tells what there is, and that it is enough. */
const expectOnlyInStock = async (page: Page): Promise<void> => {
  await expect(stockOf(page).first()).toBeVisible()
  await expect.poll(async () => (await stockOf(page).count()) - (await inStock(page).count())).toBe(0)
}

for (const [where, address, tag] of [
  ['a listing', listing, ['@phone']],
  ['a search', '/search?q=presskulventil', []],
] as const) {
  test(
    `in ${where} what is in stock for the chosen delivery can be seen alone, passed on, and left`,
    { tag: [...tag] },
    async ({ page, isMobile }) => {
      const openFilter = async () => {
        if (isMobile) await page.getByRole('link', { name: /^Filter/ }).click()
      }
      await visit(page, address)
      await expect(stockOf(page).first()).toBeVisible()
      await expectOwnAnswers(page)
      const all = await stockOf(page).count()
      expect(await inStock(page).count()).toBeLessThan(all)

      await test.step('chosen, it leaves what is there', async () => {
        await openFilter()
        await filter(page, 'utkörning').check({ force: true })
        await expect(page).toHaveURL(/[?&]lager=i-lager/)
        if (isMobile) await page.getByRole('button', { name: 'Visa artiklarna' }).click()
        await expect(chosen(page)).toContainText('I lager för utkörning')
        await expectOnlyInStock(page)
      })
      const shown = await stockOf(page).count()

      await test.step('its address shows the same to whoever gets it', async () => {
        await visit(page, page.url())
        await expect(chosen(page)).toContainText('I lager för utkörning')
        await expectOnlyInStock(page)
        await expect.poll(() => stockOf(page).count()).toBe(shown)
      })

      await test.step('with another delivery it goes by that one', async () => {
        const head = page.getByRole('region', { name: 'Kund och leverans' })
        await head.getByRole('button', { name: isMobile ? /^Utkörning/ : /^Leveranssätt/ }).click()
        await page.getByRole('radio', { name: /^EXH/ }).check()
        await page.getByRole('radio', { name: /^Mölndal/ }).check()
        await page.getByRole('button', { name: 'Spara', exact: true }).click()
        await expect(chosen(page)).toContainText('I lager för leverans till butik')
        await expectOnlyInStock(page)
      })

      await test.step('taken away, everything is back', async () => {
        await chosen(page).getByRole('link', { name: 'Ta bort I lager för leverans till butik' }).click()
        await expect(page).not.toHaveURL(/lager=/)
        await expect(chosen(page)).toHaveCount(0)
        await expect.poll(() => stockOf(page).count()).toBe(all)
        await openFilter()
        await expect(filter(page, 'leverans till butik')).not.toBeChecked()
      })
    },
  )
}

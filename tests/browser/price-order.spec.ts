import type { Locator, Page } from 'playwright/test'
import { visit } from './steps'
import { expect, test } from './signed-in'

const search = '/search?q=kulventil&sortera=price'

const amount = /(\d[\d\s]*,\d\d)/

const rows = (page: Page): Locator => page.locator('main tbody tr').filter({ hasText: amount })

/** The prices of the rows in their order, as they are read. */
const pricesIn = async (page: Page): Promise<readonly number[]> =>
  (await rows(page).locator('strong').allInnerTexts())
    .map((text) => amount.exec(text)?.[1])
    .filter((text) => text !== undefined)
    .map((text) => Number(text.replaceAll(/\s/g, '').replace(',', '.')))

const expectRising = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      const prices = await pricesIn(page)
      return prices.length > 10 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0))
    })
    .toBe(true)
}

test('a list sorted by price goes by the price that a logged-in user reads, and its filter too', async ({ page }) => {
  await visit(page, search)
  await expect(page.getByRole('columnheader', { name: 'Ditt pris exkl. moms' }).first()).toBeAttached()
  await expect(page.locator('.price-public')).toHaveCount(0)
  await expectRising(page)
  await expect(page.getByRole('combobox', { name: 'Sortera' }).locator('option:checked')).toHaveText('Ditt pris')

  const [first = 0, ...others] = await pricesIn(page)
  const bound = others.at(-1) ?? first
  const price = page.getByRole('group', { name: 'Ditt pris exkl. moms' })
  await price.getByRole('textbox', { name: 'Till' }).fill(String(bound).replace('.', ','))
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/price\.max=/)
  await expectRising(page)
  expect(Math.max(...(await pricesIn(page)))).toBeLessThanOrEqual(bound)
  await visit(page, page.url())
  await expectRising(page)
  await expect.poll(async () => Math.max(...(await pricesIn(page)))).toBeLessThanOrEqual(bound)
})

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('reads a list sorted by the price including VAT, and a filter that is called so', async ({ page }) => {
    await visit(page, search)
    await expectRising(page)
    await expect(page.getByRole('group', { name: 'Pris inkl. moms' })).toBeVisible()
  })
})

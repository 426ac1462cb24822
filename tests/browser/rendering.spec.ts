import { expectAccessible } from './accessible'
import { listing, rowOf, searchField, valve, visit } from './steps'
import { expect, test } from './watched-page'
import type { Locator } from 'playwright/test'

/** The price is told as one with VAT: by the head of its column, which a small screen says below the price. */
const expectPriceWithVat = async (row: Locator): Promise<void> => {
  await expect(row).toContainText(/\d,\d\d/)
  const table = row.locator('xpath=ancestor::table')
  await expect(table.getByRole('columnheader', { name: 'Pris inkl. moms' })).toBeAttached()
  const told = await table.evaluate(() => (window.innerWidth < 700 ? '"inkl. moms"' : 'none'))
  // The page is there before its styles are.
  const below = () => row.locator('td[data-vat]').evaluate((cell) => getComputedStyle(cell, '::after').content)
  await expect.poll(below).toBe(told)
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  // The scripts that are not run.
  test.beforeEach(({ faults }) => faults.foresee(/^csp GET .*\.js$/))

  test('a category can be read, with public prices that include VAT', async ({ page }) => {
    await page.goto(listing)
    await expect(page.getByRole('heading', { level: 1, name: 'Kulventiler' })).toBeVisible()
    const row = rowOf(page, valve.articleNumber)
    await expectPriceWithVat(row)
    await expect(page.getByRole('link', { name: valve.articleNumber, exact: true })).toHaveAttribute(
      'href',
      /^\/produkt\//,
    )
  })

  test('search answers a form, with public prices', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    const search = searchField(page)
    await search.fill(valve.articleNumber)
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Träffar på ”${valve.articleNumber}”` })).toBeVisible()
    await expectPriceWithVat(rowOf(page, valve.articleNumber))
  })

  test('stores are found by a form', async ({ page }) => {
    await page.goto('/hitta-butik')
    await page.getByRole('searchbox', { name: 'Butik, ort eller postnummer' }).fill('kiru')
    await page.getByRole('button', { name: 'Visa butiker' }).click()
    await expect(page).toHaveURL(/sok=kiru/)
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText(['Kiruna'])
  })

  test('an article can be read, with its public price', async ({ page }) => {
    await page.goto(listing)
    await page.getByRole('link', { name: valve.articleNumber, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(valve.name)
    await expect(page.getByRole('region', { name: 'Köp', exact: true })).toContainText(/Pris inkl\. moms[\s\S]*\d,\d\d/)
  })
})

test.describe('what cannot be shown', () => {
  test('[ERROR-01] [ERROR-02] an unknown address is a 404 with headline, reason and the path', async ({
    page,
    faults,
  }) => {
    faults.foresee(/404/)
    const answer = await page.goto('/finns-inte')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Det här facket är tomt.' })).toBeVisible()
    await expect(page.getByText(/Sidan finns inte\./)).toBeVisible()
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.getByText('/finns-inte')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Till startsidan', exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('[ERROR-01] a service that does not answer is told with status, headline and reason', async ({
    page,
    faults,
  }) => {
    faults.foresee(/503/)
    await visit(page, '/')
    await page.route('**/services/search', (route) =>
      route.fulfill({ status: 503, json: { message: 'Paus', code: 'PAUSED' } }),
    )
    const search = searchField(page)
    await search.fill('ventil')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Vi ber om ursäkt.' })).toBeVisible()
    await expect(page.getByText('Sidan kunde inte visas just nu. Försök igen om en stund.')).toBeVisible()
    await expect(page.getByText('503')).toBeVisible()
    await expectAccessible(page)
  })

  test('a search without hits says where else to look', async ({ page }) => {
    await visit(page, '/search?q=xyzzyx')
    await expect(page.getByRole('heading', { level: 1, name: 'Inga träffar på ”xyzzyx”' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'VVS' })).toBeVisible()
  })
})

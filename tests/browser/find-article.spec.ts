import type { Page } from 'playwright/test'
import { openMenu, rowOf, searchField, valve, visit } from './steps'
import { expect, test } from './signed-in'

/** By every number that the trade writes an article with. */
const numbers = {
  'its article number with spaces': '420 81 03',
  'its RSK number': 'RSK 4208103',
  "its supplier's number": '363-9667657',
  'its EAN': '7391242081036',
}

const search = async (page: Page, query: string): Promise<void> => {
  await visit(page, '/')
  await searchField(page).fill(query)
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Träffar på ”${query}”` })).toBeVisible()
}

/** Adds one of it where it stands in a table, which says so in words. */
const addFromRow = async (page: Page): Promise<void> => {
  await rowOf(page, valve.articleNumber)
    .getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` })
    .click()
}

test(
  'an article is found by the menu, and put in the cart from its row',
  { tag: '@phone' },
  async ({ page, buyer, isMobile }) => {
    await visit(page, '/')
    const menu = await openMenu(page, isMobile)
    const category = menu.getByRole('link', { name: 'Kulventiler', exact: true })
    if (isMobile) {
      // Departments are folded: ten lines instead of all categories.
      await expect(category).toBeHidden()
      await menu.getByText('VVS', { exact: true }).click()
      await expect(menu.getByRole('link', { name: 'Allt i VVS' })).toBeVisible()
    }
    await category.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kulventiler' })).toBeVisible()

    await addFromRow(page)

    await expect
      .poll(async () => (await buyer.lines()).map((line) => line.articleNumber))
      .toEqual([valve.articleNumber])
  },
)

test('the same article is found by name, number, EAN and quick order, and each way puts it in the cart', async ({
  page,
  buyer,
}) => {
  test.setTimeout(120_000)
  let wanted = 0
  const oneMoreInCart = async () => {
    wanted += 1
    await expect
      .poll(async () => (await buyer.lines()).map((line) => [line.articleNumber, line.quantity]))
      .toEqual([[valve.articleNumber, wanted]])
  }

  await test.step('by its name', async () => {
    await search(page, 'kulventil ff 1000 dn20')
    await addFromRow(page)
    await oneMoreInCart()
  })
  for (const [name, number] of Object.entries(numbers)) {
    await test.step(`by ${name}, which puts it first`, async () => {
      await search(page, number)
      const first = page.getByRole('main').getByRole('row').nth(1)
      await expect(first.getByRole('link', { name: valve.articleNumber, exact: true })).toBeVisible()
      await addFromRow(page)
      await oneMoreInCart()
    })
  }
  await test.step('by quick order', async () => {
    await visit(page, '/snabborder')
    await page.getByLabel('Artikelnummer, rad 1').fill(valve.articleNumber)
    await page.getByLabel('Antal, rad 1').fill('1')
    await expect(page.getByRole('link', { name: valve.name })).toBeVisible()
    await page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click()
    await oneMoreInCart()
    await expect(page.getByLabel('Artikelnummer, rad 1')).toHaveValue('')
  })
})

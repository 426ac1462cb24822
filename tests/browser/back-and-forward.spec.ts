import type { Page } from 'playwright/test'
import { listing, searchField, visit } from './steps'
import { expect, test } from './watched-page'

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

const groups = (page: Page) => page.getByRole('main').getByRole('table')

/** A category with more products than a page of a listing shows. */
const long = '/kategorier/vvs'

test('back from a product keeps the loaded rows, the place and the scroll of the listing', async ({ page }) => {
  await visit(page, `${long}?sortera=name`)
  const before = await groups(page).count()
  await page.getByRole('link', { name: 'Visa fler' }).click()
  await expect.poll(() => groups(page).count()).toBeGreaterThan(before)
  const loaded = await groups(page).count()
  const address = page.url()

  const article = groups(page)
    .nth(loaded - 1)
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
  const number = await article.innerText()
  await article.scrollIntoViewIfNeeded()
  const scroll = await scrolledTo(page)
  expect(scroll).toBeGreaterThan(0)
  await article.click()
  await expect(page).toHaveURL(new RegExp(`/produkt/.*${number}$`))
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await test.step('when one goes back', async () => {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(groups(page)).toHaveCount(loaded)
    await expect.poll(async () => Math.abs((await scrolledTo(page)) - scroll)).toBeLessThan(20)
    await expect(page.getByRole('link', { name: number, exact: true })).toBeInViewport()
  })
  await test.step('when one goes forward and back again', async () => {
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`/produkt/.*${number}$`))
    await page.goBack()
    await expect(page.getByRole('link', { name: number, exact: true })).toBeInViewport()
  })
  await test.step('when the address is opened by somebody else', async () => {
    await page.goto(address)
    await expect(groups(page)).toHaveCount(loaded)
  })
})

test(
  'facets and the query follow the address by back, forward and reload',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, listing)
    const heading = page.getByRole('heading', { level: 1, name: 'Kulventiler' })
    const dn20 = page.getByRole('group', { name: 'Dimension DN' }).getByRole('checkbox', { name: /^20\b/ })
    const chosen = page.getByRole('list', { name: 'Valda filter' })
    const openFilter = async () => {
      if (isMobile) await page.getByRole('link', { name: /^Filter/ }).click()
    }

    await test.step('given a listing, when a facet is chosen, it is in the address', async () => {
      await openFilter()
      await dn20.check({ force: true })
      await expect(page).toHaveURL(/[?&]dn=/)
      if (isMobile) await page.getByRole('button', { name: 'Visa artiklarna' }).click()
      await expect(chosen).toBeVisible()
    })
    const narrowed = page.url()
    await test.step('when one goes back it is gone, and forward brings it again', async () => {
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`${listing}$`))
      await expect(chosen).toHaveCount(0)
      await page.goForward()
      await expect(page).toHaveURL(narrowed)
      await expect(chosen).toBeVisible()
    })
    await test.step('when the page is loaded again it is still chosen', async () => {
      await page.reload()
      await expect(heading).toBeVisible()
      await expect(chosen).toBeVisible()
      await openFilter()
      await expect(dn20).toBeChecked()
    })
    await test.step('given a search, the query is in the field by back and reload', async () => {
      await visit(page, '/')
      await searchField(page).fill('radiator')
      await searchField(page).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Träffar på ”radiator”' })).toBeVisible()
      await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/produkt\//)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Träffar på ”radiator”' })).toBeVisible()
      await expect(searchField(page)).toHaveValue('radiator')
      await page.reload()
      await expect(searchField(page)).toHaveValue('radiator')
    })
  },
)

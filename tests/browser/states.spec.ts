import type { Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible, searchBox } from './accessible'
import { listing, openMenu, searchField, visit } from './steps'
import { expect, test } from './watched-page'

/** A category of few articles: axe looks at every one. */
const short = '/kategorier/vvs/ventiler/pafyllningsventiler'

/** Every page as it can be met, and the words by which it is known to be in that state. */
const states: Readonly<Record<string, readonly [address: string, says: RegExp]>> = {
  'the start page': ['/', /Sortiment/],
  'a department': ['/kategorier/vvs', /Ventiler/],
  'a listing in rows': [short, /Påfyllningsventil/],
  'a listing in pictures': [`${short}?vy=bilder`, /Påfyllningsventil/],
  'a narrowed listing': [`${listing}?dn=20`, /Rensa/],
  'a listing with nothing left': [`${listing}?dn=20&price.min=99999999`, /Inga artiklar passar urvalet/],
  'search results': ['/search?q=kulventil', /Träffar på/],
  'a search without hits': ['/search?q=xyzzyx', /Inga träffar på/],
  'an article': ['/produkt/kulventil-ff-1000-dn20-4208103', /Alla dimensioner/],
  'a chemical': ['/produkt/rostlosare-1000-400-ml-6860001', /Fara|Varning/],
  'a discontinued article': ['/produkt/kulventil-ff-900-dn20-4207903', /Ersätts av/],
  'an article whose price is asked for': ['/produkt/varmvattenberedare-150-l-6530150', /Pris på förfrågan/],
  'the campaigns': ['/kampanjer', /Kampanjer/],
  'the assortments': ['/sortiment', /Sortiment/],
  'an empty quick order': ['/snabborder', /Snabborder/],
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('every page in every state can be read by everybody, and fits its width', async ({ page }) => {
  test.setTimeout(480_000)
  for (const [name, [address, says]] of Object.entries(states)) {
    await test.step(name, async () => {
      await visit(page, address)
      await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
      expect(await scrollsSideways(page), `${name} scrolls sideways`).toBe(false)
      await expectAccessible(page)
    })
  }
})

test('campaigns and assortments lead to listings that can be read by everybody', async ({ page }) => {
  test.setTimeout(240_000)
  for (const overview of ['/sortiment', '/kampanjer']) {
    await visit(page, overview)
    await page.getByRole('main').locator(`a[href^="${overview}/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${overview}/.`))
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^\d{7}$/ })
        .first(),
    ).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
  }
  await expectAccessible(page)
})

test('what opens over a page can be read by everybody, also a visitor', async ({ page, isMobile }) => {
  test.setTimeout(240_000)
  await visit(page, short)
  await test.step('the menu', async () => {
    await openMenu(page, isMobile)
    await expectOpenedAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the log-in', async () => {
    await page.getByRole('button', { name: 'Logga in', exact: true }).first().click()
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1)
    await expectOpenedAccessible(page)
    await page.keyboard.press('Escape')
  })
  await test.step('the filter', async () => {
    if (!isMobile) return
    const opener = page.getByRole('link', { name: /^Filter/ })
    await opener.click()
    await expect(page.getByRole('heading', { name: 'Filter' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
  await test.step('the search', async () => {
    if (isMobile) await page.getByRole('navigation', { name: 'Genvägar' }).getByRole('button', { name: 'Sök' }).click()
    await searchField(page).fill('kulventil')
    await expect(page.getByRole('link', { name: /^Visa alla/ })).toBeVisible()
    await expectOpenedAccessible(page, searchBox)
  })
})

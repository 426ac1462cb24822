import type { Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible, searchBox } from './accessible'
import { listing, openMenu, searchField, visit } from './steps'
import { expect, test } from './watched-page'

/** A category of few articles: axe looks at every one. */
const short = '/kategorier/vvs/ventiler/pafyllningsventiler'

interface State {
  readonly address: string
  /** The words by which the page is known to be in this state. */
  readonly says: RegExp
  /** Drawn in another way on a phone; else the elements are those that axe has seen on a desk, and only have to fit. */
  readonly phone?: true
}

const states: Readonly<Record<string, State>> = {
  'the start page': { address: '/', says: /Sortiment/, phone: true },
  'a department': { address: '/kategorier/vvs', says: /Ventiler/ },
  'a listing in rows': { address: short, says: /Påfyllningsventil/, phone: true },
  'a listing in pictures': { address: `${short}?vy=bilder`, says: /Påfyllningsventil/ },
  'a narrowed listing': { address: `${listing}?dn=20`, says: /Rensa/, phone: true },
  'a listing with nothing left': {
    address: `${listing}?dn=20&price.min=99999999`,
    says: /Inga artiklar passar urvalet/,
  },
  'search results': { address: '/search?q=kulventil', says: /Träffar på/, phone: true },
  'a search without hits': { address: '/search?q=xyzzyx', says: /Inga träffar på/ },
  'an article': { address: '/produkt/kulventil-ff-1000-dn20-4208103', says: /Alla dimensioner/, phone: true },
  'an article with bracket prices by the metre': {
    address: '/produkt/kopparror-hart-15x1-0-mm-2311115',
    says: /så blir priset/,
    phone: true,
  },
  'an article sold in stores alone': {
    address: '/produkt/presskulventil-pv-35-mm-4208235',
    says: /Kulventil med pressändar/,
  },
  'a chemical': { address: '/produkt/rostlosare-castor-400-ml-6860001', says: /Fara|Varning/ },
  'a discontinued article': { address: '/produkt/kulventil-ff-900-dn20-4207903', says: /Ersätts av/ },
  'an article whose price is asked for': {
    address: '/produkt/varmvattenberedare-150-l-6530150',
    says: /Pris på förfrågan/,
  },
  'the campaigns': { address: '/kampanjer', says: /Kampanjer/ },
  'the assortments': { address: '/sortiment', says: /Sortiment/ },
  'the categories to choose an article in': { address: '/konfigurator', says: /Välj kategori/, phone: true },
  'the properties of an article': {
    address: '/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20',
    says: /passar/,
    phone: true,
  },
  'a page of content with sections': {
    address: '/tjanster/hyr-pressmaskin',
    // The page has its height when its form is there, whose code comes last.
    says: /^Skicka$/,
    phone: true,
  },
  'an empty quick order': { address: '/snabborder', says: /Snabborder/, phone: true },
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const [name, { address, says, phone }] of Object.entries(states)) {
  const tag = phone === true ? ['@phone'] : []
  test(`${name} can be read by everybody, and fits its width`, { tag }, async ({ page, viewport }) => {
    await visit(page, address)
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
    expect(await scrollsSideways(page)).toBe(false)
    await expectAccessible(page)
    if (phone === true || viewport === null) return
    await page.setViewportSize({ width: 390, height: viewport.height })
    expect(await scrollsSideways(page), 'at 390 px').toBe(false)
  })
}

test('the head of the page, which is one line while it is scrolled, can be read by everybody', async ({ page }) => {
  await visit(page, listing)
  const head = page.getByRole('region', { name: 'Kund och leverans' })
  await page.mouse.wheel(0, 1200)
  // The line of the labels is above the window then.
  await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(0)

  await expectOpenedAccessible(page, 'section[aria-label="Kund och leverans"]')
})

test('campaigns and assortments lead to listings that can be read by everybody', async ({ page }) => {
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

test(
  'what opens over a page can be read by everybody, also a visitor',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, short)
    await test.step('the menu', async () => {
      // The menus of a desk are judged in the spec of flyouts.
      if (!isMobile) return
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
      if (isMobile)
        await page.getByRole('navigation', { name: 'Genvägar' }).getByRole('button', { name: 'Sök' }).click()
      await searchField(page).fill('kulventil')
      await expect(page.getByRole('link', { name: /^Visa alla/ })).toBeVisible()
      await expectOpenedAccessible(page, searchBox)
    })
  },
)

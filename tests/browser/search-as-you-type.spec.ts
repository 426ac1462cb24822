import type { Locator, Page } from 'playwright/test'
import { expectOpenedAccessible, searchBox } from './accessible'
import { cartButton, valve, visit, visitStarted } from './steps'
import { expect, test } from './signed-in'

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Sök artiklar' })
const offered = (page: Page): Locator => page.getByRole('grid', { name: 'Sökförslag och artiklar' })
const hit = (page: Page, articleNumber: string): Locator =>
  offered(page).getByRole('row').filter({ hasText: articleNumber })

/** To the field: by its key where there are keys, by the bar at the thumb otherwise. */
const toField = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) await page.getByRole('navigation', { name: 'Genvägar' }).getByRole('button', { name: 'Sök' }).click()
  else await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

const isSearchFor = (body: string | null, query: string): boolean => JSON.parse(body ?? '{}').query === query

test(
  '[SEARCH-11] while somebody types, words, categories and articles with price are offered, and one is added',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/')
    await toField(page, isMobile)
    await page.keyboard.type('kulventil ff 1000 dn20')
    await expect(hit(page, valve.articleNumber)).toContainText(/\d,\d\d\skr/)
    await expect(offered(page).getByRole('rowgroup', { name: 'Kategorier' })).toContainText('Kulventiler')
    await expectOpenedAccessible(page, searchBox)

    await test.step('when the button of a hit is pressed, it is in the cart and the panel stays', async () => {
      await hit(page, valve.articleNumber)
        .getByRole('button', { name: /^Lägg till/ })
        .click()
      await expect(page.getByRole('status', { name: 'Meddelanden' })).toContainText(`1 st ${valve.articleNumber}`)
      await expect(offered(page)).toBeVisible()
    })
    await test.step('when it is searched for, the query stays in the field', async () => {
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/search\?q=kulventil\+ff\+1000\+dn20/)
      await expect(offered(page)).toHaveCount(0)
      if (!isMobile) await expect(field(page)).toHaveValue('kulventil ff 1000 dn20')
    })
    await test.step('then it is offered again before anything is typed, and can be taken away', async () => {
      await visit(page, '/')
      await toField(page, isMobile)
      await expect(offered(page).getByRole('rowgroup', { name: 'Dina senaste sökningar' })).toBeVisible()
      await expectOpenedAccessible(page, searchBox)
      await page.getByRole('button', { name: 'Ta bort kulventil ff 1000 dn20 ur dina senaste sökningar' }).click()
      await expect(offered(page)).toHaveCount(0)
    })
  },
)

test('[SEARCH-11] an answer that comes late never takes the place of a newer one', async ({ page, isMobile }) => {
  await visitStarted(page, '/')
  // Whose prices hold is known: for another customer it would be asked again.
  await expect(cartButton(page, 0)).toBeVisible()
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answered: string[] = []
  await page.route('**/services/search', async (route) => {
    const body = route.request().postData()
    if (!isSearchFor(body, 'radiator')) return route.fallback()
    const answer = await route.fetch()
    await held
    // A page that no longer waits has given the call up.
    await route.fulfill({ response: answer }).catch(() => undefined)
    answered.push('radiator')
  })

  await toField(page, isMobile)
  const older = page.waitForRequest((request) => isSearchFor(request.postData(), 'radiator'))
  await page.keyboard.type('radiator')
  await older
  await field(page).fill('kulventil')
  await expect(page.getByRole('link', { name: /^Visa alla .* träffar för ”kulventil”$/ })).toBeVisible()
  letGo()
  await expect.poll(() => answered).toEqual(['radiator'])

  await expect(page.getByRole('link', { name: /^Visa alla .* träffar för ”kulventil”$/ })).toBeVisible()
  await expect(offered(page)).not.toContainText(/radiator/i)
})

test('[SEARCH-11] suggestions that fail say so, and Enter searches all the same', async ({
  page,
  isMobile,
  faults,
}) => {
  faults.foresee(/503/)
  await visit(page, '/')
  const pause = { status: 503, json: { message: 'Paus', code: 'PAUSED' } }
  for (const address of ['**/services/search', '**/services/autocomplete*']) {
    await page.route(address, (route) => route.fulfill(pause))
  }
  await toField(page, isMobile)
  await page.keyboard.type('kulventil')
  await expect(page.getByText('Förslagen kunde inte hämtas')).toBeVisible()
  await expect(page.getByText('Tryck Enter för att söka ändå.')).toBeVisible()
  await expectOpenedAccessible(page, searchBox)

  await page.unrouteAll()
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Träffar på ”kulventil”' })).toBeVisible()
})

test('[SEARCH-11] by keyboard alone: the slash key, a word, an arrow, plus, and Esc', async ({ page }) => {
  await visit(page, '/')
  // Whose suggestions hold is known: for another customer they are asked for again, and nothing is selected meanwhile.
  await expect(cartButton(page, 0)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('kulventil ff 1000 dn20')
  // The answer to the beginning of a query would be replaced, and with it what is selected.
  await expect(page.getByRole('link', { name: /^Visa .* för ”kulventil ff 1000 dn20”$/ })).toBeVisible()
  await expect(hit(page, valve.articleNumber)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(hit(page, valve.articleNumber)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('+')
  await expect(cartButton(page, 1)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(offered(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('kulventil ff 1000 dn20')

  // The first press opens it again, the second goes in.
  await page.keyboard.press('ArrowDown')
  await expect(hit(page, valve.articleNumber)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(hit(page, valve.articleNumber)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(valve.name)
})

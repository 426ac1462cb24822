import { expectAccessible } from './accessible'
import { expect, test } from './signed-in'
import { toast, visit } from './steps'

test(
  '[ROUTE-13] a store is found by its town, made the own one, and lies where the way to it leads, by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/hitta-butik')
    await expect(page.getByRole('heading', { level: 1, name: 'Hitta butik' })).toBeVisible()
    const stores = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    const all = await stores.count()
    expect(all).toBeGreaterThan(20)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Butik, ort eller postnummer' }).focus()
    await page.keyboard.type('borås')
    await expect(stores).toHaveCount(1)
    await expect(page).toHaveURL('/hitta-butik?sok=bor%C3%A5s')
    await page.getByRole('link', { name: 'Borås', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Butiken i Borås' })).toBeFocused()
    await expect(page.getByRole('row', { name: /^Söndag/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Gör till min butik' }).press('Enter')
    await expect(toast(page, 'Borås är din butik nu.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Din butik')).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Butik, ort eller postnummer' })).toHaveValue('borås')
  },
)

test('stores are listed by their distance from where the reader is, and a refusal is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 57.72, longitude: 12.94 })
  await visit(page, '/hitta-butik')
  await page.getByRole('button', { name: 'Nära mig' }).click()
  await expect(page.getByText(/Närmast din plats/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Borås')
  await context.clearPermissions()
  await page.reload()
  await page.getByRole('button', { name: 'Nära mig' }).click()
  await expect(page.getByText(/Din plats kunde inte läsas\. Skriv en ort/)).toBeVisible()
})

test('a store that is not there is not found', async ({ page, faults }) => {
  faults.foresee(/404/)
  const answer = await page.goto('/butiker/999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Det här facket är tomt.')).toBeVisible()
})

test('[STORE-05] the list and the map are of one mind: a store that is chosen by keyboard has its sign and its card', async ({
  page,
}) => {
  await visit(page, '/hitta-butik?sok=ki')
  const map = page.getByRole('region', { name: 'Karta' })
  await expect(map).toBeVisible()
  const signs = map.locator('[title]').filter({ hasText: /^\d+$/ })
  const choices = page.getByRole('button', { name: /^Välj / })
  await expect(signs).toHaveCount(await choices.count())
  await page.getByRole('button', { name: 'Välj Kiruna' }).press('Enter')
  const card = page.getByRole('region', { name: 'Vald butik: Kiruna' })
  await expect(card).toBeVisible()
  await expect(card.getByRole('link', { name: 'Butikssida' })).toHaveAttribute('href', /^\/butiker\/\d+$/)
  await expect(card.getByText('Butikschef', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Stäng' }).click()
  await signs.first().click()
  await expect(page.getByRole('region', { name: /^Vald butik/ })).toBeVisible()
})

test('[STORE-06] stores are found by what they offer', async ({ page }) => {
  await visit(page, '/hitta-butik')
  const choices = page.getByRole('button', { name: /^Välj / })
  const all = await choices.count()
  await page.getByRole('checkbox', { name: 'Uthyrning' }).click()
  await expect(page.getByRole('checkbox', { name: 'Uthyrning' })).toBeChecked()
  await expect(page).toHaveURL('/hitta-butik?tjanst=Uthyrning')
  await expect.poll(() => choices.count()).toBeLessThan(all)
  expect(await choices.count()).toBeGreaterThan(0)
})

test('without the code of the map the list has it all', async ({ page, faults }) => {
  faults.foresee(/StoreMap|preload|dynamically imported|React Router caught|ERR_FAILED/i)
  await page.route('**/assets/StoreMap-*', (route) => route.abort())
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto('/hitta-butik')
  // Code that is missing may be that of an older version, so that the page is loaded anew, once.
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByText('Kartan kan inte visas just nu.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Butik, ort eller postnummer' }).fill('kiru')
  await page.getByRole('button', { name: 'Välj Kiruna' }).click()
  await expect(page.getByRole('region', { name: 'Vald butik: Kiruna' })).toBeVisible()
})

test('from a town all stores are listed by their distance, and the map goes there; Escape closes the card', async ({
  page,
}) => {
  await visit(page, '/hitta-butik?sok=grums')
  const choices = page.getByRole('button', { name: /^Välj / })
  await expect(choices.first()).toHaveAccessibleName('Välj Karlstad')
  expect(await choices.count()).toBeGreaterThan(20)
  const map = page.getByRole('region', { name: 'Karta' })
  await expect(map.locator('[title="Karlstad"]')).toBeVisible()
  await choices.first().press('Enter')
  const card = page.getByRole('region', { name: 'Vald butik: Karlstad' })
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(choices.first()).toBeFocused()
})

test('a place that cannot be looked up is told, and the stores are there', async ({ page, faults }) => {
  faults.foresee(/503/)
  await visit(page, '/hitta-butik')
  await page.route('**/addresses/search', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('searchbox', { name: 'Butik, ort eller postnummer' }).fill('Lerum')
  await expect(page.getByText('Orten kunde inte sökas.', { exact: false })).toBeVisible({ timeout: 15_000 })
  expect(await page.getByRole('button', { name: /^Välj / }).count()).toBeGreaterThan(20)
})

test('the logo is seen on the colour of the brand on a small screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  const logo = page.getByRole('banner').locator('picture img')
  const shown = await logo.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  const footer = page.getByRole('contentinfo').locator('picture img')
  expect(shown).toBe(await footer.evaluate((image) => (image instanceof HTMLImageElement ? image.src : '')))
})

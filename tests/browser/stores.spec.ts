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

import type { Page } from 'playwright/test'
import { cartButton, holdRequests, listing, valve, visit } from './steps'
import { expect, test } from './signed-in'

const addButton = (page: Page) => page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` })

test('while the configuration cannot be had, the page says so, and what is pressed is done when it can', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/503/)
  let isDown = true
  await page.route(/\/services(\/.*)?\/config(\?|$)/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 'PAUSED', message: 'Paus' } }) : route.continue(),
  )
  await visit(page, listing)

  await addButton(page).click()
  await expect(page.getByText(/^Webbshoppen svarar inte än/)).toBeVisible()
  isDown = false

  await expect(cartButton(page, 1)).toBeVisible()
  await expect(page.getByText(/^Webbshoppen svarar inte än/)).toBeHidden()
  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([1])
})

test('a shop whose code could not be fetched starts when the connection returns, and does what was pressed', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/net::ERR_FAILED/)
  let isOffline = true
  const refused: string[] = []
  for (const address of ['**/assets/browser-shop-*.js*', '**/health']) {
    await page.route(address, (route) => {
      if (!isOffline) return route.continue()
      refused.push(address)
      return route.abort()
    })
  }
  await visit(page, listing)
  // A server that answers after its code failed has another version: the page would be loaded anew.
  await expect.poll(() => refused).toContain('**/health')

  await addButton(page).click()
  isOffline = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))

  await expect(cartButton(page, 1)).toBeVisible()
  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([1])
})

for (const [what, address] of [
  ['its code is fetched', '**/assets/browser-shop-*.js'],
  ['it is asked who they are', '**/services/v2/users/*'],
] as const)
  test(
    `whoever has a stored session is not asked to log in while ${what}`,
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const release = await holdRequests(page, address)
      const waiting = page.waitForRequest(address)
      await visit(page, listing)
      await waiting
      const head = page.getByRole('region', { name: 'Kund och leverans' })

      await expect(page.getByRole('button', { name: 'Logga in' })).toBeHidden()
      await expect(head.getByText('Inte inloggad').filter({ visible: true })).toHaveCount(0)
      if (!isMobile) await expect(head.getByText('Välj', { exact: true }).filter({ visible: true })).toHaveCount(0)
      release()

      await expect(page.getByRole('button', { name: /^Ditt konto/ })).toBeVisible()
    },
  )

test('what is written or chosen before a page has come alive stays, and is heard', async ({ page }) => {
  await test.step('a word is searched for', async () => {
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto(listing, { waitUntil: 'commit' })
    const search = page.getByRole('combobox', { name: 'Sök' }).first()
    await search.fill('kulventil')
    release()
    await expect(page.getByRole('row').filter({ hasText: valve.articleNumber }).first()).toBeVisible()
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    await expect(search).toHaveValue('kulventil')
  })
  await test.step('a filter narrows', async () => {
    await page.unrouteAll({ behavior: 'wait' })
    const release = await holdRequests(page, '**/assets/*.js')
    await page.goto(listing, { waitUntil: 'commit' })
    const facet = page.getByRole('checkbox').filter({ visible: true }).first()
    await facet.check()
    release()
    await expect(page).toHaveURL(/kulventiler\?.+=/)
    await expect(facet).toBeChecked()
  })
})

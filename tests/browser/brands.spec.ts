import type { Page } from 'playwright/test'
import { PASSWORD } from '../support/shop-client'
import { expectAccessible } from './accessible'
import { accountButton, cartButton, listing, logIn, valve, visitStarted } from './steps'
import { expect, test } from './watched-page'

const startPages = [
  { brand: 'dahl', heading: 'Rätt del, rätt dag.', title: 'VVS, värme och verktyg | Dahl', campaign: 'Presskampanj' },
  {
    brand: 'konr',
    heading: 'Klart till sista fogen.',
    title: 'Kakel, klinker och badrum | Konr',
    campaign: 'Nytt badrum',
  },
  {
    brand: 'kasp',
    heading: 'Verktyg för hela skiftet.',
    title: 'Verktyg, infästning och skydd | KASP',
    campaign: 'Fyll på lådan',
  },
  {
    brand: 'opti',
    heading: 'Rätt klimat, hela året.',
    title: 'Värme, ventilation och el | Opti',
    campaign: 'Jämn värme',
  },
] as const

const originOf = (baseURL: string | undefined, brand: string): string =>
  `http://${brand}.localhost:${new URL(baseURL ?? '').port}`

for (const { brand, heading, title, campaign } of startPages) {
  test(`${brand} has its own start page at its own address`, { tag: '@phone' }, async ({ page, baseURL }) => {
    await visitStarted(page, `${originOf(baseURL, brand)}/`)
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Kampanjer' }).getByRole('link', { name: campaign })).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('one account at two brands', () => {
  const logInAt = async (page: Page, address: string): Promise<void> => {
    await visitStarted(page, address)
    await logIn(page, 'siteadmin', PASSWORD)
    await expect(accountButton(page)).toBeVisible()
  }
  const rows = (page: Page) => page.getByRole('textbox', { name: /^Antal / })

  test('has a cart at each; what was changed without a network reaches the cart in which it was changed', async ({
    page,
    baseURL,
    faults,
  }) => {
    const [dahl, konr] = [originOf(baseURL, 'dahl'), originOf(baseURL, 'konr')]
    await logInAt(page, `${dahl}${listing}`)
    await page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()
    await expect(cartButton(page, 1)).toBeVisible()

    await test.step('an edit waits for the network', async () => {
      faults.foresee(/503/)
      await visitStarted(page, `${dahl}/cart`)
      await page.route(`${dahl}/services/v2/cart/**`, (route) => route.fulfill({ status: 503, json: {} }))
      await rows(page).first().fill('7')
      await rows(page).first().press('Enter')
      await expect(page.getByText('Väntar på att sparas').first()).toBeVisible()
    })

    await test.step('the other brand has an empty cart', async () => {
      await logInAt(page, `${konr}/`)
      await page.goto(`${konr}/cart`)
      await expect(page.getByText('Varukorgen är tom').first()).toBeVisible()
    })

    await test.step('the edit is sent at the brand where it was made', async () => {
      await page.unroute(`${dahl}/services/v2/cart/**`)
      await visitStarted(page, `${dahl}/cart`)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page).first()).toHaveValue('7')
      await expect(page.getByText('Väntar på att sparas')).toHaveCount(0)
    })
  })
})

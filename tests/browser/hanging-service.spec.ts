import type { Page, Route } from 'playwright/test'
import { cartButton, listing, valve, visit, visitStarted } from './steps'
import { expect, test } from './signed-in'

/** Calls of a service that get no answer, until it is mended. */
const hang = async (page: Page, calls: string) => {
  let isHanging = true
  await page.route(calls, (route: Route) => (isHanging ? undefined : route.continue()))
  return {
    mend: () => {
      isHanging = false
    },
  }
}

test('a listing whose search hangs says so in place of the page, and comes when one tries again', async ({
  page,
  faults,
}) => {
  faults.foresee(/503|ErrorResponse/)
  await visitStarted(page, '/')
  const search = await hang(page, '**/getEntitiesByAttribute')
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>('a[href^="/kategorier/"]')
    if (link !== null) link.href = to
    link?.click()
  }, listing)

  await expect(page.getByRole('heading', { name: 'Vi ber om ursäkt.' })).toBeVisible()
  search.mend()
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kulventiler' })).toBeVisible()
})

test('a cart whose service hangs is said to be late, and comes when one tries again', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
  const carts = await hang(page, '**/graphql*')
  await visit(page, '/cart')

  await expect(page.getByText('Det tar längre tid än vanligt att hämta varukorgen')).toBeVisible()
  carts.mend()
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect(cartButton(page, 1)).toBeVisible()
  await expect(page.getByText('Det tar längre tid')).toBeHidden()
})

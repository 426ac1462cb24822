import { listing, toast, valve, visit } from './steps'
import { expect, test } from './signed-in'

test.use({ username: 'nekad' })
// One account, and so one cart, for all of them.
test.describe.configure({ mode: 'default' })

test(
  '[PERM-12] [PERM-14] [PERM-16] who may neither see prices, order nor make quotes does none of them',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    const money = /\d\s?kr\b/
    const toQuote = page.getByRole('main').getByRole('button', { name: /offert/i })

    await test.step('in a listing', async () => {
      await visit(page, listing)
      await expect(page.getByRole('columnheader', { name: /exkl\. moms/ })).toHaveCount(0)
      await expect(page.getByRole('main')).not.toContainText(money)
      await expect(page.getByRole('group', { name: /pris/i })).toHaveCount(0)
      await expect(toQuote).toHaveCount(0)
    })
    await test.step('on the page of an article', async () => {
      await page.getByRole('link', { name: valve.articleNumber, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(valve.name)
      await expect(page.getByRole('main')).not.toContainText(money)
      await expect(toQuote).toHaveCount(0)
    })
    await test.step('in the cart', async () => {
      await visit(page, '/cart')
      await expect(page.getByRole('textbox', { name: `Antal ${valve.name}` })).toHaveValue('1')
      await expect(page.getByRole('main')).not.toContainText(money)
      await expect(page.getByText(/Din användare får inte lägga order/).first()).toBeVisible()
      await expect(toQuote).toHaveCount(0)
    })
    await test.step('in the quick order and among favourites', async () => {
      for (const path of ['/snabborder', '/mina-sidor/favoriter']) {
        await visit(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(toQuote, path).toHaveCount(0)
      }
    })
    await test.step('in the summary, whose button sends nothing', async () => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/checkout')) sent.push(request.url())
      })
      await visit(page, '/summary')
      const place = page
        .getByRole('button', { name: /^Lägg order/ })
        .filter({ visible: true })
        .last()
      await expect(place).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByRole('main')).not.toContainText(money)
      await place.click({ force: true })
      await expect(page).toHaveURL(/\/summary$/)
      expect(sent).toEqual([])
    })
  },
)

test('[CART-28] adding without a delivery method asks for one, and nothing is sent', async ({ page, buyer }) => {
  // The only method this user may choose is fetching in a store, and nobody has said in which.
  await page.route('**/services/v2/users/*', async (route) => {
    const answer = await route.fetch()
    const user = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...user, preferredStore: undefined, preferredDeliveryMethod: 'EXH' },
    })
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/variants/batch/add')) sent.push(request.url())
  })
  await visit(page, listing)
  await page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()

  await expect(toast(page, 'Vänligen välj ett leveranssätt.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^EXH/ })).toBeVisible()
  expect(sent).toEqual([])
  expect(await buyer.lines()).toEqual([])
})

import type { Locator, Page, Route } from 'playwright/test'
import { expectAccessible } from './accessible'
import { expectPlaced, placeButton, quantityOf, reviewDriven, toast, valve, visit } from './steps'
import { expect, test } from './signed-in'

const checkoutCall = '**/v2/cart/*/checkout'
const connectionLost = /net::ERR_FAILED/

/** The next checkout call is carried out, and its answer never comes back. */
const loseAnswer = async (page: Page): Promise<void> => {
  const carryOutInSilence = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(checkoutCall, carryOutInSilence, { times: 1 })
}

const orderNumber = async (page: Page): Promise<string> => {
  const told = (await page.getByRole('region', { name: 'Utkörning', exact: true }).textContent()) ?? ''
  return /Ordernummer\s*(\d+)/.exec(told)?.[1] ?? 'none'
}

/** Types into a field, and leaves the page in the tick of that keystroke. */
const typeAndLeave = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    window.location.assign('about:blank')
  }, text)

test.beforeEach(async ({ buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
})

test('a quantity typed just before the page was closed reaches the service', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  // A call of the first quantity may be carried out when its page closes; the call of the second is then told so.
  faults.foresee(/412/)
  await visit(page, '/cart')
  const quantity = quantityOf(page, valve.name)
  // Nothing that this page sends hereafter is answered.
  await page.route('**/v2/cart/**', () => undefined)
  await quantity.fill('3')
  await quantity.fill('7')
  await page.close()

  const again = await context.newPage()
  await visit(again, '/cart')

  await expect(quantityOf(again, valve.name)).toHaveValue('7')
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([7])
})

test('a quantity reaches the service though the page was left in the tick of its last digit', async ({
  context,
  page,
  buyer,
}) => {
  await visit(page, '/cart')
  await typeAndLeave(quantityOf(page, valve.name), '8')

  const again = await context.newPage()
  await visit(again, '/cart')

  await expect(quantityOf(again, valve.name)).toHaveValue('8')
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([8])
})

test('an order whose answer is lost is told of, enquired about by itself, and placed once', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(connectionLost)
  const place = await reviewDriven(page)
  await loseAnswer(page)
  const asked: string[] = []
  await page.route(checkoutCall, async (route) => {
    const preference = route.request().headers()['prefer']
    asked.push(preference ?? 'order')
    // The browser hears of nothing but is not without a network.
    await (preference === undefined ? route.fallback() : route.abort())
  })
  await place.click()

  const unknown = page.getByRole('alert').filter({ hasText: 'Vi vet inte om ordern gick fram' })
  await expect(unknown).toBeVisible()
  await expect(unknown).toContainText(/Ordern från .*,\s.*\skr exkl\. moms/)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: 'Till startsidan' })
    .or(page.getByRole('link', { name: /^Dahl/ }))
    .first()
    .click()
  await expect(page.getByText(/Vi vet inte än om ordern från/)).toBeVisible()
  await page.unroute(checkoutCall)

  await expectPlaced(page)
  expect(await orderNumber(page)).toMatch(/^\d+$/)
  expect(asked.filter((preference) => preference === 'order')).toHaveLength(1)
  expect(await buyer.lines()).toEqual([])
})

test('an order that was taken is told, though the shop cannot be reached from then on', async ({ page, faults }) => {
  faults.foresee(connectionLost)
  const place = await reviewDriven(page)
  // The page of the confirmation is fetched with the summary, and an entry is made when it has come.
  for (const file of [/\/ConfirmationPage-.*\.js$/, /\/ConfirmationPage-.*\.css$/]) {
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
      .toContainEqual(expect.stringMatching(file))
  }
  await page.route('**/assets/**', (route) => route.abort())

  await place.click()

  await expectPlaced(page)
  expect(await orderNumber(page)).toMatch(/^\d+$/)
})

test('an order that never came through is told not to be placed, and can be placed again', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(connectionLost)
  faults.foresee(/404.*checkout|status of 404/)
  const place = await reviewDriven(page)
  await page.route(checkoutCall, (route) => route.abort(), { times: 1 })
  await place.click()

  await expect(toast(page, /Ordern gick inte fram och är inte lagd/)).toBeVisible()
  expect(await buyer.lines()).toHaveLength(1)

  await (await placeButton(page)).click()
  await expectPlaced(page)
  expect(await buyer.lines()).toEqual([])
})

test('an order whose page was closed before the answer is settled at the next start', async ({
  context,
  page,
  buyer,
}) => {
  const place = await reviewDriven(page)
  const carriedOut = new Promise<void>((resolve) => {
    void page.route(checkoutCall, async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await place.click()
  await carriedOut
  await page.close()

  const again = await context.newPage()
  const calls: string[] = []
  again.on('request', (request) => {
    if (request.url().endsWith('/checkout')) calls.push(request.headers()['prefer'] ?? 'order')
  })
  await visit(again, '/summary')

  await expectPlaced(again)
  expect(await orderNumber(again)).toMatch(/^\d+$/)
  expect(calls).toEqual(['status-only'])
  expect(await buyer.lines()).toEqual([])
})

import type { Locator, Page } from 'playwright/test'
import { expect, test } from './signed-in'
import { expectPlaced, reviewDriven, toast, valve } from './steps'

/** The central warehouse has none; some are on their way. */
const soldOut = { articleNumber: '4208105', name: 'Kulventil FF 1000 DN32' }

type Json = ReturnType<typeof JSON.parse>

/**
 * The page is shown an older cart: the articles in what the commerce and the cart service answer are altered on their way
 * to the page, until the answered function is called. No call of the services changes a price or a stock, so that the older cart is the
 * one that is made up. The rest is the services' own: they compare the order with what its buyer was shown, refuse it, tell
 * the cart as it is, and take the order.
 */
const showOlderCart = async (page: Page, alter: (article: Json) => void): Promise<() => void> => {
  let isOlder = true
  await page.route(/\/graphql$|\/v2\/cart\//, async (route) => {
    if (!isOlder) return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    const json: Json = text === '' ? undefined : JSON.parse(text)
    for (const { variant } of json?.data?.cart?.cartItems ?? json?.cartItems ?? []) alter(variant)
    return route.fulfill(json === undefined ? { response } : { response, json })
  })
  return () => {
    isOlder = false
  }
}

/** The statuses that orders are answered with from now on. What the older cart leads to is known to the service alone. */
const answersToOrders = async (page: Page, whenSent: () => void): Promise<() => readonly number[]> => {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/checkout')) statuses.push(response.status())
  })
  await page.route('**/v2/cart/*/checkout', (route) => {
    whenSent()
    return route.continue()
  })
  return () => statuses
}

const changesOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Ordern har ändrats sedan du såg den' })

/** The order is held back until its changes are accepted, and is then placed. */
const acceptAndPlace = async (page: Page, place: Locator): Promise<void> => {
  await expect(page).toHaveURL(/\/summary$/)
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  // It may be pressed all the same.
  await place.click({ force: true })
  await expect(changesOf(page)).toBeVisible()
  await changesOf(page).getByRole('button', { name: 'Godkänn ändringarna' }).click()
  await expect(changesOf(page)).toHaveCount(0)
  await place.click()
  await expectPlaced(page)
}

test('a price that has changed since the summary was shown is told, old beside new, and ordered at once it is accepted', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/412/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
  const showPresent = await showOlderCart(page, ({ price }) => {
    price.netPrice = 100
  })
  const place = await reviewDriven(page)
  await expect(page.getByRole('main')).toContainText('100,00')
  const statuses = await answersToOrders(page, showPresent)

  await place.click()
  await expect(toast(page, /Summan har ändrats sedan du granskade ordern\. Inget är beställt\./)).toBeVisible()
  await expect(changesOf(page)).toContainText(/Kulventil FF 1000 DN20: priset är 216,48\skr i stället för 100,00\skr\./)
  expect(statuses()).toEqual([412])
  expect((await buyer.lines()).map(({ quantity }) => quantity)).toEqual([2])

  await acceptAndPlace(page, place)
  expect(statuses()).toEqual([412, 200])
  expect(await buyer.lines()).toEqual([])
  await expect(page.getByRole('main')).toContainText('432,96')
})

test('a stock that no longer suffices since the summary was shown is told, and ordered once it is accepted', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/412/)
  await buyer.add([{ articleNumber: soldOut.articleNumber, quantity: 2 }])
  const showPresent = await showOlderCart(page, ({ stock }) => {
    for (const location of stock.locations)
      Object.assign(location, { quantity: 50, availability: 'green', subAvailabilities: [] })
  })
  const place = await reviewDriven(page)
  const statuses = await answersToOrders(page, showPresent)

  await place.click()
  await expect(toast(page, /Lagret har ändrats sedan du granskade ordern\. Inget är beställt\./)).toBeVisible()
  await expect(changesOf(page)).toContainText(/Kulventil FF 1000 DN32: kommer .+\. Lagret är 0 i stället för 50\./)
  expect(statuses()).toEqual([412])
  expect((await buyer.lines()).map(({ quantity }) => quantity)).toEqual([2])

  await acceptAndPlace(page, place)
  expect(statuses()).toEqual([412, 200])
  expect(await buyer.lines()).toEqual([])
})

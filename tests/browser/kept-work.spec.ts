import {
  accountButton,
  docket,
  listing,
  logIn,
  quantityOf,
  reviewDriven,
  toast,
  valve,
  visit,
  visitStarted,
} from './steps'
import { PASSWORD } from '../support/shop-client'
import { expect, test } from './signed-in'

/** The service counts the session as ended. */
const ended = { status: 401, json: { code: 'NOT_AUTHENTICATED', message: 'Logga in igen' } } as const

test('a session that ends at the order button keeps the form of the summary for its user', async ({
  page,
  buyer,
  username,
  faults,
}) => {
  faults.foresee(/401/)
  // An order whose refusal comes after the session has ended is enquired after, and was never placed.
  faults.foresee(/404 POST .*\/checkout$|status of 404/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  const place = await reviewDriven(page)
  await page.route('**/v2/cart/*/checkout', (route) => route.fulfill(ended), { times: 1 })

  await place.click()
  await expect(toast(page, 'Vänligen logga in').first()).toBeVisible()
  const form = page.getByRole('dialog', { name: /^Logga in på/ })
  await expect(form).toBeVisible()
  await form.getByLabel('Användarnamn eller e-post').fill(username)
  await form.getByLabel('Lösenord').fill(PASSWORD)
  await form.getByRole('button', { name: 'Logga in', exact: true }).click()

  await expect(page).toHaveURL(/\/summary$/)
  const driven = docket(page, 'Utkörning')
  await expect(driven.getByText('Ali Rahimi')).toBeVisible()
  await expect(driven.getByText('070-555 01 42')).toBeVisible()
})

test('[SESSION-11] a session that ends while articles are added is told of, and keeps their quantity for its user', async ({
  page,
  buyer,
  username,
  faults,
}) => {
  faults.foresee(/401/)
  await visitStarted(page, listing)
  await page.route('**/v2/sessions/', (route) => route.fulfill(ended))
  await page.route('**/v2/cart/*/variants/batch/add', (route) => route.fulfill(ended))

  await quantityOf(page, valve.name).fill('4')
  // The message goes after three seconds, so it is looked for from before it comes.
  const told = expect(toast(page, 'Vänligen logga in').first()).toBeVisible()
  await Promise.all([told, page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()])
  expect(await buyer.lines()).toEqual([])
  await page.unrouteAll()
  const joined = expect(toast(page, 'Det du ändrade innan du loggades ut är nu med i varukorgen.')).toBeVisible()
  await Promise.all([joined, logIn(page, username, PASSWORD)])

  await expect
    .poll(async () => (await buyer.lines()).map(({ articleNumber, quantity }) => ({ articleNumber, quantity })))
    .toEqual([{ articleNumber: valve.articleNumber, quantity: 4 }])
})

test('[SESSION-11] articles that are added while a session is taken up that has ended are in the cart after the log-in', async ({
  page,
  buyer,
  username,
  faults,
}) => {
  faults.foresee(/401/)
  await visitStarted(page, listing)
  await expect(accountButton(page)).toBeVisible()
  let answer = (): void => undefined
  const added = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v2/users/**', async (route) => {
    await added
    await route.fulfill(ended)
  })
  await visit(page, listing)

  await quantityOf(page, valve.name).fill('4')
  await page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()
  // The message goes after three seconds, so it is looked for from before it comes.
  const told = expect(toast(page, 'Vänligen logga in').first()).toBeVisible()
  answer()
  await told
  expect(await buyer.lines()).toEqual([])
  await page.unrouteAll()
  const joined = expect(toast(page, 'Det du ändrade innan du loggades ut är nu med i varukorgen.')).toBeVisible()
  await Promise.all([joined, logIn(page, username, PASSWORD)])

  await expect
    .poll(async () => (await buyer.lines()).map(({ articleNumber, quantity }) => ({ articleNumber, quantity })))
    .toEqual([{ articleNumber: valve.articleNumber, quantity: 4 }])
})

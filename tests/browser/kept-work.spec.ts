import { docket, listing, logIn, quantityOf, reviewDriven, toast, valve, visitStarted } from './steps'
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
  await logIn(page, username, PASSWORD)

  await expect(toast(page, 'Det du ändrade innan du loggades ut är nu med i varukorgen.')).toBeVisible()
  await expect
    .poll(async () => (await buyer.lines()).map(({ articleNumber, quantity }) => ({ articleNumber, quantity })))
    .toEqual([{ articleNumber: valve.articleNumber, quantity: 4 }])
})

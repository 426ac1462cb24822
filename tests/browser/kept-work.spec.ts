import { docket, reviewDriven, toast, valve } from './steps'
import { PASSWORD } from '../support/shop-client'
import { expect, test } from './signed-in'

test('a session that ends at the order button keeps the form of the summary for its user', async ({
  page,
  buyer,
  username,
  faults,
}) => {
  faults.foresee(/401/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  const place = await reviewDriven(page)
  await page.route(
    '**/v2/cart/*/checkout',
    (route) => route.fulfill({ status: 401, json: { code: 'NOT_AUTHENTICATED', message: 'Logga in igen' } }),
    { times: 1 },
  )

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

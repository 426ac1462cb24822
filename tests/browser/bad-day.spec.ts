import type { Page, Route } from 'playwright/test'
import { PASSWORD } from '../support/shop-client'
import { accountButton, listing, logIn, quantityOf, toast, valve, visit } from './steps'
import { expect, test } from './signed-in'

const logInCall = '**/services/v2/sessions/'
const addCall = '**/variants/batch/add'

const addButton = (page: Page) => page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` })

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('who has guessed too often is told how long to wait, and loses nothing typed but the password', async ({
    page,
    faults,
  }) => {
    faults.foresee(/401|429/)
    let calls = 0
    // After two true answers the limit is answered here: a real one would hold the other tests of this machine too.
    await page.route(logInCall, (route: Route) => {
      calls += 1
      return calls < 3
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { 'retry-after': '120' },
            json: { code: 'TOO_MANY_ATTEMPTS', message: 'För många försök. Vänta 2 minuter och försök igen.' },
          })
    })
    await visit(page, listing)
    await logIn(page, 'ingen.sadan', 'gissning-1')
    const form = page.getByRole('dialog')
    const name = form.getByLabel('Användarnamn eller e-post')
    const password = form.getByLabel('Lösenord')
    const submit = form.getByRole('button', { name: 'Logga in', exact: true })
    await expect(form.getByText('Fel användarnamn eller lösenord')).toBeVisible()

    await password.fill('gissning-2')
    await submit.click()
    await expect.poll(() => calls).toBe(2)
    await expect(form.getByText('Fel användarnamn eller lösenord')).toBeVisible()
    await password.fill('gissning-3')
    await submit.click()

    await expect(form.getByText(/Vänta 2 minuter/)).toBeVisible()
    // It is not asked again behind the user's back.
    expect(calls).toBe(3)
    await expect(name).toHaveValue('ingen.sadan')
    await expect(submit).toBeEnabled()
    await expect(page).toHaveURL(new RegExp(`${listing}$`))
  })
})

/** The services answer 503 to every line that is added, until they are said to be back. */
const refuseLines = async (page: Page) => {
  let isDown = true
  let refused = 0
  await page.route(addCall, (route: Route) => {
    if (!isDown) return route.continue()
    refused += 1
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '1' },
      json: { code: 'DATABASE_UNAVAILABLE', message: 'Tjänsten är inte tillgänglig just nu. Försök igen om en stund.' },
    })
  })
  return {
    refused: () => refused,
    comeBack: () => {
      isDown = false
    },
  }
}

test('while the services answer 503 an added line is kept on the page, and reaches the cart once they are back', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/503/)
  const services = await refuseLines(page)
  await visit(page, listing)

  await addButton(page).click()
  await expect.poll(services.refused).toBeGreaterThan(0)

  // What happens is said, and nobody is told that the line was refused.
  await expect(page.getByText(/svarar inte|försöker igen|inte sparad|sparas/i).first()).toBeVisible()
  expect(await buyer.lines()).toEqual([])
  services.comeBack()
  await expect
    .poll(async () => (await buyer.lines()).map(({ articleNumber, quantity }) => [articleNumber, quantity]), {
      timeout: 30_000,
    })
    .toEqual([[valve.articleNumber, 1]])
  await visit(page, '/cart')
  await expect(quantityOf(page, valve.name)).toHaveValue('1')
})

test('a line that was added while the services answered 503 is not lost by a reload', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/503/)
  const services = await refuseLines(page)
  await visit(page, listing)
  await addButton(page).click()
  await expect.poll(services.refused).toBeGreaterThan(0)

  services.comeBack()
  await visit(page, '/cart')

  await expect(quantityOf(page, valve.name)).toHaveValue('1')
  await expect.poll(async () => (await buyer.lines()).map(({ quantity }) => quantity)).toEqual([1])
})

/** Ends the session that a page holds, from somewhere else. */
const endElsewhere = async (page: Page, origin: string): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('current-token'))
  const answer = await fetch(`${origin}/services/v2/sessions/current`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token ?? ''}` },
  })
  expect(answer.status).toBe(204)
}

for (const [where, address] of [
  ['a listing', listing],
  ['the cart', '/cart'],
] as const)
  test(`a session that was ended elsewhere is told in ${where}, and logging in leads back there`, async ({
    page,
    buyer,
    origin,
    username,
    faults,
  }) => {
    faults.foresee(/401/)
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
    await visit(page, address)
    await expect(accountButton(page)).toBeVisible()
    // A cart or its prices by quantity, if still fetched, would hear of it first, and nothing could be typed.
    if (address === '/cart') {
      await expect(quantityOf(page, valve.name)).toHaveValue('2')
      await expect(page.getByText(/^från 10 st/)).toBeVisible()
    }
    await endElsewhere(page, origin)

    // The first call after that is the first to hear of it.
    const refused = page.waitForResponse((response) => response.status() === 401)
    if (address === '/cart') await quantityOf(page, valve.name).fill('3')
    else await addButton(page).click()
    await refused
    await expect(toast(page, 'Vänligen logga in').first()).toBeVisible()
    const form = page.getByRole('dialog', { name: /^Logga in på/ })
    const opener = page.getByRole('button', { name: 'Logga in', exact: true }).first()
    // A page that asks for a log-in opens the form by itself, after a while.
    await expect(async () => {
      if (!(await form.isVisible())) await opener.click({ timeout: 2_000 })
      await expect(form).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await form.getByLabel('Användarnamn eller e-post').fill(username)
    await form.getByLabel('Lösenord').fill(PASSWORD)
    await form.getByRole('button', { name: 'Logga in', exact: true }).click()

    await expect(accountButton(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })

import type { Page } from 'playwright/test'
import { accountButton, cartButton, fillDriven, readBodies, toDelivery, valve, visit } from './steps'
import { expect, test } from './signed-in'

const stored = (page: Page): Promise<Readonly<Record<string, string>>> => page.evaluate(() => ({ ...localStorage }))

test('[ROUTE-11] [ROUTE-12] [ROUTE-22] the confirmation is not found while nothing is ordered', async ({ page }) => {
  await visit(page, '/checkout-success-page')

  await expect(page.getByRole('heading', { level: 1, name: 'Det här facket är tomt.' })).toBeVisible()
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await expect(page.getByText('/checkout-success-page')).toBeVisible()
})

test('[SESSION-13] [SESSION-16] [SESSION-17] [CUSTOMER-05] [DELIVERY-31] [DELIVERY-32] [DELIVERY-34] what is kept in the browser, and gone after logging out', async ({
  page,
  buyer,
  workFor,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  const head = page.getByRole('region', { name: 'Kund och leverans' })
  const changeDelivery = () => head.getByRole('button', { name: /^Leveranssätt/ }).click()
  await visit(page, '/')
  await expect(cartButton(page, 1)).toBeVisible()

  await changeDelivery()
  await page.getByLabel('Postnummer').fill('431 37')
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect.poll(async () => JSON.parse((await stored(page))['zipCodes'] ?? '{}')).toEqual({ DBI: '43137' })

  await changeDelivery()
  await page.getByRole('radio', { name: /^EXH/ }).check()
  await page.getByRole('radio', { name: /^Mölndal/ }).check()
  await page.getByRole('button', { name: 'Spara', exact: true }).click()
  await expect.poll(async () => JSON.parse((await stored(page))['selectedLocations'] ?? '{}')).toEqual({ EXH: '110' })

  await visit(page, '/cart')
  await toDelivery(page)
  await fillDriven(page)
  await expect
    .poll(async () => JSON.parse((await stored(page))['delivery-page-form-dahl'] ?? '{}'))
    .toMatchObject({ DBI: { reference: 'Tom Holm', recipient: 'Ali Rahimi' } })

  const kept = await stored(page)
  expect(kept['current-token']).toMatch(/^eyJ/)
  expect(kept['refresh-token']?.length).toBeGreaterThan(20)
  expect(JSON.parse(kept['shop/customer/currentCustomer'] ?? '{}')).toMatchObject({
    customerId: workFor.customerId,
    projectId: workFor.projectId,
  })

  await test.step('all is there after a reload', async () => {
    await visit(page, '/delivery')
    await expect(page.getByLabel('Beställarens referens')).toHaveValue('Tom Holm')
    await visit(page, '/')
    await expect(head.getByRole('button', { name: /Leverans till butik/ }).first()).toBeVisible()
  })

  await accountButton(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
  const ofTheUser = ['current-token', 'refresh-token', 'shop/customer/currentCustomer', 'delivery-page-form-dahl']
  await expect
    .poll(async () => {
      const left = await stored(page)
      return {
        names: ofTheUser.filter((name) => left[name] !== undefined),
        zipCodes: JSON.parse(left['zipCodes'] ?? '{}'),
        stores: JSON.parse(left['selectedLocations'] ?? '{}'),
      }
    })
    .toEqual({ names: [], zipCodes: {}, stores: {} })
  await expect(page.getByRole('button', { name: 'Varukorg', exact: true })).toBeVisible()
})

test('[SESSION-05] a token near its end is renewed by one call before any other', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/services/v2/sessions/')) calls.push('renewal')
    else if (request.headers()['authorization'] !== undefined) calls.push('with a token')
  })
  const renewals = await readBodies(page, '**/services/v2/sessions/')
  // Tokens last for a quarter of an hour and count as spent a minute before.
  const later = new Date(Date.now() + 14.5 * 60_000)
  await page.clock.install({ time: later })
  // A clock that differs from that of the services would be corrected.
  await page.route('**/services/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: later.toUTCString() } })
  })

  await page.goto('/cart')
  await expect(page.getByText('Varukorgen är tom')).toBeVisible()

  expect(calls.slice(0, 2)).toEqual(['renewal', 'with a token'])
  expect(calls.filter((call) => call === 'renewal')).toHaveLength(1)
  expect(renewals()).toEqual([{ refreshToken: expect.any(String) }])
})

/** Makes the stored access token one that ran out an hour ago. */
const expireToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const [head, payload, signature] = (localStorage.getItem('current-token') ?? '').split('.')
    const claims = JSON.parse(atob((payload ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const expired = btoa(JSON.stringify({ ...claims, exp: claims.exp - 3600 }))
    localStorage.setItem('current-token', [head, expired, signature].join('.'))
  })

test('[SESSION-10] four tabs renew an expired token by one call together, when they open and when they ask for much at once', async ({
  page,
  context,
}) => {
  await visit(page, '/hjalp')
  await expireToken(page)
  await page.close()
  const renewals: string[] = []
  const bearers: string[] = []
  context.on('request', (request) => {
    const bearer = request.headers()['authorization']
    if (request.url().endsWith('/services/v2/sessions/')) renewals.push(request.method())
    else if (bearer !== undefined) bearers.push(bearer)
  })

  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/mina-sidor')))
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: /^Hej / })).toBeVisible()
  expect(renewals).toEqual(['POST'])
  expect(new Set(bearers).size).toBe(1)

  const before = new Set(bearers)
  const [first] = tabs
  if (first !== undefined) await expireToken(first)
  await Promise.all(
    tabs.map(async (tab) => {
      const menu = tab.getByRole('navigation', { name: 'Mina sidor' })
      for (const name of ['Orderhistorik', 'Inköpslistor', 'Favoriter', 'Adresser', 'Användare', 'Översikt'])
        await menu.getByRole('link', { name }).click()
    }),
  )
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: /^Hej / })).toBeVisible()
  for (const tab of tabs) await tab.waitForLoadState('networkidle')

  // Calls that were under way carry the token from before; none carries the expired one.
  const after = bearers.filter((bearer) => !before.has(bearer))
  expect(renewals).toEqual(['POST', 'POST'])
  expect(new Set(after).size).toBe(1)
  expect(after.length).toBeGreaterThan(20)
})

import { openSession, storedSession } from '../support/shop-client'
import { expect, test } from './watched-page'

const address = '/kampanjer/lindqvists-servicebil'
const notFound = 'Det här facket är tomt.'

test('[CAMPAIGN-04] a campaign for one customer alone is not found by a visitor', async ({ page, faults }) => {
  faults.foresee(/404/)
  const answer = await page.goto(address)

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible()
})

test('[CAMPAIGN-04] its customer sees that the page waits, and never that it is not there', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const tokens = await openSession(origin, 'user')
  const context = await browser.newContext({ storageState: storedSession(origin, tokens) })
  const page = await context.newPage()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/services/v2/users/*', async (route) => {
    await held
    await route.continue()
  })
  // The held call is the sign that the shop has started, and that the page was drawn before it knew its user.
  const asked = page.waitForRequest('**/services/v2/users/*')

  await page.goto(origin + address)
  await asked
  await expect(page.getByText('Laddar').first()).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeHidden()

  release()
  await expect(page.getByRole('heading', { level: 1, name: 'För Lindqvists servicebilar' })).toBeVisible()
  await context.close()
})

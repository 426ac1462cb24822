import type { Page } from 'playwright/test'
import { clientOf, openSession } from '../support/shop-client'
import { expect, test } from './signed-in'
import { cartButton, holdRequests, smallValve, valve, visit, visitStarted } from './steps'

// They share the cart without a project of their user, so they run one after another.
test.describe.configure({ mode: 'default' })

const orderHead = (page: Page) => page.getByRole('region', { name: 'Kund och leverans' })

/** Chooses to work without a project, for the same customer. */
const workWithoutProject = async (page: Page): Promise<void> => {
  await orderHead(page)
    .getByRole('button', { name: /^(Kund|Projekt)/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /Utan projekt/ }).check()
  await page.getByRole('button', { name: /^Arbeta som/ }).click()
}

test('[CART-50] the rows come along to another project when the user says so', async ({
  page,
  buyer,
  origin,
  username,
  workFor,
}) => {
  const elsewhere = await clientOf(origin, await openSession(origin, username, { ...workFor, projectId: null }))
  await elsewhere.empty()
  await buyer.add([
    { ...valve, quantity: 3 },
    { ...smallValve, quantity: 2 },
  ])
  await visitStarted(page, '/')
  await expect(cartButton(page, 2)).toBeVisible()

  await workWithoutProject(page)
  const question = page.getByRole('group', { name: 'Ska raderna följa med?' })
  await expect(question.getByRole('button', { name: 'Ta med 2 rader' })).toBeFocused()
  await question.getByRole('button', { name: 'Ta med 2 rader' }).click()

  await expect(orderHead(page)).toContainText('Utan projekt')
  await expect(cartButton(page, 2)).toBeVisible()
  await expect.poll(async () => (await elsewhere.lines()).map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(await buyer.lines()).toEqual([])
  await elsewhere.empty()
})

test('[CART-50] rows whose transfer is still under way are said to be on their way, also after a reload', async ({
  page,
  buyer,
  origin,
  username,
  workFor,
}) => {
  const elsewhere = await clientOf(origin, await openSession(origin, username, { ...workFor, projectId: null }))
  await elsewhere.empty()
  await buyer.add([{ ...valve, quantity: 3 }])
  await visitStarted(page, '/')
  await expect(cartButton(page, 1)).toBeVisible()
  const release = await holdRequests(page, '**/transfer/**')

  await workWithoutProject(page)
  await page.getByRole('button', { name: 'Ta med raden' }).click()
  await expect(orderHead(page)).toContainText('Utan projekt')

  for (const _time of ['before a reload', 'after a reload']) {
    await visit(page, '/cart')
    await expect(page.getByRole('main').getByText(/^1 rad är på väg från /)).toBeVisible()
    await expect(page.getByText('Varukorgen är tom')).toHaveCount(0)
  }
  release()
  await expect(page.getByText(/på väg från/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: valve.name, exact: true })).toBeVisible()
  await elsewhere.empty()
})

test('[CART-50] a cart that cannot be saved just now does not come along without its last edit, and nor does the user', async ({
  page,
  buyer,
  origin,
  username,
  workFor,
  faults,
}) => {
  faults.foresee(/503/)
  const elsewhere = await clientOf(origin, await openSession(origin, username, { ...workFor, projectId: null }))
  await elsewhere.empty()
  await buyer.add([{ ...valve, quantity: 3 }])
  await visitStarted(page, '/cart')
  let fail = (): void => undefined
  const failed = new Promise<void>((resolve) => (fail = resolve))
  const edits = (url: URL): boolean => /\/cart\/[^/]+\/variants\/[^/]+$/.test(url.pathname)
  await page.route(edits, async (route) => {
    await failed
    await route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } })
  })
  const quantity = page.getByRole('textbox', { name: /^Antal / }).first()
  await quantity.fill('7')
  await quantity.press('Enter')

  await workWithoutProject(page)
  await page.getByRole('button', { name: 'Ta med raden' }).click()
  fail()

  await expect(page.getByText(/^Bytet gjordes inte: varukorgen går inte att spara/)).toBeVisible()
  await expect(orderHead(page)).not.toContainText('Utan projekt')
  expect(await elsewhere.lines()).toEqual([])

  await page.unroute(edits)
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([7])
  await workWithoutProject(page)
  await page.getByRole('button', { name: 'Ta med raden' }).click()
  await expect.poll(async () => (await elsewhere.lines()).map((line) => line.quantity)).toEqual([7])
  await elsewhere.empty()
})

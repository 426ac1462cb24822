import type { Page } from 'playwright/test'
import { clientOf, openSession } from '../support/shop-client'
import { expect, test } from './signed-in'
import { cartButton, holdRequests, smallValve, valve, visit, visitStarted } from './steps'

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

import type { Locator, Page } from 'playwright/test'
import type { ShopClient } from '../support/shop-client'
import { loseNetwork, quantityOf, smallValve, valve, visitStarted } from './steps'
import { expect, test } from './signed-in'

const smallestValve = { articleNumber: '4208101', name: 'Kulventil FF 1000 DN10' }
const articles = [valve, smallValve, smallestValve]

const offline = /Det du ändrar sparas när du har nät igen/
const mark = 'Väntar på att sparas, priset kontrolleras då'

const rowOfLine = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Rader i Utkörning' })
    .locator(':scope > li')
    .filter({ has: quantityOf(page, name) })

const edit = async (page: Page, name: string, quantity: number): Promise<void> => {
  await quantityOf(page, name).fill(String(quantity))
  await quantityOf(page, name).press('Enter')
}

const inService = async (buyer: ShopClient): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries((await buyer.lines()).map(({ articleNumber, quantity }) => [articleNumber, quantity]))

/** The quantities that are sent from now on, each with its article, in the order in which the calls begin. */
const readSent = async (page: Page, buyer: ShopClient): Promise<() => readonly (readonly [string, number])[]> => {
  const articleOf = new Map((await buyer.lines()).map(({ cartItemId, articleNumber }) => [cartItemId, articleNumber]))
  const sent: (readonly [string, number])[] = []
  await page.route('**/v2/cart/*/variants/*', (route) => {
    const request = route.request()
    const article = articleOf.get(new URL(request.url()).pathname.split('/').at(-1) ?? '') ?? request.url()
    if (request.method() === 'PUT') sent.push([article, request.postDataJSON().quantity])
    return route.continue()
  })
  return () => sent
}

test.beforeEach(async ({ buyer }) => {
  await buyer.add(articles.map(({ articleNumber }) => ({ articleNumber, quantity: 1 })))
})

test('edits without a network are shown and marked as waiting, and go out in their order when it is back', async ({
  context,
  page,
  buyer,
  faults,
}) => {
  await visitStarted(page, '/cart')
  await expect(quantityOf(page, valve.name)).toHaveValue('1')
  await loseNetwork(context, faults)

  await edit(page, smallValve.name, 5)
  await edit(page, valve.name, 6)
  await edit(page, smallestValve.name, 7)
  await edit(page, valve.name, 8)

  await expect(page.getByText(offline)).toBeVisible()
  for (const [name, quantity] of [
    [valve.name, 8],
    [smallValve.name, 5],
    [smallestValve.name, 7],
  ] as const) {
    await expect(quantityOf(page, name)).toHaveValue(String(quantity))
    await expect(rowOfLine(page, name).getByText(mark)).toBeVisible()
  }
  expect(await inService(buyer)).toEqual(Object.fromEntries(articles.map(({ articleNumber }) => [articleNumber, 1])))

  const sent = await readSent(page, buyer)
  await context.setOffline(false)
  await expect
    .poll(() => inService(buyer))
    .toEqual({ [smallValve.articleNumber]: 5, [valve.articleNumber]: 8, [smallestValve.articleNumber]: 7 })
  await expect(page.getByText(mark)).toHaveCount(0)
  await expect(page.getByText(offline)).toHaveCount(0)
  for (const [name, quantity] of [
    [valve.name, '8'],
    [smallValve.name, '5'],
    [smallestValve.name, '7'],
  ] as const)
    await expect(quantityOf(page, name)).toHaveValue(quantity)
  // What an edit has given way to is not sent at all.
  expect(sent()).toEqual([
    [smallValve.articleNumber, 5],
    [smallestValve.articleNumber, 7],
    [valve.articleNumber, 8],
  ])
})

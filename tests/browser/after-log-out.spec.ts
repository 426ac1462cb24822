import type { Page } from 'playwright/test'
import { accountButton, cartButton, fillDriven, reviewDriven, toDelivery, valve, visit } from './steps'
import { expect, test } from './signed-in'

/** All that the browser keeps of the shop, as one text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opened = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const rowsOf = (database: IDBDatabase, name: string) =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll()
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const written = (value: unknown): string =>
      JSON.stringify(value, (_key, part: unknown) => (part instanceof Map ? [...part] : part))
    const texts: string[] = [written({ ...localStorage }), written({ ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name)
      for (const store of database.objectStoreNames) texts.push(written(await rowsOf(database, store)))
      database.close()
    }
    return texts.join('\n')
  })

const logOut = async (page: Page): Promise<void> => {
  // The pages of checkout have no account button.
  await visit(page, '/')
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
}

test('[SESSION-13] after logging out the browser keeps nothing of the user: no name, e-mail, customer or price', async ({
  page,
  buyer,
  workFor,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  await visit(page, '/cart')
  await expect(cartButton(page, 1)).toBeVisible()
  await toDelivery(page)
  await fillDriven(page)
  const sentinels = ['seller@fackhandel.example', 'Jonas', workFor.customerId, 'netPrice', 'Ali Rahimi']
  await expect
    .poll(async () => {
      const kept = await keptBy(page)
      return sentinels.filter((sentinel) => !kept.includes(sentinel))
    })
    .toEqual([])

  await logOut(page)

  await expect
    .poll(async () => {
      const kept = await keptBy(page)
      return sentinels.filter((sentinel) => kept.includes(sentinel))
    })
    .toEqual([])
})

test('[SESSION-13] of an order whose answer was lost, only what its enquiry needs is kept after logging out', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/net::ERR_FAILED/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  const place = await reviewDriven(page)
  await page.route('**/v2/cart/*/checkout', async (route) => {
    // Nor is there an answer to the enquiries about the order.
    if (route.request().headers()['prefer'] === undefined) await route.fetch()
    await route.abort()
  })
  await place.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Vi vet inte om ordern gick fram' })).toBeVisible()

  await logOut(page)

  await expect
    .poll(async () => {
      const kept = await keptBy(page)
      return ['netPrice', valve.articleNumber, 'Ali Rahimi'].filter((sentinel) => kept.includes(sentinel))
    })
    .toEqual([])
  expect(await keptBy(page)).toContain('CheckoutSummarised')
})

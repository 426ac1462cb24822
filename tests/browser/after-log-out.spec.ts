import type { Page } from 'playwright/test'
import { accountButton, cartButton, fillDriven, toDelivery, valve, visit } from './steps'
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

  // The pages of checkout have no account button.
  await visit(page, '/')
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()

  await expect
    .poll(async () => {
      const kept = await keptBy(page)
      return sentinels.filter((sentinel) => kept.includes(sentinel))
    })
    .toEqual([])
})

import { expectPlaced, listing, reviewDriven, rowOf, valve, visit } from './steps'
import { expect, test } from './signed-in'

test('what the shop has just ordered is told in its row, which does not move, and can be filtered by', async ({
  page,
  buyer,
}) => {
  test.setTimeout(120_000)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 7 }])
  await (await reviewDriven(page)).click()
  await expectPlaced(page)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/orders/last-purchases', async (route) => {
    await answered
    await route.continue()
  })

  await visit(page, listing)
  const row = rowOf(page, valve.articleNumber)
  const below = page.getByRole('row').nth(12)
  await expect(page.locator('.price-reserved')).toHaveCount(0)
  await expect(row).toContainText(/\d,\d\d\skr/)
  const before = await Promise.all([row.boundingBox(), below.boundingBox()])
  answer()
  await expect(row).toContainText(/Köpt \d+\s\S+, 7\sst/)
  expect(await Promise.all([row.boundingBox(), below.boundingBox()])).toEqual(before)

  await page.getByRole('checkbox', { name: 'Köpt tidigare' }).check()
  await expect(page.getByRole('link', { name: 'Ta bort Köpt tidigare' })).toBeVisible()
  await expect(page).toHaveURL(/kopt=tidigare/)
  await expect(row).toBeVisible()
  await expect(rowOf(page, '4208101')).toHaveCount(0)
})

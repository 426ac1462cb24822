import { listing, quantityOf, smallValve, valve, visit } from './steps'
import { expect, test } from './signed-in'

test('a quantity that cannot be is told where a reader of the screen already listens', async ({ page }) => {
  await visit(page, `${listing}?dn=15`)
  const field = quantityOf(page, smallValve.name)
  const stepper = page.getByRole('group', { name: `Antal ${smallValve.name}` })

  // What is put into the page together with its words is not read out.
  await field.focus()
  const told = stepper.locator('[aria-live="polite"]')
  await expect(told).toHaveText('')
  const place = await told.elementHandle()

  await field.fill('många')
  await field.blur()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(told).not.toHaveText('')
  expect(await told.evaluate((now, before) => now === before, place)).toBe(true)
  await expect(field).toHaveAccessibleDescription(/.+/)
})

test('a press of a step right after a text that is no quantity is not missed', async ({ page, buyer }) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 6 }])
  await visit(page, '/cart')
  const field = quantityOf(page, valve.name)
  for (const [text, next] of [
    ['0', '1'],
    ['', '2'],
  ] as const) {
    await field.fill(text)
    // A press takes its time, in which the page may move.
    await page.getByRole('button', { name: `Öka antal ${valve.name}` }).click({ delay: 80 })
    await expect(field).toHaveValue(next)
  }
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([2])
})

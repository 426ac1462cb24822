import { listing, quantityOf, smallValve, visit } from './steps'
import { expect, test } from './watched-page'

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

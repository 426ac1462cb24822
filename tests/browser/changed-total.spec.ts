import { fillDriven, placeButton, toast, toDelivery, toSummary, valve, visit } from './steps'
import { expect, test } from './signed-in'

test('an order that costs another sum than the one shown is not placed until its buyer has seen the new one', async ({
  page,
  buyer,
  faults,
}) => {
  faults.foresee(/412/)
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visit(page, '/cart')
  await toDelivery(page)
  await fillDriven(page)
  await toSummary(page)
  const place = await placeButton(page)
  const summary = page.getByRole('main')
  const shown = await summary.innerText()

  // While the order is on its way, the same user changes the cart from another machine.
  await page.route(
    '**/v2/cart/*/checkout',
    async (route) => {
      for (const line of await buyer.lines()) await buyer.setQuantity(line, 3)
      await route.continue()
    },
    { times: 1 },
  )
  await place.click()

  await expect(toast(page, /Summan har ändrats sedan du granskade ordern\. Inget är beställt\./)).toBeVisible()
  await expect(page).toHaveURL(/\/summary$/)
  await expect.poll(() => summary.innerText()).not.toBe(shown)
  expect((await buyer.lines()).map(({ quantity }) => quantity)).toEqual([3])

  const changed = page.getByRole('alert').filter({ hasText: 'Ordern har ändrats sedan du såg den' })
  await expect(changed).toContainText(`${valve.name}: antalet är 3 i stället för 1.`)
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await changed.getByRole('button', { name: 'Godkänn ändringarna' }).click()
  await place.click()
  await expect(page).toHaveURL(/\/checkout-success-page$/)
  expect(await buyer.lines()).toEqual([])
})

import { expectPlaced, fillDriven, holdRequests, nextButton, placeButton, toDelivery, valve, visit } from './steps'
import { expect, test } from './signed-in'

test('who goes on before the days of the deliveries have come is taken on when they come @phone', async ({
  page,
  buyer,
}) => {
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 2 }])
  const release = await holdRequests(page, '**/customers/*/delivery-dates')
  await visit(page, '/cart')
  await toDelivery(page)
  await fillDriven(page)

  await nextButton(page, /^Granska/).click()

  const waiting = page.getByText('Leveransdagarna hämtas. Du kommer vidare när de är hämtade.')
  await expect(waiting.filter({ visible: true }).last()).toBeInViewport()
  await expect(page).toHaveURL(/\/delivery$/)

  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Granska och beställ' })).toBeVisible()
  await (await placeButton(page)).click()
  await expectPlaced(page)
})

import { expectAccessible } from './accessible'
import {
  docket,
  fillCollected,
  fillDriven,
  placeButton,
  smallValve,
  toast,
  toDelivery,
  toSummary,
  valve,
  visit,
} from './steps'
import { expect, test } from './signed-in'

test('[CHECKOUT-10] a delivery that cannot be ordered comes first and says why; the other is ordered', async ({
  page,
  buyer,
}) => {
  await buyer.add([
    { articleNumber: valve.articleNumber, quantity: 1 },
    { articleNumber: smallValve.articleNumber, quantity: 1, deliveryId: 'EXH' },
  ])
  await visit(page, '/cart')
  await toDelivery(page)
  await fillDriven(page)
  await fillCollected(page)
  await toSummary(page)
  const place = await placeButton(page)

  // The store that shall hand the goods out is closed for good while the order is on its way.
  await page.route('**/v2/cart/*/checkout', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replaceAll(/"storeId":"[^"]+"/g, '"storeId":"gone"'),
    }),
  )
  await place.click()

  await expect(toast(page, /En del av ordern kunde inte läggas\. Inte beställt: Leverans till butik\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'En leverans är beställd, en misslyckades' })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout-success-page$/)
  const dockets = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2, name: /Utkörning|Leverans till butik/ }) })
  await expect(dockets.first()).toContainText('Misslyckades')
  await expect(dockets.first()).toContainText('Välj en butik för leveransen.')
  await expect(docket(page, 'Utkörning')).toContainText(/Ordernummer\s*\d+/)
  await expectAccessible(page)
  expect((await buyer.lines()).map(({ deliveryId }) => deliveryId)).toEqual(['EXH'])
})

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
  await page.route(
    '**/v2/cart/*/checkout',
    (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replaceAll(/"storeId":"[^"]+"/g, '"storeId":"gone"'),
      }),
    { times: 1 },
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

  // What is left is ordered from another store; the one that has it is found among those that do not.
  const changeTo = async (name: string) => {
    await dockets.first().getByRole('button', { name: 'Byt butik för Leverans till butik' }).click()
    const stores = page.getByRole('dialog', { name: 'Byt butik för Leverans till butik' })
    await expect(stores.getByRole('listitem').filter({ hasText: name })).toContainText(
      name === 'Mölndal' ? 'Har raden' : 'Har inte raden',
    )
    await expectAccessible(page)
    await stores.getByRole('button', { name: `Välj ${name}` }).click()
    await expect(dockets.first()).toContainText(name)
  }
  await changeTo('Kungsbacka')
  await changeTo('Mölndal')
  await dockets.first().getByRole('link', { name: 'Försök igen: Leverans till butik' }).click()
  await expect(docket(page, 'Leverans till butik')).toContainText('Mölndal')
  await (await placeButton(page)).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tack, ordern är lagd' })).toBeVisible()
  await expect(docket(page, 'Leverans till butik')).toContainText(/Leveranskod\s*LE/)
  expect(await buyer.lines()).toEqual([])
})

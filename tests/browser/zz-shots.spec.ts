import { fillCollected, fillDriven, placeButton, smallValve, toDelivery, toSummary, valve, visit } from './steps'
import { test } from './signed-in'

for (const width of [1440, 390])
  test(`shots ${width}`, async ({ page, buyer }) => {
    await page.setViewportSize({ width, height: 900 })
    const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true })
    await buyer.add([
      { articleNumber: valve.articleNumber, quantity: 1 },
      { articleNumber: smallValve.articleNumber, quantity: 1, deliveryId: 'EXH' },
    ])
    await visit(page, '/cart')
    await toDelivery(page)
    await fillDriven(page)
    await fillCollected(page)
    await page.getByLabel('Leveranstjänst').selectOption('crane')
    await shot('delivery')
    await page.getByRole('checkbox', { name: /Julleverans/ }).check()
    await shot('delivery-christmas')
    await page
      .getByRole('button', { name: /Byt butik/ })
      .first()
      .click()
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/shots/stores-${width}.png` })
    await page.getByRole('dialog').getByRole('button', { name: 'Stäng' }).click()
    await toSummary(page)
    await shot('summary')
    const place = await placeButton(page)
    await page.route('**/v2/cart/*/checkout', (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replaceAll(/"storeId":"[^"]+"/g, '"storeId":"gone"'),
      }),
    )
    await place.click()
    await page.waitForURL(/checkout-success/)
    await page.waitForTimeout(500)
    await shot('confirmation')
  })

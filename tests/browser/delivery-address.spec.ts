import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import {
  docket,
  expectPlaced,
  fillDriven,
  nextButton,
  placeButton,
  readBodies,
  toDelivery,
  toSummary,
  valve,
  visit,
} from './steps'
import { expect, test } from './signed-in'

/** Opens the customer's addresses. */
const openAddresses = async (page: Page, driven: Locator, name: string): Promise<Locator> => {
  await driven.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog', { name: 'Leveransadress' })
  await expect(panel).toBeVisible()
  return panel
}

test(
  '[DELIVERY-14] an address is chosen or written, an order number is refused, and the order goes to the address',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
    await visit(page, '/cart')
    await toDelivery(page)
    const driven = docket(page, 'Utkörning')
    // A number of an earlier day is refused, and the data of an earlier run may still be there.
    const ownNumber = `PO-${Date.now()}`
    await fillDriven(page)

    await test.step('goes to the preselected address unless another is chosen', async () => {
      await expect(driven).toContainText('Fastighetsförrådet')
      await expect(driven).toContainText('Åby Fastigheter AB, Åby Stallväg 4')
      await expect(driven).toContainText('Adress 1 av 9')
      await expectAccessible(page)
    })

    await test.step('chooses one of the customer’s addresses by its words', async () => {
      const panel = await openAddresses(page, driven, 'Byt adress')
      await expect(panel.getByRole('listitem')).toHaveCount(9)
      await panel.getByRole('searchbox', { name: 'Sök bland era adresser' }).fill('mölndal vaktm')
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await expectOpenedAccessible(page)
      await panel.getByRole('button', { name: /^Centrumhuset/ }).click()
      await expect(driven).toContainText('Åby Fastigheter AB, Vaktmästeriet, Storgatan 17')
      await expect(driven.getByRole('button', { name: 'Byt adress' })).toBeFocused()
    })

    await test.step('writes one instead, which is still there after a reload', async () => {
      const panel = await openAddresses(page, driven, 'Byt adress')
      await panel.getByRole('button', { name: 'Skriv en annan adress' }).click()
      await expect(driven.getByLabel('Mottagarens namn eller företag')).toBeFocused()
      await nextButton(page, /^Granska/).click({ force: true })
      await expect(driven.getByLabel('Mottagarens namn eller företag')).toBeFocused()
      await expect(driven).toContainText('Fyll i gatuadressen.')
      await driven.getByLabel('Mottagarens namn eller företag').fill('Hotell Svea')
      await driven.getByLabel('Gatuadress').fill('Esplanadgatan 3')
      await driven.getByLabel('Postnummer').fill('221 00')
      await driven.getByLabel('Ort', { exact: true }).fill('Mariehamn')
      await expect(driven.getByLabel('Land', { exact: true })).toHaveValue('AX')
      await expectAccessible(page)
      await page.reload()
      await expect(driven.getByLabel('Gatuadress')).toHaveValue('Esplanadgatan 3')
    })

    await test.step('[CHECKOUT-16] [CHECKOUT-17] cannot go on with an order number that the service refuses', async () => {
      const number = driven.getByLabel('Ert ordernummer')
      await number.fill('§§')
      const asked = page.waitForResponse('**/v4/customers/orders/*/validate')
      await number.blur()
      expect(await (await asked).json()).toMatchObject({ valid: false })
      await expect(driven).toContainText('Skriv ordernumret med bokstäver, siffror')
      await expect(nextButton(page, /^Granska/)).toHaveAttribute('aria-disabled', 'true')
      await number.fill(ownNumber)
      await number.blur()
      await expect(driven).toContainText('Klar')
    })

    await test.step('orders, and sees the address before and after', async () => {
      const line = 'Hotell Svea, Esplanadgatan 3, 221\u00a000 Mariehamn, AX'
      await toSummary(page)
      await expect(docket(page, 'Utkörning')).toContainText(line)
      const place = await placeButton(page)
      const bodies = await readBodies(page, '**/v2/cart/*/checkout')
      await place.click()
      await expectPlaced(page)
      const [{ orderDetails }] = bodies()
      expect(orderDetails.DBI.destination).toMatchObject({ address2: 'Esplanadgatan 3', countryCode: 'AX' })
      expect(orderDetails.DBI.fields.orderNumber).toBe(ownNumber)
      await expect(docket(page, 'Utkörning')).toContainText(line)
      await expect(docket(page, 'Utkörning')).toContainText(ownNumber)
    })
  },
)

import { expectAccessible, expectOpenedAccessible } from './accessible'
import {
  accountButton,
  cartButton,
  docket,
  expectPlaced,
  fillCollected,
  fillDriven,
  listing,
  logIn,
  placeButton,
  quantityOf,
  readBodies,
  smallValve,
  toast,
  toDelivery,
  toSummary,
  valve,
  visit,
  writeAddress,
  searchField,
} from './steps'
import { logInTo, PASSWORD } from '../support/shop-client'
import { expect, test } from './watched-page'

/** Each width has its own account, since both walk at the same time. */
const accounts = { desk: 'tom', van: 'seller' }

test(
  '[CHECKOUT-01] [CHECKOUT-04] [CHECKOUT-09] from an article to a confirmed order, in two deliveries',
  { tag: '@phone' },
  async ({ page, isMobile, baseURL }) => {
    test.setTimeout(300_000)
    const account = isMobile ? accounts.van : accounts.desk
    // Other tests log in by the form too, and leave lines in the cart of the account's first customer.
    await (await logInTo(baseURL ?? '', account)).empty()
    // Pages and dialogs before the cart are judged by axe in the specs of states and flyouts.
    await visit(page, '/')

    await test.step('logs in', async () => {
      await logIn(page, account, PASSWORD)
      await expect(accountButton(page)).toBeFocused()
    })

    await test.step('finds an article by its number and adds it, to be driven out', async () => {
      const search = searchField(page)
      await search.fill(valve.articleNumber)
      await search.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: `Träffar på ”${valve.articleNumber}”` })).toBeVisible()
      await page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click()
      await expect(toast(page, `1 st ${valve.articleNumber} lades i Utkörning`)).toBeVisible()
      await expect(cartButton(page, 1)).toBeVisible()
    })

    await test.step('looks at the article', async () => {
      await page.getByRole('link', { name: valve.articleNumber }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(valve.name)
    })

    await test.step('goes over to fetching in a store', async () => {
      const head = page.getByRole('region', { name: 'Kund och leverans' })
      await head.getByRole('button', { name: isMobile ? /^Utkörning/ : /^Leveranssätt/ }).click()
      await page.getByRole('radio', { name: /^EXH/ }).check()
      await page.getByRole('radio', { name: /^Mölndal/ }).check()
      await expectOpenedAccessible(page)
      await page.getByRole('button', { name: 'Spara', exact: true }).click()
      await expect(head.getByRole('button', { name: /Leverans till butik/ }).first()).toBeVisible()
    })

    await test.step('finds another in its category and adds two', async () => {
      await visit(page, `${listing}?dn=15`)
      await quantityOf(page, smallValve.name).fill('2')
      await page.getByRole('button', { name: `Lägg till ${smallValve.name} i varukorgen` }).click()
      await expect(toast(page, `2 st ${smallValve.articleNumber} lades i Leverans till butik`)).toBeVisible()
      await expect(cartButton(page, 2)).toBeVisible()
    })

    await test.step('sees the cart in two dockets', async () => {
      await cartButton(page, 2).click()
      await page.getByRole('link', { name: 'Till varukorgen' }).click()
      await expect(docket(page, 'Utkörning').getByRole('listitem')).toHaveCount(1)
      await expect(quantityOf(page, valve.name)).toHaveValue('1')
      await expect(docket(page, 'Leverans till butik')).toContainText('Mölndal')
      await expect(quantityOf(page, smallValve.name)).toHaveValue('2')
      await expectAccessible(page)
    })

    await test.step('fills in both deliveries', async () => {
      await toDelivery(page)
      await expectAccessible(page)
      // Tom's customer has no addresses yet; the seller's has one that is preselected.
      if (!isMobile) await writeAddress(page)
      await fillDriven(page)
      await fillCollected(page)
      await expect(page.getByText('2 av 2 klar')).toBeVisible()
      await toSummary(page)
    })

    await test.step('reviews and orders', async () => {
      const place = await placeButton(page)
      await expectAccessible(page)
      const bodies = await readBodies(page, '**/v2/cart/*/checkout')
      await place.click()
      await expectPlaced(page)
      const [{ orderDetails, sendOrderReceipt }] = bodies()
      expect(orderDetails.DBI).toMatchObject({ warehouseId: '100', fields: { reference: 'Tom Holm' } })
      expect(orderDetails.EXH).toMatchObject({ storeId: '110', fields: { recipient: 'Ali Rahimi' } })
      expect(sendOrderReceipt).toBe(true)
    })

    await test.step('sees an order number for each', async () => {
      for (const [delivery, article] of [
        ['Utkörning', valve],
        ['Leverans till butik', smallValve],
      ] as const) {
        await expect(docket(page, delivery)).toContainText(/Ordernummer\s*\d+/)
        await expect(docket(page, delivery)).toContainText(article.articleNumber)
      }
      await expectAccessible(page)
    })
  },
)

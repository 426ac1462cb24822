import { openSession } from '../support/shop-client'
import { expectAccessible, expectOpenedAccessible } from './accessible'
import { cartButton, fillDriven, placeButton, toast, toDelivery, toSummary, valve, visit } from './steps'
import { expect, test } from './signed-in'

/** Turns the clock of an order ahead, as the site administrator of a demo may. */
const turnClock = async (origin: string, orderNumber: string, days: number): Promise<void> => {
  const { access } = await openSession(origin, 'siteadmin')
  const answer = await fetch(`${origin}/services/orders/clock`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ days, orderNumber }),
  })
  expect(answer.status).toBe(200)
}

test(
  '[ORDER-01] [ORDER-04] [ORDER-05] [ORDER-06] [ORDER-07] [ORDER-08] [ORDER-09] [ORDER-10] [ORDER-11] an order is followed to its invoice, claimed, ordered again and exported',
  { tag: '@phone' },
  async ({ page, buyer, origin, isMobile }) => {
    const calls: URL[] = []
    page.on('request', (request) => calls.push(new URL(request.url())))
    const called = (path: RegExp) => calls.some(({ pathname }) => path.test(pathname))
    await buyer.add([{ articleNumber: valve.articleNumber, quantity: 3, label: 'Stam 3' }])
    await visit(page, '/cart')
    await toDelivery(page)
    await fillDriven(page)
    await toSummary(page)
    await (await placeButton(page)).click()
    await expect(page).toHaveURL(/checkout-success-page/)

    const received = await test.step('the number of the confirmation leads to the page of the order', async () => {
      const link = page.getByRole('link', { name: /^\d{6,}$/ })
      const number = (await link.textContent()) ?? ''
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible()
      await expect(page.getByText('Mottagen', { exact: true })).toBeVisible()
      return number
    })

    await test.step('the order is delivered and invoiced in time', async () => {
      await turnClock(origin, received, 60)
      await visit(page, `/mina-sidor/orderhistorik/${received}`)
      await expect(page.getByRole('article', { name: 'Leverans 1' })).toContainText(/Levererad\s*\d/)
      await expect(page).not.toHaveURL(new RegExp(`/${received}$`))
      expect(called(/\/orders\/getOrderId\//)).toBe(true)
      expect(called(/\/orders\/[^/]+\/addresses$/)).toBe(true)
      expect(called(/\/orders\/[^/]+\/invoices$/)).toBe(true)
      await expectAccessible(page)
      for (const name of [/^Orderbekräftelse, PDF/, /^Faktura \d+, PDF/]) {
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name }).click()
        expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
      }
      expect(called(/\/documents\/order-confirmation$/)).toBe(true)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Ladda ner' }).click()
      await page.getByRole('button', { name: /csv/ }).click()
      expect((await saved).suggestedFilename()).toMatch(/^order-\d+\.csv$/)
    })

    await test.step('its rows are put in a list', async () => {
      await page.getByRole('button', { name: 'Lägg i en lista' }).press('Enter')
      await page.getByLabel('Namn på en ny lista').fill(`Från order ${received}`)
      await page.getByRole('button', { name: 'Skapa och lägg i' }).press('Enter')
      await expect(toast(page, /Från order/)).toBeVisible()
    })

    await test.step('its documents go by mail, with a message', async () => {
      await page.getByRole('button', { name: 'Mejla dokument' }).click()
      await page.getByRole('textbox', { name: 'Meddelande' }).fill('Till attest')
      await expectOpenedAccessible(page)
      await page.getByRole('button', { name: 'Mejla', exact: true }).click()
      await expect(page.getByText(/^Skickat till /)).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('a row is claimed by keys alone', async () => {
      await page.getByRole('button', { name: 'Reklamera, returnera eller fråga' }).press('Enter')
      await page.getByRole('checkbox', { name: new RegExp(valve.articleNumber) }).press('Space')
      await page.getByLabel(`Antal av ${valve.name}`).fill('2')
      await page.getByRole('textbox', { name: 'Beskriv ärendet' }).fill('Läcker i packboxen')
      await expectOpenedAccessible(page)
      await page.getByRole('button', { name: 'Skicka ärendet' }).press('Enter')
      await expect(page.getByText(/Ärendenummer \S+/)).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('it is ordered again', async () => {
      await page.getByRole('button', { name: 'Köp igen' }).click()
      await expect(page.getByRole('checkbox', { name: new RegExp(valve.articleNumber) })).toBeChecked()
      await expectOpenedAccessible(page)
      await page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click()
      await expect(toast(page, '1 rad lades i varukorgen.')).toBeVisible()
      if (!isMobile) await expect(cartButton(page, 1)).toBeVisible()
      expect(await buyer.lines()).toMatchObject([{ articleNumber: valve.articleNumber, quantity: 3, label: 'Stam 3' }])
    })

    await test.step('it is found in the history, which is saved as a file', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Orderhistorik', exact: true }).last().click()
      await expect(page.getByRole('link', { name: /^\d{6,}$/ }).first()).toBeVisible()
      calls.length = 0
      const search = page.getByRole('form', { name: 'Sök bland ordrar' })
      await search.getByLabel('Status').selectOption({ label: 'Levererad, fakturerad' })
      await search.getByRole('searchbox', { name: 'Sök' }).fill(`${valve.articleNumber} stam`)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/sok=.*status=fakturerad/)
      const row = page.getByRole('row').filter({ hasText: 'Levererad, fakturerad' }).first()
      await expect(row).toBeVisible()
      const asked = () => calls.findLast(({ pathname }) => pathname.endsWith('/orders/search'))?.searchParams
      await expect
        .poll(() => Object.fromEntries(asked() ?? []))
        .toMatchObject({ q: `${valve.articleNumber} stam`, orderStatus: 'invoiced', limit: '15' })
      await expectAccessible(page)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exportera ordrar' }).click()
      await page.getByRole('button', { name: /xlsx/ }).click()
      expect((await saved).suggestedFilename()).toMatch(/^ordrar-.*\.xlsx$/)
    })
  },
)

test(
  '[ORDER-09] filters and pages of the history are asked for by seven keys, and the follow-up shows what was spent',
  { tag: '@phone' },
  async ({ page }) => {
    const calls: URL[] = []
    page.on('request', (request) => calls.push(new URL(request.url())))
    await test.step('filters and pages are asked for by seven keys', async () => {
      await visit(
        page,
        '/mina-sidor/orderhistorik?sok=kul&status=oppna&fran=2025-01-01&till=2026-12-31&sortera=aldsta&sida=2',
      )
      await expect.poll(() => calls.some(({ pathname }) => pathname.endsWith('/orders/search'))).toBe(true)
      const asked = calls.find(({ pathname }) => pathname.endsWith('/orders/search'))
      expect([...(asked?.searchParams.keys() ?? [])].toSorted()).toEqual([
        'fromDate',
        'limit',
        'offset',
        'orderStatus',
        'q',
        'sort',
        'toDate',
      ])
      const search = page.getByRole('form', { name: 'Sök bland ordrar' })
      await expect(search.getByRole('searchbox', { name: 'Sök' })).toHaveValue('kul')
      await expect(search.getByLabel('Status')).toHaveValue('open')
      await expect(search.getByLabel('Från')).toHaveValue('2025-01-01')
    })

    await test.step('the financial follow-up shows what it cost', async () => {
      await visit(page, '/mina-sidor/ekonomi')
      await expect(page.getByRole('img', { name: 'Inköp per månad' })).toBeVisible()
      await expect(
        page.getByRole('table', { name: 'Obetalda fakturor' }).or(page.getByText('Inga obetalda fakturor.')),
      ).toBeVisible()
      await expectAccessible(page)
    })
  },
)

import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible'
import { articleNumbers } from '../support/shop-client'
import { cartButton, holdRequests, smallValve, toast, valve, visit, visitStarted } from './steps'
import { expect, test } from './signed-in'

const number = (page: Page, row: number) => page.getByLabel(`Artikelnummer, rad ${row}`, { exact: true })
const quantity = (page: Page, row: number) => page.getByLabel(`Antal, rad ${row}`, { exact: true })

/** Puts text in as from the clipboard, which a page may not be given otherwise. */
const paste = (page: Page, text: string): Promise<void> =>
  number(page, 1).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Of every kind: with a head, tabs, semicolons and spaces between, twice the same, and faults. */
const list = [
  'Artikel\tAntal',
  `${valve.articleNumber}\t12`,
  '2417316;3',
  '4208102   2',
  '1630522\t7',
  '4207903\t1',
  '9999999\t1',
  '420 81 03\t2,5',
  `${valve.articleNumber} 1`,
].join('\r\n')

interface Numbers {
  readonly ean: string
  readonly attributes: readonly { readonly attributeName: string; readonly attributeValue: string }[]
}

/** What others call an article. */
const numbersOf = async (page: Page, article: string): Promise<Numbers> => {
  const query = `{ variants(articleNumbers: ["${article}"]) { ean attributes { attributeName attributeValue } } }`
  const answer = await page.request.post('/services/graphql', { data: { query } })
  return (await answer.json()).data.variants[0]
}

test('[CART-52] number, Tab, quantity, Enter goes to the next row, and what is typed is in the cart', async ({
  page,
  buyer,
}) => {
  await visit(page, '/snabborder')
  await number(page, 1).focus()
  await page.keyboard.type(valve.articleNumber)
  await page.keyboard.press('Tab')
  await expect(quantity(page, 1)).toBeFocused()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(number(page, 2)).toBeFocused()
  await expect(page.getByRole('link', { name: valve.name })).toBeVisible()
  await page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click()
  await expect(toast(page, '1 rad lades i varukorgen.')).toBeVisible()
  await expect.poll(async () => (await buyer.lines()).map((line) => line.quantity)).toEqual([3])
})

test(
  '[CART-52] a pasted list says what each row gives, adds what can be added and keeps the rest',
  { tag: '@phone' },
  async ({ page, buyer }) => {
    await visit(page, '/snabborder')

    await test.step('given a list of every kind, each row has its result', async () => {
      await paste(page, list)
      const rows = page.getByRole('form', { name: 'Snabborder' }).getByRole('listitem')
      await expect(rows).toHaveCount(9)
      await expect(rows.nth(0)).toContainText(valve.name)
      await expect(rows.nth(1)).toContainText('PEX rör i rör')
      await expect(rows.nth(3)).toContainText('säljs i steg om 10.')
      await expect(rows.nth(4)).toContainText('har utgått och är slut.')
      await expect(rows.nth(5)).toContainText('Vi har ingen artikel med det numret.')
      await expect(quantity(page, 7)).toHaveValue('2,5')
      await expect(rows.nth(6)).toContainText('Säljs i hela')
      await expect(rows.nth(7)).toContainText('Samma artikel som rad 1. Antalen läggs ihop.')
      await expectAccessible(page)
    })
    await test.step('when the page is loaded again, nothing is lost', async () => {
      await page.reload()
      await expect(number(page, 8)).toHaveValue(valve.articleNumber)
      await expect(page.getByText('Vi har ingen artikel med det numret.')).toBeVisible()
    })
    await test.step('when all are added, the good ones are in the cart and the others stay with their message', async () => {
      await expect(page.getByText('4 rader har fel och läggs inte till.')).toBeVisible()
      await page.getByRole('button', { name: 'Lägg 4 rader i varukorgen' }).click()
      await expect(page.getByText('4 rader behöver rättas.')).toBeVisible()
      await expect(number(page, 1)).toHaveValue('1630522')
      await expect(page.getByText('Vi har ingen artikel med det numret.')).toBeVisible()
      const inCart = async () =>
        Object.fromEntries((await buyer.lines()).map((line) => [line.articleNumber, line.quantity]))
      await expect.poll(inCart).toEqual({ [valve.articleNumber]: 13, '2417316': 3, '4208102': 2 })
    })
    await test.step('a fault is mended by a press', async () => {
      await page.getByRole('button', { name: 'Ändra till 10', exact: true }).click()
      await expect(quantity(page, 1)).toHaveValue('10')
      await page.getByRole('button', { name: `Byt till ${valve.articleNumber}` }).click()
      await expect(number(page, 2)).toHaveValue(valve.articleNumber)
    })
  },
)

test('[CART-52] RSK, EAN and the number of a make find the article, and the row says which', async ({
  page,
  buyer,
}) => {
  const { ean, attributes } = await numbersOf(page, '2417316')
  const make = attributes.find(({ attributeName }) => attributeName === 'Lev.art.nr')?.attributeValue ?? ''
  await visit(page, '/snabborder')
  await paste(page, `RSK 420 81 03;2\r\n${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)};1\r\n${make};2`)
  const rows = page.getByRole('form', { name: 'Snabborder' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText(valve.name)
  await expect(rows.nth(1)).toContainText('EAN, vårt artikelnummer 2417316')
  await expect(rows.nth(2)).toContainText('Leverantörens nummer, vårt artikelnummer 2417316')
  await expect(rows.nth(2)).toContainText('Samma artikel som rad 2. Antalen läggs ihop.')
  await page.getByRole('button', { name: 'Lägg 3 rader i varukorgen' }).click()
  const inCart = async () =>
    Object.fromEntries((await buyer.lines()).map((line) => [line.articleNumber, line.quantity]))
  await expect.poll(inCart).toEqual({ [valve.articleNumber]: 2, '2417316': 3 })
})

/** Two makes have given the same number to an article each. */
const sharedNumber = async (page: Page, shared: string, articles: readonly string[]): Promise<void> => {
  await page.route('**/services/getEntitiesByAttribute', (route) =>
    (route.request().postData() ?? '').includes('"number"')
      ? route.fulfill({
          json: { results: { count: articles.length, items: articles.map((id) => ({ type: 'Variant', id })) } },
        })
      : route.fallback(),
  )
  await page.route('**/services/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('getVariants')) return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    return route.fulfill({
      response,
      body: text.replaceAll(
        /"attributeName":"Lev\.art\.nr","attributeValue":"[^"]*"/g,
        `"attributeName":"Lev.art.nr","attributeValue":"${shared}"`,
      ),
    })
  })
}

test('[CART-52] of articles with the same number somebody chooses one', async ({ page, buyer }) => {
  await sharedNumber(page, 'NV-1000', [valve.articleNumber, '2417316'])
  await visit(page, '/snabborder')
  await paste(page, 'nv 1000;2')
  await expect(page.getByText('2 artiklar har det numret. Välj en.')).toBeVisible()
  await expect(page.getByText('1 rad har fel och läggs inte till.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lägg i varukorgen' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: new RegExp(`${valve.name}, ${valve.articleNumber}$`) }).click()
  await expect(number(page, 1)).toHaveValue(valve.articleNumber)
  await page.getByRole('button', { name: 'Lägg 1 rad i varukorgen' }).click()
  const inCart = async () => (await buyer.lines()).map((line) => [line.articleNumber, line.quantity])
  await expect.poll(inCart).toEqual([[valve.articleNumber, 2]])
})

test('[CART-52] the row of a docket takes any number as well', async ({ page, buyer }) => {
  const { ean } = await numbersOf(page, '2417316')
  await buyer.add([{ articleNumber: valve.articleNumber, quantity: 1 }])
  await visit(page, '/cart')
  const form = page.getByRole('form', { name: /^Lägg till rad i/ })
  await form.getByLabel('Artikelnummer').fill(ean)
  await form.getByRole('button', { name: 'Lägg till rad' }).click()
  await expect(form.getByText('1 rad tillagd.')).toBeVisible()
  await expect.poll(async () => (await buyer.lines()).map((line) => line.articleNumber)).toContain('2417316')
})

test('[CART-52] rows survive a service that does not answer', async ({ page, faults }) => {
  faults.foresee(/503/)
  await visitStarted(page, '/snabborder')
  // Whose prices hold is known: another customer would have all of them asked for again.
  await expect(cartButton(page, 0)).toBeVisible()
  await page.route('**/services/graphql', (route) =>
    (route.request().postData() ?? '').includes('getVariants')
      ? route.fulfill({ status: 503, json: { message: 'Paus', code: 'PAUSED' } })
      : route.fallback(),
  )
  await paste(page, `${valve.articleNumber}\t2\n2417316\t1`)
  await expect(page.getByText('Artikeln kunde inte kontrolleras.')).toHaveCount(2)
  await page.getByRole('button', { name: 'Lägg 2 rader i varukorgen' }).click()
  await expect(
    page.getByText('Artiklarna kunde inte kontrolleras. Inget lades i varukorgen, försök igen.'),
  ).toBeVisible()

  await page.unroute('**/services/graphql')
  await page.getByRole('button', { name: 'Försök igen' }).first().click()
  await expect(page.getByRole('link', { name: valve.name })).toBeVisible()
  await page.getByRole('button', { name: 'Lägg 2 rader i varukorgen' }).click()
  await expect(toast(page, '2 rader lades i varukorgen.')).toBeVisible()
})

test('[CART-52] two hundred pasted rows are looked up in one call', async ({ page, origin }) => {
  const numbers = await articleNumbers(origin, 200)
  let calls = 0
  await visit(page, '/snabborder')
  // Whose prices hold is known: another customer would have all of them asked for again.
  await expect(cartButton(page, 0)).toBeVisible()
  await page.route('**/services/graphql', (route) => {
    if ((route.request().postData() ?? '').includes('getVariants')) calls += 1
    return route.fallback()
  })
  await paste(page, numbers.map((article) => `${article}\t1`).join('\n'))
  await expect(number(page, 200)).toHaveValue(numbers[199] ?? '')
  await expect.poll(() => calls).toBe(1)
  await expect(page.getByText('Söker artikeln')).toHaveCount(0)
  expect(calls).toBe(1)
  await quantity(page, 100).fill('2')
  const faulty = await page
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-invalid]') })
    .count()
  await expect(page.getByRole('button', { name: `Lägg ${200 - faulty} rader i varukorgen` })).toBeVisible()
  await expect(page.getByText(`${faulty} rader har fel och läggs inte till.`)).toBeVisible()
})

test('[CATALOG-24] a price at a quantity that comes late moves nothing below it', async ({ page }) => {
  await visitStarted(page, '/snabborder')
  await expect(cartButton(page, 0)).toBeVisible()
  const release = await holdRequests(page, '**/prices/*/brackets')
  await paste(page, `${valve.articleNumber}\t100\n${smallValve.articleNumber}\t100`)
  const button = page.getByRole('button', { name: 'Lägg 2 rader i varukorgen' })
  await expect(page.getByRole('link', { name: smallValve.name })).toBeVisible()
  const before = await button.boundingBox()

  release()
  await expect(page.getByText(/ vid 100 st$/)).toHaveCount(2)

  expect((await button.boundingBox())?.y).toBe(before?.y)
})

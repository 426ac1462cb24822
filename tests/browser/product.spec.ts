import { smallValve, valve, visit } from './steps'
import { expect, test } from './watched-page'

const pageOf = (slug: string): string => `/produkt/${slug}`
const valvePage = pageOf('kulventil-ff-1000-dn20-4208103')

test.describe('the page of an article', () => {
  const kinds = [
    ['an ordinary one', 'kulventil-ff-1000-dn20-4208103', /st i lager/],
    ['one with bracket prices by the metre', 'kopparror-hart-15x1-0-mm-2311115', /så blir priset/],
    ['a chemical', 'rostlosare-castor-400-ml-6860001', /H222 Extremt brandfarlig aerosol/],
    ['a discontinued one', 'kulventil-ff-900-dn20-4207903', /Utgått/],
    ['one whose price is on request', 'varmvattenberedare-150-l-6530150', /Pris på förfrågan/],
    ['one that is sold in stores alone', 'presskulventil-pv-35-mm-4208235', /Kulventil med pressändar/],
  ] as const
  for (const [what, slug, says] of kinds) {
    test(`${what} says so`, async ({ page }) => {
      await visit(page, pageOf(slug))
      await expect(page.getByRole('main')).toContainText(says)
    })
  }

  test('has a data sheet that opens as PDF', async ({ page, request }) => {
    await visit(page, valvePage)
    const link = page.getByRole('link', { name: `Produktdatablad för ${valve.articleNumber}` })
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('gives its number by one press', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(page, valvePage)
    await page.getByRole('button', { name: `Kopiera Art.nr ${valve.articleNumber}` }).click()
    await expect(page.getByText(`${valve.articleNumber} är kopierat`)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(valve.articleNumber)
  })

  test('leads to the other sizes of its product, in their order', async ({ page }) => {
    await visit(page, valvePage)
    const table = page.getByRole('region', { name: 'Alla dimensioner' })
    const numbers = table.getByRole('link', { name: /^42081\d\d$/ })
    await expect(numbers).toHaveText(['4208101', '4208102', '4208103', '4208104', '4208105', '4208106'])
    await numbers.nth(1).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(smallValve.name)
  })

  test('tells what the stores nearest hold, and where the rest is', async ({ page }) => {
    await visit(page, valvePage)
    const stock = page.getByRole('region', { name: 'Lager', exact: true })
    await expect(stock.getByRole('row', { name: /^Mölndal.*38 st i lager/ })).toBeVisible()
    await expect(stock.getByRole('row', { name: /^Göteborg Ringön.*4 st i lager/ })).toBeVisible()
    await stock.getByRole('button', { name: /Saldo i alla \d+ butiker/ }).click()
    await expect(page.getByRole('dialog').getByRole('row', { name: /^Mölndal/ })).toBeVisible()
  })

  test('on paper is what it says, without what can be pressed', async ({ page }) => {
    await visit(page, valvePage)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true, hasNotText: /^[\d-]+$/ })).toHaveCount(0)
    await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0)
  })

  test('is a product with an offer to search engines', async ({ page }) => {
    await visit(page, valvePage)
    const told: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(told).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          sku: valve.articleNumber,
          gtin13: '7391242081036',
          offers: {
            '@type': 'Offer',
            price: '307.50',
            priceCurrency: 'SEK',
            availability: 'https://schema.org/InStock',
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    })
  })
})

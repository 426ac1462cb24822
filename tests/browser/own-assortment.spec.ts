import { expect, test } from './signed-in'
import { listing, visit } from './steps'

test('[CATALOG-20] a customer with an assortment has it said in every call for breadcrumbs', async ({ page }) => {
  const asked = new Array<string | null>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.includes('/breadcrumbs/')) asked.push(url.searchParams.get('assortment'))
  })
  await visit(page, listing)
  await expect.poll(() => asked.at(-1)).toBe('fastighetsskotsel')
  asked.length = 0
  await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link').last().click()
  await expect.poll(() => asked).toContain('fastighetsskotsel')
  expect(new Set(asked)).toEqual(new Set(['fastighetsskotsel']))
})

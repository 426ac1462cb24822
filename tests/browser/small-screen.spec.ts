import { listing, valve, visit } from './steps'
import { expect, test } from './watched-page'

const phone = { tag: '@phone' }

test('price and button of an article are within the first screen', phone, async ({ page, isMobile }) => {
  await visit(page, `/produkt/kulventil-ff-1000-dn20-${valve.articleNumber}`)
  const buying = page.getByRole('region', { name: 'Köp' })
  await expect(buying.getByText('307,50').first()).toBeInViewport({ ratio: 1 })
  await expect(
    buying.getByRole('button', { name: isMobile ? 'Lägg till' : 'Lägg i varukorgen', exact: true }),
  ).toBeInViewport({ ratio: 1 })
})

test('a listing folds what a product has more than three of on a small screen', phone, async ({ page, isMobile }) => {
  await visit(page, listing)
  const group = page.getByRole('article').filter({ has: page.getByRole('heading', { name: valve.name.slice(0, 17) }) })
  const rows = group
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('link'), visible: true })
  const unfold = group.first().getByRole('button', { name: /^Visa alla \d+ artiklar av / })
  if (!isMobile) {
    await expect(rows).toHaveCount(6)
    await expect(unfold).toBeHidden()
    return
  }
  await expect(rows).toHaveCount(3)
  await unfold.click()
  await expect(rows).toHaveCount(6)
  await expect(unfold).toBeHidden()
  await expect(rows.nth(3).getByRole('link').first()).toBeFocused()
})

import { listing, searchField, valve, visit } from './steps'
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

test(
  'the search sheet of a small screen offers the departments before anything is typed',
  phone,
  async ({ page, isMobile }) => {
    await visit(page, '/snabborder')
    if (isMobile) await page.getByRole('navigation', { name: 'Genvägar' }).getByRole('button', { name: 'Sök' }).click()
    else await searchField(page).click()
    const department = page.getByRole('banner').getByRole('link', { name: 'Golv och avlopp', exact: true })
    if (!isMobile) {
      // A desk has its menus in sight: the one on the plate alone.
      await expect(department).toHaveCount(1)
      return
    }
    await expect(page.getByText(/^Sök på artikelnummer, RSK/)).toBeVisible()
    await department.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Golv och avlopp' })).toBeVisible()
    await expect(page.getByText(/^Sök på artikelnummer, RSK/)).toBeHidden()
  },
)

import { expectAccessible } from './accessible'
import { logIn, searchField, visit } from './steps'
import { expect, test } from './watched-page'

const PASSWORD = 'Fackhandel-2026'

test(
  '[SEARCH-01] a page is found by its words and opened, without leaving the keyboard',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/')
    const field = searchField(page)
    await field.fill('reklamation')
    // On a small screen's page the field leads to the results, without suggestions of its own.
    if (!isMobile) {
      const hits = page.getByRole('rowgroup', { name: 'Sidor' })
      await expect(hits.getByRole('link').first()).toHaveAttribute('href', '/kundservice/retur-och-reklamation')
    }
    await field.press('Enter')
    const pages = page.getByRole('region', { name: 'Sidor' })
    await pages.getByRole('link', { name: /Retur och reklamation/ }).press('Enter')
    await expect(page).toHaveURL(/\/kundservice\/retur-och-reklamation$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Retur och reklamation' })).toBeVisible()
    await expect(page).toHaveTitle(/^Retur och reklamation/)
  },
)

test('[ROUTE-04] a parent shows its pages, and every one opens', async ({ page }) => {
  await visit(page, '/rad-och-tips')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Välj rätt kulventil' }).click()
  await expect(page.getByRole('columnheader', { name: 'Kopparrör' })).toBeVisible()
  await expectAccessible(page)
  const beside = page.getByRole('navigation', { name: 'Mer under Råd och tips' })
  await beside.getByRole('link', { name: 'Montering av ventiler' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Montering av ventiler' })).toBeVisible()
})

test('[CONTENT-03] a page for those who are logged in asks a visitor to log in, and then opens', async ({ page }) => {
  // The message is looked for while the page comes to life: it goes after three seconds.
  const messages = page.getByRole('status', { name: 'Meddelanden' })
  await Promise.all([visit(page, '/tjanster/prisavtal'), expect(messages).toContainText('Vänligen logga in')])
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Rabattgrupp')).toHaveCount(0)
  await page.getByRole('dialog').press('Escape')
  await logIn(page, 'tom', PASSWORD)
  await expect(page.getByRole('button', { name: /^Ditt konto/ })).toBeVisible()
  await page.goto('/tjanster/prisavtal')
  await expect(page.getByRole('columnheader', { name: 'Rabattgrupp' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ faults }) => faults.foresee(/^csp GET .*\.js$/))

  test('[ROUTE-05] a page can be read', async ({ page }) => {
    await page.goto('/kundservice/leverans-och-frakt')
    await expect(page.getByRole('cell', { name: 'Expressutkörning' })).toBeVisible()
  })
})

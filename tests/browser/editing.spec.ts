import { expectAccessible } from './accessible'
import { accountButton, logIn, visit } from './steps'
import { expect, test } from './watched-page'

const PASSWORD = 'Fackhandel-2026'

test('[CONTENT-01] [CONTENT-36] what an editor publishes is seen in the shop at once, and no more when it is taken back', async ({
  page,
  browser,
}) => {
  await visit(page, '/')
  await logIn(page, 'siteadmin', PASSWORD)
  await expect(accountButton(page)).toBeVisible()
  await visit(page, '/redaktion')
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Sök innehåll' }).fill('rörhandel')
  const entries = page.getByRole('list', { name: 'Innehåll' }).getByRole('link')
  const name = (await entries.first().textContent()) ?? ''
  await entries.first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext()
  const reader = await elsewhere.newPage()
  const listed = async () => {
    await reader.goto('/aterforsaljare')
    return reader.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  }
  const before = await listed()
  expect(before).toContain(name)

  await page.getByRole('textbox', { name: 'name', exact: true }).fill(`${name} Nya`)
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByText('Ändrad, inte publicerad')).toBeVisible()
  expect(await listed()).toEqual(before)
  await page.getByRole('button', { name: 'Publicera', exact: true }).click()
  await expect(page.getByText('Publicerat. Ändringen syns i shoppen.')).toBeVisible()
  expect(await listed()).toContain(`${name} Nya`)

  await page.getByRole('button', { name: 'Avpublicera' }).click()
  await expect(page.getByText('Avpublicerat. Posten syns inte i shoppen.')).toBeVisible()
  expect(await listed()).toHaveLength(before.length - 1)

  await page.getByRole('textbox', { name: 'name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Spara' }).click()
  await expect(page.getByText('Sparat. Publicera för att det ska synas i shoppen.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicera', exact: true }).click()
  await expect(page.getByText('Publicerat. Ändringen syns i shoppen.')).toBeVisible()
  expect(await listed()).toEqual(before)
  await elsewhere.close()
})

test(
  '[CONTENT-24] [CONTENT-26] a form says what is wrong, keeps what is written over a reload, and is sent with a receipt',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/kundservice/kontakta-oss')
    const form = page.getByRole('region', { name: 'Skriv till oss' })
    await form.getByRole('textbox', { name: 'Namn' }).fill('Petra Sandell')
    await form.getByRole('textbox', { name: 'E-post' }).fill('petra')
    await form.getByRole('textbox', { name: 'Din fråga' }).fill('Har ni 4208103 i lager?')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Skicka' }).click()
    await expect(form.getByRole('textbox', { name: 'E-post' })).toBeFocused()
    await expect(form.getByText('Skriv en e-postadress')).toBeVisible()
    await page.reload()
    await expect(form.getByRole('textbox', { name: 'Namn' })).toHaveValue('Petra Sandell')
    await expect(form.getByRole('textbox', { name: 'Din fråga' })).toHaveValue('Har ni 4208103 i lager?')
    await form.getByRole('textbox', { name: 'E-post' }).fill('petra@foretag.se')
    await form.getByRole('combobox', { name: 'Vad gäller det?' }).selectOption('En artikel')
    await form.getByRole('radio', { name: 'Per e-post' }).check()
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Skicka' }).click()
    await expect(page.getByText('Tack för ditt meddelande')).toBeVisible()
    await expect(page.getByText(/Ditt ärende har nummer 9\d{5}\./)).toBeVisible()
  },
)

test('[CONTENT-32] a line of information that was closed stays closed, also while a page loads', async ({ page }) => {
  await visit(page, '/')
  const line = page.getByRole('region', { name: 'Information' })
  await expect(line).toContainText('Sista utkörning före jul')
  await line.getByRole('button', { name: /^Stäng/ }).click()
  await expect(line).toHaveCount(0)
  await page.goto('/sortiment', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('while content cannot be had, a page says so, and is there again when it can', async ({ page, faults }) => {
  faults.foresee(/503/)
  await visit(page, '/rad-och-tips')
  const first = page.getByRole('main').getByRole('link', { name: 'Välj rätt kulventil' })
  await expect(first).toBeVisible()
  await page.route('**/content/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'CONTENT_UNAVAILABLE', message: 'Content not found' } }),
  )
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Råd och tips')
  await expect(page.getByRole('columnheader', { name: 'Kopparrör' })).toHaveCount(0)
  await page.unroute('**/content/**')
  await page.getByRole('link', { name: 'Försök igen' }).click()
  await expect(page.getByRole('columnheader', { name: 'Kopparrör' })).toBeVisible()
})

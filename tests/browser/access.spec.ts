import { accountButton, cartButton, listing, logIn, toast, valve, visit, visitStarted } from './steps'
import { PASSWORD } from '../support/shop-client'
import { expect, test } from './watched-page'

for (const path of ['/cart', '/delivery', '/summary', '/checkout-success-page']) {
  test(`[ROUTE-02] [ROUTE-29] ${path} asks a visitor to log in`, async ({ page }) => {
    // The message is looked for while the page comes to life: it goes after three seconds.
    await Promise.all([visit(page, path), expect(toast(page, 'Vänligen logga in')).toBeVisible()])
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('dialog', { name: /^Logga in på/ })).toBeVisible()
  })
}

test('a wrong password is told at the form, which keeps the user name', async ({ page, faults }) => {
  faults.foresee(/401/)
  await visit(page, '/')
  await logIn(page, 'tom', 'inte-rätt')

  const form = page.getByRole('dialog')
  await expect(form.getByText('Fel användarnamn eller lösenord')).toBeVisible()
  await expect(form.getByLabel('Användarnamn eller e-post')).toHaveValue('tom')
  await expect(form.getByLabel('Lösenord')).toHaveAccessibleDescription(/Fel användarnamn eller lösenord/)
})

test('the log-in dialog has its first focus on the user name, and gives focus back when Esc closes it', async ({
  page,
}) => {
  await visit(page, '/')
  const opener = page.getByRole('button', { name: 'Logga in', exact: true })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByLabel('Användarnamn eller e-post')).toBeFocused()

  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[CART-54] a visitor who buys is asked to log in, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  await visit(page, listing)
  page.on('request', (request) => {
    if (request.url().includes('/v2/cart')) sent.push(request.url())
  })

  // The message goes after three seconds, which is not long on a busy machine.
  await Promise.all([
    expect(toast(page, 'Vänligen logga in')).toBeVisible(),
    page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` }).click(),
  ])

  await expect(page.getByRole('dialog', { name: /^Logga in på/ })).toBeVisible()
  expect(sent).toEqual([])
})

test('[SHELL-06] a message goes after three seconds', async ({ page }) => {
  // A call that is under way would be given up when the clock is moved.
  await visitStarted(page, listing)
  const add = page.getByRole('button', { name: `Lägg till ${valve.name} i varukorgen` })
  const told = toast(page, 'Vänligen logga in')
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  await add.click()
  await expect(told).toBeVisible()
  await page.clock.runFor(2999)
  await expect(told).toBeVisible()
  await page.clock.runFor(1)
  await expect(told).toHaveCount(0)
})

test(
  '[CUSTOMER-18] who goes over to a suspended customer is told so',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/')
    await logIn(page, 'nyrorhord', PASSWORD)
    await expect(accountButton(page)).toBeVisible()
    await expect(cartButton(page, 0)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const head = page.getByRole('region', { name: 'Kund och leverans' })
    await head.getByRole('button', { name: isMobile ? /^Utkörning/ : /^Kund/ }).click()
    await page.getByRole('radio', { name: /^301190/ }).check()
    await page.getByRole('button', { name: /^Arbeta som 301190/ }).click()

    const told = page.getByRole('dialog', { name: 'Kundkontot är spärrat' })
    await expect(told).toContainText('Ert kundkonto är spärrat. Kontakta oss för hjälp.')
    await told.getByRole('button', { name: 'Jag förstår' }).click()
    await expect(told).toBeHidden()
  },
)

import { accountButton, readBodies, visit } from './steps'
import { expect, test } from './watched-page'

const settings = {
  punchout: { callback_url: 'https://inkop.example/oci', companyName: 'Köpman Bygg AB' },
  HOOK_URL: 'https://inkop.example/oci',
  Bolag: 'Köpman Bygg AB',
  email: 'inkop@fackhandel.example',
  logonId: 'inkop',
  oci: 'Fackhandel-2026',
  last_used: 1_780_300_000_000,
  // Damaged: it is warned of, and the plain e-mail address is used.
  User: 'rappakalja',
}

test('[AUTH-11] [ERROR-06] [SESSION-07] [CUSTOMER-14] [DELIVERY-37] a start with punchout settings logs their user in, with one delivery, until they log out', async ({
  page,
  faults,
}) => {
  faults.foresee(/stored user session/)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const logIns = await readBodies(page, '**/services/v2/oci/sessions')
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v3/customers')) lists.push(new URL(request.url()).search)
  })
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('punched-out') !== null) return
    sessionStorage.setItem('punched-out', '1')
    localStorage.setItem('punchout-settings', value)
  }, JSON.stringify(settings))

  await visit(page, '/')
  await expect(accountButton(page)).toBeVisible()
  expect(logIns()).toEqual([
    { logonId: 'inkop', logonPassword: settings.oci, email: settings.email, Bolag: settings.Bolag },
  ])
  expect(warnings).toEqual([expect.stringContaining('stored user session')])
  expect(lists[0]).toContain('virtualContext=true')

  const head = page.getByRole('region', { name: 'Kund och leverans' })
  await head.getByRole('button', { name: /^Leveranssätt/ }).click()
  await expect(page.getByRole('radio', { name: /^(DBI|EXH|XXX|EXB)/ })).toHaveCount(1)
  await page.keyboard.press('Escape')

  await accountButton(page).click()
  await expect(page.getByText('Inloggad av ert inköpssystem')).toBeVisible()
  await page.getByRole('button', { name: 'Logga ut' }).click()
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
  await visit(page, '/')
  await expect(page.getByRole('button', { name: 'Logga in', exact: true })).toBeVisible()
  expect(logIns()).toHaveLength(1)
})
